import Testing

@testable import SplitKit

/// The log reports the mistakes of an app, and none of them ends the server.
@Suite struct AppMistakeTests {
  private let application = Application(profile: .ios26)

  private func raised() -> [String] {
    application.takeCalls().filter { $0.phase == .raise }.compactMap { $0.arguments.first?.string }
  }

  @Test func `a controller without an id gets one that no other has`() {
    let controllers = (0..<200).map { _ in ViewController(application) }
    #expect(Set(controllers.map(\.id)).count == 200)
    #expect(application.mistake == nil)
  }

  @Test(arguments: ["", String(repeating: "x", count: 65), "taken"])
  func `an id that cannot be is replaced, and the log says so`(id: String) {
    let taken = ViewController(application, id: "taken")
    let controller = ViewController(application, id: id)
    #expect(controller.id != id && controller.id != taken.id && !controller.id.isEmpty)
    #expect(raised().count == 1)
    #expect(application.mistake != nil)
  }

  @Test func `an id is free again once its controller is gone`() {
    for _ in 0..<300 { #expect(ViewController(application, id: "same").id == "same") }
    #expect(application.mistake == nil)
    #expect(application.named.count == 1)
  }

  @Test func `names of controllers that are gone do not add up`() {
    for number in 0..<10_000 { _ = ViewController(application, id: "id-\(number)") }
    #expect(application.named.count <= 2 * Application.fewNames)
  }

  @Test func `no controller comes to contain itself`() {
    let (outer, inner) = (ViewController(application, id: "outer"), ViewController(application, id: "inner"))
    outer.addChild(inner)
    inner.addChild(outer)
    outer.addChild(outer)
    #expect(outer.parent == nil && inner.children.isEmpty)
    let stack = NavigationController(rootViewController: ViewController(application, id: "root"))
    stack.setViewControllers([stack])
    let split = SplitViewController(application, id: "split")
    split.viewControllers = [split]
    #expect(stack.children.map(\.id) == ["root"] && split.viewControllers.isEmpty)
    let columns = SplitViewController(application, id: "columns", style: .doubleColumn)
    columns.setViewController(columns, for: .primary)
    #expect(columns.viewController(for: .primary) == nil)
    #expect(raised().count == 5)
  }

  @Test func `a controller of another application stays out`() {
    let stranger = ViewController(Application(profile: .ios26), id: "stranger")
    ViewController(application, id: "root").addChild(stranger)
    #expect(stranger.parent == nil)
    #expect(raised() == ["stranger belongs to another application"])
  }

  private final class Answering: SplitViewControllerDelegate {
    func primaryViewController(forCollapsing splitViewController: SplitViewController) -> ViewController? {
      splitViewController
    }
  }

  @Test func `a delegate that answers with the split itself is not followed`() {
    let delegate = Answering()
    let split = SplitViewController(application, id: "split")
    split.viewControllers = ["A", "B"].map { ViewController(application, id: $0) }
    split.delegate = delegate
    let window = Window(application: application, rootViewController: split, size: Size(width: 400, height: 800))
    window.makeVisible()
    #expect(split.isCollapsed && split.viewControllers.map(\.id) == ["A"])
    #expect(raised() == ["split cannot contain itself"])
  }

  @Test(arguments: [-1, Double.nan])
  func `a width that cannot be changes nothing`(width: Double) {
    let split = SplitViewController(application, id: "split", style: .doubleColumn)
    split.columnWidths.primary.preferred = width
    split.columnWidths.secondary.minimum = width
    #expect(split.columnWidths.primary == ColumnWidthPreferences())
    #expect(split.columnWidths == ColumnStyleWidths())
    #expect(raised().count == 2)
  }

  @Test func `a place without finite numbers changes nothing`() {
    let controller = ViewController(application, id: "A")
    controller.layOut(ViewPlacement(frame: Rect(x: 0, y: .nan, width: 1, height: 1)))
    controller.preferredContentSize = Size(width: .infinity, height: 1)
    #expect(controller.view == ViewPlacement() && controller.preferredContentSize == .zero)
    #expect(raised().count == 2)
  }

  @Test func `a tab bar without tabs shows an empty controller`() {
    let tabs = TabBarController(application, id: "tabs", viewControllers: [])
    #expect(tabs.viewControllers.count == 1)
    #expect(application.mistake != nil)
  }
}
