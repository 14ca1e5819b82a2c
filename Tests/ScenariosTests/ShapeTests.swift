import Scenarios
import SplitKit
import Testing

/// Shapes: what they read, what they say about anything else, and that their schema says the same.
@Suite struct ShapeTests {
  private struct Row: Equatable, Sendable {
    var title: String
    var count: Double
    var rows: [Row]
  }

  private static let row: Shape<Row> = .mapping(
    "Row", "a row", Shape<String>.text.field("title", "The words of the row."),
    Shape<Double>.number(0...9).field("count", default: 0, "The number beside them."),
    Shape<[Row]>.list(of: .recursive { row }).field("rows", default: [], "Rows below it.")
  ) { (_, title, count, rows) throws(SourceError) in Row(title: title, count: count, rows: rows) }

  private static let action: Shape<String> = .oneOf(
    "Action", "an action",
    [
      Shape<String>.text.field("push", "Pushes a controller."),
      Shape<String>.choice(["primary", "secondary"]).field("show", "Shows a column."),
    ])

  private func message<Output>(_ shape: Shape<Output>, _ text: String) -> String {
    do {
      _ = try shape.read(SourceNode.read(yaml: text))
      return "no error"
    } catch {
      return "\(error.mark.map { "\($0.line):\($0.column)" } ?? "-") \(error.message)"
    }
  }

  @Test func aMappingIsRead() throws {
    let node = try SourceNode.read(yaml: "title: A\nrows:\n  - {title: B, count: 3}\n")
    #expect(try Self.row.read(node) == Row(title: "A", count: 0, rows: [Row(title: "B", count: 3, rows: [])]))
  }

  @Test(arguments: [
    ("count: 1", "1:1 title is missing. The words of the row."),
    ("title: A\ntitel: B", "2:1 A row has no titel. Did you mean title?"),
    ("title: A\ncolour: B", "2:1 A row has no colour. There are title, count and rows."),
    ("title: 2026", "1:8 This is 2026. It must be a text. Write \"2026\" in quotes."),
    ("title: true", "1:8 This is true. It must be a text. Write \"true\" in quotes."),
    ("title: [a]", "1:8 This is a list. It must be a text."),
    ("title:", "1:7 This is nothing. It must be a text, such as \"\" for an empty one."),
    ("title: A\ncount: 10", "2:8 This is 10. It must be a number from 0 to 9."),
    ("title: A\ncount: '1'", "2:8 This is \"1\". It must be a number from 0 to 9."),
    ("title: A\nrows: {}", "2:7 This is a mapping. It must be a list."),
    ("title: A\nrows: [{title: B, rows: [{}]}]", "2:26 title is missing. The words of the row."),
    ("[]", "1:1 This is a list. It must be a row, which is a mapping."),
  ])
  func aFaultIsNamedWithItsPlace(_ text: String, _ sentence: String) {
    #expect(message(Self.row, text) == sentence)
  }

  @Test(arguments: [
    ("{}", "1:1 This is a mapping. It must be an action, which is a mapping with one of the keys push or show."),
    ("{pop: a}", "1:2 There is no action pop. There are push and show."),
    ("{psh: a}", "1:2 There is no action psh. Did you mean push?"),
    ("{push: a, show: primary}", "1:11 An action has one key. This one has push and show."),
    ("{show: primry}", "1:8 There is no primry here. Did you mean primary? There are primary and secondary."),
    ("{show: [a]}", "1:8 This is a list. It must be primary or secondary."),
  ])
  func anActionHasOneKey(_ text: String, _ sentence: String) { #expect(message(Self.action, text) == sentence) }

  @Test func theSchemaSaysWhatIsRead() {
    var definitions = SchemaDefinitions()
    #expect(Self.row.schema(&definitions) == ["$ref": "#/$defs/Row"])
    #expect(
      definitions.members == [
        Member(
          "Row",
          [
            "type": "object",
            "properties": [
              "title": ["description": "The words of the row.", "type": "string"],
              "count": ["description": "The number beside them.", "type": "number", "minimum": 0, "maximum": 9],
              "rows": ["description": "Rows below it.", "type": "array", "items": ["$ref": "#/$defs/Row"], "maxItems": 1000],
            ],
            "required": ["title"], "additionalProperties": false,
          ])
      ])
  }
}
