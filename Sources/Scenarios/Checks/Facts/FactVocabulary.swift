import ContentBlocks
import SplitKit

/// The kinds of values that a fact can have.
package enum FactKind: Equatable, Sendable {
  /// One of some words.
  case words([FactWord])
  case flag
  /// A number, or null for one that can be missing.
  case number(isOptional: Bool)
  /// A list of words.
  case list(of: [FactWord])
  /// The id of a controller or of an element, or null.
  case id
  /// A list of ids.
  case ids
  /// A text, or null.
  case text
  /// An object with members, or null.
  case object(members: [FactMember])
}

/// A member of a fact that is an object.
package struct FactMember: Equatable, Sendable {
  package let name: String
  package let kind: FactKind
}

extension FactKind {
  /// The words of a fact that is one of some, or none.
  fileprivate var words: [FactWord] { if case .words(let words) = self { words } else { [] } }

  /// The words of a fact that is a list of some, or none.
  fileprivate var elements: [FactWord] { if case .list(let words) = self { words } else { [] } }
}

/// A word that a fact can have.
package struct FactWord: Equatable, Sendable {
  package let name: String
  /// The versions in which a fact can have the word.
  package let profiles: [Profile]

  package init(_ name: String) {
    self.name = name
    profiles = WordVersions.profiles(of: name)
  }
}

extension FactName {
  /// The kind of the fact, or nil for one that can have any value. The type of its controller is unknown.
  package var kind: FactKind? { FactVocabulary.kind(of: name, on: target == "window" ? .window : .controller(nil)) }
}

/// The values of the facts that have the same kind in every app.
package enum FactVocabulary {
  /// The kind of a fact of the window, or of a controller of a type, by the fact's name; nil for a fact that can have any value. Without a
  /// type, a fact of several containers can have the words of each of them.
  package static func kind(of name: String, on target: Target) -> FactKind? {
    switch target {
    case .window: window[name]
    case .controller("SplitViewController"?): common[name] ?? split[name]
    case .controller("TabBarController"?): common[name] ?? tabBar[name]
    case .controller("NavigationController"?): common[name] ?? navigation[name]
    case .controller("SplitOrFlipViewController"?): common[name] ?? splitOrFlip[name]
    case .controller(.some): common[name]
    case .controller(nil): common[name] ?? union(of: name)
    }
  }

  /// Whose fact it is.
  package enum Target {
    case window
    /// A controller, with the name of its type if it is known.
    case controller(String?)
  }

  /// The facts of each owner by their names, in the order of the alphabet. The owners are the window, every controller, and the containers
  /// with facts of their own.
  package static let all: [(owner: String, facts: [(name: String, kind: FactKind)])] = [
    ("window", window), ("every controller", common), ("SplitViewController", split), ("TabBarController", tabBar),
    ("NavigationController", navigation),
    ("SplitOrFlipViewController", splitOrFlip),
  ].map { owner, facts in (owner, facts.sorted { $0.key < $1.key }.map { (name: $0.key, kind: $0.value) }) }

  /// The facts that are ids or lists of ids.
  package static let namesOfIDs = Set(all.flatMap(\.facts).filter { [.id, .ids].contains($0.kind) }.map(\.name))

  /// The facts that are display modes, or have one as a member, for which a file can use the names of iOS 8 to 13 too (spec/reports.md 459).
  static let displayModes: Set = ["displayMode", "preferredDisplayMode", "displayModeButtonItem"]

  /// The member of a `displayModeButtonItem` that is the mode to which the button goes.
  static let modeOfButton = "target"

  /// The names of all facts that are there in every app.
  package static let names = Set(all.flatMap { $0.facts.map(\.name) })

  private static func union(of name: String) -> FactKind? {
    let kinds = [split[name], tabBar[name], navigation[name], splitOrFlip[name]].compactMap(\.self)
    let (words, elements) = (kinds.flatMap(\.words), kinds.flatMap(\.elements))
    return !words.isEmpty ? .words(words) : !elements.isEmpty ? .list(of: elements) : kinds.first
  }

  private static let window: [String: FactKind] = [
    "width": .number(isOptional: false), "height": .number(isOptional: false),
    "horizontalSizeClass": words(UserInterfaceSizeClass.allCases.map(\.rawValue)),
    "verticalSizeClass": words(UserInterfaceSizeClass.allCases.map(\.rawValue)),
    "orientation": words(InterfaceOrientation.allCases.map(\.rawValue)),
    "activationState": words(ActivationState.allCases.map(\.rawValue)),
    "layoutDirection": words(LayoutDirection.allCases.map(\.rawValue)),
    "userInterfaceStyle": words(UserInterfaceStyle.allCases.map(\.rawValue)),
    "userInterfaceIdiom": words(UserInterfaceIdiom.allCases.map(\.rawValue)),
    "focusedField": .id,
  ]

  /// The facts of every controller. The frames are those of its pane.
  private static let common: [String: FactKind] = [
    "isVisible": .flag, "x": .number(isOptional: false), "y": .number(isOptional: false), "width": .number(isOptional: false),
    "height": .number(isOptional: false), "maxX": .number(isOptional: false), "maxY": .number(isOptional: false), "title": .text,
    "children": .ids, "presentedViewController": .id, "selection": .ids,
    "layout": .text, "layoutColumns": .number(isOptional: false),
  ]

  private static let split: [String: FactKind] = {
    var kinds: [String: FactKind] = [
      "isCollapsed": .flag,
      // The actual mode is never automatic (AD documented).
      "displayMode": words(DisplayMode.allCases.filter { $0 != .automatic }.map(\.name)),
      "splitBehavior": words(SplitBehavior.allCases.map(\.name)),
      "style": words(SplitViewStyle.allCases.map { String(describing: $0) }),
      "columns": list(of: Column.allCases.map(\.name)), "shownColumns": list(of: Column.allCases.map(\.name)),
      "primaryColumnWidth": .number(isOptional: false), "supplementaryColumnWidth": .number(isOptional: false),
      "inspectorColumnWidth": .number(isOptional: false), "viewControllers": .ids,
      "displayModeButtonItem": .object(members: [
        FactMember(name: "isVisible", kind: .flag), FactMember(name: "image", kind: .text),
        FactMember(name: modeOfButton, kind: words(DisplayMode.allCases.filter { $0 != .automatic }.map(\.name))),
      ]),
    ]
    for property in SplitViewProperty.all { kinds[property.name] = kind(of: property) }
    return kinds
  }()

  private static func kind(of property: SplitViewProperty) -> FactKind {
    switch property.kind {
    case .choice(let names): words(names)
    case .flag: .flag
    case .length, .fraction: .number(isOptional: true)
    }
  }

  private static let tabBar: [String: FactKind] = [
    "selectedIndex": .number(isOptional: true), "isSidebarHidden": .flag, "mode": words(TabBarMode.allCases.map(\.name)),
    "tabBarPlacement": words(TabBarPlacement.allCases.map(\.rawValue)),
  ]

  private static let navigation: [String: FactKind] = ["topViewController": .id]

  private static let splitOrFlip: [String: FactKind] = [
    "displayMode": words(SplitOrFlipViewController.DisplayMode.allCases.map(\.rawValue)),
    "displayFocus": words(Side.allCases.map(\.rawValue)), "columns": list(of: Side.allCases.map(\.rawValue)),
    "leftColumnWidth": .number(isOptional: true),
  ]

  private static func list(of names: [String]) -> FactKind { .list(of: names.map { FactWord($0) }) }
  private static func words(_ names: [String]) -> FactKind { .words(names.map { FactWord($0) }) }
}
