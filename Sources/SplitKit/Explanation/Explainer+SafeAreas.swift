/// The insets of safe areas: which rule gives each of them.
extension Explainer {
  /// The facts about the safe area of a target, one for each edge, and those about its content where bars change an inset, with
  /// their causes.
  ///
  /// They come after all other facts, because most questions are not about insets. A target that is not laid out, such as a
  /// covered controller of a stack, has none.
  func safeAreaFacts(of target: ExplainedTarget) -> [ExplainedFact] {
    switch target {
    case .outside: []
    case .window: InsetEdge.allCases.map(windowInset)
    case .controller(let controller):
      safeAreaFacts(of: controller, as: InsetSubject(controller.id, phrase(for: controller)))
    case .column(let column, let split):
      container(of: column, in: split).map { container in
        let words = "the \(column.name) column of \(split.id)"
        return safeAreaFacts(of: container, as: InsetSubject(split.name(of: column), words))
      } ?? []
    }
  }

  private func safeAreaFacts(of controller: ViewController, as subject: InsetSubject) -> [ExplainedFact] {
    let own = insets(of: controller, as: subject)
    guard !own.isEmpty else { return [] }
    let inner = insetsBelowBars(of: controller, as: subject).filter { $0.differs(from: controller.view.safeArea) }
    // The insets of the controller itself are no causes of those below its bars: they come first anyway.
    let bases = (own + inner).compactMap(\.base).filter { !$0.isView(of: controller) }
    return (own + inner).map(\.fact) + bases.flatMap(causes)
  }

  private func insets(of controller: ViewController, as subject: InsetSubject) -> [ExplainedInset] {
    let all = InsetEdge.allCases.compactMap { inset(at: $0, of: controller, as: subject) }
    return all.count == InsetEdge.allCases.count ? all : []
  }

  /// The insets of the content below the bars of a controller, if it has bars of its own.
  private func insetsBelowBars(of controller: ViewController, as subject: InsetSubject) -> [ExplainedInset] {
    let below = subject.belowBars
    if let stack = controller as? NavigationController, !stack.isNested {
      let top = stack.innermostTop
      return top is NavigationController ? [] : insets(of: top, as: below)
    }
    guard controller.toolbar != nil else { return [] }
    return insets(of: controller, as: below).map { $0.edge == .top ? belowToolbar($0, of: controller, as: below) : $0 }
  }

  private func belowToolbar(_ inset: ExplainedInset, of controller: ViewController, as subject: InsetSubject) -> ExplainedInset {
    let height = controller.view.safeArea.top + Toolbar.height
    let text = "the toolbar of \(phrase(for: controller)) is \(shortest(Toolbar.height)) high"
    return ExplainedInset(.top, height, InsetDecision(.ownToolbarInset, text), of: subject)
  }

  private func inset(at edge: InsetEdge, of controller: ViewController, as subject: InsetSubject) -> ExplainedInset? {
    decision(at: edge, of: controller).map { ExplainedInset(edge, controller.view.safeArea[edge], $0, of: subject) }
  }

  /// The insets from which an inset follows, down to that of the window.
  private func causes(of base: InsetBase) -> [ExplainedFact] {
    switch base {
    case .window(let edge): return [windowInset(edge)]
    case .view(let controller, let edge):
      let subject = InsetSubject(controller.id, phrase(for: controller))
      guard let inset = inset(at: edge, of: controller, as: subject) else { return [] }
      return [inset.fact] + (inset.base.map(causes) ?? [])
    }
  }

  private func windowInset(_ edge: InsetEdge) -> ExplainedFact {
    let decision = InsetDecision(window.reason(forInsetAt: edge))
    return ExplainedInset(edge, window.safeArea[edge], decision, of: InsetSubject(NewControllerName.window, "the window")).fact
  }

  /// The container of a column that is laid out: a collapsed split view has only the column on top.
  private func container(of column: Column, in split: SplitViewController) -> ViewController? {
    switch split.reading.stage {
    case .unmounted: nil
    case .collapsed: split.isShowing(column) && column != .inspector ? split.reading.soleController : nil
    case .expanded: split.reading.container(column)
    }
  }
}

/// The part of an app whose safe area is explained: its name on the wire, and its words in a sentence.
struct InsetSubject {
  let target: String
  let words: String
  let name: String

  init(_ target: String, _ words: String, _ name: String = "safeArea") {
    (self.target, self.words, self.name) = (target, words, name)
  }

  /// The content below the bars of the part.
  var belowBars: InsetSubject { InsetSubject(target, "the content below the bars of \(words)", "contentSafeArea") }
}

/// An inset with what has decided about it.
struct ExplainedInset {
  let edge: InsetEdge
  let fact: ExplainedFact
  let base: InsetBase?

  init(_ edge: InsetEdge, _ inset: Double, _ decision: InsetDecision, of subject: InsetSubject) {
    (self.edge, base) = (edge, decision.base)
    fact = ExplainedFact(
      subject.target, "\(subject.name).\(edge.rawValue)", .number(inset),
      "\(subject.words) has a safe area inset of \(shortest(inset)) \(edge.phrase)", because: decision.reason,
      about: decision.subject, isLength: decision.reason.rule.followsWidth)
  }
}

extension ExplainedInset {
  fileprivate func differs(from insets: EdgeInsets) -> Bool { fact.value != .number(insets[edge]) }
}

/// The inset on which another inset builds.
enum InsetBase {
  case window(InsetEdge)
  case view(ViewController, InsetEdge)

  func isView(of controller: ViewController) -> Bool {
    if case .view(let view, _) = self { view === controller } else { false }
  }
}

/// The rule that has decided about an inset.
struct InsetDecision {
  let reason: Reason
  var subject = Rule.Subject()
  var base: InsetBase?

  init(_ reason: Reason) { self.reason = reason }

  init(_ rule: Rule, _ text: String, about subject: Rule.Subject = Rule.Subject(), base: InsetBase? = nil) {
    (reason, self.subject, self.base) = (Reason(rule, text), subject, base)
  }
}

extension Rule {
  /// Whether an inset by this rule can follow from every point of a width.
  fileprivate var followsWidth: Bool {
    switch self {
    case .underSidebarBeside, .underSidebarOver, .underInspector, .partOfInset: true
    default: false
    }
  }
}

extension Window {
  /// The reason for an inset of the window itself.
  func reason(forInsetAt edge: InsetEdge) -> Reason {
    let design = application.profile.screen
    if let stage, safeArea == stage.safeArea(on: design) { return stage.reason(forInsetAt: edge, on: design) }
    if stage == nil, safeArea == policy.safeArea(for: size, on: design) {
      return policy.reason(forInsetAt: edge, for: size, on: design)
    }
    return Reason(.givenInset, "the client has given the window its insets")
  }
}
