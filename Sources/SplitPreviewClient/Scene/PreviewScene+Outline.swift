extension PreviewScene {
  /// The window, the tree of controllers and the visible panes as a few lines of text, for messages of tests and for people.
  public var outline: String {
    let size = "\(window.size.width.short) x \(window.size.height.short)"
    let classes = "\(window.traits.horizontalSizeClass) x \(window.traits.verticalSizeClass)"
    let first = "\(preview), \(profile), \(size), \(classes)"
    return ([first] + root.lines(after: "  ") + visiblePanes.map(\.line)).joined(separator: "\n")
  }
}

extension PreviewScene.Controller {
  fileprivate func lines(after indent: String) -> [String] {
    let below = children.flatMap { $0.lines(after: indent + "  ") }
    let above = presented.map { $0.lines(after: "\(indent)presents ").map { "  \($0)" } } ?? []
    return ["\(indent)\(id)\(state)"] + below + above
  }

  private var state: String {
    if isCollapsed == true { return ", collapsed" }
    return displayMode.map { ", \($0)" } ?? ""
  }
}

extension PreviewScene.Pane {
  fileprivate var line: String {
    let lengths = [frame.x, frame.y, frame.width, frame.height].map(\.short).joined(separator: " ")
    return "  [\(lengths)] \(id)\(column.map { ", \($0)" } ?? "")"
  }
}

extension Double {
  /// The length without a fraction that is zero.
  fileprivate var short: String { Int(exactly: self).map(String.init) ?? String(self) }
}
