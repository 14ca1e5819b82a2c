import SamplePreviews
import SplitKit
import Testing

@testable import PreviewProtocol

/// The sentences about the insets of safe areas.
@Suite struct SafeAreaExplanationTests {
  private static let sizes = [
    Size(width: 320, height: 568), Size(width: 600, height: 800), Size(width: 820, height: 1180),
    Size(width: 1024, height: 768), Size(width: 1366, height: 1024),
  ]

  @Test(arguments: ExplainedScene.all)
  func `each visible pane has a sentence for each inset of its safe area, with the inset of the scene`(
    _ scene: ExplainedScene
  ) throws {
    for size in Self.sizes {
      let window = try scene.open(size).window
      let explainer = Explainer(window)
      for pane in Scene(of: window).panes where pane.isVisible && !Self.withoutView.contains(pane.role) {
        let target = try #require(explainer.target(named: pane.controller))
        let facts = explainer.explanation(of: target).facts
        for (edge, inset) in pane.safeArea.byEdge where pane.presentation == nil {
          let fact = facts.first { $0.target == pane.controller && $0.name == "safeArea.\(edge)" }
          #expect(fact?.value == .number(inset), "\(pane.id) \(edge) at \(size)")
        }
        for (edge, inset) in pane.contentSafeArea?.byEdge ?? [] {
          let fact = facts.first { $0.target == pane.controller && $0.name == "contentSafeArea.\(edge)" }
          #expect(
            fact?.value ?? .number(pane.safeArea.byEdge.first { $0.0 == edge }!.1) == .number(inset),
            "\(pane.id) \(edge) at \(size)")
        }
      }
    }
  }

  /// The panes that stand for no view of a controller of their own.
  private static let withoutView: [PaneRole] = [.dimming, .separator, .tabBar, .sidebar]

  @Test(arguments: ExplainedScene.all)
  func `the figures of a sentence about a bar add up to its inset, and only an app's own container gives other insets`(
    _ scene: ExplainedScene
  ) throws {
    for size in Self.sizes {
      let explainer = Explainer(try scene.open(size).window)
      for name in explainer.targetNames + ["window"] {
        for fact in explainer.explanation(of: try #require(explainer.target(named: name))).facts where fact.isInset {
          if let bar = fact.text.firstMatch(of: /begins (?:([\d.]+) below|at) the top of .* and is ([\d.]+) high/) {
            let sum = (bar.1.flatMap { Double($0) } ?? 0) + (Double(bar.2) ?? 0)
            #expect(abs((fact.value.number ?? 0) - sum) < 0.01, "\(fact.text)")
          }
          if let whole = fact.text.firstMatch(of: /whose inset there is ([\d.]+)\.$/), fact.rule == .windowInset {
            #expect(fact.value.number == Double(whole.1), "\(fact.text)")
          }
          #expect(fact.rule != .underInspector || fact.subject.column == .secondary, "\(fact.text)")
          #expect(fact.rule != .appInset || scene.hasContainer, "\(fact.text)")
        }
      }
    }
  }
}

/// The insets of the lab, by what gives them.
@Suite struct SafeAreaTableTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let fact: String
    let value: Double
    let text: String
    let statement: String?
    var profile = "ios26"
    var options: [Member] = []
    var window: Value = ["width": 1180, "height": 820]
    var more: [Member] = []

    var testDescription: String { "\(profile) \(fact) \(statement ?? "")" }
  }

  private static let double = [Member("style", "doubleColumn")]
  private static let triple = [Member("style", "tripleColumn")]
  private static let tabs = [Member("embedding", "tab")]

  static let cases = [
    Case(
      fact: "split.secondary safeArea.left", value: 330,
      text: "the primary floats over that edge, 320 wide and 10 from it", statement: "80", options: double),
    Case(
      fact: "split.primary safeArea.bottom", value: 10,
      text: "it floats 15 from that edge of the split view, whose inset there is 25", statement: "5.2-floating",
      options: double),
    Case(
      fact: "split.supplementary safeArea.left", value: 290,
      text: "the primary floats over that edge, 280 wide and 10 from it", statement: "95", options: triple,
      window: ["width": 1366, "height": 1024]),
    Case(
      fact: "A safeArea.top", value: 54, text: "the navigation bar begins at the top of the stack nav:A and is 54 high",
      statement: "310", options: double),
    Case(
      fact: "split.secondary contentSafeArea.top", value: 86,
      text: "the navigation bar begins 32 below the top of the stack nav:B, where the inset around it ends, and is 54 high",
      statement: "307", options: double),
    Case(
      fact: "B safeArea.left", value: 0, text: "it stands 320.5 from that edge of the split view split",
      statement: "1.1-covered", profile: "ios13"),
    Case(
      fact: "split safeArea.bottom", value: 83, text: "the tab bar at the bottom is 83 high, down to the edge",
      statement: "338", options: tabs, window: ["width": 500, "height": 800]),
    Case(
      fact: "window safeArea.top", value: 24, text: "the status bar of a full-screen iPad is 24 high in this version",
      statement: "1.1-pad-insets-13", profile: "ios13"),
    Case(
      fact: "window safeArea.bottom", value: 20, text: "the home indicator of iPad (10th generation) takes 20",
      statement: "1.1-pad-insets-13", profile: "ios14", more: [Member("device", "ipad-10")]),
    Case(
      fact: "window safeArea.top", value: 24,
      text:
        "the status bar of iPad (10th generation) is 24 high, and a window that shares the screen keeps that inset (one source)",
      statement: "1.1-shared-insets", profile: "ios14", window: ["width": 585, "height": 820],
      more: [Member("device", "ipad-10")]),
    Case(
      fact: "window safeArea.top", value: 0,
      text: "no source gives the insets of a free window, and none is taken, also below the window controls (unmeasured)",
      statement: "1.1-loose-insets", window: ["width": 600, "height": 700], more: [Member("device", "ipad-10")]),
    Case(
      fact: "window safeArea.top", value: 59,
      text: "the Dynamic Island and the status bar of iPhone 6.1-inch Dynamic Island take 59",
      statement: "1.1-phone-insets", profile: "ios14", window: ["width": 393, "height": 852],
      more: [Member("device", "iphone-6.1in-island"), Member("policy", "phone")]),
    Case(
      fact: "window safeArea.left", value: 59,
      text: "the Dynamic Island and the round corners of iPhone 6.1-inch Dynamic Island take 59 (one source)",
      statement: "1.1-phone-insets-26", window: ["width": 852, "height": 393],
      more: [Member("device", "iphone-6.1in-island"), Member("policy", "phone")]),
    Case(
      fact: "window safeArea.left", value: 15, text: "the client has given the window its insets", statement: nil,
      window: ["width": 1180, "height": 820, "safeArea": [32, 15, 25, 15]]),
    Case(
      fact: "split.primary safeArea.left", value: 0,
      text: "this version leaves a hidden column its insets, unless the split view expands", statement: "5.2-hidden-insets",
      options: triple, window: ["width": 820, "height": 1180]),
    Case(
      fact: "B safeArea.bottom", value: 79, text: "the toolbar of the stack nav:B is 79 high", statement: "324",
      options: double + [Member("navigationToolbar", true)]),
  ]

  @Test(arguments: cases)
  func `an inset has its rule, its figures and its statement`(_ row: Case) throws {
    let asker = Asker()
    let members = [
      Member("profile", .string(row.profile)), Member("options", .object(row.options)), Member("window", row.window),
    ]
    try asker.say(.object([Member("type", "open"), Member("scene", "lab")] + members + row.more))
    let name = row.fact.split(separator: " ").map(String.init)
    let answer = try asker.say(["type": "explain", "target": .string(name[0])])
    let fact = try #require(
      answer["sentences"]?.array?.first { $0["target"] == .string(name[0]) && $0["name"] == .string(name[1]) })
    #expect(fact["value"] == .number(row.value))
    #expect(fact["because"] == .string(row.text))
    #expect(fact["statement"]?["id"]?.string == row.statement)
  }

  @Test func `the nearest widths have the insets that change there`() throws {
    let asker = Asker()
    try asker.open(
      "lab", Member("options", ["style": "doubleColumn", "topColumnForCollapsing": "secondary"]),
      Member("window", ["width": 700, "height": 820]))
    let narrower = try asker.say(["type": "explain", "target": "split.secondary"])["nearest"]?["narrower"]
    #expect(narrower?["flip"] == 667)
    #expect(narrower?["changes"]?.array?.contains { $0["name"] == "safeArea.left" && $0["from"] == 250 } == true)
  }

  @Test func `a copy of a preview with a hidden column starts alike, whatever insets the column has kept`() throws {
    let asker = Asker()
    try asker.open("lab", Member("options", ["style": "doubleColumn"]))
    try asker.say(["type": "perform", "target": "split", "action": "toggleDisplayMode"])
    #expect(try asker.say(["type": "explain", "target": "A"])["nearest"]?["startsAlike"] == true)
  }
}

extension ExplainedFact {
  /// Whether the fact is about an inset of a safe area.
  var isInset: Bool { name.hasPrefix("safeArea.") || name.hasPrefix("contentSafeArea.") }
}

extension ExplainedScene {
  /// Whether the scene has a container of an app's own.
  fileprivate var hasContainer: Bool { scene != "lab" && scene != "mail" }
}

extension EdgeInsets {
  fileprivate var byEdge: [(String, Double)] { [("top", top), ("left", left), ("bottom", bottom), ("right", right)] }
}
