import Checks
import PreviewProtocol
import SamplePreviews
import Scenarios
import SplitKit
import Testing

/// Checks of mail: what passes, what fails, and what a failure says.
@Suite struct CheckTests {
  private func results(_ checks: String, golden: Golden? = nil) throws -> CheckReport {
    let file = try CheckFile.read(yaml: "format: 1\nscene: mail\nchecks:\n\(checks)\n", file: "mail.yaml")
    let subject = CheckSubject("mail", among: Preview.all, on: .builtIn)
    return CheckPlan.run([CheckPlan(file: "mail.yaml", subject: subject, checks: file.checks, golden: golden)], jobs: 2)[0]
  }

  private func faults(_ check: String) throws -> [CheckFault] { try #require(try results("- \(check)").results.first).faults }

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
    "{any: [{window.width: 1}, {window.width: 500}]}", "{if: {window.width: 1}, then: {window.height: 1}}",
    "{if: {window.width: 1}, then: {window.height: 1}, else: {window.height: 900}}",
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

  @Test func aFactThatNoWindowHasIsAFault() throws {
    let fault = try #require(try faults("{name: a, widths: 900, expect: {split.displayMod: automatic}}").first)
    #expect(fault.actual == ["No window of this check has it. Did you mean split.displayMode?"])
  }

  @Test func aHiddenColumnSaysNothingAboutItsWidth() throws {
    #expect(try faults("{name: a, widths: [400, 1100], expect: {split.primary.width: {atLeast: 280}}}").isEmpty)
  }

  @Test func stepsLeadToTheFault() throws {
    let check = """
      {name: a, steps: [{tap: messages/compose}, {dismiss: x}], expect: {window.width: 1}}
      """
    let fault = try #require(try faults(check).first)
    #expect(fault.expectation == "the step can be done")
  }

  @Test func aFaultBetweenStepsHasNoStepTooMany() throws {
    let check = """
      {name: a, steps: [{resize: {width: 1000, height: 900}}, {background: true}, {foreground: true}, {resize: {width: 500, height: 900}},
        {traits: {userInterfaceStyle: dark}}, {expect: {split.isCollapsed: false}}]}
      """
    let fault = try #require(try faults(check).first)
    #expect(fault.steps == [["type": "resize", "width": 500, "height": 900]])
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

  @Test func anUnknownDeviceOrOptionIsAFaultOfTheCheck() throws {
    let device = try #require(try faults("{name: a, devices: [ipad-pro-12], expect: {window.width: 1}}").first)
    #expect(device.actual.first?.contains("ipad-pro-12") == true)
    let option = try #require(try faults("{name: a, options: {stile: x}, expect: {window.width: 1}}").first)
    #expect(option.actual.first?.contains("stile") == true)
  }

  @Test func aGoldenFileIsReadAsItWasWritten() throws {
    let check = "- {name: a, widths: [400, 1180], golden: true}"
    let entries = try results(check).geometry
    let golden = try Golden(Golden.text(entries))
    #expect(try results(check, golden: golden).isPassed)
    #expect(Golden.text(try results(check, golden: golden).geometry) == Golden.text(entries))
  }

  @Test func aDifferenceFromAGoldenFileNamesThePane() throws {
    let check = "- {name: a, widths: 400, height: 900, golden: true}"
    let text = Golden.text(try results(check).geometry).replacing("0 0 400 900", with: "0 0 399 900")
    let fault = try #require(try results(check, golden: Golden(text)).results[0].faults.first)
    #expect(fault.actual.contains { $0.hasSuffix("is 0 0 400 900, and was 0 0 399 900") })
    #expect(fault.expectedSVG?.contains("399") == true)
  }

  @Test(arguments: [("", 1), ("split-preview golden 1\n\nwhat\n", 3), ("split-preview golden 2\n", 1)])
  func aGoldenFileThatCannotBeReadNamesTheLine(_ text: String, _ line: Int) {
    #expect(#expect(throws: GoldenError.self) { try Golden(text) }?.line == line)
  }

  @Test(arguments: [
    ("- {name: a}", "The check a expects nothing. It needs expect, keeps or golden."),
    ("- {name: a, expect: {width: 3}}", "width is no fact. A fact is named like split.displayMode."),
    ("- {name: a, expect: {a.b: {atLeats: 3}}}", "There is no comparison atLeats. Did you mean atLeast?"),
    ("- {name: a, expect: {then: {a.b: 1}}}", "then stands beside if."),
    ("- {name: a, widths: [0], expect: {a.b: 1}}", "a number from 1 to 20000"),
    ("- {name: a, widths: 3, devices: [x], expect: {a.b: 1}}", "A check has devices, or widths and a height."),
    ("- {name: a, steps: [{tap: 3}], expect: {a.b: 1}}", "the target of the step"),
  ])
  func aMistakeInAFileIsNamed(_ check: String, _ sentence: String) {
    let error = #expect(throws: ScenarioError.self) { try results(check) }
    #expect(error?.description.contains(sentence) == true, "\(error?.description ?? "")")
    #expect(error?.mark?.line == 4)
  }
}
