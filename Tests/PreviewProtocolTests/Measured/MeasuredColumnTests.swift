import SplitKit
import Testing

/// The states and calls that real UIKit gave a double column, step by step, compared with those of a session (source M26).
@Suite struct MeasuredColumnTests {
  @Test(arguments: ["double", "transition.double"])
  func `the steps of a double column come out as measured`(scene: String) throws {
    var dialogue = Dialogue()
    for record in try MeasuredRecord.read(scene) {
      var steps = Self.steps
      steps["mounted"] = Self.opening(isHosted: scene != "double")
      let answer = dialogue.say(try #require(steps[record.label]))
      let facts = SceneFacts(try #require(dialogue.scene))
      let split = try #require(facts.split)
      record.expectCalls(in: answer)
      record.expectState(of: split)
      record.expectColumnState(of: split)
      try record.expectPanes(in: facts)
    }
  }

  private static func opening(isHosted: Bool) -> Value {
    [
      "type": "open", "scene": "lab", "profile": "ios26",
      "options": ["style": "doubleColumn", "hosted": .bool(isHosted)],
      "window": ["width": 820, "height": 1180, "scale": 2, "safeArea": [32, 0, 25, 0]],
    ]
  }

  private static let steps: [String: Value] = [
    "mode1": set(["preferredDisplayMode": "secondaryOnly"]),
    "mode2": set(["preferredDisplayMode": "oneBesideSecondary"]),
    "mode3": set(["preferredDisplayMode": "oneOverSecondary"]),
    "beside.bgNone": set([["preferredDisplayMode": "oneBesideSecondary"], ["primaryBackgroundStyle": "none"]]),
    "beside.bgSidebar": set(["primaryBackgroundStyle": "sidebar"]),
    "fraction0.3": set(["preferredPrimaryColumnWidthFraction": 0.3]),
    "fraction0.5": set(["preferredPrimaryColumnWidthFraction": 0.5]),
    "fraction0.5.max300": set(["maximumPrimaryColumnWidth": 300]),
    "wp.pref320.min375.max400": set([
      ["maximumPrimaryColumnWidth": nil], ["preferredPrimaryColumnWidthFraction": nil],
      ["preferredPrimaryColumnWidth": 320], ["minimumPrimaryColumnWidth": 375], ["maximumPrimaryColumnWidth": 400],
    ]),
    "reset.secondaryOnlyButton": set([
      [
        "preferredPrimaryColumnWidth": nil, "minimumPrimaryColumnWidth": nil, "maximumPrimaryColumnWidth": nil,
        "showsSecondaryOnlyButton": true,
      ]
    ]),
    "hidePrimary": column("hideColumn", "primary"), "showPrimary": column("showColumn", "primary"),
    "hideSecondary": column("hideColumn", "secondary"), "showSecondary": column("showColumn", "secondary"),
    "showDetail(D)": ["type": "perform", "target": "split", "action": "showDetail", "controller": "D"],
    "show(E)": ["type": "perform", "target": "split", "action": "show", "controller": "E"],
    "setSecondary(F)": setSecondary("F"), "setSecondary(nil)": setSecondary(nil),
    "override.compact": ["type": "traits", "horizontalSizeClass": "compact"],
    "override.regular": ["type": "traits", "horizontalSizeClass": "regular"],
  ]

  private static func set(_ properties: Value) -> Value {
    ["type": "set", "target": "split", "properties": properties]
  }

  private static func column(_ action: Value, _ column: Value) -> Value {
    ["type": "perform", "target": "split", "action": action, "column": column]
  }

  private static func setSecondary(_ name: Value) -> Value {
    ["type": "perform", "target": "split", "action": "setViewController", "column": "secondary", "controller": name]
  }
}
