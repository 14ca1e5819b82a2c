import ContentBlocks
import SplitKit

/// One action after a tap on an element of a screen.
struct ActionRun {
  private let action: ActionSpec
  private let screen: ScreenViewController
  private let element: String

  init(_ action: ActionSpec, from screen: ScreenViewController, element: String) {
    self.action = action
    self.screen = screen
    self.element = element
  }

  /// Performs the action. One that UIKit would refuse does nothing, and the log of calls has the reason.
  func perform() {
    do throws(Refusal) {
      switch action {
      case .perform(let name, let members, _): try call(name, members)
      case .set(let properties, let name, _):
        try controller(name).assign(properties.map(\.member))
        screen.app?.didAssign(properties.map(\.member), of: name)
      case .choose(let content, let screen, let isInitial): try choose(content.name, of: screen.name, isInitial: isInitial)
      case .choice(let conditions, let then, let otherwise):
        for action in screen.reading.holdsAny(of: conditions) ? then : otherwise {
          ActionRun(action, from: screen, element: element).perform()
        }
      }
    } catch {
      screen.application.report(error.sentence)
    }
  }

  private func controller(_ name: String) throws(Refusal) -> ViewController {
    guard let controller = screen.app?.controller(named: name) else { throw .unknownTarget(name) }
    return controller
  }

  private func choose(_ content: String, of name: String, isInitial: Bool) throws(Refusal) {
    guard let other = try controller(name) as? ScreenViewController, other.choose(content, isInitial: isInitial) else {
      throw .invalid(path: "choose", "\(name) has no content \(content).")
    }
  }

  private func call(_ name: String, _ members: [Member]) throws(Refusal) {
    var members = members
    if name == "select", let tab = members.first?.value.string { members = [try index(ofTab: tab)] }
    let action = Action(name: name, members: members + source(of: name, members)) { screen.app?.controller(named: $0) }
    try receiver(of: name).perform(action)
    guard let controller = self.action.shownController else { return }
    screen.app?.didShow(Showing(controller: controller, screen: screen.id, element: element))
  }

  /// The split view around the screen, or around what presents the screen, such as a column that is a sheet in a compact width.
  private var splitViewController: SplitViewController? {
    sequence(first: screen as ViewController) { $0.presentingViewController }
      .lazy.compactMap { ($0 as? SplitViewController) ?? $0.splitViewController }.first
  }

  /// The controller that has the method: the nearest container of its kind, or else the screen itself.
  private func receiver(of name: String) -> ViewController {
    switch name {
    case "push", "pop": screen.navigationController ?? screen
    case "showColumn", "hideColumn": splitViewController ?? screen
    case "select": screen.tabBarController ?? screen
    case "setFocus": sequence(first: screen, next: \.parent).first { $0 is SplitOrFlipViewController } ?? screen
    default: screen
    }
  }

  /// The index of the tab that contains a controller.
  private func index(ofTab name: String) throws(Refusal) -> Member {
    let tab = try controller(name)
    let ancestors = sequence(first: tab, next: \.parent)
    guard let tabs = screen.tabBarController?.viewControllers,
      let index = tabs.firstIndex(where: { tab in ancestors.contains { $0 === tab } })
    else { throw .invalid(path: "controller", "\(name) is in no tab of the bar around \(screen.id).") }
    return Member("index", .number(Double(index)))
  }

  /// The source of a popover: what was tapped.
  private func source(of name: String, _ members: [Member]) -> [Member] {
    guard name == "present", members.contains(Member("style", "popover")) else { return [] }
    if let frame = screen.frame(ofElement: element) {
      return [Member("source", .array([frame.x, frame.y, frame.width, frame.height].map(Value.number)))]
    }
    return [Member("sourceItem", .string(element))]
  }
}
