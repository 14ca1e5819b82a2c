import PreviewProtocol
import SplitKit
import Testing

/// The runner itself: a row that cannot fail says nothing.
@Suite struct ExpectationTests {
  @Test(arguments: Row.inFirstProfile)
  func `with any one value changed, an expectation is not met`(row: Row) throws {
    guard case .cases(let cases) = row.statement.evidence, row.result() == .holds else { return }
    for one in cases {
      for (step, answer) in zip(one.steps, Row.answers(to: one, in: row.profile)) {
        for changed in step.expectation?.value.changes ?? [] {
          #expect(try !Expectation(changed).problems(in: answer).isEmpty, "\(changed.text)")
        }
      }
    }
  }

  @Test func `a check in Swift says what it found in place of what`() {
    var differences = Differences()
    differences.expect("isCollapsed", true, true)
    differences.expect("primaryColumnWidth", 375.0, 320)
    differences.expect("the first call", nil, "viewDidLoad")
    #expect(
      differences.sentences == [
        "primaryColumnWidth: expected 320.0, was 375.0", #"the first call: expected Optional("viewDidLoad"), was nil"#,
      ])
  }

  @Test func `a check in Swift that does not hold fails its row`() {
    #expect(EngineChecks.problems("5.2-k", "ios8").contains { $0.hasPrefix("the size of A beside: expected") })
    #expect(EngineChecks.problems("5", "ios0") == ["there is no profile named ios0"])
    #expect(EngineChecks.problems("0", "ios26") == ["there is no check for 0"])
  }

  @Test(arguments: [
    (#"{"call":"splitViewController(_:willHide:)","receiver":"delegate","arguments":["secondary"]}"#, "willHide(secondary)"),
    (#"{"call":"splitViewControllerDidExpand(_:)","receiver":"delegate","arguments":[]}"#, "didExpand"),
    (
      #"{"call":"primaryViewController(forCollapsing:)","receiver":"delegate","arguments":[],"answer":null}"#,
      "forCollapsing -> null"
    ),
    (
      #"{"call":"splitViewController(_:collapseSecondary:onto:)","receiver":"delegate","arguments":["nav[B]","nav[A]"],"answer":false}"#,
      "collapseSecondary(nav[B], nav[A]) -> false"
    ),
    (#"{"call":"viewWillAppear","receiver":"A","arguments":[]}"#, "A.viewWillAppear"),
    (#"{"call":"didMove(toParent:)","receiver":"A","arguments":[null]}"#, "A.didMove(null)"),
    (#"{"call":"viewWillTransition(to:with:)","receiver":"B","arguments":[[500,768.5]]}"#, "B.viewWillTransition(500 x 768.5)"),
    (#"{"call":"raise","receiver":"nav:A","arguments":["No"]}"#, "nav:A.raise(No)"),
  ])
  func `an event is written as the statements write it`(event: String, expected: String) throws {
    #expect(notation(of: try JSONReader.read(Array(event.utf8))) == expected)
  }
}

extension Row {
  fileprivate static let inFirstProfile = Chapter.all.flatMap(\.statements).compactMap { statement in
    statement.profiles.first.map { Row(statement: statement, profile: $0) }
  }
}

extension Value {
  /// The value with one thing in it changed, for each thing there is.
  fileprivate var changes: [Value] {
    switch self {
    case .null: ["changed"]
    case .bool(let flag): [.bool(!flag)]
    case .number(let number): [.number(number + 1)]
    case .string(let text): [.string(text + " changed")]
    case .array(let elements):
      [.array(elements + ["one more"])]
        + elements.indices.flatMap { index in elements[index].changes.map { .array(elements.replacing(index, with: $0)) } }
    case .object(let members):
      members.indices.filter { members[$0].name != "never" }.flatMap { index in
        members[index].value.changes.map { .object(members.replacing(index, with: Member(members[index].name, $0))) }
      }
    }
  }
}

extension Array {
  fileprivate func replacing(_ index: Index, with element: Element) -> Self {
    var copy = self
    copy[index] = element
    return copy
  }
}
