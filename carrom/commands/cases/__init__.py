"""Rule cases: strokes and games written as tables, judged by the rule book that a match uses."""
