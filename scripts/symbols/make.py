#!/usr/bin/env python3
"""Makes the library of symbols, Public/app/symbols/library.js, from the drawings of Tabler (MIT) and the names in names.txt.

The page and the pictures draw from the same file: a line for each drawing, with the direction, the strokes, the fill and the hole, and a
line for each name with the number of its drawing. `--check` fails if the file is not as this program makes it.
"""

import importlib.util
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAMES = pathlib.Path(__file__).parent / "names.txt"
LIBRARY = ROOT / "Public/app/symbols/library.js"
HEAD = """// Made by scripts/symbols/make.py from the drawings of Tabler Icons (MIT, docs/sources.md). One line for each drawing: whether it is
// mirrored, its strokes, its fill and its hole. One line for each name: the number of its drawing.

export const library = `
"""
#: The variants of a drawing of Tabler, by the end of its name, with the end of Apple's name.
BADGES = {
    "plus": "badge.plus", "minus": "badge.minus", "x": "badge.xmark", "check": "badge.checkmark",
    "exclamation": "badge.exclamationmark", "question": "badge.questionmark",
}  # fmt: skip
RING = "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0"
BOX = "M3 7a4 4 0 0 1 4 -4h10a4 4 0 0 1 4 4v10a4 4 0 0 1 -4 4h-10a4 4 0 0 1 -4 -4z"
SLASH = "M3.5 3.5l17 17"
#: The size of a symbol inside a circle or a square.
INNER = 0.56
#: The parameters of the commands of a path: x and y are coordinates, r is a length, and - is neither.
PARAMETERS = {"M": "xy", "L": "xy", "H": "x", "V": "y", "C": "xyxyxy", "S": "xyxy", "Q": "xyxy", "T": "xy", "A": "rr---xy", "Z": ""}


def icons():
    """The folder with the drawings, in the package pytablericons."""
    package = importlib.util.find_spec("pytablericons")
    if package is None or package.origin is None:
        sys.exit("The package pytablericons is missing. `make .venv/installed` installs it.")
    return pathlib.Path(package.origin).parent / "icons"


def rounded(number):
    text = f"{number:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def tokens(path):
    """The commands of a path, each with its numbers. The flags of an arc can stand without spaces."""
    for command, parameters in re.findall(r"([A-Za-z])([^A-Za-z]*)", path):
        kinds, numbers, rest = PARAMETERS[command.upper()], [], parameters
        while rest := rest.lstrip(" ,\n\t"):
            is_flag = command in "Aa" and len(numbers) % 7 in (3, 4)
            match = re.match(r"[01]" if is_flag else r"[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?", rest)
            numbers.append(float(match.group()))
            rest = rest[match.end() :]
        assert not kinds or len(numbers) % len(kinds) == 0, path
        yield command, kinds, numbers


def path(text, scale=1.0):
    """A path with rounded numbers, made smaller around the middle of the field."""
    offset, written = 12 * (1 - scale), []
    for command, kinds, numbers in tokens(text):
        values = []
        for index, number in enumerate(numbers):
            kind = kinds[index % len(kinds)]
            if kind == "-":
                values.append(rounded(number))
            else:
                # A path begins at an absolute point, whatever its first command is.
                is_absolute = command.isupper() or (not written and index < 2)
                values.append(rounded(number * scale + (offset if is_absolute and kind in "xy" else 0)))
        written.append((command.upper() if not written else command) + " ".join(values).replace(" -", "-"))
    return "".join(written)


class Drawings:
    """The drawings of the library, each once."""

    def __init__(self, folder):
        self.folder, self.all = folder, {}

    def file(self, name, kind="outline"):
        place = self.folder / kind / f"{name}.svg"
        return place.read_text(encoding="utf-8") if place.exists() else None

    def paths(self, name, kind="outline"):
        """The paths of a drawing. A circle becomes a path."""
        text = self.file(name, kind)
        if text is None:
            return None
        found = []
        for tag, members in re.findall(r"<(path|circle)\b([^>]*)>", text):
            values = dict(re.findall(r'([a-z]+)="([^"]*)"', members))
            if tag == "path":
                found.append(values["d"])
            else:
                x, y, r = float(values["cx"]), float(values["cy"]), float(values["r"])
                found.append(f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0")
        return found

    def add(self, **members):
        key = json.dumps(members, sort_keys=True)
        return self.all.setdefault(key, len(self.all))

    def outline(self, name, is_mirrored=False, scale=1.0, around=()):
        drawn = [path(one, scale) for one in self.paths(name)] + [path(one) for one in around]
        return self.add(s="".join(drawn), **({"m": 1} if is_mirrored else {}))

    def filled(self, name, is_mirrored=False):
        """A drawing of its own, or the one path of an outline with what is inside it; None for an outline of several."""
        drawn, outline = self.paths(name, "filled"), self.paths(name) or []
        mirrored = {"m": 1} if is_mirrored else {}
        if drawn is not None:
            return self.add(f="".join(path(one) for one in drawn), **mirrored)
        if len(outline) == 1 and outline[0].rstrip().lower().endswith("z"):
            return self.add(s=path(outline[0]), f=path(outline[0]), **mirrored)
        return None

    def knocked_out(self, name, shape, is_mirrored=False):
        """A symbol as a hole in a filled shape."""
        drawn = "".join(path(one, INNER) for one in self.paths(name))
        return self.add(f=path(shape), k=drawn, **({"m": 1} if is_mirrored else {}))

    def first(self, names, kind="outline"):
        return next((name for name in names if self.file(name, kind) is not None), None)


def variants(drawings, name, drawing, is_mirrored, has_shapes, is_first):
    """The names that follow from one of Apple's names, with their drawings. Only the first name of a line has badges and a slash."""
    yield name, drawings.outline(drawing, is_mirrored)
    if (filled := drawings.filled(drawing, is_mirrored)) is not None:
        yield f"{name}.fill", filled
    if drawings.file(f"{drawing}-off") and is_first:
        yield f"{name}.slash", drawings.outline(f"{drawing}-off", is_mirrored)
    elif has_shapes:
        yield f"{name}.slash", drawings.outline(drawing, is_mirrored, around=[SLASH])
    for end, badge in BADGES.items():
        if drawings.file(f"{drawing}-{end}") and is_first:
            yield f"{name}.{badge}", drawings.outline(f"{drawing}-{end}", is_mirrored)
    if not has_shapes:
        return
    for word, shape in (("circle", RING), ("square", BOX)):
        own = [f"{word}-{drawing}", f"{drawing}-{word}"]
        outline, filled = drawings.first(own), drawings.first(own, "filled")
        yield (
            f"{name}.{word}",
            drawings.outline(outline, is_mirrored) if outline else drawings.outline(drawing, is_mirrored, INNER, [shape]),
        )
        yield (
            f"{name}.{word}.fill",
            drawings.filled(filled, is_mirrored) if filled else drawings.knocked_out(drawing, shape, is_mirrored),
        )


def signs(drawings):
    """The digits and letters in circles and squares."""
    for kind, characters in (("number", "0123456789"), ("letter", "abcdefghijklmnopqrstuvwxyz")):
        for character in characters:
            for word in ("circle", "square"):
                drawing = f"{word}-{kind}-{character}"
                if drawings.file(drawing):
                    yield f"{character}.{word}", drawings.outline(drawing)
                if (filled := drawings.filled(drawing)) is not None:
                    yield f"{character}.{word}.fill", filled


def library(text, folder):
    """The lines of the drawings and of the names. Ends with an error for a drawing that Tabler does not have, and for a name that is there
    twice."""
    drawings, names, derived, missing = Drawings(folder), {}, {}, []
    for number, line in enumerate(text.splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        own, _, drawing = line.partition(" : ")
        is_mirrored, has_shapes = drawing.startswith("<"), "cs/" in drawing
        drawing = drawing.removeprefix("<").removeprefix("cs/")
        if not drawings.file(drawing):
            missing.append(f"{NAMES.name}:{number}: There is no drawing {drawing}.")
            continue
        for place, name in enumerate(own.split()):
            for variant, found in variants(drawings, name, drawing, is_mirrored, has_shapes, place == 0):
                table = names if variant == name else derived
                if variant in names and table is names:
                    missing.append(f"{NAMES.name}:{number}: {variant} is there twice.")
                table.setdefault(variant, found)
    if missing:
        sys.exit("\n".join(missing))
    for name, found in [*signs(drawings), *derived.items()]:
        names.setdefault(name, found)
    used = sorted(set(names.values()))
    all_drawings = [json.loads(key) for key in drawings.all]
    places = {old: new for new, old in enumerate(used)}
    lines = ["|".join([str(one.get("m", 0)), *(one.get(part, "") for part in "sfk")]) for one in (all_drawings[index] for index in used)]
    return lines, [f"{name} {places[names[name]]}" for name in sorted(names)]


def main():
    drawings, names = library(NAMES.read_text(encoding="utf-8"), icons())
    text = HEAD + "\n".join([*drawings, *names]) + "\n`;\n"
    if "--check" in sys.argv:
        if LIBRARY.read_text(encoding="utf-8") != text:
            sys.exit(f"{LIBRARY.name} is stale. Run scripts/symbols/make.py.")
    else:
        LIBRARY.parent.mkdir(exist_ok=True)
        LIBRARY.write_text(text, encoding="utf-8")
    print(f"{len(names)} names, {len(drawings)} drawings, {len(text)} bytes")


if __name__ == "__main__":
    main()
