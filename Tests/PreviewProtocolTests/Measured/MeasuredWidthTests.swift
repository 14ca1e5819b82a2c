import SplitKit
import Testing

/// How wide the columns of a triple are on real UIKit, mode by mode, against what a session says: source M26.
@Suite struct MeasuredWidthTests {
  private static let modes = DisplayMode.allCases.map { Value.string($0.name) }

  @Test func `every row of the widths comes out as measured`() throws {
    var dialogue = Dialogue()
    let rows = try MeasuredWidth.read()
    #expect(rows.count == 42)
    for row in rows {
      _ = dialogue.say(try message(for: row))
      try check(SceneFacts(try #require(dialogue.scene)), against: row)
    }
  }

  /// Initial: a new split. Else, on the same one, the mode is taken back and asked for again.
  private func message(for row: MeasuredWidth) throws -> Value {
    let mode = Self.modes[Int(try #require(row.number("requestedMode")))]
    guard row.isInitial else {
      return [
        "type": "set", "target": "split",
        "properties": [["preferredDisplayMode": "secondaryOnly"], ["preferredDisplayMode": mode]],
      ]
    }
    let minima = ["Primary", "Supplementary", "Secondary"].compactMap { column in
      row.number("min\(column)").map { Member("minimum\(column)ColumnWidth", .number($0)) }
    }
    return [
      "type": "open", "scene": "lab", "profile": "ios26",
      "options": [
        "style": "tripleColumn", "properties": .object([Member("preferredDisplayMode", mode)] + minima),
      ],
      "window": [
        "width": .number(try #require(row.number("requestedWidth"))), "height": 700, "scale": 2,
        "safeArea": [32, 0, 0, 0],
      ],
      "traits": ["horizontalSizeClass": "regular"],
    ]
  }

  private func check(_ scene: SceneFacts, against row: MeasuredWidth) throws {
    let split = try #require(scene.split)
    let value = split.node.value
    let numbers: [(String, Double?)] = [
      ("displayMode", Double(WireCall.number(ofMode: split.displayMode))),
      ("splitBehavior", Double(WireCall.number(ofBehavior: value["splitBehavior"]?.string))),
      ("preferredMode", Double(WireCall.number(ofMode: value["preferredDisplayMode"]?.string))),
      ("preferredBehavior", Double(WireCall.number(ofBehavior: value["preferredSplitBehavior"]?.string))),
      ("primaryWidth", split.primaryColumnWidth),
      ("supplementaryWidth", value["supplementaryColumnWidth"]?.number),
    ]
    for (name, number) in numbers { #expect(number == row.number(name), "\(row.title): \(name)") }
    #expect(String(split.isCollapsed) == row["collapsed"], "\(row.title)")
    for (column, name) in [("primary", "primary"), ("supplementary", "suppl"), ("secondary", "secondary")] {
      let pane = try #require(scene.panes.first { $0.role == column }, "\(row.title): \(column)")
      #expect(pane.frame.numbers == row.numbers("\(name)Frame"), "\(row.title): \(column)")
      #expect(pane.safeArea.numbers == row.numbers("\(name)Safe"), "\(row.title): \(column)")
    }
  }
}
