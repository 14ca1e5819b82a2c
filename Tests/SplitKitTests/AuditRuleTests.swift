import Testing

@testable import SplitKit

/// The rules of an audit, each as a table of what it finds.
@Suite struct AuditRuleTests {
  private static func found(
    in elements: [AuditedElement], contents: [(pane: String, content: ViewModel)] = [], style: UserInterfaceStyle = .light,
    textSize: ContentSizeCategory = .large
  ) -> [AuditFinding] {
    Auditor.findings(in: elements, contents: contents, style: style, textSize: textSize)
  }

  @Test(
    arguments: [
      (Rect(x: 0, y: 0, width: 44, height: 44), nil), (Rect(x: 0, y: 0, width: 300, height: 108), nil),
      (Rect(x: 0, y: 0, width: 79, height: 32), "“Details” (a) is 79 x 32 points for a finger, which needs 44 x 44."),
      (Rect(x: 0, y: 0, width: 43.96, height: 60), nil),
      (Rect(x: 0, y: 0, width: 43.5, height: 60), "“Details” (a) is 43.5 x 60 points for a finger, which needs 44 x 44."),
    ] as [(Rect, String?)])
  func `a target outside of bars is small below 44 points either way`(_ area: Rect, _ text: String?) {
    let element = AuditedElement(id: "a", pane: "p", area: area, model: ["title": "Details"], isInBar: false)
    let item = AuditedElement(id: "b", pane: "p", area: area, model: ["title": "Details"], isInBar: true)
    let found = Self.found(in: [element, item])
    #expect(found.map(\.text) == (text.map { [$0] } ?? []))
    #expect(found.allSatisfy { $0.rule == .touchTarget && $0.target == "a" && $0.pane == "p" && $0.area == area })
  }

  @Test func `an element that nobody places is not measured`() {
    let element = AuditedElement(id: "a", pane: "p", area: nil, model: ["text": "Words"], isInBar: false)
    #expect(Self.found(in: [element]).isEmpty)
  }

  @Test(
    arguments: [
      (["id": "a", "title": "Inbox"], false, true), (["id": "a", "image": "trash"], true, true),
      (["id": "a", "image": "city-3"], false, false), (["id": "a"], false, false),
      (["id": "a", "kind": "row", "title": ""], false, false), (["id": "a", "sender": ["name": "Noor"]], false, true),
      (["id": "a", "parts": [["text": "Hello"]]], false, true),
    ] as [(Value, Bool, Bool)])
  func `a name is any text, and in a bar a symbol`(_ model: Value, _ isInBar: Bool, _ isNamed: Bool) {
    let element = AuditedElement(id: "a", pane: "p", area: nil, model: model, isInBar: isInBar)
    let found = Self.found(in: [element])
    #expect(found.map(\.rule) == (isNamed ? [] : [.name]))
  }

  @Test(
    arguments: [
      (["color": "#8a8a8e"], false, true), (["color": "#8a8a8e"], true, false), (["color": "#000"], false, false),
      (["color": "#fff", "backgroundColor": "#0a84ff"], false, true),
      (["backgroundColor": "#000", "parts": [["color": "#666"]]], false, true),
      (["color": "secondaryLabel"], false, false),
    ] as [(Value, Bool, Bool)])
  func `declared colours have a contrast of four and a half`(_ content: Value, _ isDark: Bool, _ isFound: Bool) {
    let model = ViewModel(id: "m", content: content)
    let found = Self.found(in: [], contents: [("p", model)], style: isDark ? .dark : .light)
    #expect(found.map(\.rule) == (isFound ? [.contrast] : []))
  }

  @Test(arguments: [
    (ContentSizeCategory.large, false), (.accessibilityMedium, false), (.accessibilityExtraExtraExtraLarge, true),
  ])
  func `an element is as high as a line of body text`(_ size: ContentSizeCategory, _ isCut: Bool) {
    let area = Rect(x: 0, y: 0, width: 200, height: 44)
    let row = AuditedElement(id: "a", pane: "p", area: area, model: ["title": "Edit"], isInBar: false)
    let item = AuditedElement(id: "b", pane: "p", area: area, model: ["title": "Edit"], isInBar: true)
    let part = AuditedElement(id: "c", pane: "p", area: area, model: ["title": "Edit"], isInBar: false, hasWholeHeight: false)
    let found = Self.found(in: [row, item, part], textSize: size)
    #expect(found.map(\.target) == (isCut ? ["a"] : []))
  }

  @Test(arguments: [
    (1, true, "189.4 points and has 163.7"), (2, true, "189.4 points and has 2 lines of 163.7"),
    (1, false, "about 189.4 points and has 163.7"),
  ])
  func `a text that is cut says what it needs, what it has and where`(_ lines: Int, _ isMeasured: Bool, _ widths: String) {
    let cut = CutText(
      text: "Rye Corner Bakery", target: "places/rye", pane: "p", area: Rect(x: 0, y: 0, width: 163.7, height: 20),
      needed: 189.42, available: 163.7, lines: lines, isMeasured: isMeasured)
    let found = Auditor.findings(about: [cut], width: 320.5, textSize: .extraLarge)
    let place = "at the text size extraLarge (body 19) in a window 320.5 wide."
    #expect(found.map(\.text) == ["“Rye Corner Bakery” (places/rye) needs \(widths), \(place)"])
    #expect(found.map(\.rule) == [.cutText] && found.map(\.target) == ["places/rye"] && found.map(\.area) == [cut.area])
  }

  @Test func `two texts of one element are two findings, and one text at two widths is one`() {
    func finding(_ text: String, part: String? = nil, width: Double) -> AuditFinding {
      let cut = CutText(text: text, part: part, target: "a", pane: "p", area: .zero, needed: 100, available: width)
      return Auditor.findings(about: [cut], width: width, textSize: .large)[0]
    }
    #expect(!finding("Title", width: 40).isSame(as: finding("Subtitle", width: 40)))
    #expect(finding("Title", width: 40).isSame(as: finding("Title", width: 50)))
    #expect(finding("40 x 80", part: "place", width: 40).isSame(as: finding("50 x 80", part: "place", width: 50)))
  }

  @Test func `the contrast is that of WCAG`() throws {
    let white = try #require(RGBColor(hexadecimal: "#fff"))
    let grey = try #require(RGBColor(hexadecimal: "#767676"))
    let black = try #require(RGBColor(hexadecimal: "#000000"))
    #expect(abs(white.contrast(to: black) - 21) < 0.001)
    #expect(abs(white.contrast(to: grey) - 4.54) < 0.01)
    #expect(RGBColor(hexadecimal: "red") == nil && RGBColor(hexadecimal: "#12345") == nil)
  }

  private static func text(
    _ text: String, _ color: String, on background: String = "#ffffff", target: String = "a", size: Double = 15,
    weight: Int = 400, system: String? = nil
  ) throws -> ColoredText {
    ColoredText(
      text: text, target: target, pane: "p", area: Rect(x: 0, y: 0, width: 40, height: 15),
      color: try #require(RGBColor(hexadecimal: color)), background: try #require(RGBColor(hexadecimal: background)),
      pointSize: size, weight: weight, systemColor: system)
  }

  @Test(
    arguments: [
      ("#767676", 15, 400, true), ("#777777", 15, 400, false), ("#949494", 24, 400, true), ("#959595", 24, 400, false),
      ("#949494", 23.9, 400, false), ("#949494", 18.66, 700, true), ("#949494", 18.66, 600, false), ("#949494", 18, 700, false),
    ] as [(String, Double, Int, Bool)])
  func `a text has a contrast of four and a half, and of three if it is large`(
    _ color: String, _ size: Double, _ weight: Int, _ isEnough: Bool
  ) throws {
    let found = Auditor.findings(about: [try Self.text("Words", color, size: size, weight: weight)])
    #expect(found.map(\.rule) == (isEnough ? [] : [.contrast]))
  }

  @Test func `an element has one finding for each color, about the text that is hardest to read`() throws {
    let found = Auditor.findings(about: [
      try Self.text("One", "#999999"), try Self.text("Two", "#999999", on: "#eeeeee"), try Self.text("Red", "#ff8080"),
      try Self.text("Other", "#999999", target: "b"),
    ])
    #expect(
      found.map(\.text) == [
        "“Two” and another text (a) have a contrast of 2.45, #999999 on #eeeeee. It should be at least 4.5.",
        "“Red” (a) has a contrast of 2.42, #ff8080 on #ffffff. It should be at least 4.5.",
        "“Other” (b) has a contrast of 2.84, #999999 on #ffffff. It should be at least 4.5.",
      ])
    #expect(found.map { $0.area == nil } == [true, false, false])
  }

  @Test func `texts in the system's own colors are counted apart, each once`() throws {
    let name = "secondaryLabel"
    let texts = [
      try Self.text("One", "#8a8a8e", system: name), try Self.text("Two", "#8a8a8e", system: name),
      try Self.text("Three", "#85858b", on: "#f2f2f7", system: name), try Self.text("Black", "#000000", system: "label"),
      try Self.text("Own", "#8a8a8e"),
    ]
    #expect(Auditor.findings(about: texts).map(\.part) == ["#8a8a8e"])
    var contrasts: [SystemContrast] = []
    contrasts.add(texts, at: 320)
    contrasts.add(texts, at: 400)
    #expect(contrasts.map(\.count) == [2, 1])
    #expect(contrasts.map(\.widths) == [[320, 400], [320, 400]])
    #expect(contrasts.map(\.example.text) == ["One", "Three"])
    #expect(contrasts.map(\.contrast.shortened) == ["3.43", "3.28"])
  }
}
