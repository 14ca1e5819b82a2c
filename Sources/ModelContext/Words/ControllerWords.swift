import SplitKit

/// The lines about the tree of view controllers.
struct ControllerWords {
  let scene: Value
  let isFull: Bool

  var section: OutlineSection {
    let tree = scene["hierarchy"].map { lines(of: $0, indent: "") } ?? []
    let others = scene.elements("unshown").map { $0.text("id") }
    let outside = others.isEmpty ? [] : ["in no tree: \(others.joined(separator: ", "))"]
    return OutlineSection(kind: .controllers, title: "controllers", lines: tree + outside)
  }

  private func lines(of node: Value, indent: String) -> [String] {
    let below = node.elements("children").flatMap { lines(of: $0, indent: indent + "  ") }
    let presented = node["presented"].map { lines(of: $0, indent: indent + "  ") } ?? []
    return [indent + line(of: node)] + facts(of: node, indent: indent + "  - ") + below + marked(presented, indent)
  }

  /// Marks the first of the lines of a presented controller.
  private func marked(_ lines: [String], _ indent: String) -> [String] {
    guard let first = lines.first else { return [] }
    return ["\(indent)  presents \(first.drop { $0 == " " })"] + lines.dropFirst()
  }

  private func line(of node: Value) -> String {
    let title = node["title"]?.string.map { $0 == node.text("id") ? "" : " \($0.quoted)" } ?? ""
    let type = node.text("type")
    let kind = type == "ViewController" ? "" : " \(type)"
    let state = Self.state(of: node)
    return node.text("id") + kind + title + (state.isEmpty ? "" : ": \(state)")
  }

  /// The state of a container in a few words. A collapsed split view shows one column, so its display mode has no meaning.
  private static func state(of node: Value) -> String {
    let isCollapsed = node["isCollapsed"] == true
    let hidden: Set = isCollapsed ? ["displayMode", "splitBehavior", "primaryColumnWidth", "supplementaryColumnWidth"] : []
    let words = stateNames.filter { !hidden.contains($0.name) }.compactMap { name, prefix in
      node[name].flatMap { $0 == .null ? nil : prefix + $0.word }
    }
    let columns = (node["columns"]?.members ?? []).map { "\($0.name)=\($0.value.word)" }.joined(separator: " ")
    let set = columns.isEmpty ? [] : ["columns \(columns)"]
    return ((isCollapsed ? ["collapsed"] : []) + words + set).joined(separator: ", ")
  }

  /// The members that tell the state of a container, with the words before their values.
  private static let stateNames: [(name: String, prefix: String)] = [
    ("style", "style "), ("displayMode", ""), ("splitBehavior", ""), ("shownColumns", "shows "), ("displayFocus", "focus "),
    ("primaryColumnWidth", "primary width "), ("supplementaryColumnWidth", "supplementary width "),
    ("leftColumnWidth", "left width "), ("selectedIndex", "selectedIndex "), ("tabBarPlacement", "tab bar "), ("mode", ""),
  ]

  /// The reasons of a container and its other properties, for a reader who wants everything.
  private func facts(of node: Value, indent: String) -> [String] {
    guard isFull else { return [] }
    let told = Set(Self.stateNames.map(\.name) + ["id", "type", "title", "children", "presented", "because", "columns"])
    let properties = (node.members ?? []).filter { !told.contains($0.name) && $0.value != .null }
    let reasons = (node["because"]?.members ?? []).map { "\(indent)\($0.name), because \($0.value.word)" }
    return reasons + properties.map { "\(indent)\($0.name) \($0.value.word)" }
  }
}
