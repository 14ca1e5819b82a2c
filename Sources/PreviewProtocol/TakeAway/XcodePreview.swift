import SplitKit

/// The settings of a scene as lines of Swift for a preview in Xcode: its split views and its tab bar controllers with the
/// properties that differ from UIKit's defaults, and its traits.
///
/// The lines use the names of Apple's documentation (AD documented) and compile against UIKit. They have the containers and
/// their settings and not the app's own controllers, of which a scene knows only the names: an empty `UIViewController` is in
/// the place of each column.
package struct XcodePreview {
  private let window: WindowState
  private let preview: String
  private let containers: [Container]

  package init(_ scene: Scene, preview: String) {
    (window, self.preview) = (scene.window, preview)
    var names: [String: Int] = [:]
    containers = scene.hierarchy.containers.map { node in
      let base = Container.base(of: node)
      names[base, default: 0] += 1
      let number = names[base, default: 1]
      return Container(node: node, name: number == 1 ? base : "\(base)\(number)")
    }
  }

  /// A container with settings, and the name of its variable.
  fileprivate struct Container {
    let node: HierarchyNode
    let name: String

    static func base(of node: HierarchyNode) -> String {
      node.type == "SplitViewController" ? "splitViewController" : "tabBarController"
    }
  }

  /// The lines, with a line break at the end of each.
  package var text: String {
    let size = "width: \(shortest(window.size.width)), height: \(shortest(window.size.height))"
    let title = XcodePreview.literal("\(preview), \(shortest(window.size.width)) x \(shortest(window.size.height))")
    let lines =
      ["import UIKit", "", "#Preview(\(title), traits: .fixedLayout(\(size))) {"]
      + body.map { $0.isEmpty ? "" : "    \($0)" } + ["}"]
    return lines.map { "\($0)\n" }.joined()
  }

  private var body: [String] {
    guard let root = containers.first else {
      return ["let viewController = UIViewController()"] + traits(of: "viewController") + ["return viewController"]
    }
    return containers.flatMap { Self.settings(of: $0) } + traits(of: root.name) + ["return \(root.name)"]
  }

  /// A text as a literal of Swift.
  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}": "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

// MARK: Containers

extension XcodePreview {
  private static func settings(of container: Container) -> [String] {
    container.node.type == "SplitViewController" ? split(container) : tabBar(container)
  }

  private static func split(_ container: Container) -> [String] {
    let state = Value.object(container.node.state)
    let style = state["style"]?.string ?? "unspecified"
    let hasStyle = style != "unspecified"
    let maker = hasStyle ? "UISplitViewController(style: .\(style))" : "UISplitViewController()"
    return ["let \(container.name) = \(maker)"] + columns(state, of: container.name, hasStyle: hasStyle)
      + properties(state, of: container.name)
  }

  /// Empty controllers for the columns that have one.
  private static func columns(_ state: Value, of name: String, hasStyle: Bool) -> [String] {
    guard hasStyle else { return ["\(name).viewControllers = [UIViewController(), UIViewController()]"] }
    let columns = state["columns"]?.members ?? []
    return columns.filter { $0.value != .null }.map { "\(name).setViewController(UIViewController(), for: .\($0.name))" }
  }

  /// The properties whose values differ from UIKit's defaults, in the order of docs/properties.md.
  private static func properties(_ state: Value, of name: String) -> [String] {
    SplitViewProperty.all.compactMap { property in
      guard let value = state[property.name], value != property.defaultValue, let literal = literal(value, property.kind) else {
        return nil
      }
      return "\(name).\(property.name) = \(literal)"
    }
  }

  private static func literal(_ value: Value, _ kind: SplitViewProperty.Kind) -> String? {
    switch kind {
    case .choice: value.string.map { ".\($0)" }
    case .flag: value.bool.map { "\($0)" }
    case .length, .fraction: value.number.map { "\(shortest($0))" } ?? "UISplitViewController.automaticDimension"
    }
  }

  private static func tabBar(_ container: Container) -> [String] {
    let state = Value.object(container.node.state)
    var lines = ["let \(container.name) = UITabBarController()"]
    let count = container.node.children.count
    let controllers = Array(repeating: "UIViewController()", count: count).joined(separator: ", ")
    lines.append("\(container.name).viewControllers = [\(controllers)]")
    if let index = state["selectedIndex"]?.number, index != 0 { lines.append("\(container.name).selectedIndex = \(Int(index))") }
    if let mode = state["mode"]?.string, mode != "automatic" { lines.append("\(container.name).mode = .\(mode)") }
    if let isHidden = state["isSidebarHidden"]?.bool, !isHidden { lines.append("\(container.name).sidebar.isHidden = false") }
    return lines
  }
}

// MARK: Traits

extension XcodePreview {
  /// The size classes, since a preview of a fixed size keeps those of its device (ours), and the other traits that differ from
  /// the defaults. A window on iOS 5 has no size classes.
  private func traits(of name: String) -> [String] {
    let traits = window.traits
    var lines: [String] = []
    for (trait, value) in [("horizontalSizeClass", traits.horizontalSizeClass), ("verticalSizeClass", traits.verticalSizeClass)]
    where value != .unspecified {
      lines.append("\(name).traitOverrides.\(trait) = .\(value.rawValue)")
    }
    if traits.userInterfaceIdiom != .pad {
      lines.append("\(name).traitOverrides.userInterfaceIdiom = .\(traits.userInterfaceIdiom.rawValue)")
    }
    if traits.layoutDirection != .leftToRight {
      lines.append("\(name).traitOverrides.layoutDirection = .\(traits.layoutDirection.rawValue)")
    }
    if traits.userInterfaceStyle != .light {
      lines.append("\(name).traitOverrides.userInterfaceStyle = .\(traits.userInterfaceStyle.rawValue)")
    }
    if traits.preferredContentSizeCategory != .large {
      lines.append("\(name).traitOverrides.preferredContentSizeCategory = .\(traits.preferredContentSizeCategory.rawValue)")
    }
    if let contrast = traits.accessibilityContrast, contrast != .normal {
      lines.append("\(name).traitOverrides.accessibilityContrast = .\(contrast.rawValue)")
    }
    return lines
  }
}

extension HierarchyNode {
  /// The split views and the tab bar controllers of the tree, each before those below it.
  fileprivate var containers: [HierarchyNode] {
    let own = type == "SplitViewController" || type == "TabBarController" ? [self] : []
    return own + (children + presented).flatMap(\.containers)
  }
}
