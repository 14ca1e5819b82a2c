"""axe-core in the page. Its text is evaluated there, because the policy of the page allows no other script."""

import importlib.resources

#: The rules, as Deque publishes them. The package is pinned in Tests/requirements.txt.
SOURCE = (importlib.resources.files("axe_playwright_python") / "axe.min.js").read_text()

#: Every rule that axe has switched on. It need not fetch the style sheets again, which only one rule about rotation reads.
RUN = """
async () => {
  const { violations } = await axe.run(document, { preload: false, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, any, all, none }) => {
    const selector = target.flat().join(' ');
    const [{ message, data } = {}] = [...any, ...all, ...none];
    const isDrawn = Boolean(document.querySelector(selector)?.closest('.panes, .keyboard, .device-place [aria-hidden]'));
    return { rule: id, selector, message: message ?? '', contrast: data?.contrastRatio ?? null, isDrawn };
  }));
}
"""


def is_the_look_of_the_app(finding):
    """Whether a finding is about colours that the picture of the app has because the app and UIKit have them.

    UIKit's own colours do not have a contrast of 4.5: `secondaryLabel` has 3.4 on white, `systemBlue` 3.5 to 4.0, and
    `tertiaryLabel` and `placeholderText` less than 2. The page draws what an app declares, and `split-preview audit` judges its
    contrast as axe does (test_audit_contrast.py). Every other rule holds in the app as well, and this rule holds for everything around it.
    """
    return finding["rule"] == "color-contrast" and finding["isDrawn"]


def findings(preview):
    """The findings of axe on the page as it is, in sentences."""
    preview.page.evaluate(SOURCE)
    found = preview.page.evaluate(RUN)
    return [f"{one['rule']}: {one['selector']}: {one['message']}" for one in found if not is_the_look_of_the_app(one)]


#: The texts of the app whose contrast axe has judged: those it finds too low, and the others, each with its two colors.
CONTRASTS = """
async () => {
  const { violations, passes } = await axe.run(document.querySelector('#window'), { preload: false, runOnly: ['color-contrast'] });
  const colors = rules => rules.flatMap(({ nodes }) => nodes.flatMap(({ any }) => any.map(({ data }) => [data.fgColor, data.bgColor])));
  return [colors(violations), colors(passes)];
}
"""


def contrasts(preview):
    """The pairs of colors of the app's texts, as `#rrggbb`: those with too little contrast, and those with enough."""
    preview.page.evaluate(SOURCE)
    return [{tuple(pair) for pair in pairs if all(pair)} for pairs in preview.page.evaluate(CONTRASTS)]
