import Testing

@testable import SplitKit

/// An app that drops its split view in the middle of a call, or keeps things of a split view that is gone.
@Suite struct SplitLifetimeTests {
  /// An app with the only strong reference to a window, which has the only one to a split.
  private final class App: DeprecatedSplitViewControllerDelegate {
    private var window: Window?
    private(set) weak var split: SplitViewController?
    private(set) var button: BarButtonItem?
    private(set) var popover: PopoverController?
    /// The delegate's calls that drop the window.
    private(set) var drops = 0
    /// Whether the next call drops the window.
    var isImpatient = false

    init(_ profile: Profile, _ style: SplitViewStyle = .unspecified, width: Double = 1366, height: Double = 1024) {
      let application = Application(profile: profile)
      let split = SplitViewController(application, id: "split", style: style)
      if style == .unspecified {
        split.viewControllers = ["A", "B"].map { PlainViewController(application, named: $0) }
      } else {
        for column in Column.fromPrimaryEdge where style == .tripleColumn || column != .supplementary {
          split.setViewController(PlainViewController(application, named: column.name), for: column)
        }
        split.showsSecondaryOnlyButton = true
      }
      split.delegate = self
      let window = Window(application: application, rootViewController: split, size: Size(width: width, height: height))
      window.makeVisible()
      (self.window, self.split) = (window, split)
    }

    func resize(_ size: Size) { window?.resize(to: size) }
    func drop() { window = nil }

    private func dropIfImpatient() {
      guard isImpatient, window != nil else { return }
      drops += 1
      drop()
    }

    func splitViewController(_: SplitViewController, willChangeTo _: DisplayMode) { dropIfImpatient() }
    func splitViewController(_: SplitViewController, willHide _: Column) { dropIfImpatient() }
    func splitViewController(
      _: SplitViewController, willHide _: ViewController, with barButtonItem: BarButtonItem,
      for popoverController: PopoverController
    ) {
      (button, popover) = (barButtonItem, popoverController)
      dropIfImpatient()
    }
    func splitViewController(_: SplitViewController, popoverController: PopoverController, willPresent _: ViewController) {
      dropIfImpatient()
    }
  }

  /// A controller that drops the app's window when its view is loaded.
  private final class Dropper: ViewController {
    var app: App?
    override func viewDidLoad() { app?.drop() }
  }

  @Test func `a popover and its button do nothing after the split`() throws {
    let app = App(.ios5, width: 768)
    let (button, popover) = (try #require(app.button), try #require(app.popover))
    #expect(popover.contentViewController != nil)
    app.drop()
    #expect(app.split == nil && popover.contentViewController == nil)
    button.perform()
    popover.present()
    popover.dismiss()
    #expect(!popover.isPopoverVisible)
  }

  @Test func `an app may drop its split while the popover's button presents the primary`() throws {
    let app = App(.ios5, width: 768)
    let button = try #require(app.button)
    app.isImpatient = true
    button.perform()
    #expect(app.drops == 1 && app.split == nil)
    button.perform()
  }

  @Test func `an app may drop its split while it presents the popover`() throws {
    let app = App(.ios5, width: 768)
    let popover = try #require(app.popover)
    app.isImpatient = true
    popover.present()
    #expect(app.drops == 1 && app.split == nil)
    popover.dismiss()
  }

  @Test(arguments: [
    (Profile.ios8, SplitViewStyle.unspecified), (.ios26, .unspecified), (.ios14, .doubleColumn), (.ios26, .tripleColumn),
  ])
  func `an app may drop its split while the display mode button works`(_ profile: Profile, _ style: SplitViewStyle) throws {
    let app = App(profile, style)
    let item = try #require(app.split).displayModeButtonItem
    app.isImpatient = true
    item.perform()
    #expect(app.drops == 1 && app.split == nil)
    item.perform()
  }

  @Test(arguments: [Profile.ios14, .ios26], 0...1)
  func `an app may drop its split while a button in a column's bar works`(_ profile: Profile, _ index: Int) throws {
    let app = App(profile, .tripleColumn)
    let items = try #require(app.split?.barItems)
    try #require(items.count == 2)
    app.isImpatient = true
    items[index].perform()
    #expect(app.drops == 1 && app.split == nil)
    items[index].perform()
  }

  @Test(
    arguments: [
      (Profile.ios5, SplitViewStyle.unspecified), (.ios8, .unspecified), (.ios26, .unspecified), (.ios14, .doubleColumn),
      (.ios26, .tripleColumn),
    ], [400.0, 1366])
  func `an app may drop its split while the split shows a detail`(
    _ sample: (profile: Profile, style: SplitViewStyle), _ width: Double
  ) throws {
    let app = App(sample.profile, sample.style, width: width)
    let sender = try #require(app.split?.viewControllers.first)
    let detail = Dropper(sender.application, id: "D")
    detail.app = app
    sender.showDetailViewController(detail)
    sender.host?.layoutIfNeeded()
    app.drop()
    #expect(app.split == nil)
    sender.showDetailViewController(Dropper(sender.application, id: "E"))
  }

  @Test(arguments: [
    (Profile.ios5, SplitViewStyle.unspecified, Size(width: 768, height: 1024)),
    (.ios26, .unspecified, Size(width: 400, height: 800)), (.ios26, .doubleColumn, Size(width: 400, height: 800)),
    (.ios14, .tripleColumn, Size(width: 400, height: 800)),
  ])
  func `an app may drop its window while a resize changes the split`(
    _ profile: Profile, _ style: SplitViewStyle, _ size: Size
  ) {
    let app = App(profile, style)
    app.isImpatient = true
    app.resize(size)
    #expect(app.drops == 1 && app.split == nil)
  }
}

extension SplitViewController {
  /// The split's own items in the bar of its first column.
  fileprivate var barItems: [BarButtonItem]? {
    let stacks = Column.fromPrimaryEdge.compactMap { viewController(for: $0)?.navigationController }
    return stacks.map(ownItems(inBarOf:)).first { !$0.isEmpty }
  }
}
