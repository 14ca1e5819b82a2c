/// A transition asks and announces with the state before it, flips once, and says what it did with the state after
/// it (spec/split-view.md 5.10). Between messages the state is what the hierarchy reads. The question where the display mode
/// button goes follows a transition too, and reads the state after it. The questions before a controller is shown belong to no
/// transition. Before iOS 14 they can follow one of which nobody heard, such as that of a split whose tab has been selected.
struct PhaseProperty: ConversationProperty {
  static let name = "questions and will-calls read the old state, did-calls the new one"

  private struct State: Equatable {
    var isCollapsed: Bool
    var mode: String

    init(isCollapsed: Bool, mode: String) { (self.isCollapsed, self.mode) = (isCollapsed, mode) }

    /// The state that a delegate reads inside a call.
    init(of call: WireCall) { self.init(isCollapsed: call.isCollapsed ?? false, mode: call.displayMode ?? "") }
  }

  func fault(in turn: Turn) -> String? {
    // A split that comes back from outside the tree continues in the state in which it left.
    guard turn.isAccepted, turn.isOpening || turn.before?.split != nil else { return nil }
    // A split is born expanded, and counts as hidden before it appears (2.2).
    var state = State(isCollapsed: false, mode: "secondaryOnly")
    if !turn.isOpening, let split = turn.before?.split, split.isMounted {
      state = State(isCollapsed: split.isCollapsed, mode: split.displayMode)
    }
    var next: State?
    var phase = "will"
    var snapshot: Double?
    for call in turn.calls where call.isOfDelegate {
      // A step of a snapshot pass is a transition of its own, and the one before it may have been silent.
      if call.snapshot != snapshot {
        (state, next, phase) = (State(of: call), nil, "will")
        snapshot = call.snapshot
      }
      // Only the first did-call of a transition may find the state flipped.
      let mayFollow = Self.followsChange(call) || !Self.saysCollapse(turn) && Self.showsController(call)
      if let fault = Self.take(call, mayFlip: phase != "did", mayFollow: mayFollow, &state, &next) { return fault }
      phase = call.phase
    }
    // Before iOS 8 there are no modes of which anybody could hear.
    guard let after = turn.after, after.isAdaptive, let split = after.split, split.isMounted else { return nil }
    let last = State(isCollapsed: split.isCollapsed, mode: split.displayMode)
    if last.mode != (next ?? state).mode { return "the mode became \(last.mode) and nobody said so" }
    return last == state || next != nil || !Self.saysCollapse(turn) ? nil : "the split flipped and nobody said so"
  }

  /// `next` is the state to come while a mode has been announced and has not been seen.
  private static func take(
    _ call: WireCall, mayFlip: Bool, mayFollow: Bool, _ state: inout State, _ next: inout State?
  ) -> String? {
    let read = State(of: call)
    if read != state, mayFlip, let coming = next, read.mode == coming.mode {
      (state, next) = (read, nil)
    } else if read != state, mayFlip, call.phase == "did" || mayFollow, read.mode == state.mode {
      state = read
    }
    if read != state { return "\(call.name) reads \(read), and it was \(state)" }
    guard call.name == "splitViewController(_:willChangeTo:)", let mode = call.argument else { return nil }
    // A delegate that is asked may answer another mode than the one that was announced.
    if mode == state.mode, next == nil { return "a change to \(mode) is announced, which is there already" }
    next = State(isCollapsed: state.isCollapsed, mode: mode)
    return nil
  }

  /// Where the button goes is asked before an action, and once a transition is done: then it reads what has come of that.
  private static func followsChange(_ call: WireCall) -> Bool { call.name == "targetDisplayModeForAction(in:)" }

  /// Whether the delegate is asked before a controller is shown: a call of the app, which reads whatever is there by then.
  private static func showsController(_ call: WireCall) -> Bool {
    ["splitViewController(_:showDetail:sender:)", "splitViewController(_:show:sender:)"].contains(call.name)
  }

  /// Whether the delegate of that OS hears that the split flipped: since iOS 14 (H14 documented).
  private static func saysCollapse(_ turn: Turn) -> Bool {
    ["ios14", "ios18", "ios26"].contains(turn.after?.scene.profile ?? "")
  }
}
