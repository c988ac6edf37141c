from xml.etree import ElementTree

from carrom.arena.chart import chart


def test_every_point_is_drawn_with_its_interval_from_left_to_right() -> None:
    points = [(0.1, 9.0, 8.5, 9.5), (1.0, 25.0, 23.0, 27.0), (2.0, 40.0, 36.0, 44.0)]
    picture = ElementTree.fromstring(chart("A & B", "error", "strokes", points))
    circles = picture.findall("{http://www.w3.org/2000/svg}circle")
    xs, ys = ([float(c.attrib[k]) for c in circles] for k in ("cx", "cy"))
    assert xs == sorted(xs) and len(xs) == 3
    assert ys == sorted(ys, reverse=True)
    assert all(0 < y < 360 for y in ys)
