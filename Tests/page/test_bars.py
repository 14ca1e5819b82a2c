"""Bars: the page draws every item where the server finds it."""

import pytest

from browser import FRAME, say
from server import ROOT, serving

#: The items of each bar on screen: where the wire says they are, by the frame of the bar and the edge they begin at.
PLACES = """
() => {
  const { panes, viewModels, look, window: { traits } } = splitPreview.scene;
  const isMirrored = traits.layoutDirection === 'rightToLeft';
  const found = {};
  const rowOf = ({ frame: [x, y, width], safeArea: [top, left, , right], navigationBarFrame, contentSafeArea }, { kind, search }) => {
    const bar = kind === 'navigationBar' ? navigationBarFrame : [0, y + top, 0, contentSafeArea[0] - top];
    return { left: x + left, right: x + width - right, middle: bar[1] + (bar[3] - (search ? look.bars.searchRow : 0)) / 2 };
  };
  const note = ({ id, inset, width }, { left, right, middle }, fromRight) => {
    found[id] = [fromRight ? right - inset - width : left + inset, width, middle];
  };
  for (const pane of panes.filter(pane => pane.isVisible)) {
    for (const model of [viewModels[pane.navigationBar], viewModels[pane.toolbar]].filter(Boolean)) {
      const row = rowOf(pane, model);
      for (const item of [model.backButton, ...model.leading ?? model.items].filter(Boolean)) note(item, row, isMirrored);
      for (const item of model.trailing ?? []) note(item, row, !isMirrored);
    }
  }
  return found;
}
"""


def drawn(preview, name):
    button = preview.page.locator(f'.bar-button[data-id="{name}"]')
    x, y, width, height = button.evaluate(FRAME)
    return [x, width, y + height / 2]


#: The titles of buttons on screen that are cut.
CUT = """
() => [...document.querySelectorAll('.bar-button > span')]
  .filter(title => title.checkVisibility() && title.scrollWidth > title.clientWidth)
  .map(title => title.textContent)
"""


def check_places(preview):
    assert preview.page.evaluate(CUT) == []
    places = preview.page.evaluate(PLACES)
    for name, place in places.items():
        assert drawn(preview, name) == pytest.approx(place, abs=0.6), name
    return len(places)


#: Profiles that differ in their bars, of the scenes that have them.
PROFILES = {"instagram&opt.selectsFirst=true": ["ios8", "ios14", "ios26"], "split-or-flip": ["ios8", "ios14", "ios26"], "mail": ["ios14", "ios26"], "mail-slide": ["ios5"]}


@pytest.mark.parametrize(("scene", "profile"), [(scene, profile) for scene, profiles in PROFILES.items() for profile in profiles])
def test_every_item_is_drawn_where_a_touch_finds_it(open_page, scene, profile):
    preview = open_page((1180, 820), f"?scene={scene}&profile={profile}")
    count = check_places(preview)
    say(preview, type="traits", layoutDirection="rightToLeft")
    preview.until("scene => scene.window.traits.layoutDirection === 'rightToLeft'")
    count += check_places(preview)
    preview.resize(820, 1180)
    count += check_places(preview)
    preview.resize(390, 844)
    assert count + check_places(preview) > 0


#: The widths of the titles of buttons on screen, and of their buttons.
TITLES = """
() => [...document.querySelectorAll('.bar-button > span')].filter(title => title.checkVisibility()).map(title => {
  const range = document.createRange();
  range.selectNodeContents(title);
  const button = title.parentElement;
  const width = parseFloat(button.style.width);
  return [title.textContent, range.getBoundingClientRect().width / button.getBoundingClientRect().width * width, width];
})
"""

#: The space beside a title, at both ends together.
PADDING = {"ios26": 32, "ios18": 16, "ios14": 16}


@pytest.fixture(scope="module")
def scenarios():
    yield from serving(["--scenarios", str(ROOT / "Tests/page/scenarios")])


@pytest.mark.parametrize("profile", PADDING)
@pytest.mark.parametrize(("script", "text"), [("wide", ""), ("latin", ""), ("cyrillic", ""), ("greek", ""), ("latin", "&text=extraSmall"), ("latin", "&text=accessibilityLarge")])
def test_a_button_is_as_wide_as_its_title_in_the_browser(open_page, scenarios, profile, script, text):
    """The server rounds the width of a title up to a pixel, which is half a point here, and each letter to a thousandth of the size."""
    preview = open_page((700, 820), f"?scene=bars&profile={profile}&opt.script={script}&font=own{text}", at=scenarios, device_scale_factor=2)
    preview.page.evaluate("() => document.fonts.ready")
    titles = preview.page.evaluate(TITLES)
    assert len(titles) == 3
    for title, width, whole in titles:
        assert max(44, width + PADDING[profile]) == pytest.approx(whole, abs=0.6), title
    assert preview.page.evaluate(CUT) == []
