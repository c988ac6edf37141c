from carrom.ui.art.widgets.base import Action
from carrom.ui.settings.kept import kept_choice


def test_a_number_written_by_hand_stands_between_those_offered() -> None:
    told: list[int] = []
    choice = kept_choice("Matches kept", 260, told.append)
    assert choice.chosen == "260"
    choice.on_action(Action.RIGHT)
    choice.on_action(Action.LEFT)
    choice.on_action(Action.LEFT)
    assert told == [500, 260, 200]
