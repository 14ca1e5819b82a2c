import ContentBlocks
import SplitKit

/// The place of the user in the app of a scenario: the chosen contents, the selected tabs, the column on top of a collapsed split view,
/// the display mode, the controllers that taps have pushed or presented, the switches, the sides in front, and the
/// offsets.
struct ScenarioPlace {
  let root: ViewController
  /// The controllers with a name in the file.
  let named: [String: ViewController]
  let screens: [ScreenViewController]
  /// The controllers that actions have shown, in their order.
  let showings: [Showing]
  /// The properties that actions have assigned.
  let assigned: [String: [Member]]

  var value: Value {
    var members = [
      Member("contents", .object(screens.filter(\.hasChosen).map { Member($0.id, .string($0.chosen)) })),
      Member("offsets", ScrollPositions(screens).value),
    ]
    let tabs = tabBars.compactMap { bar in bar.selectedViewController.map { Member(bar.id, .string($0.id)) } }
    let initial = screens.filter { !$0.hasChosen && $0.chosen != $0.names.first }
    if !initial.isEmpty { members.append(Member("initial", .object(initial.map { Member($0.id, .string($0.chosen)) }))) }
    let sides = flips.map { Member($0.id, .string($0.displayFocus.rawValue)) }
    if !sides.isEmpty { members.append(Member("sides", .object(sides))) }
    if !tabs.isEmpty { members.append(Member("tabs", .object(tabs))) }
    if let split {
      if let column = columnOnTop(of: split) { members.append(Member("column", .string(column.name))) }
      members.append(Member("preferredDisplayMode", .string(split.preferredDisplayMode.name)))
    }
    let shown = showings.filter { named[$0.controller].map(isShown) ?? false }
    if !shown.isEmpty { members.append(Member("shown", .array(shown.map(\.value)))) }
    if !assigned.isEmpty {
      let properties = assigned.sorted { $0.key < $1.key }.map { Member($0.key, .object($0.value)) }
      members.append(Member("assigned", .object(properties)))
    }
    let switches = screens.flatMap(\.changedSwitches)
    if !switches.isEmpty { members.append(Member("switches", .object(switches))) }
    return .object(members)
  }

  /// Restores a place. Parts that are missing or no longer exist leave the app as it is.
  func restore(_ place: Value) {
    for screen in screens {
      if let content = place["initial"]?[screen.id]?.string { _ = screen.choose(content, isInitial: true) }
      if let content = place["contents"]?[screen.id]?.string { _ = screen.choose(content) }
    }
    if let switches = place["switches"] { screens.forEach { $0.restoreSwitches(switches) } }
    for bar in tabBars { restore(bar, place) }
    for flip in flips {
      if let side = place["sides"]?[flip.id]?.string.flatMap(Side.init(rawValue:)) { flip.setDisplayFocus(side, animated: false) }
    }
    if let split { restore(split, place) }
    layOut()
    for showing in (place["shown"]?.array ?? []).compactMap(Showing.init) { restore(showing) }
    layOut()
    ScrollPositions(screens).restore(place["offsets"])
  }

  private func layOut() {
    root.setNeedsLayout()
    root.layoutIfNeeded()
  }

  private func restore(_ bar: TabBarController, _ place: Value) {
    guard let tab = place["tabs"]?[bar.id]?.string.flatMap(bar.selectable), tab !== bar.selectedViewController else { return }
    bar.selectedViewController = tab
  }

  private func restore(_ split: SplitViewController, _ place: Value) {
    if let mode = place["preferredDisplayMode"]?.string.flatMap(DisplayMode.init(name:)), mode != split.preferredDisplayMode {
      split.preferredDisplayMode = mode
    }
    if split.isCollapsed, let column = place["column"]?.string.flatMap(Column.init(name:)),
      split.viewController(for: column) != nil, !split.isShowing(column)
    {
      split.show(column)
    }
  }

  /// Shows a controller again by the action that has shown it. One that is shown already stays where it is.
  private func restore(_ showing: Showing) {
    guard let controller = named[showing.controller], !isShown(controller) else { return }
    screens.first { $0.id == showing.screen }?.show(showing.controller, from: showing.element)
  }

  /// Whether a controller is in a stack or presented. The stack can be one that a resize shows again, such as that of a compact column.
  private func isShown(_ controller: ViewController) -> Bool {
    controller.parent != nil || controller.presentingViewController != nil
  }

  /// The tab bar controllers, also those that the window shows in another size only.
  private var tabBars: [TabBarController] { named.values.compactMap { $0 as? TabBarController }.sorted { $0.id < $1.id } }

  /// The containers that flip between their two sides.
  private var flips: [SplitOrFlipViewController] {
    var flips: [SplitOrFlipViewController] = []
    root.forEachDescendant { if let flip = $0 as? SplitOrFlipViewController { flips.append(flip) } }
    return flips
  }

  /// The first split view in the tree of the root, in the order of the tree.
  private var split: SplitViewController? { Self.split(in: root) }

  private static func split(in controller: ViewController) -> SplitViewController? {
    (controller as? SplitViewController) ?? controller.children.lazy.compactMap(split).first
  }

  /// The column on top of a collapsed stack. A compact column is a place of its own.
  private func columnOnTop(of split: SplitViewController) -> Column? {
    guard split.isCollapsed, split.style != .unspecified, split.viewController(for: .compact) == nil else { return nil }
    return [Column.secondary, .supplementary, .primary].first(where: split.isShowing)
  }
}

extension Showing {
  fileprivate var value: Value { ["controller": .string(controller), "screen": .string(screen), "element": .string(element)] }

  /// Reads a value. Returns nil for one that is none of these.
  fileprivate init?(_ value: Value) {
    guard let controller = value["controller"]?.string, let screen = value["screen"]?.string,
      let element = value["element"]?.string
    else { return nil }
    self.init(controller: controller, screen: screen, element: element)
  }
}
