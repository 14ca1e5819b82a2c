"""The cell of main.swift as a tree of Taffy, by the package stretchable of PyPI. Each layout has another width than the one before."""

import sys

from stretchable import Node
from stretchable.style import AUTO, PCT, FlexDirection

title, time, spacer, body, picture = (
    Node(size=(90, 22), flex_shrink=0), Node(size=(30, 20.5), flex_shrink=0), Node(flex_grow=1, min_size=(8, 0)),
    Node(size=(AUTO, 82), margin=(4, 0, 0, 0)), Node(size=(40, 40), flex_shrink=0),
)  # fmt: skip
first = Node(title, spacer, time)
texts = Node(first, body, flex_direction=FlexDirection.COLUMN, flex_grow=1, margin=(0, 0, 0, 12))
cell = Node(picture, texts, padding=(11, 20, 11, 20), size=(100 * PCT, 130))

for number in range(int(sys.argv[1])):
    cell.compute_layout((320 + number % 2, 130))
assert sys.argv[1] == "0" or texts.get_box().width == 320 + number % 2 - 92, "the texts have the rest of the width"
