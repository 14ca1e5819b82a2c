import SplitKit
import Testing

/// Calls of an app's code that cause further calls without end. The engine stops them, and the log says where.
@Suite struct NestingTests {
  private final class Meddler: SplitViewControllerDelegate {
    /// Answers every change of mode with another request.
    func splitViewController(_ splitViewController: SplitViewController, willChangeTo displayMode: DisplayMode) {
      splitViewController.preferredDisplayMode = displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
      splitViewController.layoutIfNeeded()
      splitViewController.toggleDisplayMode()
    }
  }

  private final class Recursive: ViewController {
    override func viewDidLoad() { loadAnother() }

    private func loadAnother() { Recursive(application, id: id + "1").loadViewIfNeeded() }
  }

  @Test func `a delegate that answers every change with another one cannot stop the window`() {
    let application = Application(profile: .ios26)
    let split = SplitViewController(application, id: "split")
    split.viewControllers = [ViewController(application, id: "A"), ViewController(application, id: "B")]
    let delegate = Meddler()
    split.delegate = delegate
    let window = Window(
      application: application, rootViewController: split, size: Size(width: 1024, height: 768))
    window.makeVisible()
    window.resize(to: Size(width: 1100, height: 768))
    #expect(split.displayMode != .automatic)
    #expect(split.viewControllers.map(\.id) == ["A", "B"])
    #expect(!split.isCollapsed)
  }

  @Test func `calls that nest without end are cut at 32, and the log says so`() {
    let application = Application(profile: .ios13)
    Recursive(application, id: "A").loadViewIfNeeded()
    let calls = application.takeCalls()
    #expect(calls.filter { $0.selector == "viewDidLoad" }.count == 33)
    #expect(calls.last?.phase == .raise)
    #expect(calls.last?.arguments == ["Calls are nested deeper than 32"])
  }

  @Test func `completions that add completions without end are cut`() {
    let application = Application(profile: .ios13)
    let root = ViewController(application, id: "A")
    let window = Window(application: application, rootViewController: root, size: Size(width: 1024, height: 768))
    var count = 0
    func again() {
      count += 1
      application.animate(duration: 0.1, animations: {}, completion: again)
    }
    again()
    window.makeVisible()
    #expect(count < 100)
    #expect(application.takeCalls().contains { $0.phase == .raise })
  }
}
