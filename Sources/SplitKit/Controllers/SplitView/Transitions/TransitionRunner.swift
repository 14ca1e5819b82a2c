/// Carries out the plans of a split view, and queues calls that are made during a transition.
///
/// Every call of a transition to an app's code goes through this class.
final class TransitionRunner {
  private enum Activity {
    case idle
    /// A transition is under way.
    case carryingOut
    /// The calls that were queued meanwhile are made, one after another.
    case makingQueuedCalls
  }

  private var activity = Activity.idle
  private var queuedCalls: [() -> Void] = []

  /// Whether a transition is under way. If so, changes of a collapsed stack are part of it and are not announced, and a
  /// layout that a delegate requests waits.
  var isUnderWay: Bool { activity == .carryingOut }

  /// Carries out a plan of a split, and then makes the queued calls.
  func run<Plan: TransitionPlan>(_ plan: Plan, of split: SplitViewController, move: @escaping (Plan.Move) -> TransitionAnswer) {
    let before = activity
    activity = .carryingOut
    var execution = TransitionExecution(plan: plan, of: split, move: move)
    execution.run()
    activity = before
    // A counterpart is told about the layout, and a transition places the columns without one.
    if split.counterpart != nil { split.setNeedsLayout() }
    makeQueuedCalls(of: split)
  }

  /// Carries out a plan of one round, and then makes the queued calls.
  func run<Plan: OneRoundPlan>(_ plan: Plan, of split: SplitViewController, move: @escaping (Plan.Move) -> TransitionAnswer) {
    run(OneRound(plan), of: split, move: move)
  }

  /// Makes a call now, or after the present transition (unmeasured: UIKit's calls take effect at once, which would be
  /// in the middle of another change).
  func perform(of split: SplitViewController, _ call: @escaping () -> Void) {
    queuedCalls.append(call)
    makeQueuedCalls(of: split)
  }

  /// Makes the queued calls, one after another, unless this method or a transition is at work already. If calls cause
  /// further ones without end, the method stops at the limit for nested calls.
  private func makeQueuedCalls(of split: SplitViewController) {
    guard activity == .idle else { return }
    activity = .makingQueuedCalls
    defer { activity = .idle }
    for _ in 0..<Application.maximumNesting where !queuedCalls.isEmpty { queuedCalls.removeFirst()() }
    guard !queuedCalls.isEmpty else { return }
    queuedCalls = []
    split.application.raise("Calls are nested deeper than \(Application.maximumNesting)", receiver: split.id)
  }
}

/// A transition that is being carried out.
private struct TransitionExecution<Plan: TransitionPlan> {
  private var plan: Plan
  private let split: SplitViewController
  private let move: (Plan.Move) -> TransitionAnswer
  /// The controllers that were visible before the change.
  private var visibleBefore: [ViewController] = []
  private var appearance: AppearanceChange?

  init(plan: Plan, of split: SplitViewController, move: @escaping (Plan.Move) -> TransitionAnswer) {
    self.plan = plan
    self.split = split
    self.move = move
  }

  mutating func run() {
    var answer = TransitionAnswer.nothing
    var steps = plan.steps(after: answer)
    while !steps.isEmpty {
      for step in steps { answer = perform(step) }
      steps = plan.steps(after: answer)
    }
  }

  private mutating func perform(_ step: TransitionStep<Plan.Move>) -> TransitionAnswer {
    defer { if Plan.isChange { split.application.noteChange() } }
    switch step {
    case .ask(let question): return split.ask(question)
    case .move(let move): return self.move(move)
    case .tell(let message): split.tell(message)
    case .noteVisible(let part): visibleBefore.appendNew(split.onScreen(part))
    case .place: split.implementation.placeColumns()
    case .beginAppearance:
      appearance = AppearanceChange(from: visibleBefore, in: split)
      appearance?.begin()
    case .endAppearance: appearance?.end()
    case .beginFirstAppearance: split.beginFirstAppearance()
    case .endFirstAppearance: split.endFirstAppearance()
    case .animateLayout: split.application.addTransition(.layout, target: split.id)
    case .announceDetailTarget: split.announceDetailTarget()
    }
    return .nothing
  }
}

extension SplitViewController {
  fileprivate func onScreen(_ part: VisiblePart) -> [ViewController] {
    let inspector = implementation.details.inspector?.onScreen ?? []
    switch part {
    case .everything: return onScreen
    case .columns: return onScreen.filter { controller in !inspector.contains { $0 === controller } }
    case .inspector: return inspector
    }
  }

  /// Begins the appearance of the contents. A split that is mounted out of sight, such as in a tab that is selected below a
  /// presentation, loads them alone, and its container lets them appear when they come into sight.
  fileprivate func beginFirstAppearance() {
    guard willBeOnScreen else { return }
    for controller in visibleNow where controller !== self { controller.setAppearance(.appearing) }
  }

  fileprivate func endFirstAppearance() {
    guard isOnScreen else { return }
    let coming = visibleNow
    coming.tellThatTheyAppear()
    coming.endAppearance()
  }

  /// Tells all controllers in the split that details are shown in another place, so that lists can show or hide their
  /// disclosure indicators: UIKit's `showDetailTargetDidChangeNotification` (W14, AP documented).
  fileprivate func announceDetailTarget() {
    application.call(Call("showDetailTargetDidChange", .did, receiver: id), .all) {
      forEachDescendant {
        $0.showDetailTargetDidChange()
        $0.counterpart?.engineDidChangeShowDetailTarget()
      }
    }
  }
}
