import SplitKit

extension Preview {
  /// A master that slides over the detail in portrait, like that of Apple's mail app in iOS 5. It is the example of
  /// "Mail App Style Split View Controller With a Sliding Master View".
  package static let mailSlide = Preview(
    id: "mail-slide", title: "Sliding master",
    summary: "In a window higher than wide, tap Master to slide the list in, and tap beside it to send it away. Then rotate.",
    profiles: [.ios5], windowSize: Size(width: 768, height: 1024),
    pageModule: "apps/mail-slide/page.js",
    options: [
      PreviewOption(
        "presentation", .choice(MasterPresentation.allCases.map(\.rawValue)), default: "slide",
        "How portrait shows the master: it slides in, a popover has it as split views of the time do by themselves, or "
          + "it stays beside the detail always. With template, the app is Xcode's Master-Detail template: two navigation "
          + "controllers, the popover, and a list that changes nothing."),
      PreviewOption(
        "keepsOneButton", .flag, default: true,
        "Whether a turn to portrait adds the Master button only if it is missing. Set this to false for the article's "
          + "literal code, turn upside down for a second button, then to landscape, and tap the one that stays."),
      PreviewOption(
        "connectsDetail", .flag, default: false,
        "Whether the list of Xcode's template has the reference to the detail that the article misses. With the "
          + "presentation template, choose an item without it and with it."),
    ]
  ) { (application, options) throws(Refusal) in
    MailSlideContent(application, MailSlideOptions(options))
  }
}

/// The way in which the master is shown in portrait. In landscape it is beside the detail.
enum MasterPresentation: String, CaseIterable {
  /// The app moves the view of the master, as in the article.
  case slide
  /// The delegate gets a button that shows the master in a popover, as was usual in split views of the time.
  case popover
  /// The delegate keeps the master visible, which was new in iOS 5.
  case always
  /// Xcode's Master-Detail template: a popover, and both controllers on stacks of their own.
  case template
}

/// The options of the preview.
struct MailSlideOptions {
  let presentation: MasterPresentation
  let keepsOneButton: Bool
  let connectsDetail: Bool

  init(_ options: PreviewOptions) {
    presentation = options["presentation"].string.flatMap(MasterPresentation.init(rawValue:)) ?? .slide
    keepsOneButton = options["keepsOneButton"].bool ?? true
    connectsDetail = options["connectsDetail"].bool ?? false
  }

  /// Whether the master has a reference to the detail. Only Xcode's template omits it (S4).
  var masterKnowsDetail: Bool { presentation != .template || connectsDetail }
}

/// The controllers of the article's app delegate: the split view with its two controllers, and the border around the
/// master.
final class MailSlideContent: PreviewContent {
  let split: SplitViewController
  let master: MasterViewController
  let detail: DetailViewController
  private let navigation: NavigationController
  /// The delegate, which is stored here because a split view does not own its delegate.
  private let delegate: (any SplitViewControllerDelegate)?

  /// The stack of the detail, which only Xcode's template has.
  private let detailNavigation: NavigationController?

  init(_ application: Application, _ options: MailSlideOptions) {
    split = SplitViewController(application, id: "split")
    (detail, delegate) = Self.makeDetail(application, options)
    master = MasterViewController(application, id: "master", detail: options.masterKnowsDetail ? detail : nil)
    navigation = NavigationController(rootViewController: master)
    detailNavigation = options.presentation == .template ? NavigationController(rootViewController: detail) : nil
    super.init(rootViewController: split)
    split.delegate = delegate
    split.viewControllers = [navigation, detailNavigation ?? detail]
    switch options.presentation {
    case .slide: navigation.decoration = Self.decoration
    case .popover, .template: master.preferredContentSize = Self.popoverSize
    case .always: break
    }
  }

  /// Returns the detail and the delegate of the split view.
  private static func makeDetail(
    _ application: Application, _ options: MailSlideOptions
  ) -> (DetailViewController, (any SplitViewControllerDelegate)?) {
    switch options.presentation {
    case .slide:
      return (SlidingDetailViewController(application, id: "detail", keepsOneButton: options.keepsOneButton), nil)
    case .popover:
      let detail = PopoverDetailViewController(application, id: "detail")
      return (detail, detail)
    case .always: return (DetailViewController(application, id: "detail"), MasterKeeper())
    case .template:
      let detail = TemplateDetailViewController(application, id: "detail")
      return (detail, detail)
    }
  }

  /// S4, "Adding a Border to the Master View".
  private static let decoration = ViewDecoration(
    borderWidth: 1, cornerRadius: 5, shadowOpacity: 0.8, shadowOffset: Point(x: -5, y: 0))

  /// The size of the popover in Xcode's template of the time, in points (general knowledge).
  private static let popoverSize = Size(width: 320, height: 600)

  /// The origin of the master's view in the view of the split.
  var masterOrigin: Point {
    get { navigation.viewOrigin }
    set { navigation.viewOrigin = newValue }
  }

  /// Whether the master is beyond an edge of the split. The result is false for a master that was removed from the split,
  /// wherever its view was before.
  var isMasterBeyondEdge: Bool {
    let (master, all) = (navigation.view.frame, split.view.frame)
    return navigation.parent === split && (master.maxX <= all.x || master.x >= all.maxX)
  }

  /// The controllers that can be out of the tree and keep their identity until they come back.
  override func controller(named name: String) -> ViewController? {
    [navigation, master, detail, detailNavigation].compactMap { $0 }.first { $0.id == name }
  }

  override var place: Value { MailSlidePlace(content: self).value }

  override func restore(_ place: Value) { MailSlidePlace(content: self).restore(place) }
}

/// Keeps the master beside the detail in portrait too (R-UYL observed).
private final class MasterKeeper: DeprecatedSplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: SplitViewController, shouldHide controller: ViewController,
    in orientation: InterfaceOrientation
  ) -> Bool { false }
}
