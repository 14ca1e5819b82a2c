"""Draws every scene in every profile, light and dark, in four sizes, and shows the old pictures beside the new ones.

    make gallery                 draws new pictures, and writes .build/gallery/index.html with those that differ first
    make gallery ARGS=mail       draws one scene only
    make gallery ARGS=--keep     keeps the new pictures as Tests/gallery/pictures

All pictures are drawn with the page's own font, so that lines break alike on every machine. They are a quarter as large as the
app, which hides what differs from one graphics driver to another. They are no test: a person looks at them.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import urllib.request

from PIL import Image
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/page"))

from comparison import differing_share  # noqa: E402

from browser import HAS_OPENED, SETTLES, TOUCH  # noqa: E402
from report import write_report  # noqa: E402
from server import Server  # noqa: E402

KEPT = ROOT / "Tests/gallery/pictures"
NEW = ROOT / ".build/gallery"

#: The sizes of the app: an iPad in landscape, a smaller one, half a screen in portrait, and the narrowest phone.
SIZES = [(1366, 1024), (1024, 768), (678, 1024), (375, 812)]
APPEARANCES = ["light", "dark"]

#: How many pixels of the app one pixel of a picture stands for, in both directions.
SHRINKING = 4


def scenes(url):
    """The scenes with their profiles."""
    with urllib.request.urlopen(f"{url}meta/first.json") as answer:
        return [(scene["id"], scene["profiles"]) for scene in json.load(answer)["scenes"]]


def draw(page, url, scene, profile, appearance, size):
    """One picture of the app alone, as it opens."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    query = f"?embed=1&font=own&scene={scene}&profile={profile}&appearance={appearance}"
    page.goto(url + query, wait_until="commit")
    page.wait_for_function(f"() => ({HAS_OPENED})() && ({SETTLES})()")
    path = NEW / "shot.png"
    page.screenshot(path=path)
    with Image.open(path) as picture:
        return picture.convert("RGB").reduce(SHRINKING)


def sheet(page, url, scene, profile):
    """All pictures of a scene in a profile: a row for each appearance, and a column for each size."""
    rows = [[draw(page, url, scene, profile, appearance, size) for size in SIZES] for appearance in APPEARANCES]
    height = max(picture.height for picture in rows[0])
    whole = Image.new("RGB", (sum(picture.width for picture in rows[0]), height * len(rows)), (128, 128, 128))
    for index, row in enumerate(rows):
        left = 0
        for picture in row:
            whole.paste(picture, (left, index * height))
            left += picture.width
    return whole


def draw_all(only):
    """Draws the sheets, and returns their names."""
    NEW.mkdir(parents=True, exist_ok=True)
    executable = subprocess.run([ROOT / "scripts/browser"], capture_output=True, text=True, check=True).stdout.strip()
    server, names = Server(), []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        context = browser.new_context(reduced_motion="reduce")
        context.add_init_script(f"(() => {{ {TOUCH} }})()")
        page = context.new_page()
        for scene, profiles in scenes(server.url):
            for profile in profiles if not only or scene in only else []:
                names.append(f"{scene}-{profile}.webp")
                sheet(page, server.url, scene, profile).save(NEW / names[-1], quality=80, method=6)
                print(f"drawn: {names[-1]}", flush=True)
        browser.close()
    server.close()
    (NEW / "shot.png").unlink(missing_ok=True)
    return names


def keep(names, is_whole):
    """Makes the new pictures the kept ones. Pictures of scenes and profiles that are no more go if all were drawn."""
    KEPT.mkdir(exist_ok=True)
    for name in names:
        (KEPT / name).write_bytes((NEW / name).read_bytes())
    for path in KEPT.glob("*.webp") if is_whole else []:
        if path.name not in names:
            path.unlink()
    print(f"{len(names)} pictures are kept in {KEPT.relative_to(ROOT)}.")


def main():
    parser = argparse.ArgumentParser(prog="make gallery", description=__doc__.split("\n")[0])
    parser.add_argument("scenes", nargs="*", help="the scenes to draw; all of them without an argument")
    parser.add_argument("--keep", action="store_true", help="keeps the new pictures")
    arguments = parser.parse_args()
    names = draw_all(arguments.scenes)
    if not names:
        parser.error(f"there is no scene named {', '.join(arguments.scenes)}")
    shares = {name: differing_share(KEPT / name, NEW / name) for name in names}
    report = write_report(NEW, KEPT, shares)
    changed = [name for name, share in shares.items() if share > 0]
    print(f"{len(changed)} of {len(names)} pictures differ: {report}")
    if arguments.keep:
        keep(names, is_whole=not arguments.scenes)


if __name__ == "__main__":
    main()
