#!/usr/bin/env python3
"""Makes the page's own fonts, Public/fonts/*.woff2: the letters that the page needs, compressed. The same fonts are in
Public/fonts/ttf as they are, for the tool that draws a PNG.

    .venv/bin/python scripts/fonts.py

The files are part of the repository, so nobody needs this script to run the page. It takes fonttools from .venv, and the
fonts from Debian's packages fonts-inter-variable and fonts-noto-core.
"""

import io
import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = pathlib.Path(__file__).resolve().parents[1]
SOURCES = pathlib.Path("/usr/share/fonts/truetype")

#: Latin letters of all languages of Europe, with the punctuation and the signs that apps use.
LATIN = "U+0020-007E,U+00A0-017F,U+0192,U+0218-021B,U+02C6-02DD,U+2010-2027,U+2030-203A,U+20AC,U+2122,U+2190-2193,U+2212,U+221E,U+2248,U+2260-2265,U+25A0-25CF,U+2318,U+2325,U+21E7,U+2303,U+00D7"
#: The letters of modern Greek and of the Slavic languages, Ukrainian and Belarusian, in a file that only texts with them load.
GREEK_CYRILLIC = "U+0370-03FF,U+0400-045F,U+0490-0491"
#: Hebrew letters without accents, with their own punctuation. The marks of direction have no shape.
HEBREW = "U+0020-0040,U+05D0-05EA,U+05F3-05F4,U+200E-200F,U+2010-2019,U+201C-201D"
#: The Arabic letters of Modern Standard Arabic, their digits and punctuation.
ARABIC = "U+0020-0040,U+060C,U+061B,U+061F,U+0621-063A,U+0640-0652,U+0660-066D,U+200C-200F"

#: Each file: the font that it is made of, the letters, and the weights that the page uses, if the font varies.
FONTS = {
    "inter.woff2": ("inter-vf/Inter-roman.var.ttf", LATIN, (300, 700)),
    "inter-greek-cyrillic.woff2": ("inter-vf/Inter-roman.var.ttf", GREEK_CYRILLIC, (300, 700)),
    "hebrew.woff2": ("noto/NotoSansHebrew-Regular.ttf", HEBREW, None),
    "hebrew-bold.woff2": ("noto/NotoSansHebrew-Bold.ttf", HEBREW, None),
    "arabic.woff2": ("noto/NotoSansArabic-Regular.ttf", ARABIC, None),
    "arabic-bold.woff2": ("noto/NotoSansArabic-Bold.ttf", ARABIC, None),
}

#: The features that make letters stand well beside one another, figures of one width, and the forms of letters that are joined.
FEATURES = "kern,tnum,case,ccmp,locl,mark,mkmk,calt,liga,rlig,init,medi,fina,isol"


def saved_and_read(font):
    """The same font, whose tables the subsetter can read."""
    file = io.BytesIO()
    font.save(file)
    return TTFont(io.BytesIO(file.getvalue()))


def save_for_pictures(font, path, adjustment):
    """Writes a font that is as large as a style sheet makes it with `size-adjust`, which no tool knows that draws an SVG."""
    head = font["head"]
    units, head.unitsPerEm = head.unitsPerEm, round(head.unitsPerEm / adjustment)
    font.flavor = None
    font.save(path)
    head.unitsPerEm = units


def make(name, source, letters, weights):
    """Writes one font."""
    font = TTFont(SOURCES / source)
    if weights:
        font = saved_and_read(instancer.instantiateVariableFont(font, {"wght": weights}))
    options = subset.Options(flavor="woff2", hinting=False, notdef_outline=True, name_IDs=[0, 1, 2, 5, 13, 14])
    options.layout_features = FEATURES.split(",")
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(letters.replace(",", " ").replace("U+", "")))
    subsetter.subset(font)
    save_for_pictures(font, (ROOT / "Public/fonts/ttf" / name).with_suffix(".ttf"), 0.969 if weights else 1)
    font.flavor = "woff2"
    path = ROOT / "Public/fonts" / name
    font.save(path)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes")


if not SOURCES.joinpath("inter-vf").exists() or not SOURCES.joinpath("noto").exists():
    sys.exit("scripts/fonts.py: there are no fonts here: apt-get install fonts-inter-variable fonts-noto-core")
for name, recipe in FONTS.items():
    make(name, *recipe)
