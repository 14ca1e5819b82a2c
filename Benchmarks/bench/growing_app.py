"""An app of 30 files that is served from its sources, and whose files are saved one after another."""

import contextlib
import os
import pathlib
import re
import signal
import subprocess
import tempfile
import time

from chromium import PATIENCE, open_browser
from processes import Failure, read_line

SCREENS = 28

DELEGATE = """import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = RootViewController(style: .doubleColumn)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
"""

ROOT_CONTROLLER = """import UIKit

class RootViewController: UISplitViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setViewController(UINavigationController(rootViewController: Screen0ViewController()), for: .primary)
    setViewController(UINavigationController(rootViewController: Screen1ViewController()), for: .secondary)
    preferredDisplayMode = .oneBesideSecondary
  }
}
"""

SCREEN = """import UIKit

/// A screen with a list, as apps have them.
class Screen{number}ViewController: UITableViewController {{
  private var rows: [String] = (0..<40).map {{ "Row \\($0) of {number}" }}
  private lazy var adding = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))

  override func viewDidLoad() {{
    super.viewDidLoad()
    title = "Screen {number}{mark}"
    navigationItem.rightBarButtonItem = adding
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }}

  @objc private func add() {{
    rows.append("Another row")
    tableView.insertRows(at: [IndexPath(row: rows.count - 1, section: 0)], with: .automatic)
  }}

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {{ rows.count }}

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {{
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row]
    content.secondaryText = indexPath.row.isMultiple(of: 2) ? "Even" : nil
    content.image = UIImage(systemName: "doc")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }}

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {{
    let next = Screen{next}ViewController()
    navigationController?.pushViewController(next, animated: true)
  }}

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {{
    let delete = UIContextualAction(style: .destructive, title: "Delete") {{ [weak self] _, _, done in
      self?.rows.remove(at: indexPath.row)
      self?.tableView.deleteRows(at: [indexPath], with: .automatic)
      done(true)
    }}
    return UISwipeActionsConfiguration(actions: [delete])
  }}
}}
"""


def _screen(number, mark=""):
    return SCREEN.format(number=number, next=(number + 1) % SCREENS, mark=mark)


def write(folder):
    """Writes the files of the app."""
    files = {f"Screen{number}ViewController.swift": _screen(number) for number in range(SCREENS)}
    for name, text in {**files, "AppDelegate.swift": DELEGATE, "RootViewController.swift": ROOT_CONTROLLER}.items():
        (folder / name).write_text(text)


def changes(checkout, environment, count):
    """The seconds from a saved file to its text in the page, for several changes of one file."""
    with tempfile.TemporaryDirectory(prefix="growing-app.") as name, contextlib.ExitStack() as stack:
        folder = pathlib.Path(name)
        write(folder)
        url = stack.enter_context(_served(checkout, environment, folder))
        page = stack.enter_context(open_browser()).new_page(viewport={"width": 1366, "height": 1024})
        page.set_default_timeout(PATIENCE * 3)
        page.goto(url)
        page.get_by_text("Screen 0", exact=True).first.wait_for()
        return [_change(folder, page, number) for number in range(1, count + 1)]


def _change(folder, page, number):
    start = time.perf_counter()
    (folder / "Screen0ViewController.swift").write_text(_screen(0, f", changed {number} times"))
    page.get_by_text(f"Screen 0, changed {number} times", exact=True).first.wait_for()
    return time.perf_counter() - start


@contextlib.contextmanager
def _served(checkout, environment, folder):
    with tempfile.TemporaryFile("w+") as errors:
        process = subprocess.Popen(
            [checkout / ".build/release/split-preview", "app", folder, "--port", "0", "--no-open"], cwd=checkout, env=environment,
            stdout=subprocess.PIPE, stderr=errors, text=True, start_new_session=True,
        )  # fmt: skip
        try:
            found = re.search(r"http://\S+", read_line(process, 3600))
            if not found:
                errors.seek(0)
                raise Failure(f"the app is not served: {errors.read()[-2000:]}")
            yield found[0]
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
