"""The share panel offers the picture, the scene and the settings for Xcode."""

import json
import struct

from browser import box


def open_panel(open_page, **options):
    preview = open_page(**options)
    preview.tool(".share-button").click()
    preview.page.locator(".share-panel").wait_for(state="visible")
    return preview


def saved(preview, name, folder):
    """The file that a button of the panel saves: its name and its bytes."""
    with preview.page.expect_download() as download:
        preview.page.get_by_role("button", name=name, exact=True).click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path.name, path.read_bytes()


def test_the_panel_saves_the_picture_and_the_scene(open_page, tmp_path):
    preview = open_panel(open_page, size=(1180, 820), query="?scene=mail")
    name, svg = saved(preview, "SVG", tmp_path)
    assert name == "mail-ios26-1180x820.svg"
    assert svg.startswith(b"<svg ") and b'data-pane="message/pane"' in svg
    name, png = saved(preview, "PNG", tmp_path)
    assert name == "mail-ios26-1180x820.png"
    assert struct.unpack(">II", png[16:24]) == (2360, 1640)
    name, scene = saved(preview, "JSON", tmp_path)
    assert name == "mail-ios26-1180x820.json"
    document, shown = json.loads(scene), preview.scene
    assert document["panes"] == shown["panes"] and document["viewModels"] == shown["viewModels"]
    assert not {"rev", "ack", "session"} & set(document)
    assert preview.page.locator(".share-status[role=status]").inner_text() == ""
    preview.photograph("share-takeaway")


def test_the_panel_has_the_settings_of_the_present_state(open_page):
    preview = open_panel(open_page, size=(1180, 820), query="?scene=lab&rtl=1")
    lines = preview.page.get_by_label("Settings for a preview in Xcode")
    preview.page.wait_for_function("() => document.querySelector('#share-swift').value !== ''")
    text = lines.input_value()
    assert text.startswith('import UIKit\n\n#Preview("lab, 1180 x 820"')
    assert "splitViewController.traitOverrides.layoutDirection = .rightToLeft" in text
    preview.page.keyboard.press("Escape")
    preview.resize(600, 800)
    preview.tool(".share-button").click()
    preview.page.wait_for_function("() => document.querySelector('#share-swift').value.includes('lab, 600 x 800')")
    assert "horizontalSizeClass = .compact" in lines.input_value()


def test_the_panel_fits_into_a_narrow_browser(open_page):
    preview = open_panel(open_page, size=(375, 667), query="?scene=lab", color_scheme="dark")
    x, _, width, _ = box(preview.page.locator(".share-panel"))
    assert x >= 0 and x + width <= 375
    panel = preview.page.locator(".share-panel")
    assert panel.evaluate("panel => panel.scrollWidth <= panel.clientWidth")
    preview.photograph("share-takeaway-narrow")


#: The picture of a scene with the page's own fonts, and the widths of a word in it and without any font.
WIDTHS = """
async () => {
  const { withPageFonts } = await moduleOfThePage('app/share/pictureFonts.js');
  const text = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="60" font-family="DejaVu Sans"><text y="40" font-size="32">Mailboxes</text></svg>';
  const ink = async svg => {
    const image = new Image();
    image.src = 'data:image/svg+xml,' + encodeURIComponent(svg);
    await image.decode();
    const context = Object.assign(document.createElement('canvas'), { width: 400, height: 60 }).getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, 400, 60);
    let last = 0;
    for (let at = 3; at < data.length; at += 4) if (data[at] > 40) last = Math.max(last, (at >> 2) % 400);
    return last + 1;
  };
  const measure = document.createElement('canvas').getContext('2d');
  measure.font = '32px "Split Preview"';
  const drawn = await withPageFonts(text);
  const faces = async letters => (await withPageFonts(text.replace('Mailboxes', letters))).split('@font-face').length - 1;
  const scripts = Object.fromEntries(await Promise.all(Object.entries({ latin: 'A', greek: '\u03b1', cyrillic: '\u0416', arabic: '\u0627', hebrew: '\u05d0' }).map(async ([name, letter]) => [name, await faces(letter)])));
  return { drawn: await ink(drawn), plain: await ink(text), own: measure.measureText('Mailboxes').width, scripts };
}
"""


def test_a_png_has_the_letters_of_the_page(open_page, sources):
    preview = open_page((1180, 820), "?scene=mail&font=own", at=sources)
    widths = preview.page.evaluate(WIDTHS)
    assert abs(widths["drawn"] - widths["own"]) <= 3
    assert widths["plain"] - widths["own"] > 6, "another font has other widths"
    assert widths["scripts"] == {"latin": 1, "greek": 2, "cyrillic": 2, "arabic": 3, "hebrew": 3}, "each picture has the fonts of its letters"
