import Foundation

@testable import Scenarios
@testable import SplitKit

/// An app in Swift and its twin, which a file describes. Each has a window of its own, and both get the same input.
struct Twin {
  private let swift: Stage
  private let file: Stage

  /// A running app in a window.
  struct Stage {
    let content: PreviewContent
    let window: Window
    private let reader: SceneReader

    init(_ preview: Preview, _ profile: Profile, _ options: [Member], size: Size) throws {
      let application = Application(profile: profile)
      content = try preview.make(application, preview.resolve(options))
      window = Window(
        application: application, rootViewController: content.rootViewController, size: size, safeArea: nil,
        policy: preview.policy,
        traitOverrides: TraitOverrides())
      window.makeVisible()
      reader = SceneReader(of: window)
    }

    var scene: Scene { reader.read() }
  }

  /// An input to a window.
  enum Input {
    /// A tap on an element, by its id in the app in Swift.
    case tap(String)
    case swipe(SwipeDirection, Point)
    case resize(Size)
    case set(DisplayMode)
  }

  init(_ preview: Preview, _ options: [Member], of file: Preview, _ fileOptions: [Member], _ profile: Profile, size: Size) throws
  {
    swift = try Stage(preview, profile, options, size: size)
    self.file = try Stage(file, profile, fileOptions, size: size)
  }

  /// The text of one of the package's examples.
  static func text(_ name: String) throws -> String {
    try String(
      contentsOf: URL(filePath: #filePath).appending(path: "../../../Examples/Scenarios/\(name).yaml").standardized,
      encoding: .utf8)
  }

  /// The scenario of one of the package's examples.
  static func scenario(_ name: String) throws -> Preview {
    try Scenario.read(yaml: text(name), file: "\(name).yaml", named: name).preview
  }

  /// Gives both windows an input. Returns whether they have taken it, or nil if one has and the other has not.
  func take(_ input: Input) -> Bool? {
    let isTaken = take(input, in: swift.window)
    defer { for stage in [swift, file] { _ = stage.window.application.takeCalls() } }
    return take(translated(input), in: file.window) == isTaken ? isTaken : nil
  }

  /// The input for the app of the file, whose rows have the name of their content in their ids.
  private func translated(_ input: Input) -> Input {
    guard case .tap(let id) = input else { return input }
    return .tap(file.scene.elementIDs.first { simple($0) == id } ?? id)
  }

  private func take(_ input: Input, in window: Window) -> Bool {
    switch input {
    case .tap(let element):
      do throws(Refusal) { try window.tap(element) } catch { return false }
    case .swipe(let direction, let point): window.swipe(direction, at: point)
    case .resize(let size): window.resize(to: size)
    case .set(let mode):
      guard let split = window.controller("split") as? SplitViewController else { return false }
      split.preferredDisplayMode = mode
      window.layoutIfNeeded()
    }
    return true
  }

  /// The ids of all elements of the app in Swift.
  var elements: [String] { swift.scene.elementIDs }

  /// The first difference between the two scenes, or nil. The contents themselves differ.
  var difference: String? {
    let (one, other) = (swift.scene, file.scene)
    if one.hierarchy != other.hierarchy { return Self.difference(one.hierarchy, other.hierarchy) }
    if one.panes.map(\.id) != other.panes.map(\.id) { return "panes \(one.panes.map(\.id)) and \(other.panes.map(\.id))" }
    if one.window != other.window { return "the window" }
    for (one, other) in zip(one.panes, other.panes) {
      if let difference = difference(one, other) { return "pane \(one.id): \(difference)" }
    }
    return Self.difference(one.bars, other.bars)
  }

  private static func difference(_ one: HierarchyNode, _ other: HierarchyNode) -> String? {
    if one.id != other.id || !one.hasSameMembers(as: other) { return "\(one.words) and \(other.words)" }
    let (below, others) = (one.children + one.presented, other.children + other.presented)
    if below.map(\.id) != others.map(\.id) { return "below \(one.id): \(below.map(\.id)) and \(others.map(\.id))" }
    return zip(below, others).lazy.compactMap(difference).first
  }

  private func difference(_ one: Pane, _ other: Pane) -> String? {
    var (state, otherState) = (one.state, other.state)
    (state.contentLayout, otherState.contentLayout) = (nil, nil)
    if state != otherState { return "\(state) and \(otherState)" }
    if one.role != other.role || one.container != other.container || one.column != other.column { return "another place" }
    if one.controller != other.controller { return "\(one.controller) and \(other.controller)" }
    if one.selection.isEmpty, other.selection.isEmpty { return nil }
    return one.selection.map(simple) == other.selection.map(simple) ? nil : "selection \(one.selection) and \(other.selection)"
  }

  private static func difference(_ one: [ViewModel], _ other: [ViewModel]) -> String? {
    if one.map(\.id) != other.map(\.id) { return "bars \(one.map(\.id)) and \(other.map(\.id))" }
    return zip(one, other).first { $0.content != $1.content }.map { "bar \($0.id): \($0.content) and \($1.content)" }
  }

  /// An id without the name of the content, which stands between the screen and the row: `messages/inbox/rail`.
  private func simple(_ id: String) -> String {
    let parts = id.split(separator: "/")
    return parts.count == 3 && file.content.controller(named: String(parts[0])) is ScreenViewController
      ? "\(parts[0])/\(parts[2])" : id
  }
}

extension Scene {
  /// The ids of the elements in contents and bars, and of the layers that dim others.
  fileprivate var elementIDs: [String] {
    var ids = panes.filter { $0.role == .dimming }.map(\.id)
    for model in viewModels { model.content.forEachElement { id, _ in ids.append(id) } }
    return ids
  }

  /// The view models of bars.
  fileprivate var bars: [ViewModel] {
    viewModels.filter { ["navigationBar", "toolbar", "tabBar", "sidebar"].contains($0.content["kind"]?.string ?? "") }
  }
}

extension HierarchyNode {
  fileprivate var words: String { "\(id) \(type) \(className ?? "-") \(title ?? "-") \(state)" }
}
