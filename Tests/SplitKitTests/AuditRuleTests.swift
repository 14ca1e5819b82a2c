import Testing

@testable import SplitKit

/// The rules of an audit, each as a table of what it finds.
@Suite struct AuditRuleTests {
  private static func traits(_ style: UserInterfaceStyle = .light, size: ContentSizeCategory = .large) -> TraitCollection {
    TraitCollection(
      horizontalSizeClass: .regular, verticalSizeClass: .regular, userInterfaceStyle: style, preferredContentSizeCategory: size)
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
    let found = Auditor.findings(in: [element, item], contents: [], in: Self.traits())
    #expect(found.map(\.text) == (text.map { [$0] } ?? []))
    #expect(found.allSatisfy { $0.rule == .touchTarget && $0.target == "a" && $0.pane == "p" && $0.area == area })
  }

  @Test func `an element that nobody places is not measured`() {
    let element = AuditedElement(id: "a", pane: "p", area: nil, model: ["text": "Words"], isInBar: false)
    #expect(Auditor.findings(in: [element], contents: [], in: Self.traits()).isEmpty)
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
    let found = Auditor.findings(in: [element], contents: [], in: Self.traits())
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
    let found = Auditor.findings(
      in: [], contents: [("p", model)], in: Self.traits(isDark ? .dark : .light))
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
    let found = Auditor.findings(in: [row, item, part], contents: [], in: Self.traits(size: size))
    #expect(found.map(\.target) == (isCut ? ["a"] : []))
  }

  @Test func `the contrast is that of WCAG`() throws {
    let white = try #require(RGBColor(hexadecimal: "#fff"))
    let grey = try #require(RGBColor(hexadecimal: "#767676"))
    let black = try #require(RGBColor(hexadecimal: "#000000"))
    #expect(abs(white.contrast(to: black) - 21) < 0.001)
    #expect(abs(white.contrast(to: grey) - 4.54) < 0.01)
    #expect(RGBColor(hexadecimal: "red") == nil && RGBColor(hexadecimal: "#12345") == nil)
  }
}
