import SplitKit

/// The lines about the panes on screen, with the frontmost one first.
struct PaneWords {
  let scene: Value
  let isFull: Bool

  var section: OutlineSection {
    let panes = scene.elements("panes").reversed().filter { isFull || Self.isTold($0) }
    let title = "panes, the frontmost first, [x y width height]"
    return OutlineSection(kind: .panes, title: title, lines: lines(about: panes[...]))
  }

  /// The lines about panes. The content of a navigation controller shares the line of the pane with its bar.
  private func lines(about panes: ArraySlice<Value>) -> [String] {
    var (lines, rest) = ([String](), panes)
    while let pane = rest.popFirst() {
      if Self.isContent(pane, of: rest.first), let container = rest.popFirst() {
        lines.append(line(about: container, content: pane))
      } else {
        lines.append(line(about: pane))
      }
    }
    return lines
  }

  /// Whether a pane is the content that fills the pane behind it.
  private static func isContent(_ pane: Value, of container: Value?) -> Bool {
    guard let container, pane["role"] == "content" else { return false }
    return container["navigationBar"] != nil && container["frame"] == pane["frame"]
  }

  /// Whether an outline mentions a pane. A line between two columns says nothing that their frames do not say.
  private static func isTold(_ pane: Value) -> Bool { pane["isVisible"] == true && pane["role"] != "separator" }

  private func line(about pane: Value, content: Value? = nil) -> String {
    let (role, column) = (pane.text("role"), pane["column"]?.string)
    let kind = column.map { $0 == role ? role : "\(role) (\($0))" } ?? role
    let inside = content.map { "\($0.text("controller")) in " } ?? ""
    let states = [presentation(of: pane)] + Self.states(of: pane) + Self.states(ofContent: content?["layout"] ?? pane["layout"])
    let words = ["\(kind) \(inside)\(name(of: pane)) \((pane["frame"] ?? []).bracketed)"] + states
    return words.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The controller of a pane, or the pane's own id if it stands for no controller's view.
  private func name(of pane: Value) -> String {
    let hasView = pane.text("id") == "\(pane.text("controller"))/pane"
    return hasView ? pane.text("controller") : pane.text("id")
  }

  private func presentation(of pane: Value) -> String {
    guard let presentation = pane["presentation"] else { return "" }
    return ([presentation.text("style")] + [presentation["detent"]?.string.map { "at \($0)" }].compactMap(\.self)).joined(
      separator: " ")
  }

  private static func states(of pane: Value) -> [String] {
    var states: [String] = []
    if pane["isVisible"] == false { states.append("hidden") }
    if pane["isDimmed"] == true { states.append("dimmed") }
    if pane["isInteractive"] == false { states.append("takes no touches") }
    if let insets = pane["contentSafeArea"] ?? pane["safeArea"], insets != [0, 0, 0, 0] {
      states.append("insets \(insets.bracketed)")
    }
    if let edge = pane["resizable"]?["id"]?.string { states.append("resized by \(edge)") }
    return states
  }

  private static func states(ofContent layout: Value?) -> [String] {
    guard let layout else { return [] }
    let columns = layout["columns"].map { " of \($0.word) columns" } ?? ""
    let offset = layout["offset"].flatMap { $0 == [0, 0] ? nil : "scrolled to \($0.bracketed)" }
    return ["\(layout.text("kind"))\(columns)"] + [offset].compactMap(\.self)
  }
}
