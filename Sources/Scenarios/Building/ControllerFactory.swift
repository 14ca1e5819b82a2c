import ContentBlocks
import PreviewProtocol
import Spelling
import SplitKit

/// Makes the controllers of a scenario. A controller has one place in the tree, so no name stands in two of them.
final class ControllerFactory {
  private let application: Application
  private let definitions: [String: Named<ControllerDefinition>]
  private let order: [String]
  /// The controllers that are being made, the outermost first, in which none of them may stand again.
  private var path: [String] = []
  /// The place of the reference that has taken a controller.
  private var taken: [String: SourceMark] = [:]
  /// How many controllers without an id stand in places of a name, and the ids that they have got.
  private var (placeCounts, placeIDs): ([String: Int], Set<String>) = ([:], [])
  /// The places of the controllers by their ids, for errors.
  private var marks: [String: SourceMark] = [:]
  /// The places of the controllers that stand in a place of the tree for good. A controller above the root of a stack can be popped,
  /// and another detail can take the place of a secondary column.
  private(set) var standing: [String: SourceMark] = [:]
  private(set) var controllers: [String: ViewController] = [:]
  private(set) var screens: [ScreenViewController] = []
  private(set) var delegates: [AnswerTable] = []
  private(set) var tabDelegates: [TabAnswer] = []

  init(_ application: Application, _ definitions: [Named<ControllerDefinition>]) {
    self.application = application
    self.definitions = Dictionary(definitions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    order = definitions.map(\.name)
  }

  /// The controller of a place in the tree. One that stands there without an id gets the name of the place. A
  /// navigation controller around a controller with a name is named after that one, as those are which a split view makes.
  func controller(_ spec: ControllerSpec, named place: String, canLeave: Bool = false) throws(SourceError) -> ViewController {
    let controller = try controller(spec, in: place)
    if !canLeave { standing[controller.id] = spec.mark }
    return controller
  }

  private func controller(_ spec: ControllerSpec, in place: String) throws(SourceError) -> ViewController {
    switch spec {
    case .definition(let definition):
      if let id = definition.common.id, let other = definitions[id] {
        throw SourceError(
          at: definition.mark,
          "Two controllers have the id \(id). The other one is in \(other.mark.words). Give this one another id.")
      }
      return try make(definition, id: definition.common.id ?? (definition.rootName == nil ? freeID(place) : nil))
    case .reference(let name, let mark):
      if path.contains(name) {
        throw SourceError(at: mark, "\(name) contains itself: \((path + [name]).joined(separator: " contains ")).")
      }
      if let first = taken[name] {
        throw SourceError(at: mark, "\(name) already stands in line \(first.line). A controller has one place.")
      }
      taken[name] = mark
      return try controller(called: name, at: mark)
    }
  }

  /// Makes the controllers that no other one contains. Actions show them.
  func makeTheRest() throws(SourceError) {
    for name in order where controllers[name] == nil {
      if let definition = definitions[name] { _ = try controller(called: name, at: definition.mark) }
    }
  }

  private func controller(called name: String, at mark: SourceMark) throws(SourceError) -> ViewController {
    if let controller = controllers[name] { return controller }
    guard let definition = definitions[name] else {
      throw SourceError(at: mark, "There is no controller \(name). \(nearest(to: name, in: order))")
    }
    if let id = definition.value.common.id, id != name {
      throw SourceError(
        at: definition.mark, "The controller \(name) has the id \(id). A controller under a name has that name as its id.")
    }
    guard path.count < SourceLimits.nesting else {
      throw SourceError(at: mark, "\(name) is inside more than \(SourceLimits.nesting - 1) other controllers with names.")
    }
    path.append(name)
    defer { path.removeLast() }
    return try make(definition.value, id: name)
  }

  /// The name of a place that no other controller has: that of the place itself, or with a number from 2 behind it.
  private func freeID(_ place: String) -> String {
    var id: String
    repeat {
      let number = placeCounts[place, default: 0] + 1
      placeCounts[place] = number
      id = number == 1 ? place : "\(place)-\(number)"
    } while definitions[id] != nil || controllers[id] != nil || !placeIDs.insert(id).inserted
    return id
  }

  private func make(_ definition: ControllerDefinition, id: String?) throws(SourceError) -> ViewController {
    let controller = try make(definition.kind, definition, id: id)
    guard controllers[controller.id] == nil else {
      let first = marks[controller.id].map { " The first one is in \($0.words)." } ?? ""
      throw SourceError(at: definition.mark, "Two controllers have the id \(controller.id).\(first) Give this one another id.")
    }
    marks[controller.id] = definition.mark
    controllers[controller.id] = controller
    try definition.common.furnish(controller)
    return controller
  }

  private func make(
    _ kind: ControllerDefinition.Kind, _ definition: ControllerDefinition, id: String?
  ) throws(SourceError) -> ViewController {
    switch kind {
    case .screen(let screen):
      let controller = ScreenViewController(application, id: id, title: definition.common.title, screen)
      screens.append(controller)
      return controller
    case .navigation(let stack):
      let children = try all(stack, in: id ?? definition.rootName, isStack: true)
      let navigation = NavigationController(rootViewController: children[0], id: id)
      for child in children.dropFirst() { navigation.pushViewController(child, animated: false) }
      return navigation
    case .tabs(let tabs): return try make(tabs, id: id)
    case .host(let child):
      let host = ViewController(application, id: id)
      host.addChild(try controller(child, named: "\(id ?? "host")-child"))
      return host
    case .split(let split): return try make(split, definition, id: id)
    case .flip(let flip): return try make(flip, definition, id: id)
    }
  }

  private func make(_ tabs: TabsSpec, id: String?) throws(SourceError) -> ViewController {
    let controller = TabBarController(application, id: id, viewControllers: try all(tabs.tabs, in: id))
    guard let shouldSelect = tabs.shouldSelect else { return controller }
    let delegate = TabAnswer(shouldSelect: shouldSelect)
    tabDelegates.append(delegate)
    controller.delegate = delegate
    return controller
  }

  private func make(_ flip: FlipSpec, _ definition: ControllerDefinition, id: String?) throws(SourceError) -> ViewController {
    let rule = LeftColumnWidth(minimumWidthForWideColumn: flip.minimumWidthForWideColumn)
    let container = SplitOrFlipViewController(application, id: id, widthRule: rule, flipButton: flip.button)
    container.titleOfBothSides = definition.common.title
    container.leftViewController = try controller(flip.left, named: "left")
    container.rightViewController = try controller(flip.right, named: "right")
    return container
  }

  private func all(_ specs: [ControllerSpec], in id: String?, isStack: Bool = false) throws(SourceError) -> [ViewController] {
    var controllers: [ViewController] = []
    for (index, spec) in specs.enumerated() {
      controllers.append(try controller(spec, named: "\(id ?? "child")-\(index + 1)", canLeave: isStack && index > 0))
    }
    return controllers
  }

  private func make(_ split: SplitSpec, _ definition: ControllerDefinition, id: String?) throws(SourceError) -> ViewController {
    if split.style != .unspecified, !application.profile.splitView.hasColumnStyles {
      throw SourceError(
        at: definition.mark,
        "Column styles came with iOS 14, and \(application.profile.title) is older. Leave it out of profiles."
      ).ofVersion
    }
    let controller = SplitViewController(application, id: id, title: definition.common.title, style: split.style)
    try fill(controller, with: split)
    guard let answers = split.delegate else { return controller }
    let delegate = AnswerTable(answers)
    delegates.append(delegate)
    controller.delegate = delegate
    return controller
  }

  private func fill(_ controller: SplitViewController, with split: SplitSpec) throws(SourceError) {
    var columns: [(Column, ViewController)] = []
    for (column, spec) in split.columns {
      columns.append((column, try self.controller(spec, named: column.name, canLeave: column == .secondary)))
    }
    guard split.style != .unspecified else {
      controller.viewControllers = columns.map(\.1)
      return
    }
    for (column, content) in columns { controller.setViewController(content, for: column) }
  }
}

extension CommonSpec {
  /// Gives a controller its title, its tab item and its properties.
  func furnish(_ controller: ViewController) throws(SourceError) {
    if let title { controller.title = title }
    if let className { controller.representedClassName = className }
    if let tab { controller.tabBarItem = TabBarItem(title: tab.title ?? title, image: tab.image) }
    for property in properties {
      if let refusal = WordVersions.refusal(of: [property.member], at: "properties", in: controller.application.profile) {
        throw SourceError(at: property.valueMark, refusal.message).ofVersion
      }
      do throws(Refusal) {
        try controller.assign([property.member])
      } catch {
        throw property.error(error, in: controller.settableProperties).ofVersion
      }
    }
  }
}

extension PropertySpec {
  /// The error of a property that a controller refuses: at its name for one that the controller does not have, and else at its value.
  fileprivate func error(_ refusal: Refusal, in properties: [SettableProperty]) -> SourceError {
    guard let property = properties.first(where: { $0.name == member.name }) else {
      return SourceError(at: mark, "\(refusal.sentence) \(nearest(to: member.name, in: properties.map(\.name)))")
    }
    guard case .choice(let choices) = property.kind, let word = member.value.string else {
      return SourceError(at: valueMark, refusal.sentence)
    }
    let near = nearWord(to: word, in: choices.compactMap(\.string)).map { " Did you mean \($0)?" } ?? ""
    return SourceError(at: valueMark, refusal.sentence + near)
  }
}

extension ControllerDefinition {
  /// The name of the root of a navigation controller, if that one has a name or an id, and nil for any other controller.
  fileprivate var rootName: String? {
    guard case .navigation(let stack) = kind, let root = stack.first else { return nil }
    return switch root {
    case .reference(let name, _): name
    case .definition(let definition): definition.common.id
    }
  }
}

/// The delegate of a tab bar controller, which gives one answer for all taps.
final class TabAnswer: TabBarControllerDelegate {
  private let shouldSelect: Bool

  init(shouldSelect: Bool) { self.shouldSelect = shouldSelect }

  func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController) -> Bool {
    shouldSelect
  }
}
