import SplitKit

/// The check that the names exist which actions, conditions and answers use. Nothing else needs them before the user taps.
struct NameCheck {
  private let app: ScenarioContent

  init(_ app: ScenarioContent) { self.app = app }

  /// Throws an error for the first name that does not exist.
  func check(_ body: ScenarioBody) throws(SourceError) {
    try check(body.root)
    for definition in body.controllers { try check(definition.value) }
  }

  private func check(_ spec: ControllerSpec) throws(SourceError) {
    if case .definition(let definition) = spec { try check(definition) }
  }

  private func check(_ definition: ControllerDefinition) throws(SourceError) {
    switch definition.kind {
    case .navigation(let stack): for child in stack { try check(child) }
    case .tabs(let tabs): for child in tabs.tabs { try check(child) }
    case .host(let child): try check(child)
    case .flip(let flip): for child in [flip.left, flip.right] { try check(child) }
    case .split(let split):
      for column in split.columns { try check(column.controller) }
      if let delegate = split.delegate { try check(delegate) }
    case .screen(let screen): try check(screen)
    }
  }

  private func check(_ delegate: DelegateSpec) throws(SourceError) {
    for answer in delegate.primaryForCollapsing + delegate.primaryForExpanding + delegate.separateSecondary {
      try checkController(answer.content, answer.mark)
    }
    for condition in delegate.conditions { try check(condition) }
  }

  private func check(_ screen: ScreenSpec) throws(SourceError) {
    for action in screen.appear { try check(action) }
    for button in screen.leading + screen.trailing + screen.toolbar {
      for action in button.tap { try check(action) }
      for condition in button.allConditions { try check(condition) }
    }
    for content in screen.contents {
      for action in content.value.actions { try check(action) }
    }
  }

  private func check(_ action: ActionSpec) throws(SourceError) {
    for action in action.all {
      switch action {
      case .perform(_, let members, let mark):
        if let name = members.first(where: { $0.name == "controller" })?.value.string { try checkController(name, mark) }
      case .set(let properties, let name, let mark):
        try checkController(name, mark)
        if let controller = app.controller(named: name) { try check(properties, of: controller) }
      case .choose(let content, let name, _, let mark): try checkContent(content, of: name, mark)
      case .choice(let conditions, _, _): for condition in conditions { try check(condition) }
      }
    }
  }

  private func check(_ properties: [PropertySpec], of controller: ViewController) throws(SourceError) {
    let names = controller.settableProperties.map(\.name)
    for property in properties where !names.contains(property.member.name) {
      let name = property.member.name
      throw SourceError(at: property.mark, "\(controller.id) has no property \(name). \(nearest(to: name, in: names))")
    }
  }

  private func check(_ condition: Condition) throws(SourceError) {
    for entry in condition.top { try checkController(entry.value, entry.mark) }
    for entry in condition.contents {
      for content in entry.value { try checkContent(content.name, of: entry.name, content.mark) }
    }
    for reference in condition.overlap { try checkController(reference.name, reference.mark) }
    for reference in condition.chosen { _ = try screen(reference.name, reference.mark) }
    for other in condition.not { try check(other) }
  }

  private func checkController(_ name: String, _ mark: SourceMark) throws(SourceError) {
    guard app.controller(named: name) == nil else { return }
    throw SourceError(at: mark, "There is no controller \(name). \(nearest(to: name, in: app.names))")
  }

  private func screen(_ name: String, _ mark: SourceMark) throws(SourceError) -> ScreenViewController {
    try checkController(name, mark)
    guard let screen = app.controller(named: name) as? ScreenViewController else {
      throw SourceError(at: mark, "\(name) is a container. A screen has contents.")
    }
    return screen
  }

  private func checkContent(_ content: String, of name: String, _ mark: SourceMark) throws(SourceError) {
    let names = try screen(name, mark).names
    guard !names.contains(content) else { return }
    guard names != [""] else {
      throw SourceError(at: mark, "\(name) has one content without a name. Give it contents with names.")
    }
    throw SourceError(at: mark, "\(name) has no content \(content). \(nearest(to: content, in: names))")
  }
}

extension ContentSpec {
  /// The actions of taps on the elements of the content.
  fileprivate var actions: [ActionSpec] {
    switch self {
    case .list(let list): list.tap + list.sections.flatMap(\.rows).flatMap(\.tap)
    case .grid(let grid): grid.cells.flatMap(\.tap)
    case .form(let form): form.sections.flatMap(\.rows).flatMap(\.actions)
    case .text, .message, .placeholder: []
    }
  }
}

extension FormRowSpec {
  /// The actions of a tap on the row.
  fileprivate var actions: [ActionSpec] {
    if case .button(let tap) = kind { tap } else { [] }
  }
}

extension DelegateSpec {
  /// The conditions of all answers.
  fileprivate var conditions: [Condition] {
    let columns = topColumnForCollapsing.flatMap(\.conditions)
    let modes = (displayModeForExpanding + targetDisplayMode).flatMap(\.conditions)
    let flags = (collapsesSecondary + shows + showsDetail).flatMap(\.conditions)
    return columns + modes + flags + (primaryForCollapsing + primaryForExpanding + separateSecondary).flatMap(\.conditions)
  }
}
