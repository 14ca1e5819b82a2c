"""The widths with which pictures break and cut texts are those of the page's own font. With RENEW_DOCS, this test writes the table."""

import os
import pathlib

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = pathlib.Path(__file__).resolve().parents[2]
TABLE = ROOT / "Sources/TextMeasures/AdvanceTable.swift"

#: The part of its size to which the style sheet adjusts the font (`size-adjust` in Public/styles/fonts.css).
ADJUSTMENT = 0.969

#: The first and the last letters of the parts of Unicode that the table has.
RANGES = [(0x20, 0x7E), (0xA0, 0x17F), (0x384, 0x3CE), (0x400, 0x45F), (0x490, 0x491), (0x2010, 0x2027), (0x2190, 0x2193)]

#: The files of the font, of which the first has a letter that both have.
FILES = ["inter.woff2", "inter-greek-cyrillic.woff2"]


def widths(weight):
    """The widths in thousandths of the font's size, by letter."""
    found = {}
    for name in reversed(FILES):
        font = instancer.instantiateVariableFont(TTFont(ROOT / "Public/fonts" / name), {"wght": weight})
        names, metrics, unit = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
        found |= {letter: round(1000 * ADJUSTMENT * metrics[name][0] / unit) for letter, name in names.items()}
    return found


def rows(numbers):
    """The numbers in lines of sixteen."""
    return "".join(f"        {', '.join(map(str, numbers[at : at + 16]))},\n" for at in range(0, len(numbers), 16))


def swift():
    regular, bold = widths(400), widths(700)
    text = (
        "// Made from Public/fonts/inter*.woff2 by `RENEW_DOCS=1 .venv/bin/python -m pytest Tests/page/test_text_widths.py`.\n"
        "// swift-format-ignore-file\n\n"
        "extension Advances {\n"
        "  /// The widths of letters at the weights 400 and 700, in thousandths of the font's size.\n"
        "  static let table: [Advances] = [\n"
    )
    for first, last in RANGES:
        # A letter that the font does not have is as wide as most.
        columns = [[table.get(letter, 600) for letter in range(first, last + 1)] for table in (regular, bold)]
        text += f"    Advances(\n      first: {first:#06x},\n      regular: [\n{rows(columns[0])}      ],\n      bold: [\n{rows(columns[1])}      ]\n    ),\n"
    return f"{text}  ]\n}}\n"


def test_the_table_has_the_widths_of_the_font():
    if os.environ.get("RENEW_DOCS"):
        TABLE.write_text(swift())
    assert TABLE.read_text() == swift(), "Run RENEW_DOCS=1 .venv/bin/python -m pytest Tests/page/test_text_widths.py."


def test_the_font_is_adjusted_by_this_part():
    assert f"size-adjust: {ADJUSTMENT * 100:g}%" in (ROOT / "Public/styles/fonts.css").read_text()


def test_the_font_of_a_png_is_adjusted_by_this_part():
    files = [TTFont(ROOT / "Public/fonts" / name) for name in ("inter.woff2", "ttf/inter.ttf")]
    page, picture = (file["head"].unitsPerEm for file in files)
    assert picture == round(page / ADJUSTMENT)
