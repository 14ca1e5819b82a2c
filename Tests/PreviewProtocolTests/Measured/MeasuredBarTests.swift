import SplitKit
import Testing

/// The navigation bars and tab bars of real UIKit 26.1, compared with those of a session (spec/containers.md, sources T26 and
/// R26).
@Suite struct MeasuredBarTests {
  @Test func `every navigation bar and every tab bar stands where it was measured`() throws {
    let rows = try MeasuredBar.read()
    #expect(rows.count == 11)
    for row in rows {
      for content in ["navigation", "plain"] { try check(row, content) }
    }
  }

  /// A row about a stack in the window is checked in a tab, too: there a bar at the top of a pad changes nothing (333).
  private func check(_ row: MeasuredBar, _ content: String) throws {
    let (facts, name) = (try open(row, content), Comment(rawValue: "\(row.id) \(content)"))
    let tabs = facts.panes.first { $0.role == "tabBar" }
    if let frame = row.expect.tabBarFrame { #expect(tabs?.frame.numbers == frame, name) }
    if content == "navigation" {
      let stack = try #require(facts.panes.first { $0.id == "nav:T1/pane" }, name)
      if let frame = row.expect.navBarFrame { #expect(stack.navigationBarFrame?.numbers == frame, name) }
      if let insets = row.expect.rootSafeArea { #expect(stack.contentSafeArea?.top == insets[0], name) }
      if let insets = row.expect.contentSafe { #expect(stack.contentSafeArea?.numbers == insets, name) }
      if let bottom = row.expect.contentBottom { #expect(stack.contentSafeArea?.bottom == bottom, name) }
    } else {
      let plain = try #require(facts.panes.first { $0.id == "T1/pane" }, name)
      if let top = row.expect.contentTop { #expect(plain.safeArea.top == top, name) }
      if let bottom = row.expect.contentBottom { #expect(plain.safeArea.bottom == bottom, name) }
    }
  }

  private func open(_ row: MeasuredBar, _ content: String) throws -> SceneFacts {
    var dialogue = Dialogue()
    _ = dialogue.say([
      "type": "open", "scene": "lab", "profile": "ios26", "policy": .string(row.policy),
      "options": [
        "embedding": "tab", "tabContent": .string(content), "largeTitles": .bool(row.id.hasSuffix(".large")),
      ],
      "window": [
        "width": .number(row.window[0]), "height": .number(row.window[1]), "scale": .number(row.scale),
        "safeArea": .array(row.safeArea.map { .number($0) }),
      ],
    ])
    return SceneFacts(try #require(dialogue.scene))
  }
}
