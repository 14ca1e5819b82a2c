import UIKit

/// A tree of controllers as lines: the class, the title, and the state of containers.
///
/// It uses UIKit's own properties alone, so that the lines are the same on the engine and on Apple's UIKit.
@MainActor
struct HierarchyText {
  /// Whether something of the controller is on the screen.
  let isVisible: (UIViewController) -> Bool

  /// The lines of a root, and of what is presented over it.
  func text(of root: UIViewController) -> String {
    var lines = lines(of: root, "", "")
    var next = root.presentedViewController
    while let presented = next {
      lines += self.lines(of: presented, "", "presented: ")
      next = presented.presentedViewController
    }
    return lines.joined(separator: "\n")
  }

  private func lines(of controller: UIViewController, _ indent: String, _ place: String) -> [String] {
    let title = controller.title.map { " “\($0)”" } ?? ""
    let line = "\(indent)\(place)\(type(of: controller))\(title)\(state(of: controller))"
    return [line] + children(of: controller).flatMap { lines(of: $0.child, indent + "  ", $0.place) }
  }

  private func state(of controller: UIViewController) -> String {
    let hidden = isVisible(controller) ? "" : ", hidden"
    guard let split = controller as? UISplitViewController else { return hidden }
    return (split.isCollapsed ? ", collapsed" : ", \(split.displayMode.testName)") + hidden
  }

  /// The children with their places. A split view with columns has them in the order of the columns.
  private func children(of controller: UIViewController) -> [(child: UIViewController, place: String)] {
    guard let split = controller as? UISplitViewController, split.style != .unspecified, !split.isCollapsed else {
      return controller.children.map { ($0, "") }
    }
    let columns = UISplitViewController.Column.testColumns
    let placed = split.children.map { child in (child: child, index: columns.firstIndex { split.shows(child, in: $0) }) }
    let sorted = placed.sorted { $0.index ?? columns.count < $1.index ?? columns.count }
    return sorted.map { child, index in (child, index.map { "\(columns[$0].testName): " } ?? "") }
  }
}

extension UISplitViewController {
  /// Whether a child is the controller of a column, or the navigation controller around it.
  fileprivate func shows(_ child: UIViewController, in column: Column) -> Bool {
    let set = viewController(for: column)
    return set === child || set?.navigationController === child
  }
}

extension UISplitViewController.DisplayMode {
  /// The name as Swift has it.
  var testName: String {
    switch self {
    case .automatic: "automatic"
    case .secondaryOnly: "secondaryOnly"
    case .oneBesideSecondary: "oneBesideSecondary"
    case .oneOverSecondary: "oneOverSecondary"
    case .twoBesideSecondary: "twoBesideSecondary"
    case .twoOverSecondary: "twoOverSecondary"
    case .twoDisplaceSecondary: "twoDisplaceSecondary"
    @unknown default: "\(rawValue)"
    }
  }
}

extension UISplitViewController.Column {
  /// The columns, in the order in which they stand. The inspector has no place before iOS 26.
  static var testColumns: [UISplitViewController.Column] {
    let usual: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
    guard #available(iOS 26, *) else { return usual }
    return usual + [.inspector]
  }

  /// The name as Swift has it.
  var testName: String {
    switch self {
    case .primary: "primary"
    case .supplementary: "supplementary"
    case .secondary: "secondary"
    case .compact: "compact"
    default: "inspector"
    }
  }
}
