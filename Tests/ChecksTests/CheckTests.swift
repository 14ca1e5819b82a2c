import Checks
import PreviewProtocol
import SamplePreviews
import Scenarios
import SplitKit
import Testing

/// Checks of mail: what passes, what fails, and what a failure says.
@Suite struct CheckTests {
  @Test func everyPixelOfARangeIsAWindow() throws {
    let result = try results("- {name: a, widths: {from: 320, to: 1366}, expect: {window.width: {atLeast: 320}}}").results[0]
    #expect(result.windowCount == 2093 && result.isPassed)
  }

  @Test(arguments: [
    "{split.isCollapsed: true}", "{split.secondary.width: {exists: false}}", "{split.columns: [primary]}",
    "{split.columns: {contains: primary}}",
    "{window.width: {moreThan: 499, lessThan: 501}}", "{window.width: {oneOf: [1, 500]}}",
    "{window.horizontalSizeClass: {begins: comp}}",
    "{window.horizontalSizeClass: {glob: c*t}}", "{window.horizontalSizeClass: {isNot: regular}}",
    "{not: {split.isCollapsed: false}}",
    "{any: [{window.width: 1}, {window.width: 500}]}", "{if: {window.width: 500}, then: {window.height: 900}}",
    "{mailboxes.isVisible: true, mailboxes.width: 500}",
  ])
  func anExpectationHolds(_ expectation: String) throws {
    #expect(try faults("{name: a, widths: 500, height: 900, expect: \(expectation)}").map(\.actual) == [])
  }

  @Test(arguments: [
    ("{split.isCollapsed: false}", ["split.isCollapsed is true"]),
    ("{split.columns: [secondary]}", ["split.columns is [primary]"]),
    ("{window.width: {moreThan: 500}}", ["window.width is 500"]), ("{not: {window.width: 500}}", ["window.width is 500"]),
    ("{all: [{window.width: 500}, {window.height: 1}]}", ["window.width is 500", "window.height is 900"]),
    ("{window.horizontalSizeClass: {glob: r*}}", ["window.horizontalSizeClass is compact"]),
  ])
  func anExpectationFails(_ expectation: String, _ actual: [String]) throws {
    #expect(try faults("{name: a, widths: 500, height: 900, expect: \(expectation)}").map(\.actual) == [actual])
  }

  @Test(arguments: ["{from: 320, to: 1366}", "{from: 1366, to: 320}", "[1366, 320, 700, 667.5, 667, 668]"])
  func aFaultNamesTheLeastWidth(_ widths: String) throws {
    let fault = try #require(try faults("{name: a, widths: \(widths), height: 900, expect: {split.isCollapsed: true}}").first)
    #expect(fault.window == "667.5 x 900")
    #expect(fault.query == "?scene=mail&width=667.5&height=900")
    #expect(fault.svg?.hasPrefix("<svg") == true)
    #expect(fault.mark.line == 4)
  }

  @Test(arguments: [
    "expect: {if: {window.width: 399}, then: {window.height: 1}}",
    "expect: {if: {window.width: 400}, then: {if: {window.width: 399}, then: {window.height: 1}}}",
    "steps: [{expect: {if: {window.width: 399}, then: {window.height: 1}}}]",
    "expect: {if: {split.inspector.width: 399}, then: {window.height: 1}, else: {if: {window.width: 399}, then: {window.height: 1}}}",
  ])
  func aConditionThatHoldsInNoWindowIsAFault(_ members: String) throws {
    let sentences = try faults("{name: a, widths: [400, 500], \(members)}").map { [$0.expectation] + $0.actual }
    #expect(
      sentences.contains { $0[0] == "in some window, window.width is 399" && $0[1].hasPrefix("The condition held in no window") })
    #expect(
      try faults("{name: a, mayBeEmpty: true, widths: [400, 500], \(members)}").allSatisfy { $0.expectation != sentences[0][0] })
  }

  @Test(arguments: [
    "expect: {if: {window.width: 500}, then: {window.height: 900}}",
    "expect: {if: {window.width: 500}, then: {window.height: 900}, else: {window.height: 900}}",
    "mayBeEmpty: true, expect: {if: {window.width: 1}, then: {window.height: 1}, else: {window.height: 900}}",
  ])
  func aConditionThatHoldsOnceIsNone(_ members: String) throws {
    #expect(try faults("{name: a, widths: [400, 500], height: 900, \(members)}").map(\.actual) == [])
  }

  @Test func aFactThatNoWindowHasIsAFault() throws {
    let fault = try #require(try faults("{name: a, widths: 900, expect: {split.displayMod: automatic}}").first)
    #expect(fault.actual == ["No window of this check has it. Did you mean split.displayMode?"])
  }

  @Test(arguments: ["tabz.isVisible: false", "split.primry.isVisible: false", "spilt.primary.isVisible: false"])
  func aControllerThatTheAppDoesNotHaveIsAFault(_ fact: String) throws {
    let fault = try #require(try faults("{name: a, widths: [400, 1100], expect: {\(fact)}}").first)
    #expect(fault.actual.first?.hasPrefix("No window of this check has it.") == true)
  }

  @Test(arguments: [
    "split.secondary.isVisible: true", "split.primary.isVisible: true", "split.supplementary.isVisible: true",
    "split.inspector.isVisible: false",
  ])
  func aColumnIsVisibleOrNot(_ fact: String) throws {
    #expect(try faults("{name: a, widths: 1100, height: 900, expect: {\(fact)}}").map(\.actual) == [])
  }

  @Test func aHiddenColumnSaysNothingAboutItsWidth() throws {
    #expect(try faults("{name: a, widths: [400, 1100], expect: {split.primary.width: {atLeast: 280}}}").isEmpty)
  }

  @Test func stepsLeadToTheRefusedOne() throws {
    let check = "{name: a, widths: 1000, steps: [{tap: message/compose}, {tap: nowhere}], expect: {window.width: 1000}}"
    let fault = try #require(try faults(check).first)
    #expect(fault.expectation == "the step can be done")
    #expect(fault.steps == [["type": "tap", "target": "message/compose"]])
    #expect(fault.query.hasSuffix("&do=tap(target:message/compose)"))
  }

  @Test(arguments: [
    ("{tap: message/compos}", "Did you mean message/compose?"),
    ("{perform: {target: splt, action: showColumn, column: primary}}", "Did you mean split?"),
  ])
  func aStepOnSomethingUnknownNamesTheNearest(_ step: String, _ words: String) throws {
    let fault = try #require(try faults("{name: a, steps: [\(step)], expect: {window.width: {exists: true}}}").first)
    #expect(fault.actual.count == 2 && fault.actual.last == words)
  }

  @Test func aStepOnSomethingOutOfSightNamesTheWidthsAtWhichItIsThere() throws {
    let check = "{name: a, steps: [{resize: {width: 744, height: 900}}, {tap: mailboxes/inbox}], expect: {window.width: 1}}"
    let fault = try #require(try faults(check).first)
    #expect(fault.actual.count == 2)
    #expect(fault.actual.last?.hasPrefix("The window is 744 points wide. The step can be done at 320, 375, ") == true)
  }

  @Test func aFaultBetweenStepsHasNoStepTooMany() throws {
    let check = """
      {name: a, steps: [{resize: {width: 1000, height: 900}}, {background: true}, {foreground: true}, {resize: {width: 500, height: 900}},
        {traits: {userInterfaceStyle: dark}}, {expect: {split.isCollapsed: false}}]}
      """
    let fault = try #require(try faults(check).first)
    #expect(fault.steps == [["type": "resize", "width": 500, "height": 900]])
  }

  @Test func aFaultAtAWidthHasNoStepTooMany() throws {
    let check = """
      {name: a, widths: [1000, 1100], height: 900, expect: {compose.isVisible: false},
        steps: [{background: true}, {foreground: true}, {tap: message/compose}, {traits: {userInterfaceStyle: dark}}]}
      """
    let fault = try #require(try faults(check).first)
    #expect(fault.steps == [["type": "tap", "target": "message/compose"]])
    #expect(fault.actual == ["compose.isVisible is true"])
  }

  @Test func aFaultShowsTheVisitThatFails() throws {
    let check =
      "  - {name: a, widths: [1180, 400, 1180], expect: {if: {window.width: 1180}, then: {split.displayMode: oneBesideSecondary}}}"
    let fault = try #require(try results(ofScenario: appWithAPast + check).results[0].faults.first)
    #expect(fault.actual == ["window.width is 1180", "split.displayMode is secondaryOnly"])
    #expect(
      fault.query.hasSuffix("&do=open(width:1180,height:820)&do=resize(width:400,height:820)&do=resize(width:1180,height:820)"))
  }

  @Test func controlCharactersAreEscaped() throws {
    let fault = try #require(try faults(#"{name: a, widths: 400, expect: {split.displayMode: "a\n::error\e[31m"}}"#).first)
    #expect(fault.expectation == #"split.displayMode is a\u{a}::error\u{1b}[31m"#)
  }

  @Test func aDeviceHasAllItsWindows() throws {
    let result = try results("- {name: a, devices: [ipad-pro-11-m4], expect: {window.width: {moreThan: 0}}}").results[0]
    #expect(result.isPassed && result.windowCount > 8)
  }

  @Test func everyCombinationOfOptionsIsTried() throws {
    let check =
      "- {name: a, profiles: [ios26, ios18], options: {style: [doubleColumn, tripleColumn], log: standard}, expect: {window.width: {moreThan: 0}}}"
    let result = try results(check).results[0]
    #expect(result.windowCount == 4 && result.isPassed, "\(result.faults)")
  }

  @Test func whatIsKeptIsKeptThroughEveryWidthAndTheBackground() throws {
    #expect(try faults("{name: a, widths: [1180, 400, 700], background: true, keeps: [selection, stacks, place]}").isEmpty)
  }

  @Test(arguments: [
    ("devices: [ipad-pro-12]", "4:23", "ipad-pro-12"), ("options: {stile: x}", "4:23", "stile"),
    ("steps: [{tapp: x}]", "4:22", "There is no message type tapp"),
    ("steps: [{ping: true}]", "4:22", "A step cannot be such a message."),
    ("steps: [{resize: {width: 0, height: 1}}]", "4:38", "width"), ("traits: {layoutDirection: up}", "4:39", "up"),
  ])
  func aMistakeThatNoWindowMendsIsFoundBefore(_ members: String, _ place: String, _ words: String) throws {
    let mistake = try plan("- {name: a, \(members), expect: {window.width: 1}}").mistake
    let sentence = try #require(mistake).description
    #expect(sentence.hasPrefix("mail.yaml:\(place): error: ") && sentence.contains(words), "\(sentence)")
  }

  @Test func aStepThatUIKitWouldCrashOnFails() throws {
    let text = appWithAPast.replacing("{placeholder: {title: S}}", with: "{list: {rows: [{title: A, tap: {push: s}}]}}")
    let check = "  - {name: a, widths: 1180, steps: [{tap: s/1-1}], expect: {window.width: 1180}}"
    let fault = try #require(try results(ofScenario: text + check).results[0].faults.first)
    #expect(fault.expectation == "UIKit raises no exception")
    #expect(fault.actual[0].contains("more than once is not supported"))
    #expect(fault.steps == [["type": "tap", "target": "s/1-1"]])
  }

  @Test func aSelectionInAHiddenColumnIsKept() throws {
    let text = appWithAPast.replacing(
      "p: {screen: {content: {placeholder: {title: P}}}}",
      with: "p: {screen: {content: {list: {rows: [{title: A, tap: {choose: {screen: s, content: b}}}]}}}}"
    ).replacing(
      "{screen: {content: {placeholder: {title: S}}}}",
      with: "{screen: {contents: {a: {placeholder: {title: S}}, b: {placeholder: {title: B}}}}}")
    let check = "  - {name: a, widths: [1180, 400], steps: [{tap: p/1-1}], keeps: [selection]}"
    // The compact column hides the primary column for good, and its row stays selected.
    let result = try results(ofScenario: text + check).results[0]
    #expect(result.isPassed, "\(result.faults)")
  }

  @Test func twoChecksOfOneNameAreAMistake() {
    let error = #expect(throws: ScenarioError.self) { try results("- {name: a, golden: true}\n- {name: a, golden: true}") }
    #expect(
      error?.description.contains("5:3: error: The check in line 4 has the name a, too.") == true, "\(String(describing: error))")
  }

  @Test(arguments: ["- a\n", "word\n"])
  func aFileThatIsNoMappingIsNeitherAScenarioNorChecks(_ text: String) {
    let error = #expect(throws: ScenarioError.self) { try CheckFile.read(yaml: text, file: "f") }
    #expect(error?.message.hasSuffix("It must be a scenario or a file of checks, which begins with format: 1.") == true)
  }

  @Test(arguments: [
    ("- {name: a}", "The check a expects nothing. It needs expect, keeps, golden or settles."),
    ("- {name: a, expect: {width: 3}}", "width is no fact. A fact is named like split.displayMode."),
    ("- {name: a, expect: {a.b: {atLeats: 3}}}", "There is no comparison atLeats. Did you mean atLeast?"),
    ("- {name: a, expect: {then: {a.b: 1}}}", "then stands beside if."),
    ("- {name: a, widths: [0], expect: {a.b: 1}}", "a number from 1 to 20000"),
    ("- {name: a, widths: 3, devices: [x], expect: {a.b: 1}}", "A check has devices, or widths and a height."),
    ("- {name: a, steps: [{tap: 3}], expect: {a.b: 1}}", "the target of the step"),
    ("- {name: a, keeps: stacks}", "4:20: error: Nothing changes the window after the steps, so keeps cannot fail."),
    ("- {name: a, widths: [500, 500], keeps: stacks}", "so keeps cannot fail. Give the check several widths"),
    ("- {name: a, widths: {from: 500, to: 500}, keeps: stacks}", "or background: true."),
    ("- {name: a, devices: [ipad-pro-11-m4], keeps: stacks}", "so keeps cannot fail."),
    ("- {name: a, widths: [], expect: {a.b: 1}}", "4:21: error: The list is empty and asks for nothing."),
    ("- {name: a, expect: {all: []}}", "4:27: error: The list is empty"),
    ("- {name: a, expect: {any: []}}", "4:27: error: The list is empty"), ("- {name: a, expect: []}", "The list is empty"),
    ("- {name: a, keeps: []}", "The list is empty"), ("- {name: a, devices: [], golden: true}", "The list is empty"),
    ("- {name: a, profiles: [], golden: true}", "The list is empty"),
    ("- {name: a, options: {style: []}, golden: true}", "4:30: error: The list is empty"),
    ("- {name: a, steps: [], golden: true}", "The list is empty"),
    ("- {name: a, expect: {a.b: {oneOf: []}}}", "The list is empty"),
    ("- {name: a, expect: {<<: {a.b: 1}}}", "Merge keys (<<) are not read. Write the members here in full"),
  ])
  func aMistakeInAFileIsNamed(_ check: String, _ sentence: String) {
    let error = #expect(throws: ScenarioError.self) { try results(check) }
    #expect(error?.description.contains(sentence) == true, "\(error?.description ?? "")")
    #expect(error?.mark?.line == 4)
  }
}
