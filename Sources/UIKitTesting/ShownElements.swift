internal import SplitKit

/// The parts of the screen that a tap or a text can name, read from a scene.
struct ShownElements {
  /// The kinds of elements, as a test names them.
  enum Kind: String { case row, button, barButton = "bar button", tab, field }

  /// A part of the screen.
  struct Element: Equatable {
    let id: String
    let kind: Kind
    /// The controller that shows it.
    let controller: String
    /// The words on it, beginning with its title.
    let words: [String]
    let isReachable: Bool
  }

  private(set) var elements: [Element] = []

  /// Reads a scene, from the front to the back.
  init(_ scene: Scene) {
    let models = Dictionary(scene.viewModels.map { ($0.id, $0.content) }) { first, _ in first }
    for pane in scene.panes.reversed() where pane.isVisible && pane.role != .dimming {
      let isTabs = pane.role == .tabBar || pane.role == .sidebar
      for bar in [pane.navigationBar, pane.toolbar, pane.bottomToolbar] {
        bar.flatMap { models[$0] }.map { add($0, isTabs ? .tab : .barButton, pane) }
      }
      if let content = pane.viewModel.flatMap({ models[$0] }) { add(content, isTabs ? .tab : .button, pane) }
    }
  }

  private mutating func add(_ value: Value, _ kind: Kind, _ pane: Pane) {
    switch value {
    case .array(let values): for value in values { add(value, kind, pane) }
    case .object(let members):
      let own = value["id"]?.string.map { Element(id: $0, kind: kind, pane, value) }
      if let own, !elements.contains(where: { $0.id == own.id }) { elements.append(own) }
      // A field also stands among the views, as something that a tap can name.
      let fieldsFirst = members.filter { $0.name == "fields" } + members.filter { $0.name != "fields" }
      // Commands for keys have no place on the screen.
      for member in fieldsFirst where member.name != "keys" {
        add(member.value, Self.kind(in: member.name, of: value, otherwise: kind), pane)
      }
    case .null, .bool, .number, .string: break
    }
  }

  /// The kind of the elements in a member: rows stand in sections, and fields among the fields.
  private static func kind(in member: String, of value: Value, otherwise kind: Kind) -> Kind {
    switch member {
    case "rows": .row
    case "fields": .field
    default: kind == .row && value["id"] != nil ? .button : kind
    }
  }
}

extension ShownElements.Element {
  fileprivate init(id: String, kind: ShownElements.Kind, _ pane: Pane, _ model: Value) {
    let isBar = kind == .barButton || kind == .tab
    let audited = AuditedElement(id: id, pane: pane.id, area: nil, model: model, isInBar: isBar)
    // A symbol in a bar has a spoken name too, which is another name for tests.
    let first: [String?] =
      switch kind {
      case .field: [model["placeholder"]?.string]
      case .barButton: [model["title"]?.string ?? model["image"]?.string]
      default: []
      }
    self.init(
      id: id, kind: kind, controller: pane.controller, words: first.compactMap { $0 } + audited.words,
      isReachable: pane.isInteractive && !pane.isDimmed)
  }

  /// Whether a test means this element by a name: its title or another of its words, its id, or the identifier in its id.
  func isNamed(_ name: String) -> Bool { words.contains(name) || id == name || id.hasSuffix("/\(name)") }
}

extension ShownElements {
  /// The one element of a kind with a name. An element that can be touched comes before a covered one, and a title before other words.
  func element(_ kind: Kind, _ name: String, of controllers: Set<String>?) throws(TestWindowError) -> Element {
    let shown = elements.filter { $0.kind == kind && controllers?.contains($0.controller) ?? true }
    var found = shown.filter { $0.isNamed(name) }
    if found.contains(where: \.isReachable) { found = found.filter(\.isReachable) }
    if found.contains(where: { $0.words.first == name }) { found = found.filter { $0.words.first == name } }
    guard let first = found.first else {
      throw .noElement(kind: kind.rawValue, name: name, shown: shown.map { $0.words.first ?? $0.id })
    }
    let owners = found.map(\.controller)
    if found.count > 1 { throw .severalElements(kind: kind.rawValue, name: name, controllers: owners) }
    return first
  }

  /// The back button in front. With several, the test says whose it means.
  func backButton(of controllers: Set<String>?) throws(TestWindowError) -> Element {
    let items = elements.filter { $0.kind == .barButton && controllers?.contains($0.controller) ?? true }
    let buttons = items.filter { $0.id.hasSuffix("/back") }
    let reachable = buttons.filter(\.isReachable)
    guard let first = reachable.first ?? buttons.first else {
      throw .noElement(kind: "back button", name: "back", shown: items.map { $0.words.first ?? $0.id })
    }
    if reachable.count > 1 {
      throw .severalElements(kind: "back button", name: first.words.first ?? "back", controllers: reachable.map(\.controller))
    }
    return first
  }
}
