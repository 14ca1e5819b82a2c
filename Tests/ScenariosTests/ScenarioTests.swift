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
    (
      "format: 1", "format: 2",
      "1:9: error: The file has format 2, and this build of split-preview reads format 1. A newer build is needed."
    ),
    (
      "format: 1", "format: one",
      "1:9: error: This is \"one\". It must be 1, because this version of split-preview reads format 1."
    ),
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

  @Test(arguments: [
    (
      "rows: [{title: Novels, tap", "rows: [{id: a, title: Poems}, {id: a, title: Novels, tap",
      "20:70: error: Two elements of the screen have the id a. The first one is in line 20, column 47. Give this one another id."
    ),
    (
      "rows: [{title: Novels, tap", "rows: [{title: Poems}, {id: 1-1, title: Novels, tap",
      "Two elements of the screen have the id 1-1. The first one is in line 20, column 47."
    ),
    (
      "cells: [{title: One}]", "cells: [{id: x, title: One}, {id: x}]",
      "Two elements of the screen have the id x. The first one is in line 21, column 59."
    ),
    (
      "{screen: {title: Books,", "{screen: {title: Books, leading: [{id: b, title: B}], trailing: [{id: b, title: B}],",
      "Two elements of the screen have the id b. The first one is in line 21, column 44."
    ),
    (
      "{rows: [{title: Name, text: \"\"}]}", "{rows: [{id: n, title: Name, text: \"\"}, {id: n, title: Two, isOn: true}]}",
      "Two elements of the screen have the id n."
    ),
    (
      "supplementary: {option: style, cases: {tripleColumn: books}}",
      "supplementary: {screen: {id: page, content: {placeholder: {title: A}}}}",
      "Two controllers have the id page. The other one is in line 22, column 3. Give this one another id."
    ),
    (
      "[ios26, ios18]", "[ios26, ios18, ios26]", "6:26: error: ios26 is there already, in line 6, column 12. Take this one out."
    ),
    (
      "choice: [doubleColumn, tripleColumn]", "choice: [doubleColumn, tripleColumn, doubleColumn]",
      "5:48: error: doubleColumn is there already, in line 5, column 20. Take this one out."
    ),
    (
      "tap: {choose: {screen: page, content: novel}}", "tap: {push: shelves}",
      "20:75: error: shelves already stands in line 11, and UIKit raises an exception for a controller with two places."
    ),
    (
      "tap: {choose: {screen: page, content: novel}}", "tap: {push: split}", "split is a split view controller"
    ),
    (
      "tap: {choose: {screen: page, content: novel}}", "tap: {present: {controller: page, detents: [tall]}}",
      "20:107: error: This is \"tall\". It must be medium, large, or a height in points above 0 and up to 20000."
    ),
    (
      "tap: {choose: {screen: page, content: novel}}", "tap: {present: {controller: page, detents: [large, medium]}}",
      "This detent comes after large in line 20, column 107. Put the smallest detent first."
    ),
    (
      "tap: {choose: {screen: page, content: novel}}", "tap: {present: {controller: page, detents: [300, \"200\"]}}",
      "This detent is smaller than the one in line 20, column 107."
    ),
    (
      "cases: {tripleColumn: books}", "cases: {trippleColumn: books}",
      "12:44: error: The option style has no value trippleColumn. Did you mean tripleColumn? There are doubleColumn and tripleColumn."
    ),
    ("cases: {true: {tabs", "cases: {yes: {tabs", "The option compactTabBar has no value yes. There are true and false."),
    (
      "{option: style, cases: {tripleColumn: books}}", "{option: profile, cases: {ios17: books}}",
      "The option profile has no value ios17. Did you mean ios18? There are ios5, ios8, ios13, ios14, ios18 and ios26."
    ),
    ("[ios26, ios18]", "[ios17]", "There is no ios17 here. Did you mean ios18? There are ios5,"),
    ("compactTabBar: {flag", "log: {flag", "Every file has the option log: how much the log of calls tells."),
    ("image: magnifyingglass", "image: magnifying", "The nearest of the"),
    (
      "secondary: page", "secondary: page\n    properties: {preferredDisplayMod: automatic}",
      "SplitViewController has no property preferredDisplayMod. Did you mean preferredDisplayMode?"
    ),
    (
      "secondary: page", "secondary: page\n    properties: {preferredDisplayMode: oneBesidSecondary}",
      "14:40: error: preferredDisplayMode is one of automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, "
        + "twoOverSecondary, twoDisplaceSecondary. Did you mean oneBesideSecondary?"
    ),
  ])
  func aFileThatCouldNotBeUsedIsRefused(_ right: String, _ wrong: String, _ sentence: String) throws {
    try aFaultIsNamedWithItsPlace(right, wrong, sentence)
  }

  @Test func severalFaultsAreNamedInTheOrderOfTheirPlaces() throws {
    let text = Self.reader.replacing("title: Reader", with: "title: 3").replacing("policy", with: "")
      .replacing("[ios26, ios18]", with: "[ios26, ios17, ios99]").replacing("flag: false", with: "flag: no")
    let error = #expect(throws: ScenarioError.self) { try read(text) }
    #expect(error?.all.map { $0.mark?.line } == [2, 4, 6, 6])
    #expect(error?.description.split(separator: "\n").count == 4)
    let names = Self.reader.replacing("screen: page, content: novel", with: "screen: pge, content: novel")
      .replacing("chosen: [page]", with: "chosen: [paeg]")
    #expect(#expect(throws: ScenarioError.self) { try read(names) }?.all.map { $0.mark?.line } == [15, 20])
  }

  @Test func manyFaultsAreCut() {
    let rows = (1...40).map { _ in "{titel: x}" }.joined(separator: ", ")
    let text = "format: 1\ntitle: Many\nroot: {screen: {content: {list: {rows: [\(rows)]}}}}\n"
    #expect(#expect(throws: ScenarioError.self) { try read(text) }?.all.count == SourceError.most)
  }

  @Test func aControllerThatCanLeaveItsPlaceCanBePushed() throws {
    let text = """
      format: 1
      title: Stack
      root: {navigation: {stack: [a, b]}}
      controllers:
        a: {screen: {content: {list: {rows: [{title: B, tap: {push: b}}]}}}}
        b: {screen: {content: {placeholder: {title: B}}}}

      """
    _ = try read(text)
  }

  @Test func `a display mode is a mistake in a version that lacks it`() throws {
    let text = """
      format: 1
      title: Classic
      profiles: [ios26, ios13]
      root:
        split:
          style: unspecified
          primary: {screen: {content: {placeholder: {title: A}}}}
          secondary: {screen: {content: {placeholder: {title: B}}}}
          properties: {preferredDisplayMode: twoBesideSecondary}

      """
    let error = try #require(throws: ScenarioError.self) { try read(text) }
    #expect(
      (error.mark?.line, error.mark?.column) == (9, 40)
        && error.message.hasPrefix("preferredDisplayMode is never twoBesideSecondary in ios13."))
    #expect(
      try read(text.replacing("profiles: [ios26, ios13]\n", with: "")).preview.profiles.map(\.id) == ["ios26", "ios18", "ios14"])
  }

  @Test func anErrorInACaseOfOneVersionHidesNoVersion() throws {
    let text = """
      format: 1
      title: Cases
      root:
        screen:
          content: {placeholder: {title: A}}
          properties: {option: profile, cases: {ios13: {nonsense: true}}, otherwise: {}}

      """
    let error = #expect(throws: ScenarioError.self) { try read(text) }
    #expect(error?.mark?.line == 6)
    #expect(error?.message.contains("has no property nonsense") == true)
    let missing = text.replacing("{nonsense: true}", with: "{isModalInPresentation: true}")
    #expect(try read(missing).preview.profiles.count == 6)
    let columns =
      "format: 1\ntitle: Columns\nroot: {split: {style: doubleColumn, primary: a, secondary: b}}\ncontrollers: {a: {screen: {content: {placeholder: {title: A}}}}, b: {screen: {content: {placeholder: {title: B}}}}}\n"
    #expect(try read(columns).preview.profiles.map(\.id) == ["ios26", "ios18", "ios14"])
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

  @Test(arguments: [
    ("root:\n", "f:3:6"), ("root: {split: {primary: , secondary: a}}\n", "f:3:25"),
    ("root: {navigation: {stack: [~]}}\n", "f:3:29"), ("root: {host: {child: }}\n", "f:3:22"),
  ])
  func anEmptyPlaceNeedsAController(_ root: String, _ place: String) {
    let screen = "{screen: {content: {placeholder: {title: A}}}}"
    let error = #expect(throws: ScenarioError.self) {
      try Scenario.read(yaml: "format: 1\ntitle: T\n\(root)controllers: {a: \(screen)}\n", file: "f", named: "f")
    }
    #expect(
      error?.description
        == "\(place): error: This is nothing. It must be the name of a controller, or a mapping with its kind, such as screen or navigation."
    )
  }
}
