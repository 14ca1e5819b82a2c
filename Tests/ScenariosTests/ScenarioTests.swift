import Scenarios
import SplitKit
import Testing

/// Scenario files: what is read, and what is said about a file that describes no app.
@Suite struct ScenarioTests {
  private static let reader = """
    format: 1
    title: Reader
    options:
      compactTabBar: {flag: false, summary: Whether a tab bar takes the columns' place.}
      style: {choice: [doubleColumn, tripleColumn], default: tripleColumn, summary: The style.}
    profiles: [ios26, ios18]
    root:
      split:
        id: split
        style: {option: style}
        primary: shelves
        supplementary: {option: style, cases: {tripleColumn: books}}
        secondary: page
        compact: {option: compactTabBar, cases: {true: {tabs: {id: tabs, tabs: [search]}}}}
        delegate: {topColumnForCollapsing: [{answer: secondary, when: {chosen: [page]}}, {answer: primary}]}
    controllers:
      shelves:
        screen:
          title: Shelves
          content: {list: {style: sidebar, rows: [{title: Novels, tap: {choose: {screen: page, content: novel}}}]}}
      books: {screen: {title: Books, content: {grid: {cells: [{title: One}]}}}}
      page:
        screen:
          contents:
            cover: {placeholder: {title: Choose a book}}
            novel: {text: {paragraphs: It was a dark night.}}
      search: {screen: {title: Search, tab: {image: magnifyingglass}, content: {form: {sections: [{rows: [{title: Name, text: ""}]}]}}}}

    """

  private func read(_ text: String) throws(ScenarioError) -> Scenario {
    try Scenario.read(yaml: text, file: "reader.yaml", named: "reader")
  }

  @Test func aFileIsAPreview() throws {
    let preview = try read(Self.reader).preview
    #expect((preview.id, preview.title) == ("reader", "Reader"))
    #expect(preview.profiles.map(\.id) == ["ios26", "ios18"])
    #expect(preview.options.map(\.name) == ["compactTabBar", "style", "log"])
  }

  @Test(arguments: [
    ("format: 1", "format: 2", "1:9: error: This is 2. It must be 1, because this version of split-preview reads format 1."),
    ("title: Reader", "titel: Reader", "2:1: error: A scenario has no titel. Did you mean title?"),
    ("primary: shelves", "primary: shelfs", "11:14: error: There is no controller shelfs. Did you mean shelves?"),
    ("primary: shelves", "primary: page", "13:16: error: page already stands in line 11. A controller has one place."),
    ("{option: style}", "{option: stile}", "10:21: error: There is no option stile. Did you mean style?"),
    (
      "style: {option: style}", "style: trippleColumn", "10:12: error: There is no trippleColumn here. Did you mean tripleColumn?"
    ),
    (
      "{tripleColumn: books}", "{doubleColumn: books}",
      "9:5: error: A supplementary column needs the style tripleColumn. This one is doubleColumn."
    ),
    (
      "[ios26, ios18]", "[ios26, ios8]",
      "9:5: error: Column styles came with iOS 14, and iOS 8 to 12 is older. Leave it out of profiles."
    ),
    (
      "secondary: page", "secondary: page\n    properties: {preferredDisplayMod: automatic}",
      "SplitViewController has no property preferredDisplayMod."
    ),
    (
      "primary: shelves", "primary: {host: {child: {host: {child: loop}}}}",
      "There is no controller loop. There are shelves, books, page and search."
    ),
    ("content: novel}", "content: novell}", "page has no content novell. Did you mean novel?"),
    ("{screen: page,", "{screen: pge,", "There is no controller pge. Did you mean page?"),
    (
      "tap: {choose: {screen: page, content: novel}}", "tap: {set: {on: split, properties: {displayModus: x}}}",
      "split has no property displayModus."
    ),
    ("tap: {choose: {screen: page, content: novel}}", "tap: {push: pages}", "There is no controller pages. Did you mean page?"),
    ("title: Books,", "title: 2026,", "This is 2026. It must be a text. Write \"2026\" in quotes."),
  ])
  func aFaultIsNamedWithItsPlace(_ right: String, _ wrong: String, _ sentence: String) throws {
    let text = Self.reader.replacing(right, with: wrong, maxReplacements: 1)
    try #require(text != Self.reader)
    let error = #expect(throws: ScenarioError.self) { try read(text) }
    let description = error?.description ?? ""
    #expect(description.hasPrefix("reader.yaml:") && description.contains(sentence), "\(description)")
  }

  @Test func controllersThatContainEachOtherAreRefused() {
    let text = """
      format: 1
      title: Loop
      root: a
      controllers:
        a: {host: {child: b}}
        b: {navigation: {stack: [a]}}
      """
    let error = #expect(throws: ScenarioError.self) { try read(text) }
    #expect(error?.description == "reader.yaml:6:28: error: a contains itself: a contains b contains a.")
  }

  @Test func theSchemaHasEveryDefinitionOnce() {
    let definitions = Scenario.schema["$defs"]?.members ?? []
    #expect(Set(definitions.map(\.name)).count == definitions.count)
    #expect(definitions.map(\.name).contains("OptionChoice") && definitions.allSatisfy { $0.value != .null })
  }
}
