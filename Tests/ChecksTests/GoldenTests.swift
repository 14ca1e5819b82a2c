import Checks
import Testing

/// Golden files: what they hold, what differs, and what is too much.
@Suite struct GoldenTests {
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
    // The pane that differs has a frame in both pictures, where it was and where it is.
    for (svg, width) in [(fault.expectedSVG, "395"), (fault.svg, "396")] {
      #expect(svg?.contains("width=\"\(width)\" height=\"896\" fill=\"none\" stroke=\"#ff3b30\"") == true)
    }
    #expect(try results(check, golden: Golden(Golden.text(try results(check).geometry))).isPassed)
  }

  @Test(arguments: [
    ("", 1), ("split-preview golden 1\n\nwhat\n", 3), ("split-preview golden 2\n", 1),
    ("split-preview golden 1\n\n# a\n## 400 x 820\nA 0 0 nan 820\n", 5),
    ("split-preview golden 1\n\n# a\n## 400 x 820\nA 0 0 inf 820\n", 5),
    ("split-preview golden 1\n\n# a\n## 400 x 820\nA 0 0 400 820\n\n# a\n## 400 x 820\nA 0 0 400 820\n", 8),
  ])
  func aGoldenFileThatCannotBeReadNamesTheLine(_ text: String, _ line: Int) {
    #expect(#expect(throws: GoldenError.self) { try Golden(text) }?.line == line)
  }

  @Test func aMissingGoldenFileFailsTheGoldenCheckAlone() throws {
    let golden = Golden(missing: "mail.golden.txt", remedy: "Write it.")
    let checks = "- {name: a, widths: [400, 500], golden: true}\n- {name: b, widths: 400, expect: {window.width: 400}}"
    let found = try results(checks, golden: golden)
    #expect(found.results[0].faults.map(\.actual) == [["mail.golden.txt is missing. Write it."]])
    #expect(found.results[1].isPassed)
  }

  @Test func aWindowThatTheCheckNoLongerHasIsAFault() throws {
    let golden = try Golden(Golden.text(try results("- {name: a, widths: [400, 500, 1180], golden: true}").geometry))
    let fault = try #require(
      try results("- {name: a, widths: [400, 1180], golden: true}", golden: golden).results[0].faults.first)
    #expect(fault.actual == ["The golden file has 1 window that the check does not have: 500 x 820."])
    #expect(fault.svg == nil)
    let faults = try results("- {name: a, widths: 400, golden: true}", golden: golden).results[0].faults
    #expect(faults.map(\.actual) == [["The golden file has 2 windows that the check does not have: 1180 x 820, and others."]])
  }

  @Test func aWindowThatComesTwiceIsRecordedTwice() throws {
    let check = "- {name: a, widths: [1180, 400, 1180], height: 900, golden: true}"
    let text = Golden.text(try results(check).geometry)
    #expect(text.contains("## 1180 x 900\n") && text.contains("## 1180 x 900 (2)\n"))
    #expect(try results(check, golden: Golden(text)).isPassed)
  }

  @Test func manyDifferencesAreCounted() throws {
    let check = "- {name: a, widths: {from: 400, to: 409.5}, golden: true}"
    let text = Golden.text(try results(check).geometry).replacing(" 820", with: " 821").replacing("x 821", with: "x 820")
    let faults = try results(check, golden: Golden(text)).results[0].faults
    #expect(faults.count == 9)
    #expect(faults.last?.actual == ["12 more windows differ from the golden file."])
  }

  @Test func aGoldenCheckHasABoundedNumberOfWindows() throws {
    let profiles = "profiles: [ios26, ios18, ios14]"
    #expect(try plan("- {name: a, widths: {from: 320, to: 1366}, golden: true}").mistake == nil)
    let mistake = try plan("- {name: a, \(profiles), widths: {from: 320, to: 3000}, golden: true}").mistake
    #expect(mistake?.message == "The golden check a has more than 10000 windows. Give its widths a step.")
    #expect(try plan("- {name: a, \(profiles), widths: {from: 320, to: 3000}, expect: {window.width: 1}}").mistake == nil)
  }

  @Test func recordedWindowsOfACheckThatIsGoneAreAFault() throws {
    let recorded = try Golden(Golden.text(try results("- {name: a, widths: [400, 500], golden: true}").geometry))
    let sentence =
      "The golden file has 2 windows of this check, and no golden check has its name. If that is right, --update takes them out."
    for checks in [
      "- {name: b, widths: 400, expect: {window.width: 400}}", "- {name: a, widths: 400, expect: {window.width: 400}}",
    ] {
      let found = try results(checks, golden: recorded)
      #expect(found.results.map(\.isPassed) == [true, false] && found.results[1].name == "a")
      #expect(found.results[1].faults.map(\.actual) == [[sentence]])
    }
    #expect(try results("- {name: a, widths: [400, 500], golden: true}", golden: recorded).isPassed)
  }

  private func update(_ checks: String, from old: Golden?) throws -> GoldenUpdate {
    let plan = try plan(checks)
    return GoldenUpdate(CheckPlan.run([plan], jobs: 1)[0], of: plan.checks, from: old)
  }

  @Test func anUpdateCountsWhatChanges() throws {
    let first = try update("- {name: a, widths: [400, 500], golden: true}", from: nil)
    #expect(first.sentences("g.txt") == ["Wrote g.txt: 2 windows, 2 changed."])
    let same = try update("- {name: a, widths: [400, 500], golden: true}", from: Golden(first.text))
    #expect(same.sentences("g.txt") == ["Wrote g.txt: 2 windows, 0 changed."] && same.text == first.text)
    let others = try update("- {name: a, widths: [400, 600], golden: true}", from: Golden(first.text))
    #expect(others.sentences("g.txt") == ["Wrote g.txt: 2 windows, 2 changed."])
    let none = try update("- {name: a, widths: 400, expect: {window.width: 400}}", from: Golden(first.text))
    #expect(none.sentences("g.txt") == ["Wrote g.txt: 0 windows, 2 changed."] && !none.isEmpty)
    #expect(try update("- {name: a, widths: 400, expect: {window.width: 400}}", from: nil).isEmpty)
  }

  @Test(arguments: ["steps: [{tap: nowhere}]", "expect: {window.width: 1}"])
  func anUpdateKeepsTheWindowsOfACheckThatFails(_ fault: String) throws {
    let old = try update("- {name: a, widths: [400, 500], golden: true}", from: nil).text
    let checks = "- {name: a, \(fault), widths: [400, 500], golden: true}\n- {name: b, widths: 600, golden: true}"
    let new = try update(checks, from: Golden(old))
    #expect(new.text.hasPrefix(old.dropLast()) && new.text.contains("\n# b\n## 600 x 820\n"))
    #expect(
      new.sentences("g.txt") == [
        "Wrote g.txt: 3 windows, 1 changed.", "The check a failed, so its recorded windows stay as they are.",
      ])
  }
}
