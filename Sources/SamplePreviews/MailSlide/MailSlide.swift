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
          + "it stays beside the detail always.")
    ]
  ) { (application, options) throws(Refusal) in
    MailSlideContent(application, options["presentation"].string.flatMap(MasterPresentation.init(rawValue:)) ?? .slide)
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

  init(_ application: Application, _ presentation: MasterPresentation) {
    split = SplitViewController(application, id: "split")
    switch presentation {
    case .slide:
      detail = SlidingDetailViewController(application, id: "detail")
      delegate = nil
    case .popover:
      let popoverDetail = PopoverDetailViewController(application, id: "detail")
      (detail, delegate) = (popoverDetail, popoverDetail)
    case .always:
      (detail, delegate) = (DetailViewController(application, id: "detail"), MasterKeeper())
    }
    master = MasterViewController(application, id: "master", detail: detail)
    navigation = NavigationController(rootViewController: master)
    super.init(rootViewController: split)
    split.delegate = delegate
    split.viewControllers = [navigation, detail]
    if presentation == .slide { navigation.decoration = Self.decoration }
    if presentation == .popover { master.preferredContentSize = Self.popoverSize }
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
    [navigation, master, detail].first { $0.id == name }
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
