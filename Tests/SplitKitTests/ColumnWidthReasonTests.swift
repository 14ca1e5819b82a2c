import SamplePreviews
import Testing

@testable import SplitKit

/// The reasons for the widths of columns: spec/containers.md 8.4.
@Suite struct ColumnWidthReasonTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let profile: Profile
    let style: String
    let width: Double
    let properties: [Member]
    let primary: String
    var supplementary: String?

    var testDescription: String { "\(profile) \(style) \(width), \(primary)" }

    init(
      _ profile: Profile, _ style: String, _ width: Double, _ properties: [Member], _ primary: String,
      _ supplementary: String? = nil
    ) {
      (self.profile, self.style, self.width, self.properties) = (profile, style, width, properties)
      (self.primary, self.supplementary) = (primary, supplementary)
    }
  }

  private static let fraction = "preferredPrimaryColumnWidthFraction"
  private static let points = "preferredPrimaryColumnWidth"

  static let cases: [Case] = [
    Case(.ios13, "unspecified", 768, [], "automatic: 0.4 of 768 is 308"),
    Case(.ios13, "unspecified", 1024, [], "maximum: 0.4 of the split's width, held to 320"),
    Case(.ios13, "unspecified", 1000, [Member(fraction, 0.4)], "maximum: 0.4 of 1000 is 400, held to 320"),
    Case(.ios13, "unspecified", 1000, [Member(fraction, 0.3)], "fraction: 0.3 of 1000 is 300"),
    Case(
      .ios13, "unspecified", 1000, [Member(fraction, 0.1), Member("minimumPrimaryColumnWidth", 200)],
      "minimum: 0.1 of 1000 is 100, raised to 200"),
    Case(
      .ios13, "unspecified", 700, [Member(fraction, 1), Member("maximumPrimaryColumnWidth", 2000)],
      "maximum: 1 of 700 is 700, held to 699.5, the room in the split"),
    Case(.ios14, "doubleColumn", 1366, [Member(points, 250)], "points: 250"),
    Case(.ios14, "tripleColumn", 1366, [], "automatic: 320", "automatic: 375"),
    Case(.ios26, "unspecified", 820, [], "automatic: 320"),
    Case(.ios26, "doubleColumn", 744, [], "secondary: 320, held to 270, so that the secondary keeps 464"),
    Case(
      .ios26, "doubleColumn", 820, [Member(fraction, 0.5)],
      "secondary: 0.5 of 820 is 410, held to 346, so that the secondary keeps 464"),
    Case(.ios26, "doubleColumn", 821, [Member(fraction, 0.4)], "fraction: 0.4 of 821 is 328.5"),
    Case(
      .ios26, "doubleColumn", 820, [Member(points, 280), Member("minimumPrimaryColumnWidth", 400)],
      "minimum: 280, raised to 400"),
    Case(
      .ios26, "doubleColumn", 820, [Member(points, 500), Member("maximumPrimaryColumnWidth", 300)],
      "maximum: 500, held to 300"),
    Case(
      .ios26, "tripleColumn", 700, [], "automatic: 280", "minimum: 320, held to 240"),
    Case(
      .ios26, "tripleColumn", 750, [], "automatic: 280", "secondary: 320, held to 285.5, so that the secondary keeps 464"),
    Case(
      .ios26, "tripleColumn", 960, [], "grown: 280, held to 245.5, what three columns leave",
      "grown: 320, held to 240, what three columns leave, and 255.5 under the primary"),
    Case(.ios26, "tripleColumn", 1366, [], "automatic: 280", "automatic: 320, and 290 under the primary"),
    Case(.ios26, "tripleColumn", 500, [], "collapsed: the split's whole width", "collapsed: the split's whole width"),
  ]

  private static func stage(_ example: Case) throws -> Stage {
    try Stage(
      .lab, profile: example.profile,
      options: [Member("style", .string(example.style)), Member("properties", .object(example.properties))],
      size: Size(width: example.width, height: 700))
  }

  private static func reasons(_ stage: Stage) -> Value? { Value.object(stage.split.hierarchyState)["because"] }

  @Test(arguments: cases)
  func `the reason names the rule that decided, and its figures`(example: Case) throws {
    let reasons = try Self.reasons(Self.stage(example))
    #expect(reasons?["primaryColumnWidth"]?.string == example.primary)
    #expect(reasons?["supplementaryColumnWidth"]?.string == example.supplementary)
  }

  @Test func `what the supplementary leaves to a primary over the secondary, and a drag, are reasons too`() throws {
    let options = [Member("style", "tripleColumn"), Member("hosted", true)]
    let stage = try Stage(.lab, profile: .ios26, options: options, size: Size(width: 600, height: 700))
    stage.override(horizontalSizeClass: .regular)
    try stage.window.set([Member("preferredDisplayMode", "twoOverSecondary")], of: "split")
    #expect(Self.reasons(stage)?["primaryColumnWidth"] == "grown: 280, held to 269.5, what the supplementary leaves")
    let wide = try Stage(.lab, profile: .ios26, options: [Member("style", "doubleColumn")], size: Size(width: 1000, height: 700))
    try wide.window.drag("split/primary/edge", to: 310, .ended)
    #expect(Self.reasons(wide)?["primaryColumnWidth"] == "dragged: 300")
  }

  @Test func `an inspector has a reason while it is shown`() throws {
    let options = [Member("style", "doubleColumn"), Member("inspectorColumn", true)]
    let stage = try Stage(.lab, profile: .ios26, options: options, size: Size(width: 1180, height: 820))
    #expect(Self.reasons(stage)?["inspectorColumnWidth"] == nil)
    stage.split.show(.inspector)
    stage.window.layoutIfNeeded()
    #expect(Self.reasons(stage)?["inspectorColumnWidth"] == "automatic: 320")
    try stage.window.set([Member("minimumInspectorColumnWidth", 400)], of: "split")
    #expect(Self.reasons(stage)?["inspectorColumnWidth"] == "minimum: 320, raised to 400")
    stage.resize(500, 820)
    #expect(Self.reasons(stage)?["inspectorColumnWidth"] == "collapsed: a sheet shows the inspector")
  }

  /// Every combination of preferences, in every formation: the figure at the end is the width.
  @Test(arguments: Profile.all.filter(\.splitView.hasColumnStyles), [SplitViewStyle.doubleColumn, .tripleColumn])
  func `the figures are those of the width`(profile: Profile, style: SplitViewStyle) {
    let formations: [ColumnFormation] = [.hidden, .oneBeside, .oneOver, .twoBeside, .twoOver, .primaryOverOneBeside]
    for width in [320, 600, 744, 960, 1366.0] {
      for preferences in Self.preferences {
        var widths = ColumnStyleWidths()
        (widths.primary, widths.supplementary) = (preferences, preferences)
        let rule = ColumnWidthRule(
          style: style, design: profile.splitView, preferences: widths, width: width, grid: PixelGrid(scale: 2))
        for formation in formations {
          let reasoned = rule.reasonedWidths(in: formation)
          for column in [reasoned.primary, reasoned.supplementary].compactMap({ $0 }) {
            #expect(Self.figure(column.sentence) == shortest(column.value), "\(column.sentence)")
          }
        }
      }
    }
  }

  private static let preferences: [ColumnWidthPreferences] = [nil, 250, 500].flatMap { preferred in
    [nil, 0.25, 0.5].flatMap { fraction in
      [nil, 300].flatMap { minimum in
        [nil, 280].map { maximum in
          var preferences = ColumnWidthPreferences()
          (preferences.preferred, preferences.fraction) = (preferred, fraction)
          (preferences.minimum, preferences.maximum) = (minimum, maximum)
          return preferences
        }
      }
    }
  }

  /// The width that a sentence ends with, before what the limit is for.
  private static func figure(_ sentence: String) -> String? {
    let words = sentence.split(whereSeparator: { $0 == " " || $0 == "," })
    guard let to = words.lastIndex(where: { $0 == "to" }) else { return words.last.map(String.init) }
    return String(words[to + 1])
  }
}
