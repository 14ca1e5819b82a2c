/// An app that can be previewed: what it is called, what can be chosen, and how it is made.
public struct Preview: Sendable {
  /// The name on the wire.
  public let id: String
  /// The name that the page shows.
  public let title: String
  /// One sentence that says what to try.
  package let summary: String
  /// The profiles that it can be shown in, its own first.
  package let profiles: [Profile]
  /// The window that it gets when nobody says, in points.
  package let windowSize: Size
  /// The pixels for each point of that window.
  package let windowScale: Double
  /// How its window's traits follow from the size when nobody says: of an app for the phone `phone`.
  package let policy: TraitPolicy
  /// The part of the developer's panel that stands beside the app from the start, where there is room for it.
  package let panel: PanelPart?
  /// The preview's own, and `log`, which every preview has.
  package let options: [PreviewOption]
  /// Makes the app's controllers. Throws when options contradict each other, before anything is shown.
  package let make: @Sendable (Application, PreviewOptions) throws(Refusal) -> PreviewContent

  /// Describes an app.
  ///
  /// A value that cannot be is an error when a server is made with the preview, so that the app's author sees it at once.
  ///
  /// - Parameters:
  ///   - id: the name on the wire and in the page's address: 1 to 64 letters, digits and hyphens, which no other preview
  ///     of the server has.
  ///   - title: the name that the page shows.
  ///   - summary: one sentence that says what to try.
  ///   - profiles: the OS versions in which the app can be shown, its own first; at least one. By default the newest.
  ///   - windowSize: the window that it gets when nobody says, in points, from 1 to 20,000 on each side.
  ///   - windowScale: the pixels for each point of that window, from 1 to 4.
  ///   - policy: how the window's traits follow from its size when nobody says.
  ///   - options: what can be chosen when the preview is opened. A preview has the option `log` besides.
  ///   - make: makes the app's controllers, once for each opening. It throws for options that contradict each other.
  public init(
    id: String, title: String, summary: String, profiles: [Profile] = Array(Profile.all.suffix(1)),
    windowSize: Size = Size(width: 1180, height: 820), windowScale: Double = 2, policy: TraitPolicy = .pad,
    options: [PreviewOption] = [],
    make: @escaping @Sendable (Application, PreviewOptions) throws(Refusal) -> PreviewContent
  ) {
    self.init(
      id: id, title: title, summary: summary, profiles: profiles, windowSize: windowSize, windowScale: windowScale,
      policy: policy, panel: nil, options: options, make: make)
  }

  /// Describes an app beside which a part of the developer's panel stands from the start.
  package init(
    id: String, title: String, summary: String, profiles: [Profile], windowSize: Size, windowScale: Double = 2,
    policy: TraitPolicy = .pad, panel: PanelPart?, options: [PreviewOption],
    make: @escaping @Sendable (Application, PreviewOptions) throws(Refusal) -> PreviewContent
  ) {
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

  /// The window that it gets under a policy when nobody says: its own, or what is usual for apps of the other idiom.
  package func window(for policy: TraitPolicy) -> (size: Size, scale: Double) {
    policy.idiom == self.policy.idiom ? (windowSize, windowScale) : (policy.usualWindowSize, policy.usualWindowScale)
  }
}

/// The app, made: its root, and what the session needs of it besides.
open class PreviewContent {
  /// The controller that fills the window.
  public let rootViewController: ViewController
  /// The controllers that the wire names and the app does not know. An app whose own delegates name such controllers sets
  /// the ones that they have.
  package final var plainControllers: PlainViewControllers

  /// Holds an app by the controller that fills its window.
  public init(rootViewController: ViewController) {
    self.rootViewController = rootViewController
    plainControllers = PlainViewControllers(rootViewController.application)
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
