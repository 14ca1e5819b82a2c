"""The page that shows old pictures beside new ones."""

import html
import os

from comparison import difference
from PIL import Image

HEAD = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>Gallery · Split Preview</title>
<style>
body { margin: 24px; font: 13px/1.4 system-ui, sans-serif; }
h2 { font-size: 15px; margin: 28px 0 8px; }
.pictures { display: flex; gap: 12px; overflow-x: auto; }
figure { margin: 0; }
img { display: block; max-width: 46vw; }
</style>
"""


def figure(caption, source):
    return f"<figure><img src={html.escape(source)!r} alt={caption!r}><figcaption>{caption}</figcaption></figure>"


def entry(name, share, folder, kept):
    """One picture, old and new, and where they differ."""
    old = kept / name
    shown = [figure("New", name)]
    if old.exists():
        shown.insert(0, figure("Old", os.path.relpath(old, folder)))
    if 0 < share < 1:
        path = folder / f"difference-{name}"
        with Image.open(old) as before, Image.open(folder / name) as after:
            difference(before.convert("RGB"), after.convert("RGB")).save(path)
        shown.append(figure("Difference", path.name))
    state = "is as before" if share == 0 else f"differs in {share:.2%} of its pixels"
    return f"<h2>{html.escape(name)} {state}</h2>\n<div class='pictures'>{''.join(shown)}</div>\n"


def write_report(folder, kept, shares):
    """Writes the page, with the pictures first that differ most, and returns its path."""
    order = sorted(shares, key=lambda name: (-shares[name], name))
    path = folder / "index.html"
    path.write_text(HEAD + "".join(entry(name, shares[name], folder, kept) for name in order))
    return path
