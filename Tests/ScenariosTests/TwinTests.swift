import SamplePreviews
import SplitKit
import Testing

/// The scenarios `lab-scenario` and `mail-scenario` beside the scenes in Swift: equal hierarchies, frames and bars.
@Suite struct TwinTests {
  /// A scene, an OS version and options, which have the same names in the scene and in the file.
  struct Situation: CustomTestStringConvertible, Sendable {
    let scene: Preview
    let profile: Profile
    let options: [Member]

    var testDescription: String { "\(scene.id) \(profile) \(options.map { "\($0.name) \($0.value)" })" }

    /// The options of the scene: what the file has as an option of its own, the lab has as a property of its split.
    private var sceneOptions: [Member] {
      let names = ["preferredDisplayMode", "primaryEdge", "presentsWithGesture"]
      let properties = options.filter { names.contains($0.name) }
      let usual: [Member] = scene.id == "lab" ? [Member("preferredDisplayMode", "automatic")] : []
      let given = properties.isEmpty ? usual : properties
      return options.filter { !names.contains($0.name) } + (given.isEmpty ? [] : [Member("properties", .object(given))])
    }

    func twin(_ file: Preview, size: Size) throws -> Twin {
      try Twin(scene, sceneOptions, of: file, options, profile, size: size)
    }
  }

  private static let files: [String: Preview] = Dictionary(
    uniqueKeysWithValues: ["lab", "mail"].compactMap { name in (try? Twin.scenario("\(name)-scenario")).map { (name, $0) } })

  private static func mail(_ options: [[Member]]) -> [Situation] {
    Preview.mail.profiles.flatMap { profile in options.map { Situation(scene: .mail, profile: profile, options: $0) } }
  }

  private static func lab(_ options: [[Member]], in profiles: [Profile] = Preview.lab.profiles) -> [Situation] {
    profiles.flatMap { profile in options.map { Situation(scene: .lab, profile: profile, options: $0) } }
  }

  private static let double = Member("style", "doubleColumn")
  private static let triple = Member("style", "tripleColumn")
  private static let classic = Member("style", "unspecified")
  private static let ofColumns = Preview.lab.profiles.filter(\.splitView.hasColumnStyles)

  /// The usual options, of which every half point is compared. The others are compared at every fifteenth.
  private static let usual: [Situation] =
    mail([[]]) + lab([[triple]], in: Array(ofColumns.prefix(1))) + lab([[classic]], in: [.ios13])
  private static let others: [Situation] =
    mail([[double], [Member("compactTabBar", true)]])
    + Preview.mail.profiles.prefix(1).map { Situation(scene: .mail, profile: $0, options: [Member("inspector", false)]) }
    + lab([[classic]]) + lab([[double], [triple]], in: ofColumns)

  @Test(arguments: usual)
  func `both are equal at every half point, in a window that is dragged narrower and wider`(_ situation: Situation) throws {
    try drag(situation, by: 0.5)
  }

  @Test(arguments: others)
  func `both are equal with other options in a window that is dragged`(_ situation: Situation) throws {
    try drag(situation, by: 7.5)
  }

  private func drag(_ situation: Situation, by step: Double) throws {
    let twin = try situation.twin(#require(Self.files[situation.scene.id]), size: Size(width: 1366, height: 1024))
    let widths = Array(stride(from: 1366.0, through: 320, by: -step))
    for width in widths + widths.reversed() {
      _ = twin.take(.resize(Size(width: width, height: 1024)))
      guard let difference = twin.difference else { continue }
      Issue.record("at \(width): \(difference)")
      return
    }
  }

  private static let flags = [
    "hosted", "compactColumn", "navigationToolbar", "largeTitles", "collapseSecondary", "showDetail", "show",
  ].map { [Member($0, true)] }
  private static let choices: [[Member]] =
    ["tab", "pushed", "modal", "none"].map { [Member("embedding", $0)] }
    + ["navigation", "plain"].map { [Member("embedding", "tab"), Member("tabContent", $0)] }
    + ["separateSecondary", "primaryForCollapsing", "primaryForExpanding"].map { [Member($0, "X")] }
    + [
      [Member("topColumnForCollapsing", "primary")], [Member("displayModeForExpanding", "secondaryOnly")],
      [Member("targetDisplayMode", "secondaryOnly")], [Member("preferredDisplayMode", "oneOverSecondary")],
      [Member("primaryEdge", "trailing")], [Member("presentsWithGesture", false)],
    ]

  private static let tapped: [Situation] =
    mail([[], [double]])
    + Preview.mail.profiles.prefix(1).map { Situation(scene: .mail, profile: $0, options: [Member("inspector", false)]) }
    + lab([[classic]]) + lab([[triple]], in: ofColumns)

  /// Every option of the lab, in one OS version each.
  private static let varied: [Situation] =
    (flags.filter { $0[0].name != "compactColumn" } + choices + [[Member("contents", "bare")]]).enumerated().map {
      index, options in
      Situation(scene: .lab, profile: Preview.lab.profiles[index % Preview.lab.profiles.count], options: [classic] + options)
    }
    + (flags + choices).enumerated().map { index, options in
      Situation(scene: .lab, profile: ofColumns[index % ofColumns.count], options: [triple] + options)
    }
    + lab(
      [[double, Member("inspectorColumn", true)], [triple, Member("inspectorColumn", true)]], in: Array(ofColumns.prefix(1)))

  /// The buttons of the mail app whose effect a file cannot say.
  private static let unsayable = ["compose", "filter", "reply", "archive", "delete", "flag"]

  @Test(arguments: tapped)
  func `both are equal after every one of 500 random taps`(_ situation: Situation) throws { try tap(500, situation) }

  @Test(arguments: varied)
  func `both are equal with every option, after every one of 60 random taps`(_ situation: Situation) throws {
    try tap(60, situation)
  }

  private func tap(_ count: Int, _ situation: Situation) throws {
    let twin = try situation.twin(#require(Self.files[situation.scene.id]), size: Size(width: 1180, height: 820))
    var random = Random(seed: 20)
    var inputs: [Twin.Input] = []
    var taps = 0
    while taps < count, inputs.count < 6 * count {
      let input = Self.input(twin, &random)
      inputs.append(input)
      let isTaken = twin.take(input)
      if case .tap = input, isTaken == true { taps += 1 }
      guard isTaken == nil || twin.difference != nil else { continue }
      Issue.record("after \(inputs.suffix(6)): \(twin.difference ?? "one takes the input, the other does not")")
      return
    }
  }

  private static func input(_ twin: Twin, _ random: inout Random) -> Twin.Input {
    let point = Point(x: Double(Int.random(in: 0...1366, using: &random)), y: Double(Int.random(in: 0...1024, using: &random)))
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: return .resize(Size(width: max(320, point.x), height: max(320, point.y)))
    case 2:
      return .swipe(Bool.random(using: &random) ? .left : .right, Point(x: Bool.random(using: &random) ? 0 : point.x, y: point.y))
    case 3 where Int.random(in: 0..<4, using: &random) == 0: return .set(DisplayMode.allCases.randomElement(using: &random)!)
    default:
      let elements = twin.elements.filter { id in !unsayable.contains { id.hasSuffix("/\($0)") } }
      return elements.randomElement(using: &random).map(Twin.Input.tap) ?? .resize(Size(width: 1024, height: 768))
    }
  }
}
