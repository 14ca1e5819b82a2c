/// An app that can be previewed: its name, its options, and the function that creates it.
public struct Preview: Sendable {
  /// The name on the wire.
  package let id: String
  /// The name that the page shows.
  package let title: String
  /// One sentence that says what to try.
  package let summary: String
  /// The profiles of the app, beginning with its default.
  package let profiles: [Profile]
  /// The profile in which the page and the commands show the app, unless somebody asks for another one. It is the app's default,
  /// except for the previews of this package, which `openedInMeasuredVersion` changes.
  package private(set) var shownProfile: Profile?
  /// The default size of the window, in points.
  package let windowSize: Size
  /// The number of pixels for each point of that window.
  package let windowScale: Double
  /// The default policy, by which the window's traits follow from the size. An app for phones has `phone`.
  package let policy: TraitPolicy
  /// The part of the developer's panel to show beside the app from the start, if there is room.
  package let panel: PanelPart?
  /// The module of the page that registers views for the app's own kinds of content: its path on the server, such as
  /// `apps/own/page.js`. It is nil for an app whose kinds the page can draw itself.
  package let pageModule: String?
  /// The options of the preview, and `log`, which every preview has.
  package let options: [PreviewOption]
  /// Creates the app's controllers. Throws an error if options contradict each other, before anything is shown.
  package let make: @Sendable (Application, PreviewOptions) throws(Refusal) -> PreviewContent

  /// Describes an app.
  ///
  /// An invalid value is an error when a server is created with the preview, so that the app's author sees it at once.
  ///
  /// - Parameters:
  ///   - id: The name on the wire and in the page's address. It has 1 to 64 letters, digits and hyphens, and no other
  ///     preview of the server has it.
  ///   - title: The name that the page shows.
  ///   - summary: One sentence that says what to try.
  ///   - profiles: The OS versions in which the app can be shown, beginning with its default. There is at least one. If
  ///     the parameter is left out, the newest version is the only one.
  ///   - windowSize: The default size of the window in points, from 1 to 20,000 on each side.
  ///   - windowScale: The number of pixels for each point of that window, from 1 to 4.
  ///   - policy: The default policy, by which the window's traits follow from its size.
  ///   - pageModule: The module of the page that registers views for the app's own kinds of content, as a path on the
  ///     server. The file `page.js` of the server's `appDirectory` is `apps/own/page.js`.
  ///   - options: The options that a client can set when it opens the preview. Every preview also has the option `log`.
  ///   - make: A closure that creates the app's controllers, called once for each opening. It throws an error for options
  ///     that contradict each other.
  public init(
    id: String, title: String, summary: String, profiles: [Profile] = Array(Profile.all.suffix(1)),
    windowSize: Size = Size(width: 1180, height: 820), windowScale: Double = 2, policy: TraitPolicy = .pad,
    pageModule: String? = nil, options: [PreviewOption] = [],
    make: @escaping @Sendable (Application, PreviewOptions) throws(Refusal) -> PreviewContent
  ) {
    self.init(
      id: id, title: title, summary: summary, profiles: profiles, windowSize: windowSize, windowScale: windowScale,
      policy: policy, panel: nil, pageModule: pageModule, options: options, make: make)
  }

  /// Describes an app beside which a part of the developer's panel stands from the start.
  package init(
    id: String, title: String, summary: String, profiles: [Profile], windowSize: Size, windowScale: Double = 2,
    policy: TraitPolicy = .pad, panel: PanelPart?, pageModule: String? = nil, options: [PreviewOption],
    make: @escaping @Sendable (Application, PreviewOptions) throws(Refusal) -> PreviewContent
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.profiles = profiles
    shownProfile = profiles.first
    self.windowSize = windowSize
    self.windowScale = windowScale
    self.policy = policy
    self.panel = panel
    self.pageModule = pageModule
    self.options = options + [.log]
    self.make = make
  }

  /// The preview as the page and the commands open it: in the newest version whose split view was measured, if it has that. Its
  /// default, in which `open` without a profile opens it, stays.
  package var openedInMeasuredVersion: Preview {
    var preview = self
    if profiles.contains(.newestMeasured) { preview.shownProfile = .newestMeasured }
    return preview
  }

  /// The default window under a policy: the preview's own, or the usual one for apps of the other idiom.
  package func window(for policy: TraitPolicy) -> (size: Size, scale: Double) {
    policy.idiom == self.policy.idiom ? (windowSize, windowScale) : (policy.usualWindowSize, policy.usualWindowScale)
  }
}

/// The controllers of a running app: its root, and what the session needs besides.
open class PreviewContent {
  /// The controller that fills the window.
  package let rootViewController: ViewController
  /// The controllers for names from the wire that the app does not know. An app whose own delegates name such controllers
  /// sets those that the delegates have.
  package final var plainControllers: PlainViewControllers
  /// The controller whose traits the message `traits` overrides, or nil for the window.
  package final var traitOverridesTarget: ViewController?
  /// Called before the window becomes visible, when its root knows it, and again when it is.
  package final var willShow: (() -> Void)?
  package final var didShow: (() -> Void)?

  /// Creates the content of an app from the controller that fills its window.
  public init(rootViewController: ViewController) {
    self.rootViewController = rootViewController
    plainControllers = PlainViewControllers(rootViewController.application)
  }

  /// The app's controller with a name, in the tree or out of it, or nil if there is none.
  ///
  /// A client can name a controller in a message that is refused, and such a message must change nothing. The controllers
  /// therefore exist before they are named.
  open func controller(named name: String) -> ViewController? { nil }

  /// The place of the user, which `restore` restores as far as it still exists. On the wire, it has at most 4 KiB. It must not
  /// follow from a size, except through the offset of a content, because the engine does not read it again after a resize.
  open var place: Value { .object([]) }

  /// Restores a place after the window has become visible. Parts that no longer exist are left out.
  open func restore(_ place: Value) {}
}

extension Preview {
  /// The app that draws the preview, which is the folder of the page module, or else the preview itself. The page and a picture
  /// have its colours.
  package var drawingApp: String {
    guard let folders = pageModule?.split(separator: "/"), folders.count > 1 else { return id }
    return String(folders[folders.count - 2])
  }
}
