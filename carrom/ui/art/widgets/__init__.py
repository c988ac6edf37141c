"""Things to press, slide, pick and fill in, for mouse, keyboard and controller.

They are the game's own: arcade.gui would bring its pictures and fonts, which neither follow the
window's size nor shape Devanagari, and it passes a press on a button on to the view below.
"""

from carrom.ui.art.widgets.base import Action, Widget
from carrom.ui.art.widgets.binding_field import BindingField
from carrom.ui.art.widgets.button import Button, Look
from carrom.ui.art.widgets.choice import Choice
from carrom.ui.art.widgets.group import WidgetGroup
from carrom.ui.art.widgets.layout import Part, column, row
from carrom.ui.art.widgets.list_view import ListRow, ListView
from carrom.ui.art.widgets.panel import draw_panel
from carrom.ui.art.widgets.scroll_bar import ScrollBar, soften_edges
from carrom.ui.art.widgets.scrolled import Scrolled
from carrom.ui.art.widgets.slider import Slider
from carrom.ui.art.widgets.text_field import TextField
from carrom.ui.art.widgets.toggle import Toggle

__all__ = [
    "Action",
    "BindingField",
    "Button",
    "Choice",
    "ListRow",
    "ListView",
    "Look",
    "Part",
    "ScrollBar",
    "Scrolled",
    "Slider",
    "TextField",
    "Toggle",
    "Widget",
    "WidgetGroup",
    "column",
    "draw_panel",
    "row",
    "soften_edges",
]
