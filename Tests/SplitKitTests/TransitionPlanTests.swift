import Testing

@testable import SplitKit

/// The order of the calls of spec/split-view.md 5.10, compared with the plans alone, without a window and without
/// a split view.
@Suite struct TransitionPlanTests {
  /// Drives a plan to its end, and returns its steps as the words of a table: `willChangeTo(2)`, `willShow(0)`, and
  /// `flip` for the change from the old state to the new.
  private func calls<Plan: TransitionPlan>(
    of plan: Plan, answering answer: (SplitQuestion) -> TransitionAnswer = { _ in .nothing },
    moving move: (Plan.Move) -> TransitionAnswer = { _ in .nothing }
  ) -> [String] {
    var plan = plan
    var words: [String] = []
    var last = TransitionAnswer.nothing
    while true {
      let steps = plan.steps(after: last)
      if steps.isEmpty { return words }
      for step in steps {
        last = .nothing
        switch step {
        case .tell(let message): words.append(word(message))
        case .ask(let question):
          words.append(word(question))
          last = answer(question)
        case .move(let made):
          if "\(made)".hasPrefix("flip") { words.append("|") }
          last = move(made)
        case .noteVisible, .place, .beginAppearance, .endAppearance, .beginFirstAppearance, .endFirstAppearance,
          .animateLayout, .announceDetailTarget:
          break
        }
      }
    }
  }

  private func calls<Plan: OneRoundPlan>(of plan: Plan) -> [String] { calls(of: OneRound(plan)) }

  private func word(_ message: SplitMessage) -> String {
    switch message {
    case .willChange(let mode): "willChangeTo(\(mode.rawValue))"
    case .will(let call): "will\(call.change == .show ? "Show" : "Hide")(\(call.column.rawValue))"
    case .did(let call): "did\(call.change == .show ? "Show" : "Hide")(\(call.column.rawValue))"
    case .didCollapse: "didCollapse"
    case .didExpand: "didExpand"
    case .willHidePrimary: "willHidePrimary"
    case .willShowPrimary: "willShowPrimary"
    }
  }

  private func word(_ question: SplitQuestion) -> String {
    switch question {
    case .topColumnForCollapsing(let proposed): "topColumn(\(proposed.rawValue))"
    case .displayModeForExpanding(let proposed): "modeForExpanding(\(proposed.rawValue))"
    case .targetDisplayMode(let purpose): "targetMode(\(purpose))"
    case .primaryForCollapsing: "forCollapsing"
    case .primaryForExpanding: "forExpanding"
    case .collapseSecondary: "collapseSecondary"
    case .separateSecondary: "separateSecondary"
    case .primaryCollapsesSecondary: "primary.collapse"
    case .primarySeparatesSecondary: "primary.separate"
    }
  }

  private let primary = Self.reference("A")
  private let secondary = Self.reference("B")

  private static func reference(_ id: String) -> ControllerReference {
    ControllerReference(ViewController(Application(profile: .ios26), id: id))
  }

  // Classic

  private func collapse(
    shown: DisplayMode, columns: ShownColumns, isMounting: Bool = false, merges: Bool, chosen: ControllerReference? = nil
  ) -> [String] {
    let plan = ClassicCollapse(
      .init(
        shownMode: shown, shownColumns: columns, primary: primary, secondary: secondary, isMounting: isMounting))
    return calls(of: plan) { question in
      switch question {
      case .primaryForCollapsing: chosen.map { .controller($0) } ?? .nothing
      case .collapseSecondary: .flag(merges)
      case .primaryCollapsesSecondary: .flag(true)
      default: .nothing
      }
    }
  }

  @Test func `a classic split that is launched in a compact width hides its primary behind the secondary`() {
    #expect(
      collapse(shown: .secondaryOnly, columns: [], isMounting: true, merges: false) == [
        "willChangeTo(2)", "forCollapsing", "collapseSecondary", "primary.collapse", "willShow(0)", "willHide(0)",
        "willShow(2)", "|", "didHide(0)", "didCollapse", "didShow(2)",
      ])
    #expect(
      collapse(shown: .secondaryOnly, columns: [], isMounting: true, merges: true) == [
        "willChangeTo(2)", "forCollapsing", "collapseSecondary", "willShow(0)", "|", "didCollapse", "didShow(0)",
      ])
  }

  @Test func `a classic collapse from beside announces no mode, and hides the primary where the secondary covers it`() {
    #expect(
      collapse(shown: .oneBesideSecondary, columns: [.primary, .secondary], merges: false) == [
        "forCollapsing", "collapseSecondary", "primary.collapse", "willHide(2)", "willHide(0)", "willShow(2)", "|",
        "didHide(0)", "didCollapse", "didShow(2)",
      ])
    #expect(
      collapse(shown: .oneBesideSecondary, columns: [.primary, .secondary], merges: true) == [
        "forCollapsing", "collapseSecondary", "willHide(2)", "|", "didHide(2)", "didCollapse",
      ])
  }

  @Test func `a secondary that is chosen to be the sole controller is not asked about`() {
    #expect(
      collapse(shown: .oneBesideSecondary, columns: [.primary, .secondary], merges: false, chosen: secondary) == [
        "forCollapsing", "willHide(2)", "|", "didHide(2)", "didCollapse",
      ])
  }

  @Test func `a classic expand asks the delegate, then the primary, and announces one round`() {
    let situation = ClassicExpand.Situation(
      shownMode: .oneBesideSecondary, shownColumns: [.secondary], next: .oneBesideSecondary, primary: primary,
      remembered: secondary)
    #expect(
      calls(of: ClassicExpand(situation)) == [
        "forExpanding", "separateSecondary", "primary.separate", "willShow(0)", "|", "didExpand", "didShow(0)",
      ])
    let answered = calls(of: ClassicExpand(situation)) { question in
      if case .separateSecondary = question { .controller(secondary) } else { .nothing }
    }
    #expect(answered == ["forExpanding", "separateSecondary", "willShow(0)", "|", "didExpand", "didShow(0)"])
  }

  @Test func `one controller answered for both columns raises, and the primary is asked after all`() {
    let situation = ClassicExpand.Situation(
      shownMode: .oneBesideSecondary, shownColumns: [], next: .oneBesideSecondary, primary: primary, remembered: nil)
    var hasRaised = false
    let words = calls(of: ClassicExpand(situation)) { question in
      if case .separateSecondary = question { .controller(primary) } else { .nothing }
    } moving: { move in
      if move == .raiseForOneInBothColumns { hasRaised = true }
      return .nothing
    }
    #expect(hasRaised)
    #expect(words.contains("primary.separate"))
  }

  @Test func `a classic mount in a regular width shows both columns`() {
    #expect(
      calls(of: ClassicMount(from: .secondaryOnly, to: .oneBesideSecondary)) == [
        "willChangeTo(2)", "willShow(0)", "willShow(2)", "|", "didShow(0)", "didShow(2)",
      ])
  }

  // Columns

  private func collapseColumns(
    shown: DisplayMode, columns: ShownColumns, existing: ShownColumns, isMounting: Bool = false, top: Column? = nil
  ) -> [String] {
    let plan = ColumnCollapse(
      .init(shownMode: shown, shownColumns: columns, existing: existing, isMounting: isMounting))
    return calls(of: plan) { question in
      guard case .topColumnForCollapsing(let proposed) = question else { return .nothing }
      return .column(top ?? proposed)
    }
  }

  private static let triple: ShownColumns = [.primary, .supplementary, .secondary]

  @Test func `a triple that collapses to its secondary takes two rounds`() {
    #expect(
      collapseColumns(shown: .twoBesideSecondary, columns: Self.triple, existing: Self.triple) == [
        "willChangeTo(2)", "topColumn(2)", "willHide(1)", "willHide(2)", "willHide(0)", "willShow(2)", "|", "didHide(1)",
        "didHide(0)", "didCollapse", "didShow(2)",
      ])
  }

  @Test func `a triple that collapses to its primary takes one`() {
    #expect(
      collapseColumns(shown: .twoBesideSecondary, columns: Self.triple, existing: Self.triple, top: .primary) == [
        "willChangeTo(2)", "topColumn(2)", "willHide(1)", "willHide(2)", "|", "didHide(1)", "didHide(2)", "didCollapse",
      ])
  }

  @Test func `mounting in a compact width is the same with nothing shown before`() {
    let expected = [
      "willChangeTo(2)", "topColumn(2)", "willShow(0)", "willHide(0)", "willShow(2)", "|", "didHide(0)", "didCollapse",
      "didShow(2)",
    ]
    for existing in [Self.triple, [.primary, .secondary]] {
      #expect(collapseColumns(shown: .secondaryOnly, columns: [], existing: existing, isMounting: true) == expected)
    }
  }

  @Test func `a compact column is proposed, and stands in the primary's place`() {
    #expect(
      collapseColumns(
        shown: .oneBesideSecondary, columns: [.primary, .secondary], existing: [.primary, .secondary, .compact]) == [
          "topColumn(3)", "willShow(3)", "willHide(0)", "willHide(2)", "|", "didHide(0)", "didHide(2)", "didCollapse",
          "didShow(3)",
        ])
  }

  @Test(arguments: [Column.inspector, .compact, .supplementary])
  func `a column without a controller cannot be on top`(answered: Column) {
    let columns: ShownColumns = [.primary, .secondary]
    let usual = collapseColumns(shown: .oneBesideSecondary, columns: columns, existing: columns)
    #expect(collapseColumns(shown: .oneBesideSecondary, columns: columns, existing: columns, top: answered) == usual)
  }

  @Test func `an expand takes one round, and an answer of another mode is announced after the question`() {
    let situation = ColumnExpand.Situation(
      shownMode: .oneBesideSecondary, shownColumns: [.secondary], proposed: .oneBesideSecondary, style: .tripleColumn,
      existing: Self.triple, usesCompact: false)
    #expect(
      calls(of: ColumnExpand(situation)) == [
        "modeForExpanding(2)", "willShow(1)", "|", "didExpand", "didShow(1)",
      ])
    let other = calls(of: ColumnExpand(situation)) { question in
      if case .displayModeForExpanding = question { .mode(.secondaryOnly) } else { .nothing }
    } moving: { move in
      if case .resolve(let mode) = move { .mode(mode) } else { .nothing }
    }
    #expect(other == ["modeForExpanding(2)", "willChangeTo(1)", "|", "didExpand"])
  }

  @Test func `a change of mode announces the mode, then the columns, and each of them once`() {
    let announcements = ColumnAnnouncements(from: [.secondary], to: Self.triple)
    #expect(
      calls(of: ModeChange(from: .secondaryOnly, to: .twoOverSecondary, announcing: announcements)) == [
        "willChangeTo(5)", "willShow(1)", "willShow(0)", "|", "didShow(1)", "didShow(0)",
      ])
  }

  // A collapsed stack

  @Test func `one push names only what it covers, and a detail's both columns`() {
    #expect(calls(of: ColumnPush([.secondary], over: .primary, namesBoth: false)) == ["willHide(0)", "didHide(0)"])
    #expect(
      calls(of: ColumnPush([.secondary], over: .primary, namesBoth: true)) == [
        "willHide(0)", "willShow(2)", "didHide(0)", "didShow(2)",
      ])
  }

  @Test func `of several pushes the last says it the other way round, and what did happen is said once`() {
    #expect(
      calls(of: ColumnPush([.supplementary, .secondary], over: .primary, namesBoth: false)) == [
        "willShow(1)", "willHide(0)", "willHide(1)", "willShow(2)", "didHide(1)", "didHide(0)", "didShow(2)",
      ])
  }

  @Test func `nothing to push says nothing`() {
    #expect(calls(of: ColumnPush([], over: .secondary, namesBoth: true)) == [])
  }

  @Test func `a pop names one column, however many go`() {
    #expect(calls(of: ColumnPop(to: .primary, announcing: .init(.hide, .secondary))) == ["willHide(2)", "didHide(2)"])
    #expect(calls(of: ColumnPop(to: .primary, announcing: .init(.show, .primary))) == ["willShow(0)", "didShow(0)"])
  }

  // iOS 5

  @Test func `before iOS 8 the delegate hears of the primary alone`() {
    #expect(calls(of: FixedMount(hidesPrimary: true)) == ["willHidePrimary", "|"])
    #expect(calls(of: FixedMount(hidesPrimary: false)) == ["|"])
    #expect(calls(of: FixedModeChange(telling: .willShowPrimary)) == ["willShowPrimary", "|"])
  }

  // Every transition

  @Test func `no plan goes on for longer than its questions, whatever is answered`() {
    let answers: [TransitionAnswer] = [
      .nothing, .flag(true), .flag(false), .column(.compact), .column(.primary), .mode(.automatic), .mode(.secondaryOnly),
      .controller(primary), .controller(secondary),
    ]
    for answer in answers {
      for isMounting in [true, false] {
        let classic = ClassicCollapse(
          .init(
            shownMode: .secondaryOnly, shownColumns: [], primary: primary, secondary: secondary, isMounting: isMounting))
        #expect(calls(of: classic) { _ in answer }.filter { $0 == "|" }.count == 1)
        let columns = ColumnCollapse(
          .init(shownMode: .secondaryOnly, shownColumns: [], existing: Self.triple, isMounting: isMounting))
        #expect(calls(of: columns) { _ in answer }.filter { $0 == "|" }.count == 1)
      }
      let expand = ClassicExpand(
        .init(
          shownMode: .oneBesideSecondary, shownColumns: [.secondary], next: .secondaryOnly, primary: primary,
          remembered: secondary))
      #expect(calls(of: expand) { _ in answer }.filter { $0 == "|" }.count == 1)
    }
  }
}
