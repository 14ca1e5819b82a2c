import Checks
import Scenarios
import SplitKit
import Testing

/// Checks that the layout is the same in both directions and settles.
@Suite struct SettlesTests {
  @Test(arguments: ["ios26", "ios18", "ios14"]) func `a layout that depends on its width alone settles`(profile: String) throws {
    #expect(try faults("{name: a, profiles: [\(profile)], widths: {from: 320, to: 1366}, settles: true}").isEmpty)
    #expect(
      try faults("{name: a, profiles: [\(profile)], widths: {from: 1366, to: 320}, steps: [{tap: compose}], settles: true}")
        .isEmpty)
  }

  /// The sweep begins at the first width of the range, whatever size the steps have given the window.
  @Test func `a step that resizes the window shortens no range`() throws {
    let steps = "steps: [{resize: {width: 1180, height: 820}}]"
    let check = "  - {name: a, \(steps), widths: {from: 900, to: 320}, height: 820, settles: true}"
    let fault = try #require(try results(ofScenario: appWithAPast + check).results[0].faults.first)
    #expect(fault.actual.first == "The layout depends on the direction from 667.5 to 900:", "\(fault.actual)")
  }

  /// The app hides its list for good once it was compact, so it depends on the direction from the first width on at which it shows both.
  @Test func `an app that changes for good fails with the widths, both layouts and the calls`() throws {
    let check = "  - {name: a, widths: {from: 1180, to: 320}, height: 820, settles: true}"
    let faults = try results(ofScenario: appWithAPast + check).results[0].faults
    let fault = try #require(faults.first)
    #expect(fault.expectation == "the layout settles at every width, and is the same from both directions")
    #expect(fault.actual.first == "The layout depends on the direction from 667.5 to 1180:", "\(fault.actual)")
    #expect(fault.actual.contains("split.displayMode: secondaryOnly from narrow to wide, oneBesideSecondary from wide to narrow"))
    #expect(fault.actual.contains { $0.hasPrefix("calls from narrow to wide: ") })
    #expect(fault.svg != nil && fault.expectedSVG != nil && fault.svg != fault.expectedSVG)
    #expect(fault.window.hasSuffix("667.5 x 820") && fault.query.contains("&do=resize(width:320,height:820)&"), "\(fault.query)")
  }

  @Test(arguments: [
    ("{name: a, settles: true}", "The check a has settles, which needs a range of widths."),
    ("{name: a, widths: [320, 1000], settles: true}", "needs a range of widths. Write widths: {from: 320, to: 1366}"),
    ("{name: a, devices: [ipad-mini-7], settles: true}", "needs a range of widths."),
    ("{name: a, widths: {from: 320, to: 1000}}", "It needs expect, keeps, golden or settles."),
    ("{name: a, widths: {from: 320, to: 1000}, settles: yes}", "true or false"),
  ])
  func `a check of settling needs a range`(check: String, sentence: String) {
    let error = #expect(throws: ScenarioError.self) { try plan("- \(check)") }
    #expect(error?.message.contains(sentence) == true, "\(String(describing: error))")
  }
}
