/// An app that can be previewed: what it is called, what can be chosen, and how it is made.
public struct Preview: Sendable {
  /// The name on the wire.
  public let id: String
  public let title: String
  /// One sentence that says what to try.
  public let summary: String
  /// The profiles that it can be shown in, its own first.
  public let profiles: [Profile]
  /// The window that it gets when nobody says, in points.
  public let windowSize: Size
  /// The pixels for each point of that window.
  public let windowScale: Double
  /// How its window's traits follow from the size when nobody says: of an app for the phone `phone`.
  public let policy: TraitPolicy
  /// The part of the developer's panel that stands beside the app from the start, where there is room for it.
  public let panel: PanelPart?
  /// The module of the page that registers views for the app's own kinds of content: a path below the page's directory,
  /// such as `apps/mail/page.js`. Nil for an app whose content the page draws by itself.
  public let pageModule: String?
  /// The preview's own, and `log`, which every preview has.
  public let options: [PreviewOption]
  /// Makes the app's controllers. Throws when options contradict each other, before anything is shown.
  public let make: @Sendable (Application, PreviewOptions) throws(Refusal) -> PreviewContent

  public init(
    id: String, title: String, summary: String, profiles: [Profile], windowSize: Size, windowScale: Double = 2,
    policy: TraitPolicy = .pad, panel: PanelPart? = nil, pageModule: String? = nil, options: [PreviewOption],
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
    self.pageModule = pageModule
    self.options = options + [.log]
    self.make = make
  }

  /// The window that it gets under a policy when nobody says: its own, or what is usual for apps of the other idiom.
  public func window(for policy: TraitPolicy) -> (size: Size, scale: Double) {
    policy.idiom == self.policy.idiom ? (windowSize, windowScale) : (policy.usualWindowSize, policy.usualWindowScale)
  }
}

/// The app, made: its root, and what the session needs of it besides.
open class PreviewContent {
  public let rootViewController: ViewController
  /// What the wire names and the app does not know.
  public let plainControllers: PlainViewControllers

  public init(rootViewController: ViewController, plainControllers: PlainViewControllers? = nil) {
    self.rootViewController = rootViewController
    self.plainControllers = plainControllers ?? PlainViewControllers(rootViewController.application)
  }

  /// The controller on which `traits` overrides; nil for the window.
  open var traitOverridesTarget: ViewController? { nil }

  /// The controller of that name that the app holds, in the tree or out of it; nil where it holds none.
  open func controller(named name: String) -> ViewController? { nil }

  /// From this `restore` brings back where the user was, as far as it still exists. At most 4 KiB on the wire.
  open var place: Value { .object([]) }

  /// Goes to a place, after the window became visible. What does not exist any more is left out.
  open func restore(_ place: Value) {}
}
