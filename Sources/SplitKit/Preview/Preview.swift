/// An app that can be previewed: its name, its options, and the function that creates it.
public struct Preview: Sendable {
  /// The name on the wire.
  public let id: String
  public let title: String
  /// One sentence that says what to try.
  public let summary: String
  /// The profiles of the app, beginning with its default.
  public let profiles: [Profile]
  /// The default size of the window, in points.
  public let windowSize: Size
  /// The number of pixels for each point of that window.
  public let windowScale: Double
  /// The default policy, by which the window's traits follow from the size. An app for phones has `phone`.
  public let policy: TraitPolicy
  /// The part of the developer's panel to show beside the app from the start, if there is room.
  public let panel: PanelPart?
  /// The options of the preview, and `log`, which every preview has.
  public let options: [PreviewOption]
  /// Creates the app's controllers. Throws an error if options contradict each other, before anything is shown.
  public let make: @Sendable (Application, PreviewOptions) throws(Refusal) -> PreviewContent

  public init(
    id: String, title: String, summary: String, profiles: [Profile], windowSize: Size, windowScale: Double = 2,
    policy: TraitPolicy = .pad, panel: PanelPart? = nil, options: [PreviewOption],
    make: @escaping @Sendable (Application, PreviewOptions) throws(Refusal) -> PreviewContent
  ) {
    precondition(!profiles.isEmpty, "A preview needs a profile to be shown in.")
    self.id = id
    self.title = title
    self.summary = summary
    self.profiles = profiles
    self.windowSize = windowSize
    self.windowScale = windowScale
    self.policy = policy
    self.panel = panel
    self.options = options + [.log]
    self.make = make
  }

  /// The default window under a policy: the preview's own, or the usual one for apps of the other idiom.
  public func window(for policy: TraitPolicy) -> (size: Size, scale: Double) {
    policy.idiom == self.policy.idiom ? (windowSize, windowScale) : (policy.usualWindowSize, policy.usualWindowScale)
  }
}

/// The controllers of a running app: its root, and what the session needs besides.
open class PreviewContent {
  public let rootViewController: ViewController
  /// The controllers for names from the wire that the app does not know.
  public let plainControllers: PlainViewControllers

  public init(rootViewController: ViewController, plainControllers: PlainViewControllers? = nil) {
    self.rootViewController = rootViewController
    self.plainControllers = plainControllers ?? PlainViewControllers(rootViewController.application)
  }

  /// The controller whose traits the message `traits` overrides, or nil for the window.
  open var traitOverridesTarget: ViewController? { nil }

  /// The app's controller with a name, in the tree or out of it, or nil if there is none.
  open func controller(named name: String) -> ViewController? { nil }

  /// The place of the user, which `restore` restores as far as it still exists. On the wire, it has at most 4 KiB.
  open var place: Value { .object([]) }

  /// Restores a place after the window has become visible. Parts that no longer exist are left out.
  open func restore(_ place: Value) {}
}
