/// The state that UIKit keeps in globals, such as the OS version. It also has the log of calls and the present
/// transition.
///
/// An application serves one window of one client. Everything in it runs on one thread.
public final class Application {
  /// The OS version that the app runs on.
  public let profile: Profile
  /// The language of the system's own words.
  public let language: InterfaceLanguage
  /// Whether the log contains every call, or only those that matter for a split view (see `Call.Detail`).
  package let detail: Call.Detail
  var calls = CallLog()
  /// The depth to which the present call is nested in others.
  var nesting = 0
  private(set) var transition: Transition?
  /// The number of times that something besides the places of views may have changed (see `Application+Revision.swift`).
  var revision = 0
  /// The part of `revision` after which the controllers update their properties: everything except these updates.
  var changes = 0
  /// Whether the present changes are part of an app's own animation.
  private(set) var isAnimating = false
  /// Whether the present change of a stack or a presentation is animated, as the calls about appearance report it. Outside of
  /// such a change it is true, because the user's own actions are animated.
  private(set) var isChangeAnimated = true
  /// Whether the window is being resized or shown, which is never animated.
  private var isUnanimated = false
  /// Whether controllers that appear or disappear now do so with an animation.
  var animatesAppearance: Bool { isChangeAnimated && !isUnanimated }
  /// The number of messages that have begun. Every message is laid out before the next, so this counts turns of the run
  /// loop.
  private(set) var message = 0
  /// The number of the present step of a snapshot pass, or nil outside of a pass.
  private(set) var snapshot: Int?
  /// The names of the controllers that a method returned which a message called, or nil if no method returned any.
  private var result: Value?
  private var completions: [() -> Void] = []
  /// The values that new navigation controllers begin with.
  package var navigationDefaults = NavigationDefaults()
  /// The delegate of every navigation bar that has no other (see `NavigationBarDelegate.swift`).
  weak var commonBarDelegate: AnyObject?
  /// The lengths of the texts that messages have left.
  package internal(set) var writtenTexts = WrittenTexts()
  /// The first mistake of the app's author as a sentence, or nil if there is none.
  package internal(set) var mistake: String?
  /// The controllers by their ids. Entries of deallocated controllers are removed from time to time.
  var named: [String: Named] = [:]
  /// The number of entries that `named` had after the last removal, but at least `fewNames`.
  var liveNames = Application.fewNames
  /// The number of controllers that were made, whether they still exist or not.
  var controllersMade = 0
  /// The number in the last id that the application made itself, or 0 if it has made none.
  var idsMade = 0
  /// Whether a message is being handled that can be refused (see `Application+Refusals.swift`).
  var isHandlingMessage = false
  /// How to take back what was made for the present message, in the order in which it was made.
  var takingBack: [() -> Void] = []
  /// The elements to which contents scroll in this message, by the ids of their controllers.
  var scrollTargets: [String: ContentLayout.ScrollTarget] = [:]
  /// The window that the app is opened in, or nil in an application that nobody opens.
  package var launch: LaunchSurroundings?
  /// The object that is told when the app comes and goes, besides the log.
  package weak var lifecycle: (any LifecycleListener)?
  /// Called with each call before it is made, so that somebody knows the last calls of an app that fails in one of them.
  package var didLog: ((Call) -> Void)?
  /// Called before anything uses the app: a message, a place, or the reading of a scene. It sets what the app's code takes from
  /// globals.
  package var willRun: (() -> Void)?

  package init(profile: Profile, language: InterfaceLanguage = .english, detail: Call.Detail = .standard) {
    self.profile = profile
    self.language = language
    self.detail = detail
  }

  /// The approximate duration of UIKit's own animations of a push, a pop or a column, in seconds (S0: 0.3).
  package static let animationDuration = 0.3

  /// The duration, in seconds, of an animation that begins with `UIView.beginAnimations` and has no other duration (AD
  /// documented).
  package static let defaultViewAnimationDuration = 0.2

  /// Runs the changes as one animation with a duration in seconds, like `UIView.animate`.
  ///
  /// The completion runs after the layout of the window, within the same message. A duration that is negative, or not a
  /// number, counts as 0.
  public func animate(duration: Double, animations: () -> Void, completion: @escaping () -> Void = {}) {
    let isNested = isAnimating
    isAnimating = true
    animations()
    isAnimating = isNested
    transition = transition ?? Transition(duration: duration, curve: .easeInOut, changes: [])
    transition?.duration = duration.isFinite ? max(0, duration) : 0
    completions.append(completion)
  }

  /// Runs a function after the layout of the window, within the same message.
  package func afterLayout(_ body: @escaping () -> Void) { completions.append(body) }

  /// Makes a change of a stack or a presentation with an animation or without one.
  func change<Result>(animated: Bool, _ body: () -> Result) -> Result {
    let before = (isChangeAnimated, isUnanimated)
    (isChangeAnimated, isUnanimated) = (animated, false)
    defer { (isChangeAnimated, isUnanimated) = before }
    return body()
  }

  /// Shows a window or gives it another size. Controllers appear without an animation in it, unless the app asks for one.
  func changeWindow(_ body: () -> Void) {
    let before = isUnanimated
    isUnanimated = true
    body()
    isUnanimated = before
  }

  /// Clears the state of the previous message, before the next one is handled. A message that only resizes the window is
  /// no change by itself.
  package func beginMessage(isResize: Bool = false) {
    let scrolls = !scrollTargets.isEmpty
    if !isResize || scrolls { noteChange() }
    if scrolls { scrollTargets.removeAll() }
    message += 1
  }

  /// Runs a step of a snapshot pass, which is a turn of the run loop of its own.
  func takeSnapshot(_ number: Int, _ body: () -> Void) {
    noteChange()
    message += 1
    snapshot = number
    body()
    snapshot = nil
  }

  /// Notes what a method returned: the names of controllers, or nil.
  func noteResult(_ names: [String]?) { result = names.map { .array($0.map(Value.string)) } ?? .null }

  /// Removes and returns the result of a method that the last message called: a list of names or null, or nil if it
  /// called none with a result.
  package func takeResult() -> Value? {
    defer { result = nil }
    return result
  }

  /// Whether there are calls that nobody has taken yet.
  package var hasCalls: Bool { !calls.calls.isEmpty || calls.dropped > 0 }

  /// Removes and returns the calls since the last time, in order.
  package func takeCalls() -> [Call] { Array(takeLog().calls) }

  /// Removes and returns the log since the last time.
  package func takeLog() -> CallLog {
    defer { calls = CallLog() }
    return calls
  }

  /// Removes and returns the transition for the changes since the last time, or nil if they are drawn at once.
  package func takeTransition() -> Transition? {
    defer { transition = nil }
    return transition?.changes.isEmpty == true ? nil : transition
  }
}

extension Application {
  /// Adds a controller's part to the transition of this message. A part that is added twice counts once.
  package func addTransition(_ kind: Transition.Kind, target: String, from: String? = nil) {
    let change = Transition.Change(target: target, kind: kind, from: from)
    var current = transition ?? Transition(duration: Self.animationDuration, curve: .easeInOut, changes: [])
    if !current.changes.contains(change) { current.changes.append(change) }
    transition = current
  }

  /// Drops the transition, because the effects of a resize are drawn at once.
  func cancelTransition() { transition = nil }

  /// Runs the completions of the animations, and those that they add. If completions go on adding others, this method
  /// stops at the limit for nested calls.
  func runCompletions() {
    guard !completions.isEmpty else { return }
    noteChange()
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
