import ContentBlocks
import SplitKit

/// The place of the user in the app of a scenario: the chosen contents, the column on top of a collapsed split view, the display
/// modes and the offsets.
struct ScenarioPlace {
  let root: ViewController
  let screens: [ScreenViewController]

  var value: Value {
    var members = [
      Member("contents", .object(screens.filter(\.hasChosen).map { Member($0.id, .string($0.chosen)) })),
      Member("offsets", ScrollPositions(screens).value),
    ]
    if let split {
      if let column = columnOnTop(of: split) { members.append(Member("column", .string(column.name))) }
      members.append(Member("preferredDisplayMode", .string(split.preferredDisplayMode.name)))
    }
    return .object(members)
  }

  /// Restores a place. Parts that are missing or no longer exist leave the app as it is.
  func restore(_ place: Value) {
    for screen in screens {
      if let content = place["contents"]?[screen.id]?.string { _ = screen.choose(content) }
    }
    if let split { restore(split, place) }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    ScrollPositions(screens).restore(place["offsets"])
  }

  private func restore(_ split: SplitViewController, _ place: Value) {
    if let mode = place["preferredDisplayMode"]?.string.flatMap(DisplayMode.init(name:)), mode != split.preferredDisplayMode {
      split.preferredDisplayMode = mode
    }
    if split.isCollapsed, let column = place["column"]?.string.flatMap(Column.init(name:)),
      split.viewController(for: column) != nil
    {
      split.show(column)
    }
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
