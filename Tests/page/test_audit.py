"""The tab of the audit: what it lists, and how a finding shows its element."""

from playwright.sync_api import expect

from browser import DEADLINE
from furnishings import STATES


def open_audit(open_page):
    state = STATES["audit"]
    preview = open_page(state.size, state.query)
    state.act(preview)
    return preview


def test_the_findings_are_listed_by_rule_with_their_widths(open_page):
    preview = open_audit(open_page)
    panel = preview.page.get_by_role("tabpanel", name="Audit")
    expect(panel.get_by_role("heading", name="Small touch targets")).to_be_visible()
    button = panel.get_by_role("button", name="“Edit Profile”")
    expect(button.locator("small")).to_have_text("At every width")
    expect(panel.get_by_role("status")).to_contain_text("from 320 to 1400.")
    preview.photograph("audit")


def test_a_finding_outlines_its_element_and_goes_to_its_first_width(open_page):
    preview = open_audit(open_page)
    finding = preview.page.locator(".audit-finding", has_text="profile/button").first
    finding.focus()
    expect(preview.page.locator(".outline")).to_be_visible()
    finding.evaluate("one => one.blur()")
    expect(preview.page.locator(".outline")).to_be_hidden()
    finding.click()
    preview.until("scene => scene.window.size[0] === 320")


def test_nothing_is_asked_before_the_user_wants_it(open_page):
    preview = open_page((1180, 820), "?scene=lab&panel=audit")
    assert not [message for message in preview.sent if message["type"] == "audit"]
    preview.page.get_by_role("button", name="Look at every width").click()
    expect(preview.page.get_by_role("status").filter(has_text="Nothing was found")).to_be_visible(timeout=DEADLINE * 1000)
