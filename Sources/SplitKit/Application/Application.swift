/// What UIKit keeps in globals: the OS version, and here also the log of calls and the transition under way.
///
/// One application serves one window of one client. Everything in it runs on one thread.
public final class Application {
  public let profile: Profile
  /// Whether the log has every call, or only those that make up a split view's story (see `Call.Detail`).
  public let detail: Call.Detail
  var calls: [Call] = []
  /// How deep the call that is being made is nested in others.
  var nesting = 0
  private(set) var transition: Transition?
  /// Whether what changes now is part of an animation of the app's own.
  private(set) var isAnimating = false
  /// How many messages have begun: every message is laid out before the next, so this counts turns of the run loop.
  private(set) var message = 0
  private var completions: [() -> Void] = []
  /// Where contents are to move to in this message, by the ids of their controllers.
  var scrollTargets: [String: ContentLayout.ScrollTarget] = [:]

  public init(profile: Profile, detail: Call.Detail = .standard) {
    self.profile = profile
    self.detail = detail
  }

  /// UIKit's own animations of a push, a pop or a column take about this long, in seconds (S0: 0.3).
  public static let animationDuration = 0.3

  /// An animation that `UIView.beginAnimations` begins and nobody gives a duration takes so long, in seconds (AD
  /// documented).
  public static let defaultViewAnimationDuration = 0.2

  /// Runs the changes as one animation of that many seconds, as `UIView.animate` does.
  ///
  /// The completion runs once the window has been laid out, within the same message.
  public func animate(duration: Double, animations: () -> Void, completion: @escaping () -> Void = {}) {
    let isNested = isAnimating
    isAnimating = true
    animations()
    isAnimating = isNested
    transition = transition ?? Transition(duration: duration, curve: .easeInOut, changes: [])
    transition?.duration = duration
    completions.append(completion)
  }

  /// Forgets what belongs to one message alone, before the next is handled.
  public func beginMessage() {
    scrollTargets.removeAll()
    message += 1
  }

  /// Takes the calls made since the last time, in order.
  public func takeCalls() -> [Call] {
    defer { calls.removeAll(keepingCapacity: true) }
    return calls
  }

  /// Takes the transition that the changes since the last time are to be drawn with; nil for at once.
  public func takeTransition() -> Transition? {
    defer { transition = nil }
    return transition?.changes.isEmpty == true ? nil : transition
  }
}

extension Application {
  /// Adds one controller's part to the transition of this message. The same part twice counts once.
  public func addTransition(_ kind: Transition.Kind, target: String, from: String? = nil) {
    let change = Transition.Change(target: target, kind: kind, from: from)
    var current = transition ?? Transition(duration: Self.animationDuration, curve: .easeInOut, changes: [])
    if !current.changes.contains(change) { current.changes.append(change) }
    transition = current
  }

  /// Drops the transition: what the size of the window brings about happens at once.
  func cancelTransition() { transition = nil }

  /// Runs the completions of the animations, and those that they add; of those that add further ones for ever, as
  /// many as calls may nest.
  func runCompletions() {
    for _ in 0..<Self.maximumNesting where !completions.isEmpty {
      let due = completions
      completions = []
      for completion in due { completion() }
    }
    guard !completions.isEmpty else { return }
    completions = []
    raise("Completions are nested deeper than \(Self.maximumNesting)", receiver: "application")
  }
}
