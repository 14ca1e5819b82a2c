"""How little the page fetches before its first scene, and what it loads later, in both forms of the page."""

import re
import time
import urllib.request

import pytest

from browser import HAS_OPENED
from conftest import new_context
from first_view import first_view
from server import ROOT

#: Each preview, and the ways to open one that take more than a preview alone.
QUERIES = [
    "?scene=instagram", "?scene=mail", "?scene=mail-slide", "?scene=split-or-flip", "?scene=adaptability", "?scene=lab",
    "?scene=lab&device=ipad-pro-11-m4", "?scene=lab&panel=scene&ruler=1",
]  # fmt: skip


@pytest.fixture
def fresh_page(browser):
    """A page in a browser that has nothing of it."""
    context = new_context(browser, viewport={"width": 1366, "height": 1024})
    yield context.new_page()
    context.close()


@pytest.fixture(scope="module")
def asked(server):
    """A server that has been asked for the document which it makes for the first client. It sends the document as it is until a thread has
    compressed it."""
    request = urllib.request.Request(f"{server.url}meta.json", headers={"Accept-Encoding": "gzip"})
    for _ in range(600):
        with urllib.request.urlopen(request) as answer:
            if answer.headers["Content-Encoding"] == "gzip":
                return server
        time.sleep(0.1)
    pytest.fail("meta.json is never sent compressed")


def paths(urls):
    return ["/".join(url.split("?")[0].split("/")[3:]) for url in urls]


@pytest.mark.parametrize("query", QUERIES)
def test_the_first_view_takes_few_requests_and_bytes(fresh_page, asked, query):
    view = first_view(fresh_page, asked.url + query)
    assert len(view.requests) <= 20, paths(view.requests)
    most = 138_100 if "adaptability" in query else 127_600 if "panel" in query else 114_800
    assert view.length <= most, (view.length, paths(view.requests))


def test_what_is_loaded_later_is_little_too(fresh_page, server):
    view = first_view(fresh_page, server.url)
    parts = re.findall(r"import\('\./([^']*)'\)(?!.*isRare)", (ROOT / "Public/app/parts.js").read_text())
    loaded = {re.sub("^version-[^/]*/", "", path) for path in paths(view.later) if "/shared-" not in path}
    assert len(view.requests) + len(view.later) <= 30, paths(view.requests + view.later)
    # A machine that has a font like San Francisco does not load the page's own.
    assert loaded - {"fonts/inter.woff2"} == {f"app/{part}" for part in parts} | {"styles/parts.css"}
    assert view.later_length <= (134_300 if "fonts/inter.woff2" in loaded else 87_000)


WHEN_IDLE = "() => new Promise(done => requestAnimationFrame(() => requestIdleCallback(() => done())))"


def test_the_parts_wait_until_the_first_scene_is_visible(fresh_page, server):
    """They would take the line from the style sheet of the look, without which the app is not drawn."""
    asked, held = [], []
    fresh_page.route("**/styles/looks/*.css", lambda route: held.append(route))  # noqa: PLW0108 (playwright inspects it)
    fresh_page.on("request", lambda request: asked.append(request.url))
    fresh_page.goto(server.url + "?scene=lab", wait_until="commit")
    fresh_page.wait_for_function("() => window.splitPreview?.scene")
    fresh_page.evaluate(WHEN_IDLE)
    assert not [url for url in asked if url.endswith("/part.js")]
    with fresh_page.expect_request("**/part.js"):
        held[0].continue_()


def test_nothing_is_fetched_twice(fresh_page, server):
    """A preload that is not used would be."""
    view = first_view(fresh_page, server.url + "?scene=mail")
    fetched = paths(view.requests + view.later)
    assert len(fetched) == len(set(fetched))
    assert "meta.json" not in fetched


BUNDLE = ROOT / ".build/page/files"
LINK = re.compile(r'<link data-with="([^"]*)" data-rel="[^"]*"(?: as="style")? href="([^"]*)">')
ACTIVE_LINKS = "() => [...document.querySelectorAll('link[data-with][rel]')].map(one => one.getAttribute('href').replace(/^version-[^/]*./, ''))"


def imports_of(module):
    """The files of the bundle that a file of it imports, by their paths."""
    names = re.findall(r'(?:from|import)"(\.[^"]*)"', module.read_text())
    return {str((module.parent / name).resolve().relative_to(BUNDLE.resolve())) for name in names}


def test_the_page_names_all_that_an_app_needs_and_loads_it_at_once():
    """Otherwise a browser would find one file in another, a round of requests later."""
    page = (BUNDLE / "index.html").read_text()
    links = {}
    for modules, file in LINK.findall(page):
        for module in modules.split(" "):
            links.setdefault(module, set()).add(file)
    core = re.search(r'<script type="module" src="([^"]*)">', page)[1]
    assert not imports_of(BUNDLE / core)
    modules = sorted(str(path.relative_to(BUNDLE)) for path in BUNDLE.glob("apps/*/page.js"))
    assert modules == sorted(links) and len(modules) > 4
    for module in modules:
        assert links[module] == imports_of(BUNDLE / module) - {core} | {module.replace(".js", ".css")}
        assert all(imports_of(BUNDLE / file) <= {core} | links[module] for file in links[module] if file.endswith(".js"))


def test_a_preview_loads_what_its_own_app_needs(open_page):
    preview = open_page(query="?scene=mail-slide")
    assert preview.page.evaluate(ACTIVE_LINKS) == ["apps/mail-slide/page.css"]


def test_the_catalogue_is_fetched_when_the_picker_needs_it(open_page):
    preview = open_page(query="?scene=lab")
    asked = "() => performance.getEntriesByType('resource').filter(one => one.name.endsWith('/meta.json')).length"
    assert preview.page.evaluate(asked) == 0
    preview.page.locator(".picker-button").click()
    preview.page.locator(".picker-option").first.wait_for()
    preview.page.locator(".picker-button").click()
    preview.page.locator(".overview-button").click()
    preview.page.locator(".overview .size").first.wait_for()
    assert preview.page.evaluate(asked) == 1


@pytest.mark.parametrize("panel", ["hierarchy", "calls", "scene"])
def test_a_panel_of_the_address_is_there_with_the_first_scene(open_page, panel):
    """The app opens once, with the size that it keeps: the panel makes its picture smaller."""
    preview = open_page((1200, 800), f"?scene=lab&panel={panel}")
    opened = [message for message in preview.sent if message["type"] == "open"]
    assert [message["window"]["width"] for message in opened] == [1200]
    assert not [message for message in preview.sent if message["type"] == "resize"]


def test_the_sources_of_the_page_do_the_same(open_page, sources):
    """Every part of the page, in the form in which a developer edits it."""
    preview = open_page((1200, 900), "?scene=mail&device=ipad-pro-11-m4", at=sources)
    page = preview.page
    assert page.evaluate("() => performance.getEntriesByType('resource').length") > 100
    page.locator(".picker-button").click()
    page.get_by_role("combobox", name="Search devices").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("i")
    page.get_by_role("tree").wait_for()
    page.get_by_role("tab", name="Scene").click()
    page.locator(".tools").get_by_label("Version").wait_for()
    page.get_by_role("button", name="Ruler of breakpoints").click()
    page.locator(".ruler-flip").first.wait_for()
    page.locator(".overview-button").click()
    page.locator(".overview .size").first.wait_for()


@pytest.mark.parametrize("scene", ["instagram", "split-or-flip", "adaptability", "mail-slide"])
def test_the_sources_of_the_page_draw_every_app(open_page, sources, scene):
    preview = open_page((1000, 800), f"?scene={scene}", at=sources)
    assert preview.page.locator(".notice.is-shown").count() == 0


SAME_MODULES = """
async () => {
  const names = ['app/views/views.js', 'app/views/rows.js', 'app/scene/roles.js', 'app/dom/styleSheet.js', 'app/dom/picture.js', 'app/views/scroller.js'];
  const modules = await Promise.all(names.map(moduleOfThePage));
  const { registerView } = modules[0];
  try { registerView('message', class {}); } catch (error) { return error.message; }
}
"""


DRAWINGS = """
async () => {
  const { svgOf } = await moduleOfThePage('app/art/gallery.js');
  const names = splitPreview.scene.panes.flatMap(({ viewModel }) => JSON.stringify(splitPreview.scene.viewModels[viewModel] ?? null)
    .match(/"(photo|portrait|cover|slide|letter|sheet)-[a-z0-9-]+"/g) ?? []).map(name => name.slice(1, -1));
  return Object.fromEntries([...names, 'photo-dunes', 'photo-17', 'logo'].map(name => [name, svgOf(name)]));
}
"""


def test_both_forms_of_the_page_draw_the_same_pictures(open_page, sources):
    """The bundle renames what has no need for its name."""
    of_bundle, of_sources = (
        open_page(query="?scene=split-or-flip&opt.use=files", at=at).page.evaluate(DRAWINGS) for at in (None, sources)
    )
    assert of_bundle == of_sources and len(of_sources) > 3
    assert len(set(of_sources.values())) == len(of_sources)


@pytest.mark.parametrize("form", ["server", "sources"])
def test_a_module_that_an_app_imports_is_the_one_of_the_page(request, open_page, form):
    """The app has registered its views with it."""
    preview = open_page(query="?scene=mail", at=request.getfixturevalue(form))
    assert "message" in preview.page.evaluate(SAME_MODULES)


def test_a_module_under_a_path_of_its_own_says_what_is_wrong(open_page):
    preview = open_page()
    said = preview.page.evaluate("() => import('/app/views/views.js').then(() => '', error => error.message)")
    assert "relative to your own module" in said
    assert preview.page.locator("#window").count() == 1


def test_a_part_that_cannot_be_loaded_is_reported(open_page):
    def prepare(page):
        page.route("**/app/bundles/panels.js", lambda route: route.abort())

    preview = open_page(prepare=prepare)
    preview.expects = lambda line: "bundles/panels.js" in line or "ERR_FAILED" in line
    # The page may have tried to load the part before that.
    preview.complaints = [line for line in preview.complaints if not preview.expects(line)]
    preview.page.locator(".picker-button").click()
    preview.page.get_by_text("This part of the page could not be loaded.").wait_for()
    assert preview.page.evaluate(HAS_OPENED)


def test_a_picker_without_a_catalogue_can_be_tried_again(open_page):
    failures = []

    def fail_once(route):
        failures.append(route)
        route.abort() if len(failures) == 1 else route.continue_()

    preview = open_page(prepare=lambda page: page.route("**/meta.json", fail_once))
    preview.expects = lambda line: "fetch" in line or "ERR_FAILED" in line
    preview.page.locator(".picker-button").click()
    preview.page.get_by_text("This part of the page could not be loaded.").wait_for()
    preview.page.locator(".picker-button").click()
    preview.page.locator(".picker-option").first.wait_for()
