import SplitKit

/// The lines about the elements that can be tapped, by the panes and bars in which they are.
///
/// An app's own view models may have any members. Whatever has an `id` is an element, as for the messages of the wire, and the
/// usual members of view models tell what it shows.
struct TargetWords {
  let scene: Value
  let contents: [String: Value]
  let isFull: Bool

  /// The greatest number of elements of a content that an outline lists unless it is full.
  private static let mostElements = 8

  var section: OutlineSection {
    OutlineSection(kind: .targets, title: "targets that can be tapped", lines: lines)
  }

  private var lines: [String] {
    if scene["window"]?["activationState"] == "background" { return ["none, because the app is in the background"] }
    let lines = linesOfPanes
    return lines.isEmpty ? ["none"] : lines
  }

  private var linesOfPanes: [String] {
    let panes = scene.elements("panes").reversed().filter { $0["isVisible"] == true && $0["isInteractive"] == true }
    var told: Set<String> = []
    var lines: [String] = []
    for pane in panes {
      let selection = Set(pane.elements("selection").compactMap(\.string))
      for name in Self.viewModels(of: pane) where told.insert(name).inserted {
        lines += self.lines(about: contents[name] ?? .null, in: name, selection)
      }
    }
    return lines
  }

  /// The ids of a pane's view models: those of its bars, and that of its content.
  private static func viewModels(of pane: Value) -> [String] {
    ["navigationBar", "toolbar", "bottomToolbar", "viewModel"].compactMap { pane[$0]?.string }
  }

  private func lines(about content: Value, in name: String, _ selection: Set<String>) -> [String] {
    var elements: [Value] = []
    Self.collect(content, into: &elements)
    guard !elements.isEmpty else { return [] }
    let most = isFull || content.text("kind").hasSuffix("Bar") ? elements.count : Self.mostElements
    let words = elements.prefix(most).map { "  " + Self.line(about: $0, selection) }
    let rest = elements.dropFirst(most)
    let more = rest.last.map { "  and \(rest.count) more, up to \($0.text("id")) (outline with full lists them)" }
    return ["in \(name):"] + words + [more].compactMap(\.self) + Self.absentRows(of: content)
  }

  /// The rows of a long list that its view model does not have, by sections. The id of a row ends with its section and its index.
  private static func absentRows(of content: Value) -> [String] {
    guard content.text("kind") == "table" else { return [] }
    let sections = content.elements("sections")
    let anyID = sections.lazy.compactMap { $0.elements("rows").first?["id"]?.string }.first
    guard let id = anyID, let end = id.lastIndex(of: "/") else { return [] }
    return sections.enumerated().compactMap { index, section in
      guard let count = section["count"]?.number.map({ Int($0) }) else { return nil }
      let (ids, absent) = ("\(id[...end])\(index)", count - section.elements("rows").count)
      return "  and \(absent) rows that are scrolled away, of \(ids)-0 to \(ids)-\(count - 1) (a tap scrolls there)"
    }
  }

  /// Collects the elements of a view model in the order of its text. A row that is disabled as a whole can have parts that are not.
  private static func collect(_ value: Value, into elements: inout [Value]) {
    switch value {
    case .array(let values): for value in values { collect(value, into: &elements) }
    case .object(let members):
      if value["id"]?.string != nil, value["isEnabled"] != false { elements.append(value) }
      for member in members { collect(member.value, into: &elements) }
    case .null, .bool, .number, .string: break
    }
  }

  private static func line(about element: Value, _ selection: Set<String>) -> String {
    let id = element.text("id")
    let texts = labelNames.compactMap { element[$0]?.string }.filter { !$0.isEmpty }.prefix(2)
    let symbol = texts.isEmpty ? element["image"]?.string : nil
    var words = [texts.joined(separator: ", ")].filter { !$0.isEmpty }.map(\.quoted) + [symbol].compactMap(\.self)
    if selection.contains(id) || element["isSelected"] == true { words.append("selected") }
    if let isOn = element["isOn"]?.bool { words.append(isOn ? "on" : "off") }
    return ([id] + words).joined(separator: " ")
  }

  /// The members of a view model that say what it shows, the most telling first.
  private static let labelNames = [
    "title", "accessibilityLabel", "subject", "sender", "name", "owner", "text", "label", "placeholder", "subtitle",
  ]
}
