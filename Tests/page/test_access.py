"""The page for everyone: landmarks, the order of the Tab key, F6, what is said, forced colours, fingers, zoom and rest."""

import pytest
from playwright.sync_api import expect

from browser import DEADLINE, Preview, browser_around
from conftest import address, new_context
from furnishings import STATES

#: The names of the columns in the order of the document, with the middle of each in the app's window.
COLUMNS = """
() => [...document.querySelectorAll('#window section[aria-label]')].map(one => {
  const box = one.getBoundingClientRect();
  return [one.getAttribute('aria-label'), box.left + box.width / 2];
})
"""

#: Where the focus is: the column, or else the region of the page.
REGION = """
() => {
  const at = document.activeElement;
  return at.closest('#window section[aria-label]')?.getAttribute('aria-label')
    ?? at.closest('.bench, .tools, .window-edge, .ruler, #window [role=dialog]')?.className.split(' ')[0] ?? at.tagName;
}
"""


def wait_for_columns(preview, count):
    preview.page.wait_for_function("count => document.querySelectorAll('#window section[aria-label]').length === count", arg=count)


def press_tab(preview, times, key="Tab"):
    """The regions that the focus visits."""
    visited = []
    for _ in range(times):
        preview.page.keyboard.press(key)
        region = preview.page.evaluate(REGION)
        if visited[-1:] != [region]:
            visited.append(region)
    return visited


@pytest.mark.parametrize("direction", ["", "&rtl=1"])
def test_columns_are_landmarks_in_visual_order(open_page, direction):
    preview = open_page((1366, 800), f"?scene=mail{direction}")
    wait_for_columns(preview, 3)
    columns = preview.page.evaluate(COLUMNS)
    names = ["Primary column: Mailboxes", "Supplementary column: Inbox", "Secondary column: Tide tables for the weekend"]
    assert [name for name, _ in columns] == names
    middles = [middle for _, middle in columns]
    assert middles == sorted(middles, reverse=bool(direction))


def test_the_names_and_the_order_follow_a_collapse_and_a_sheet(open_page):
    preview = open_page((1366, 800), "?scene=mail")
    wait_for_columns(preview, 3)
    preview.resize(500, 800)
    wait_for_columns(preview, 1)
    preview.resize(1366, 800)
    wait_for_columns(preview, 3)
    assert [name.split(":")[0] for name, _ in preview.page.evaluate(COLUMNS)] == ["Primary column", "Supplementary column", "Secondary column"]
    preview.page.get_by_role("button", name="New message").click()
    dialog = preview.page.locator("#window [role=dialog]")
    expect(dialog).to_be_visible()
    last = preview.page.evaluate("() => [...document.querySelectorAll('#window section[aria-label]')].at(-1).getAttribute('role')")
    assert last == "dialog"


@pytest.mark.parametrize("direction", ["", "&rtl=1"])
def test_the_tab_key_reaches_the_app_after_the_bar_and_goes_through_it_in_visual_order(open_page, direction):
    preview = open_page((1366, 800), f"?scene=mail{direction}")
    wait_for_columns(preview, 3)
    stops = 0
    while preview.page.evaluate(REGION) in ("BODY", "bench"):
        preview.page.keyboard.press("Tab")
        stops += 1
    assert stops <= 6
    regions = [preview.page.evaluate(REGION), *press_tab(preview, 34)]
    seen = list(dict.fromkeys(region for region in regions if "column" in region))
    assert [region.split(":")[0] for region in seen] == ["Primary column", "Supplementary column", "Secondary column"]


def test_the_buttons_of_a_bar_come_before_what_is_below_it(open_page):
    preview = open_page((1366, 800), "?scene=mail")
    wait_for_columns(preview, 3)
    above = preview.page.evaluate(
        """() => [...document.querySelectorAll('#window .navigation-bar')].every(bar => {
          const body = bar.parentElement.querySelector(':scope > .pane-body');
          return !body || bar.compareDocumentPosition(body) & Node.DOCUMENT_POSITION_FOLLOWING;
        })"""
    )
    assert above


def test_f6_goes_from_region_to_region_and_back(open_page):
    preview = open_page((1366, 800), "?scene=mail&panel=calls")
    wait_for_columns(preview, 3)
    forward = press_tab(preview, 7, "F6")
    names = [region.split(":")[0] for region in forward]
    assert names[:4] == ["bench", "Primary column", "Supplementary column", "Secondary column"]
    assert "tools" in names
    preview.page.locator("[data-id='messages/proofs']").focus()
    preview.page.keyboard.press("F6")
    preview.page.keyboard.press("Shift+F6")
    expect(preview.element("messages/proofs")).to_be_focused()


def test_f6_reaches_the_dock_after_the_columns_and_goes_back(open_page):
    preview = open_page((1366, 800), "?scene=mail")
    wait_for_columns(preview, 3)
    preview.page.keyboard.press("c")
    console = preview.page.locator("#console")
    expect(console).to_be_visible()
    is_in_dock = "() => document.activeElement.closest('.is-docked') !== null"
    visited = []
    for _ in range(6):
        preview.page.keyboard.press("F6")
        visited.append("dock" if preview.page.evaluate(is_in_dock) else preview.page.evaluate(REGION))
    names = [name.split(":")[0] for name in visited]
    assert names[:5] == ["bench", "Primary column", "Supplementary column", "Secondary column", "dock"]
    assert "dock" not in names[5:]
    preview.page.keyboard.press("Shift+F6")
    assert preview.page.evaluate(is_in_dock)
    preview.page.keyboard.press("Shift+F6")
    assert preview.page.evaluate(REGION).startswith("Secondary column")


def test_f6_leaves_out_what_a_sheet_covers(open_page):
    preview = open_page((1366, 800), "?scene=mail")
    wait_for_columns(preview, 3)
    preview.page.get_by_role("button", name="New message").click()
    expect(preview.page.locator("#window [role=dialog]")).to_be_visible()
    preview.rest()
    visited = press_tab(preview, 8, "F6")
    assert not any("column" in region for region in visited), visited
    assert "bench" in visited


def test_the_bar_is_one_stop_and_arrows_go_along_it(open_page):
    preview = open_page((1366, 800), "?scene=mail")
    wait_for_columns(preview, 3)
    preview.page.keyboard.press("F6")
    preview.page.keyboard.press("End")
    # The menu of the tools that are rare is the last one.
    expect(preview.page.locator(".more-button")).to_be_focused()
    preview.page.keyboard.press("ArrowLeft")
    expect(preview.page.locator(".tools-open")).to_be_focused()
    preview.page.keyboard.press("Home")
    expect(preview.page.locator(".bench-brand")).to_be_focused()
    assert preview.page.locator(".bench-items button[tabindex='0'], .bench-items a[tabindex='0']").count() == 1
    preview.page.keyboard.press("Tab")
    expect(preview.page.locator(".bench-select")).to_be_focused()


def test_tools_in_the_menu_are_stops_of_their_own(open_page):
    preview = open_page((375, 700), "?scene=mail")
    wait_for_columns(preview, 1)
    preview.page.locator(".more-button").click()
    assert preview.page.locator(".more-panel button[tabindex='-1']").count() == 0
    expect(preview.page.locator(".more-button")).to_have_attribute("tabindex", "0")


def test_one_polite_line_says_what_taps_sheets_and_flips_change(open_page):
    preview = open_page((1366, 800), "?scene=mail")
    wait_for_columns(preview, 3)
    line = preview.page.locator(".said[role=status]")
    preview.resize(600, 800)
    expect(line).to_have_text("Collapsed to one column at 667", timeout=DEADLINE * 1000)
    preview.page.get_by_role("button", name="New message").click()
    expect(line).to_have_text("New Message shown as a sheet", timeout=DEADLINE * 1000)


def test_a_rotation_is_said(open_page):
    preview = open_page((1366, 900), "?scene=mail&device=ipad-pro-11-m4")
    preview.page.wait_for_selector("#window section[aria-label]")
    preview.tool(".turn-button").click()
    preview.until("scene => scene.window.orientation !== 'portrait'")
    expect(preview.page.locator(".said")).to_contain_text("Turned to landscape", timeout=DEADLINE * 1000)


#: The paint of an element that forced colours leave: its ground, its text, its border and its outline.
PAINT = """
(one, pseudo) => {
  const style = getComputedStyle(one, pseudo);
  const line = name => (style[`${name}Style`] === 'none' ? '' : `${style[`${name}Color`]} ${style[`${name}Width`]}`);
  return [style.backgroundColor, style.color, line('outline'), ...['Top', 'Right', 'Bottom', 'Left'].map(side => line(`border${side}`))];
}
"""

#: A color of the system, as the page resolves it.
SYSTEM_COLOR = """
name => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = name;
  const color = getComputedStyle(probe).color;
  probe.remove();
  return color;
}
"""



def pseudo_of(selector):
    """The pseudo element that a selector ends with, or None."""
    return f"::{selector.partition('::')[2]}" if "::" in selector else None


#: A choice that is chosen, pressed or switched on, beside one that is not: the state of the page, the one, and the other.
CHOICES = [
    ("calls", '.tools-tab[aria-selected="true"]', '.tools-tab[aria-selected="false"]'),
    ("calls", ".tools-open[aria-expanded=true]", ".why-button"),
    ("ruler", '.ruler-button[aria-pressed="true"]', '.overview-button[aria-pressed="false"]'),
    ("picker", '.picker-fill[aria-pressed="true"]', '.picker-fill:not([aria-pressed="true"])'),
    ("picker on a device", '.segment[aria-checked="true"]', '.segment[aria-checked="false"]'),
    ("picker on a device", '.picker-option[aria-selected="true"]', '.picker-option:not([aria-selected="true"], .is-active)'),
    ("gallery", ".gallery-card[data-selected]", ".gallery-card:not([data-selected])"),
    ("overview", '.size[aria-selected="true"]', '.size:not([aria-selected="true"])'),
    ("badge", ".is-message-row[data-selected]::before", ".is-message-row:not([data-selected])::before"),
    ("badge", ".is-mailbox-row[data-selected]", ".is-mailbox-row:not([data-selected])"),
]

#: The dividers, which have to differ from the ground.
DIVIDERS = [
    ("badge", ".role-separator", None), ("badge", ".window-edge i", None), ("badge", ".resizer i", None), ("badge", ".is-message-row:not([data-selected])", "::after"),
    ("picker on a device", ".stage-divider i", None), ("ruler", ".ruler-band", None), ("ruler", ".ruler-marker", None), ("ruler", ".ruler-flip i", None),
    ("calls", ".tools", None), ("badge", ".panel", None), ("badge", ".bench", None),
]  # fmt: skip


@pytest.fixture
def forced(open_page):
    """Opens a state of the page in forced colours."""

    def open_forced(name):
        state = STATES[name]
        preview = open_page(state.size, state.query, forced_colors="active")
        state.act(preview)
        preview.rest()
        return preview

    return open_forced


@pytest.mark.parametrize("name", sorted({name for name, *_ in [*CHOICES, *DIVIDERS]}))
def test_forced_colours_leave_choices_and_dividers_visible(forced, name):
    preview = forced(name)
    page = preview.page
    page.wait_for_function("() => [...document.styleSheets].some(sheet => sheet.href.includes('parts.css'))")
    ground = page.evaluate(SYSTEM_COLOR, "Canvas")
    for state, chosen, other in CHOICES:
        if state == name:
            paints = [page.locator(one.split("::")[0]).first.evaluate(PAINT, pseudo_of(one)) for one in (chosen, other)]
            assert paints[0] != paints[1], (chosen, paints)
            assert paints[0][0] != paints[0][1], (chosen, paints)
    for state, selector, pseudo in DIVIDERS:
        if state == name:
            background, _, outline, *borders = page.locator(selector).first.evaluate(PAINT, pseudo)
            lines = [line for line in (outline, *borders) if line and ground not in line]
            assert background not in (ground, "rgba(0, 0, 0, 0)") or lines, (selector, background, outline, borders)
    preview.photograph(f"forced-{name.replace(' ', '-')}")


def test_forced_colours_show_the_focus_and_the_tabs_and_switches_of_the_app(open_page):
    preview = open_page((390, 700), "?scene=instagram&opt.tab=search", forced_colors="active")
    wait_for_columns(preview, 1)
    tabs = preview.page.locator("#window [role=tab]")
    selected = preview.page.locator("#window [role=tab][aria-selected=true]").evaluate(PAINT)
    other = preview.page.locator("#window [role=tab][aria-selected=false]").first.evaluate(PAINT)
    assert selected != other and tabs.count() > 2
    preview.page.keyboard.press("F6")
    preview.page.keyboard.press("F6")
    focus = preview.page.evaluate(f"() => ({PAINT})(document.activeElement)")
    assert focus[2] and preview.page.evaluate(SYSTEM_COLOR, "Canvas") not in focus[2]
    preview.photograph("forced-tabs")


#: Everything that a finger can press in the page's own furniture and is smaller than 44 x 44 points. A field of a switch or a list
#: counts with its label, which it is pressed by.
SMALL_TARGETS = """
() => {
  const isShown = one => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0;
  const own = [...document.querySelectorAll('button, a[href], input, select, summary, [role=option], [role=radio], [role=treeitem], [role=slider]')]
    .filter(one => isShown(one) && !one.closest('.app-window, .keyboard'));
  return own.map(one => {
    const field = one.matches('input[type=checkbox]') ? one.closest('label, .tools-field, .tools-switch') ?? one : one;
    const { width, height } = field.getBoundingClientRect();
    return [one.className || one.tagName, Math.round(width * 10) / 10, Math.round(height * 10) / 10];
  }).filter(([, width, height]) => width < 44 || height < 44);
}
"""

#: Targets that cannot be larger, each with the reason.
SMALLER_TARGETS = {
    "ruler-flip": "Flips can be 3 points apart. The ruler around them is 46 high, and a finger that drags along it reaches each width.",
    "ruler-flip is-major": "The same.",
    "ruler-band": "A band is as wide as it is. A finger presses anywhere on the ruler.",
    "ruler-marker": "The mark is moved by a finger anywhere on the ruler.",
}


@pytest.mark.parametrize("name", STATES)
def test_a_finger_has_44_points_everywhere(browser, server, name):
    state = STATES[name]
    context = new_context(browser, has_touch=True, viewport=browser_around(*state.size))
    preview = Preview(context.new_page())
    preview.go(address(server.url, state.query))
    assert preview.page.evaluate("() => matchMedia('(pointer: coarse)').matches")
    state.act(preview)
    preview.rest()
    small = [one for one in preview.page.evaluate(SMALL_TARGETS) if not any(one[0].startswith(name) for name in SMALLER_TARGETS)]
    preview.photograph(f"touch-{name.replace(' ', '-')}")
    context.close()
    assert small == []


#: The width, in the browser's points, over which a point beside a handle is found as the handle.
FOUND_WIDTH = """
([selector, part]) => {
  const handle = document.querySelector(selector);
  const { left, right, top, height } = handle.getBoundingClientRect();
  let width = 0;
  for (let x = left - 60; x < right + 60; x += 0.5) if (document.elementFromPoint(x, top + part * height)?.closest(selector) === handle) width += 0.5;
  return width;
}
"""


@pytest.mark.parametrize(
    ("query", "handle", "part"),
    [
        ("?scene=mail&device=ipad-pro-11-m4", ".resizer", 0.5),
        ("?scene=mail&device=ipad-pro-11-m4&panel=scene", ".tools-divider", 0.2),
        ("?scene=mail&panel=scene", ".tools-divider", 0.2),
        ("?scene=mail&panel=scene", ".window-edge", 0.6),
    ],
)
def test_a_finger_finds_a_handle_over_44_points(browser, server, query, handle, part):
    context = new_context(browser, has_touch=True, viewport=browser_around(1180, 820))
    preview = Preview(context.new_page())
    preview.go(server.url + query)
    preview.page.wait_for_selector(handle, state="visible")
    preview.rest()
    width = preview.page.evaluate(FOUND_WIDTH, [handle, part])
    context.close()
    assert 43.5 <= width <= 45


@pytest.mark.parametrize("name", [name for name, state in STATES.items() if "ruler" not in name])
def test_nothing_is_lost_at_a_width_of_320(open_page, name):
    """A browser of 640 at 200 % has 320 points."""
    state = STATES[name]
    preview = open_page((320, 480), state.query)
    state.act(preview)
    preview.rest()
    beyond = preview.page.evaluate(
        """() => [...document.querySelectorAll('.bench :is(button, input, select, a), .tools :is(button, input, select)')]
          .filter(one => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0)
          .map(one => [one.className, one.getBoundingClientRect().left, one.getBoundingClientRect().right])
          .filter(([, left, right]) => left < -0.5 || right > 320.5)"""
    )
    preview.photograph(f"zoom-{name.replace(' ', '-')}")
    assert beyond == []
    cut = preview.page.evaluate(
        """() => [...document.querySelectorAll('.bench-panel:is(:popover-open, [open]), .tools-part:not([hidden]) > *, .overview')]
          .filter(one => one.scrollHeight > one.clientHeight + 1 && one.clientHeight > 0)
          .filter(one => !['auto', 'scroll'].includes(getComputedStyle(one).overflowY) && getComputedStyle(one).overflowY !== 'visible')
          .filter(one => ![...one.querySelectorAll('*')].some(part => ['auto', 'scroll'].includes(getComputedStyle(part).overflowY)))
          .map(one => one.className)"""
    )
    assert cut == []


#: Pairs of ground and ink of the furniture in its states, which axe sees at rest only: hovered, pressed, chosen and focused.
STATES_OF_CONTROLS = """
async selector => {
  const parse = text => text.match(/[\\d.]+/g).map(Number);
  const over = ([r, g, b, a = 1], under) => [r, g, b].map((value, index) => value * a + under[index] * (1 - a));
  const groundOf = one => {
    const chain = [];
    for (let at = one; at; at = at.parentElement) chain.unshift(parse(getComputedStyle(at).backgroundColor));
    return chain.reduce((under, color) => over(color, under), [255, 255, 255]);
  };
  const luminance = color => color.map(value => value / 255)
    .map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
  return [...document.querySelectorAll(selector)].filter(one => one.matches(':hover') && one.textContent.trim()).map(one => {
    const [ground, ink] = [groundOf(one), parse(getComputedStyle(one).color)];
    const [light, dark] = [luminance(ground), luminance(over(ink, ground))].sort((a, b) => b - a);
    return [one.className, Math.round(((light + 0.05) / (dark + 0.05)) * 100) / 100];
  });
}
"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    ("name", "selector"),
    [
        ("badge", ".bench-choice, .bench-tool"), ("calls", ".tools-tab, .tools-button"), ("picker", ".picker-fill, .picker-option"),
        ("gallery", ".gallery-card"), ("badge", ".panel-action"), ("explanation", ".explanation-flip"),
    ],
)  # fmt: skip
def test_controls_under_the_pointer_have_contrast(open_page, name, selector, scheme):
    state = STATES[name]
    preview = open_page(state.size, state.query, color_scheme=scheme)
    state.act(preview)
    preview.rest()
    for control in preview.page.locator(selector).all()[:6]:
        if control.is_visible():
            control.hover()
            preview.rest()
            for found, contrast in preview.page.evaluate(STATES_OF_CONTROLS, selector):
                assert contrast >= 4.5, (found, contrast)


def test_reduced_motion_moves_nothing_by_itself(open_page):
    preview = open_page((1366, 800), "?scene=mail&panel=calls", reduced_motion="reduce")
    wait_for_columns(preview, 3)
    preview.page.evaluate("() => { window.moved = 0; document.addEventListener('transitionrun', () => { moved += 1; }); }")
    preview.page.locator(".badge-button").click()
    preview.resize_browser(1000, 800)
    running = preview.page.evaluate(
        "() => document.getAnimations().filter(one => one.playState === 'running' && (one.effect.getComputedTiming().duration ?? 0) > 10).length"
    )
    assert running == 0


@pytest.mark.parametrize("size", [(375, 760), (1180, 800)])
def test_the_switches_of_the_inspector_stand_in_line_for_a_finger(browser, server, size):
    context = new_context(browser, has_touch=True, viewport=browser_around(*size))
    preview = Preview(context.new_page())
    preview.go(address(server.url, "?scene=mail&panel=hierarchy"))
    preview.page.locator(".tools-draw").wait_for()
    start, rows = preview.page.evaluate("""() => {
      const bounds = one => one.getBoundingClientRect();
      const rows = [...document.querySelectorAll('.tools-draw .tools-switch')].map(row => {
        const [input, label] = row.children;
        const { x, width } = bounds(input);
        const border = parseFloat(getComputedStyle(input).borderLeftWidth);
        return { start: x + border, gap: bounds(label).x - (x + width - border), height: bounds(row).height };
      });
      return [bounds(document.querySelector('.tools-pick')).x, rows];
    }""")
    context.close()
    assert len(rows) == 4
    assert rows[0]["start"] == pytest.approx(start, abs=1.5) and min(row["start"] for row in rows) == rows[0]["start"]
    assert all(4 <= row["gap"] <= 12 and row["height"] == 44 for row in rows), rows
