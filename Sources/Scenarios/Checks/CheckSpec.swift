import PreviewProtocol
import Spelling
import SplitKit

/// A file of checks for a scene that exists or for an app, or the checks in a scenario file.
package struct CheckFile: Sendable {
  /// The scene: the id of a built-in one, or the path of a scenario file relative to this one. Nil in a scenario file.
  package let scene: Named<String>?
  /// The app, or nil in a file about a scene.
  package let app: AppSpec?
  package let checks: [CheckSpec]
  /// The position of the list of checks, or nil if the file has none.
  package private(set) var mark: SourceMark?
}

/// A check: the expectations of an app, in which windows they must hold, and after which steps.
package struct CheckSpec: Sendable {
  /// The words by which reports name the check.
  package let name: String
  /// The place of the check in its file.
  package let mark: SourceMark
  /// The places of the words of the check.
  package fileprivate(set) var marks: SourceMarks
  package let windows: WindowsSpec
  /// The OS versions in which the check runs, or nil for the scene's own.
  package let profiles: [String]?
  /// The values of the options, of which the check runs every combination.
  package let options: [Named<[Value]>]
  /// The traits that the check overrides, as in a message `traits`.
  package let traits: Value?
  /// The user's steps before the window is resized.
  package let steps: [StepSpec]
  /// The expectations, which must hold in every window.
  package let expectations: [Expectation]
  /// The things that must be the same after the window has been in every size and is back at its first one.
  package let keeps: [Keeping]
  /// Whether the app goes to the background and back in every window.
  package let goesToBackground: Bool
  /// Whether the geometry of every window is held against the golden file.
  package let isGolden: Bool
  /// Whether conditions may hold in no window, so that what they demand is tested nowhere.
  package let mayBeEmpty: Bool
  /// Whether the layout must be the same in both directions and settle at every width of the range.
  package let settles: Bool
}

/// A thing that must be the same after the window has been resized.
package enum Keeping: String, CaseIterable, Sendable {
  /// The selected elements.
  case selection
  /// The controllers in the stacks of all navigation controllers.
  case stacks
  /// The user's place in the app, as the app describes it.
  case place
}

/// The windows of a check.
package struct WindowsSpec: Sendable {
  package let widths: Widths?
  /// The height of the windows in points, or nil for that of the scene's own window.
  package let height: Double?
  /// The devices in all of whose windows the check runs.
  package let devices: [String]

  /// The widths of windows, in points.
  package enum Widths: Sendable {
    case list([Double])
    /// All widths from one to another, in steps. Without a step, it is a pixel.
    case range(from: Double, to: Double, step: Double?)
  }
}

extension CheckSpec {
  /// The expectations of the windows, and then those of the steps.
  package var allExpectations: [Expectation] { expectations + steps.flatMap(\.expectations) }

  /// The greatest number of combinations of OS versions and options in a check.
  package static let maximumCombinations = 256

  static let shape = Shape<CheckSpec>(
    schema: fields.schema,
    read: { (node) throws(SourceError) in
      var check = try fields.read(node)
      check.marks = SourceMarks(node)
      return check
    })

  private static let fields: Shape<CheckSpec> = .mapping(
    "Check", "a check", Shape<String>.text.field("name", "The words by which reports name the check."),
    WindowsSpec.widths.optional("widths", "The widths through which the window is dragged. (default: the scene's own window)"),
    WindowsSpec.side.optional("height", "The height of the windows. (default: that of the scene's own window)"),
    Shape<[String]>.list(of: .text, atMost: 64).nonEmpty().field(
      "devices", default: [], "The devices, by their ids in the catalogue, in all of whose windows the check runs instead."),
    Shape<[String]>.list(of: .choice(Profile.all.map(\.id)), atMost: Profile.all.count).nonEmpty().optional(
      "profiles", "The OS versions. (default: the scene's own)"),
    Shape<[Named<[Value]>]>.named(.values.nonEmpty()).field(
      "options", default: [], "A value or a list of values for each option of the scene. The check runs in every combination."),
    Shape<Value>.traits.optional("traits", "The traits that the check overrides, by their names in the protocol."),
    Shape<[StepSpec]>.list(of: StepSpec.shape, atMost: 1000).nonEmpty().field(
      "steps", default: [], "What the user does before the window is resized."),
    Shape<[Expectation]>.oneOrMore(Expectation.shape).nonEmpty().field("expect", default: [], "What must hold in every window."),
    Shape<[Keeping]>.oneOrMore(Keeping.shape).nonEmpty().map { (keeps, mark) throws(SourceError) in
      Named("keeps", at: mark, keeps)
    }.optional(
      "keeps", "What must be the same once the window has been in every size and is back at its first one."),
    Shape<Bool>.flag.field(
      "background", default: false, "Whether the app goes to the background and back in every window.", written: false),
    Shape<Bool>.flag.field(
      "golden", default: false, "Whether the frames in every window are held against the golden file.", written: false),
    Shape<Bool>.flag.field(
      "mayBeEmpty", default: false, "Whether a condition after if may hold in no window. It is a failure otherwise.",
      written: false),
    Shape<Bool>.flag.field(
      "settles", default: false,
      "Whether the layout must be the same from narrow to wide and from wide to narrow, and when the window goes back and forth by a pixel.",
      written: false)
  ) {
    (
      mark, name, widths, height, devices, profiles, options, traits, steps, expectations, keeps, background, golden, mayBeEmpty,
      settles
    )
      throws(SourceError) in
    let check = CheckSpec(
      name: name, mark: mark, marks: SourceMarks(SourceNode(.mapping([]), at: mark)),
      windows: WindowsSpec(widths: widths, height: height, devices: devices), profiles: profiles,
      options: options, traits: traits, steps: steps, expectations: expectations, keeps: keeps?.value ?? [],
      goesToBackground: background,
      isGolden: golden, mayBeEmpty: mayBeEmpty, settles: settles)
    try check.check()
    if let keeps { try check.checkThatSomethingChanges(before: keeps.mark) }
    return check
  }

  /// Throws an error if the window stays as it is after the steps, so that nothing can be lost.
  private func checkThatSomethingChanges(before mark: SourceMark) throws(SourceError) {
    guard !goesToBackground, windows.haveOneWidth else { return }
    throw SourceError(
      at: mark,
      "Nothing changes the window after the steps, so keeps cannot fail. Give the check several widths, such as "
        + "{from: 320, to: 1366}, or background: true.")
  }

  private func check() throws(SourceError) {
    guard !name.isEmpty, !name.contains(where: \.isNewline) else {
      throw SourceError(at: mark, "The name of a check is one line of text.")
    }
    if !windows.devices.isEmpty, windows.widths != nil || windows.height != nil {
      throw SourceError(at: mark, "A check has devices, or widths and a height. A device has its own sizes.")
    }
    if expectations.isEmpty, keeps.isEmpty, !isGolden, !settles, steps.allSatisfy(\.expectations.isEmpty) {
      throw SourceError(at: mark, "The check \(name) expects nothing. It needs expect, keeps, golden or settles.")
    }
    guard !settles || windows.range.map({ $0.from != $0.to }) == true else {
      throw SourceError(
        at: mark,
        "The check \(name) has settles, which needs a range of widths. Write widths: {from: 320, to: 1366}, for example.")
    }
    let combinations = options.reduce(profiles?.count ?? 1) { $0.multipliedReportingOverflow(by: $1.value.count).partialValue }
    guard (1...Self.maximumCombinations).contains(combinations) else {
      throw SourceError(
        at: mark,
        "The check \(name) has \(combinations) combinations of OS versions and options. It has at most \(Self.maximumCombinations)."
      )
    }
  }
}

extension WindowsSpec {
  /// The ends of the range of widths, or nil for other windows.
  package var range: (from: Double, to: Double)? {
    if case .range(let from, let to, _) = widths { (from, to) } else { nil }
  }

  static let side = Shape<Double>.number(1...20_000)

  /// A width, a list of widths, or a range.
  static let widths = Shape<Widths>(
    schema: { definitions in
      definitions.reference(to: "Widths") { definitions in
        let (one, many) = (side.schema(&definitions), Shape<[Double]>.list(of: side).nonEmpty().schema(&definitions))
        return ["anyOf": [one, many, range.schema(&definitions)]]
      }
    },
    read: { (node) throws(SourceError) in
      switch node.content {
      case .scalar: .list([try side.read(node)])
      case .sequence: .list(try Shape<[Double]>.list(of: side).nonEmpty().read(node))
      case .mapping: try range.read(node)
      }
    })

  /// Whether a window has the same width all the time. Each window of a device is opened anew and keeps its own.
  fileprivate var haveOneWidth: Bool {
    switch widths {
    case nil: true
    case .list(let widths): widths.allSatisfy { $0 == widths.first }
    case .range(let from, let to, _): from == to
    }
  }

  private static let range: Shape<Widths> = .mapping(
    "WidthRange", "a range of widths", side.field("from", "The first width, in points."),
    side.field("to", "The last width, in points."),
    Shape<Double>.number(0.25...1000).optional("step", "The distance between two widths. (default: a pixel)")
  ) { (_, from, to, step) throws(SourceError) in .range(from: from, to: to, step: step) }
}

extension Keeping {
  static let shape = Shape<String>.choice(allCases.map(\.rawValue)).map { (name, mark) throws(SourceError) in
    guard let keeping = Keeping(rawValue: name) else { throw SourceError(at: mark, "There is no \(name) to keep.") }
    return keeping
  }
}

extension Shape where Output == Value {
  /// A mapping of traits, as a message `traits` has them.
  fileprivate static let traits = Shape(
    schema: { _ in MessageType.traits.schemaInFile },
    read: { (node) throws(SourceError) in
      guard case .mapping = node.content else { throw node.mismatch("a mapping") }
      return node.value
    })
}

extension Shape where Output == [Value] {
  /// A value, or a list of values.
  static let values = Shape(
    schema: { _ in [:] },
    read: { (node) throws(SourceError) in
      if case .sequence(let nodes) = node.content { return nodes.map(\.value) }
      return [node.value]
    })
}

extension CheckFile {
  /// The shape of a file of checks.
  static let shape: Shape<CheckFile> = .mapping(
    "CheckFile", "a file of checks", Shape<Double>.formatField,
    Shape<String>.text.map { (scene, mark) throws(SourceError) in Named("scene", at: mark, scene) }.field(
      "scene", "The id of a built-in scene, or the path of a scenario file relative to this one."), checks
  ) { (_, _, scene, checks) throws(SourceError) in
    CheckFile(scene: scene, app: nil, checks: checks)
  }

  /// The shape of a file of checks about an app of one's own.
  static let appShape: Shape<CheckFile> = .mapping(
    "AppCheckFile", "a file of checks about an app", Shape<Double>.formatField,
    AppSpec.shape.field(
      "app",
      "The path of the app's program, or of its folder, relative to this file; or a mapping with the path and how it is built."),
    checks
  ) { (_, _, app, checks) throws(SourceError) in CheckFile(scene: nil, app: app, checks: checks) }

  /// The checks of a file. Their names differ, because a report and a golden file tell checks apart by them.
  private static let list = Shape<[CheckSpec]>.list(of: CheckSpec.shape).map { (checks, _) throws(SourceError) in
    var names: [String: SourceMark] = [:]
    for check in checks {
      if let first = names.updateValue(check.mark, forKey: check.name) {
        throw SourceError(
          at: check.mark, "The check in line \(first.line) has the name \(check.name), too. Give each check a name of its own.")
      }
    }
    return checks
  }

  static let checks = list.field("checks", default: [], "What must hold for the app.")

  /// Reads a file of checks, or the checks of a scenario file. `file` is its path for errors.
  package static func read(yaml text: String, file: String) throws(ScenarioError) -> CheckFile {
    do throws(SourceError) {
      let node = try SourceNode.read(yaml: text)
      guard case .mapping(let entries) = node.content else {
        throw node.mismatch("a scenario or a file of checks, which begins with format: 1")
      }
      var file = try read(node, entries)
      file.mark = entries.first { $0.key == "checks" }?.value.mark
      return file
    } catch {
      throw ScenarioError(in: file, error)
    }
  }

  private static func read(_ node: SourceNode, _ entries: [SourceEntry]) throws(SourceError) -> CheckFile {
    func has(_ key: String) -> Bool { entries.contains { $0.key == key } }
    if has("scene"), let app = entries.first(where: { $0.key == "app" }) {
      throw SourceError(at: app.mark, "A file of checks is about a scene or about an app, and this one names both.")
    }
    if has("scene") { return try shape.read(node) }
    if has("app") { return try appShape.read(node) }
    guard let entry = entries.first(where: { $0.key == "checks" }) else { return CheckFile(scene: nil, app: nil, checks: []) }
    // A scenario has a root, so a file with checks and no root names its scene or app by a misspelt key.
    if !has("root"), let key = entries.first(where: { nearWord(to: $0.key, in: ["scene", "app"]) != nil }) {
      throw SourceError(at: key.mark, "A file of checks has no \(key.key). \(nearest(to: key.key, in: ["scene", "app"]))")
    }
    return CheckFile(scene: nil, app: nil, checks: try list.read(entry.value))
  }
}
