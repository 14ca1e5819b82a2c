import Checks
import Scenarios
import Testing

/// Words of a check that no scene and no message has. Each is refused at its place, with the nearest one.
@Suite struct WordMistakeTests {
  @Test(
    arguments: [
      // Steps: types, members, words and values.
      ("steps: [{tpa: compose}]", "4:22", "There is no message type tpa. Did you mean tap?"),
      ("steps: [{type: tpa, target: compose}]", "4:28", "There is no message type tpa. Did you mean tap?"),
      ("steps: [{tap: {taget: compose}}]", "4:28", "A message tap has no taget. Did you mean target?"),
      ("steps: [{type: tap, target: a, x: 3, foo: 1}]", "4:50", "A message tap has no foo."),
      ("steps: [{resize: {width: 700, heigth: 900}}]", "4:43", "A message resize has no heigth. Did you mean height?"),
      ("steps: [{traits: {userInterfaceStlye: dark}}]", "4:31", "Did you mean userInterfaceStyle?"),
      ("steps: [{traits: {userInterfaceStyle: drak}}]", "4:51", "It must be light or dark."),
      ("steps: [{rotate: landscap}]", "4:30", "to is \"landscap\""),
      ("steps: [{set: {target: split, property: {}}}]", "4:43", "A message set has no property."),
      (
        "steps: [{perform: {target: split, action: showColumn, colum: primary}}]", "4:67",
        "showColumn has no colum. Did you mean column?"
      ),
      (
        "steps: [{perform: {target: split, action: toggleDisplayMode, a: 1}}]", "4:74",
        "toggleDisplayMode has no a. It has no arguments."
      ),
      ("steps: [{background: {snapshots: [{widht: 3}]}}]", "4:48", "snapshots[0] has no widht. Did you mean width?"),
      // Traits, OS versions, devices and options.
      ("traits: {userInterfaceStlye: dark}", "4:22", "Did you mean userInterfaceStyle?"),
      ("traits: {userInterfaceStyle: drak}", "4:42", "It must be light or dark."),
      ("profiles: [ios26, ios13]", "4:31", "The scene mail has no profile named ios13."),
      ("devices: [ipad-mini-6, ipad-pro-11-m44]", "4:36", "Did you mean ipad-pro-11-m4?"),
      ("devices: [iPad Prox 11]", "4:23", "Did you mean ipad-pro-11-m5?"),
      ("options: {stlye: tripleColumn}", "4:23", "has no option stlye. Did you mean style?"),
      ("options: {style: trippleColumn}", "4:30", "Did you mean tripleColumn?"),
      ("options: {style: [doubleColumn, trippleColumn]}", "4:45", "Did you mean tripleColumn?"),
    ])
  func `an unknown word is refused at its place`(_ members: String, _ place: String, _ words: String) throws {
    let mistake = try plan("- {name: a, \(members), expect: {window.width: {atLeast: 1}}}").mistake
    let sentence = try #require(mistake).description
    #expect(sentence.hasPrefix("mail.yaml:\(place): error: ") && sentence.contains(words), "\(sentence)")
  }

  @Test(
    arguments: [
      ("steps: [{background: foo}]", "4:34", "The step background takes no word, and this is \"foo\". Write {background: true}."),
      ("steps: [{background: no}]", "4:34", "this is \"no\""),
      ("steps: [{resize: big}]", "4:30", "Write {resize: {width: 700, height: 900}}."),
      (
        "expect: {if: {window.width: 1}, tehn: {window.width: 1}}", "4:45",
        "tehn is no fact. A fact is named like split.displayMode. Did you mean then?"
      ),
    ])
  func `a step that takes no word, and a misspelt part of an expectation, cannot be read`(
    _ members: String, _ place: String, _ words: String
  ) throws {
    let rest = members.hasPrefix("expect") ? "" : ", expect: {window.width: 1}"
    let error = try #require(throws: ScenarioError.self) { try plan("- {name: a, \(members)\(rest)}") }
    #expect(error.description.hasPrefix("mail.yaml:\(place): error: ") && error.description.contains(words), "\(error)")
  }

  @Test func `each check with a mistake is named`() throws {
    let checks = ["a", "b", "c"].map { "- {name: \($0), options: {stlye: \($0)}, expect: {window.width: 1}}" }
    let mistake = try #require(try plan(checks.joined(separator: "\n")).mistake)
    #expect(mistake.all.map(\.mark?.line) == [4, 5, 6])
  }

  @Test(
    arguments: [
      ("preferredDisplayMode: twoBesideSecondary", "4:90"),
      ("preferredDisplayMode: twoOverSecondary, presentsWithGesture: true", "4:90"),
    ])
  func `a step assigns no mode that a version of the check lacks`(_ property: String, _ place: String) throws {
    let check =
      "- {name: a, profiles: [ios13], steps: [{set: {target: split, properties: {\(property)}}}], expect: {window.width: 1}}"
    let sentence = try #require(try plan(check, of: "lab").mistake).description
    #expect(sentence.contains(":4:") && sentence.contains("in ios13. It can be two"), "\(sentence)")
    #expect(try plan(check.replacing("[ios13]", with: "[ios14, ios13]"), of: "lab").mistake != nil)
    #expect(try plan(check.replacing("[ios13]", with: "[ios14]"), of: "lab").mistake == nil)
  }

  @Test(arguments: [
    // The values of a property of the option, which is a list or a single value.
    ("{properties: {preferredDisplayMod: secondaryOnly}}", "4:36", "Did you mean preferredDisplayMode?"),
    ("{properties: {preferredDisplayMode: secndaryOnly}}", "4:58", "Did you mean secondaryOnly?"),
    ("{properties: [{preferredDisplayMode: secondaryOnly}, {primaryEdge: trailng}]}", "4:89", "Did you mean trailing?"),
    ("{properties: {preferredDisplayMode: twoOverSecondary}}, profiles: [ios8]", "4:58", "never twoOverSecondary in ios8."),
    ("{style: doubleColumn, inspectorColumn: true}, profiles: [ios18]", "4:61", "came with iOS 26"),
    ("{style: doubleColumn}, profiles: [ios13]", "4:30", "before iOS 14"),
  ])
  func `a word in an option is refused at its place`(_ options: String, _ place: String, _ words: String) throws {
    let check = "- {name: a, options: \(options), expect: {window.width: {atLeast: 1}}}"
    let sentence = try #require(try plan(check, of: "lab").mistake).description
    #expect(sentence.hasPrefix("lab.yaml:\(place): error: ") && sentence.contains(words), "\(sentence)")
  }

  @Test func `a trait that a version lacks is refused at its place`() throws {
    let check =
      "- {name: a, profiles: [ios18], traits: {splitViewControllerLayoutEnvironment: expanded}, expect: {window.width: 1}}"
    #expect(try plan(check).mistake?.description.hasPrefix("mail.yaml:4:79: error: The trait") == true)
  }

  @Test func `an option is no mode that no version of the check has`() throws {
    let check =
      "- {name: a, profiles: [ios13], options: {displayModeForExpanding: twoBesideSecondary}, expect: {window.width: 1}}"
    #expect(
      try plan(check, of: "lab").mistake?.message.contains("displayModeForExpanding is never twoBesideSecondary in ios13.")
        == true)
  }

  @Test(
    arguments: [
      ("{splti.displayMode: {exists: false}}", "No window has splti.displayMode. Did you mean split.displayMode?"),
      ("{split.dispalyMode: {exists: false}}", "Did you mean split.displayMode?"),
      ("{nav:messages.topViewController: {isNot: mesages}}", "No window has mesages"),
      ("{not: {split.children: {contains: nav:mesages}}}", "Did you mean nav:messages?"),
      ("{split.presentedViewController: {isNot: compse}}", "Did you mean compose?"),
      ("{messages.layout: {isNot: lst}}", "Did you mean list?"),
      ("{messages.title: {isNot: Inbx}}", "Did you mean Inbox?"),
      ("{not: {messages.title: {begins: Inbx}}}", "Did you mean Inbox?"),
      ("{not: {nav:messages.topViewController: {begins: mesages}}}", "Did you mean messages?"),
      ("{not: {nav:messages.topViewController: {glob: 'mesages*'}}}", "Did you mean messages?"),
      (
        "{any: [{window.width: 500}, {split.presentedViewController: {oneOf: [nav:mesages]}}, {window.width: 1180}]}",
        "nav:messages?"
      ),
      ("{not: {split.presentedViewController: {begins: nav:mesages}}}", "Did you mean nav:messages?"),
      ("{not: {split.presentedViewController: {glob: 'nav:mesag*'}}}", "Did you mean nav:message"),
    ])
  func `a name that must not be there is one that is there`(_ expectation: String, _ words: String) throws {
    let faults = try faults("{name: a, widths: [500, 1180], expect: \(expectation)}")
    #expect(faults.count == 1 && faults[0].actual.joined().contains(words), "\(faults.map(\.actual))")
  }

  @Test(arguments: [
    "{split.secondary.width: {exists: false}}", "{split.supplementary.width: {exists: false}}",
    "{compose.title: {exists: false}}",
    "{split.presentedViewController: {isNot: nav:compose}}", "{split.presentedViewController: {isNot: message}}",
  ])
  func `a name that is far from all others can be right`(_ expectation: String) throws {
    #expect(try faults("{name: a, widths: [500], expect: \(expectation)}").map(\.actual) == [])
  }

  @Test(arguments: [
    "{split.secondary.width: {atLeast: 5000}}", "{any: [{split.secondary.width: {atLeast: 5000}}]}",
    "{not: {split.secondary.width: {lessThan: 5000}}}", "{split.secondary.width: {isNot: 0}}",
  ])
  func `a condition whose windows have no fact behind it tests nothing`(_ then: String) throws {
    let expectation = "{if: {window.horizontalSizeClass: compact}, then: \(then)}"
    let faults = try faults("{name: a, widths: [320, 1180], expect: \(expectation)}")
    #expect(faults.map(\.expectation) == ["where window.horizontalSizeClass is compact, the window has what is compared"])
    #expect(try Self.isPassed("{name: a, widths: [320, 1180], mayBeEmpty: true, expect: \(expectation)}"))
  }

  @Test(arguments: ["D", "AA", "nav:D"]) func `a short name is near to none`(id: String) throws {
    let plan = try plan("- {name: a, expect: {split.presentedViewController: {isNot: \(id)}}}", of: "lab")
    #expect(CheckPlan.run([plan], jobs: 1)[0].results[0].faults.map(\.actual) == [])
  }

  @Test(arguments: [
    "{messages.title: {contains: Inbo}}", "{nav:messages.topViewController: {contains: messag}}",
    "{messages.title: {oneOf: [Inbox, Inboxs]}}", "{not: {messages.title: {glob: '*Inbx*'}}}",
  ])
  func `a part of a text, and a value beside the right one, can be right`(_ expectation: String) throws {
    #expect(try faults("{name: a, widths: 1180, expect: \(expectation)}").map(\.actual) == [])
  }

  @Test(arguments: [
    ("{messages.selection: {contains: tide-tables}}", true), ("{not: {messages.selection: {contains: tide-tables}}}", false),
    ("{messages.selection: {isNot: [tide-tables]}}", false), ("{messages.selection: [tide-tables]}", true),
  ])
  func `the last part of an id is enough as a value`(_ expectation: String, _ holds: Bool) throws {
    #expect(try Self.isPassed("{name: a, widths: 1180, expect: \(expectation)}") == holds)
  }

  @Test(arguments: [
    ("split.primry.isVisible", "split.primary.isVisible"), ("split.primary.isVisble", "split.primary.isVisible"),
    ("mesages.isVisible", "messages.isVisible"), ("nav:messages.topViewControler", "nav:messages.topViewController"),
  ])
  func `an unknown fact has the nearest one of all windows`(_ fact: String, _ meant: String) throws {
    let faults = try faults("{name: a, widths: [1180, 400], expect: {\(fact): true}}")
    #expect(faults.contains { $0.actual.joined().contains("Did you mean \(meant)?") }, "\(faults.map(\.actual))")
  }

  @Test(arguments: [
    ("{split.displayMode: {oneOf: [secondaryOnly, oneBesidesSecondary]}}", "4:65"),
    ("{split.columns: [primary, secondry]}", "4:47"), ("{split.isCollapsed: {oneOf: [true, yes]}}", "4:56"),
    ("{split.displayModeButtonItem: {isNot: {target: twoBesidesSecondary}}}", "4:68"),
  ])
  func `a word of a list has the position of the word`(_ expectation: String, _ place: String) throws {
    let mistake = try plan("- {name: a, expect: \(expectation)}").mistake
    #expect(mistake?.description.hasPrefix("mail.yaml:\(place): ") == true, "\(String(describing: mistake))")
  }

  private static func isPassed(_ check: String) throws -> Bool { try faults(check).isEmpty }
}
