import Spelling
import SplitKit

/// The check that the names exist which actions, conditions and answers use, and that the ids of elements are different. Nothing else
/// needs them before the user taps.
struct NameCheck {
  private let app: ScenarioContent
  /// The places of the controllers that never leave their places in the tree.
  private let standing: [String: SourceMark]
  private var errors = ErrorList()

  init(_ app: ScenarioContent, standing: [String: SourceMark]) { (self.app, self.standing) = (app, standing) }

  /// Throws an error that names everything that is wrong.
  mutating func check(_ body: ScenarioBody) throws(SourceError) {
    check(body.root)
    for definition in body.controllers { check(definition.value) }
    try errors.check()
  }

  private mutating func check(_ spec: ControllerSpec) {
    if case .definition(let definition) = spec { check(definition) }
  }

  private mutating func check(_ definition: ControllerDefinition) {
    switch definition.kind {
    case .navigation(let stack): for child in stack { check(child) }
    case .tabs(let tabs): for child in tabs.tabs { check(child) }
    case .host(let child): check(child)
    case .flip(let flip): for child in [flip.left, flip.right] { check(child) }
    case .split(let split):
      for column in split.columns { check(column.controller) }
      if let delegate = split.delegate { check(delegate) }
    case .screen(let screen): check(screen)
    }
  }

  private mutating func check(_ delegate: DelegateSpec) {
    for answer in delegate.primaryForCollapsing + delegate.primaryForExpanding + delegate.separateSecondary {
      note { (check) throws(SourceError) in try check.checkController(answer.content, answer.mark) }
    }
    for condition in delegate.conditions { check(condition) }
  }

  private mutating func check(_ screen: ScreenSpec) {
    for error in screen.repeatedElements { errors.note(error) }
    for action in screen.appear { check(action) }
    for button in screen.leading + screen.trailing + screen.toolbar {
      for action in button.tap { check(action) }
      for condition in button.allConditions { check(condition) }
    }
    for content in screen.contents {
      for action in content.value.actions { check(action) }
    }
  }

  private mutating func check(_ action: ActionSpec) {
    for action in action.all {
      if case .choice(let conditions, _, _) = action {
        for condition in conditions { check(condition) }
      } else {
        note { (check) throws(SourceError) in try check.checkNames(in: action) }
      }
    }
  }

  private mutating func check(_ condition: Condition) {
    note { (check) throws(SourceError) in try check.checkNames(in: condition) }
    for other in condition.not { check(other) }
  }

  private mutating func note(_ check: (NameCheck) throws(SourceError) -> Void) {
    guard !errors.isFull else { return }
    let unchanged = self
    _ = errors.noting { () throws(SourceError) in try check(unchanged) }
  }
}

extension NameCheck {
  private func checkNames(in action: ActionSpec) throws(SourceError) {
    switch action {
    case .perform(let method, let members, let mark):
      guard let name = members.first(where: { $0.name == "controller" })?.value.string else { return }
      try checkController(name, mark)
      if method == "push" { try checkPush(of: name, mark) }
    case .set(let properties, let name, let mark):
      try checkController(name, mark)
      if let controller = app.controller(named: name) { try check(properties, of: controller) }
    case .choose(let content, let screen, _):
      _ = try self.screen(screen.name, screen.mark)
      try checkContent(content.name, of: screen.name, content.mark)
    case .choice: return
    }
  }

  /// Throws an error for a push that UIKit would refuse with an exception whenever it happens.
  private func checkPush(of name: String, _ mark: SourceMark) throws(SourceError) {
    switch app.controller(named: name) {
    case is NavigationController?:
      throw SourceError(at: mark, "\(name) is a navigation controller, which no other one takes. Push its root, or present it.")
    case is SplitViewController?:
      throw SourceError(at: mark, "\(name) is a split view controller, which no navigation controller takes. Present it.")
    default: break
    }
    guard let place = standing[name] else { return }
    throw SourceError(
      at: mark,
      "\(name) already stands in line \(place.line), and UIKit raises an exception for a controller with two places. Use show, "
        + "showDetail, showColumn or selectTab, or take it out of line \(place.line).")
  }

  private func check(_ properties: [PropertySpec], of controller: ViewController) throws(SourceError) {
    let names = controller.settableProperties.map(\.name)
    for property in properties where !names.contains(property.member.name) {
      let name = property.member.name
      throw SourceError(at: property.mark, "\(controller.id) has no property \(name). \(nearest(to: name, in: names))")
    }
  }

  private func checkNames(in condition: Condition) throws(SourceError) {
    for entry in condition.top { try checkController(entry.value.name, entry.value.mark) }
    for entry in condition.contents {
      for content in entry.value { try checkContent(content.name, of: entry.name, content.mark) }
    }
    for reference in condition.overlap { try checkController(reference.name, reference.mark) }
    for reference in condition.chosen { _ = try screen(reference.name, reference.mark) }
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
