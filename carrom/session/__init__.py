"""One match in motion; draws nothing."""
