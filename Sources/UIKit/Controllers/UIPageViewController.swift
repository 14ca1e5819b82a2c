import Foundation
internal import SplitKit

/// Pages that the user turns: `UIPageViewController`.
///
/// The page that is shown fills the view. A swipe to the side, and for a vertical order one up or down, turns to the page that the
/// data source gives. Two pages at a time are not drawn.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages turn, with UIKit's raw values. Only those that scroll have dots.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// The order of pages, with UIKit's raw values.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// A direction, with UIKit's raw values.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// Where the spine of a book is, with UIKit's raw values. It has no effect.
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }
  /// Names of options: `UIPageViewController.OptionsKey`. They have no effect.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where the spine of a book is.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How pages turn.
  public let transitionStyle: TransitionStyle
  /// The order of pages.
  public let navigationOrientation: NavigationOrientation
  /// Where the spine of a book is.
  open var spineLocation: SpineLocation { .none }
  /// Kept: one page is shown.
  open var isDoubleSided = false
  /// The object that has the pages beside the one that is shown.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The object that is told about turns of the user.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The page that is shown, or none.
  open private(set) var viewControllers: [UIViewController]?
  /// The recognisers of swipes.
  open var gestureRecognizers: [UIGestureRecognizer] { viewIfLoaded?.gestureRecognizers ?? [] }

  /// Creates pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates pages in a row.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (transitionStyle, navigationOrientation) = (.scroll, .horizontal)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates pages in a row as a storyboard does.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.scroll, .horizontal)
    super.init(coder: coder)
  }

  /// Makes the view, with recognisers of swipes.
  open override func loadView() {
    let root = UIView(frame: firstBounds)
    let isRow = navigationOrientation == .horizontal
    for direction: UISwipeGestureRecognizer.Direction in isRow ? [.left, .right] : [.up, .down] {
      let forward = direction == .up || (direction == .left) != root.isRightToLeft && isRow
      let turn = Selector("turnPage") { (pages: UIPageViewController) in { pages.turn(forward) } }
      let swipe = UISwipeGestureRecognizer(target: self, action: turn)
      swipe.direction = direction
      root.addGestureRecognizer(swipe)
    }
    view = root
    if let page = viewControllers?.first { show(page) }
    showDots()
  }

  /// The dots, which a data source asks for that counts its pages. Pages in a row have them at their bottom.
  private let dots = UIPageControl()
  /// The height of the row of dots in points, by which a page is lower (spec/views.md 924).
  private var dotsHeight: CGFloat { dots.intrinsicContentSize.height }

  /// Shows as many dots as the data source says, or none. It is asked when the app sets pages, as in UIKit.
  private func showDots() {
    guard isViewLoaded else { return }
    let mayHaveDots = transitionStyle == .scroll && navigationOrientation == .horizontal
    let count = mayHaveDots ? dataSource?.presentationCount(for: self) ?? 0 : 0
    dots.numberOfPages = max(0, count)
    if count > 0, let dataSource {
      dots.currentPage = dataSource.presentationIndex(for: self)
      dots.isUserInteractionEnabled = false
      view.addSubview(dots)
    } else {
      dots.removeFromSuperview()
    }
    placeDots()
  }

  /// Places the dots above the bottom inset, and the page above the dots.
  private func placeDots() {
    let bottom = view.bounds.maxY - view.safeAreaInsets.bottom
    dots.frame = CGRect(x: 0, y: bottom - dotsHeight, width: view.bounds.width, height: dotsHeight)
    viewControllers?.first?.viewIfLoaded?.frame = pageFrame
  }

  /// Lights the dot of the next page, or of the one at the other end.
  private func moveDot(_ step: Int) {
    let count = dots.numberOfPages
    if count > 0 { dots.currentPage = ((dots.currentPage + step) % count + count) % count }
  }

  /// The place of a page, which dots make lower.
  private var pageFrame: CGRect {
    var frame = view.bounds
    if dots.superview === view { frame.size.height -= dotsHeight + view.safeAreaInsets.bottom }
    return frame
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeDots()
  }

  /// Shows a page, without asking the data source.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let old = self.viewControllers?.first
    self.viewControllers = viewControllers.map { Array($0.prefix(1)) }
    if let old, old !== viewControllers?.first { drop(old) }
    if isViewLoaded, let page = viewControllers?.first, page.parent !== self { show(page) }
    if !isTurning { showDots() }
    if let completion { context.application.afterLayout { completion(true) } }
  }

  private func show(_ page: UIViewController) {
    addChild(page)
    page.view.frame = pageFrame
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }

  private func drop(_ page: UIViewController) {
    guard page.parent === self else { return }
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
  }

  /// Whether the user turns a page, for which the dots follow by themselves.
  private var isTurning = false

  private func turn(_ forward: Bool) {
    guard let dataSource, let page = viewControllers?.first else { return }
    let next =
      forward
      ? dataSource.pageViewController(self, viewControllerAfter: page)
      : dataSource.pageViewController(self, viewControllerBefore: page)
    guard let next else { return }
    delegate?.pageViewController(self, willTransitionTo: [next])
    isTurning = true
    setViewControllers([next], direction: forward ? .forward : .reverse, animated: true)
    isTurning = false
    moveDot(forward ? 1 : -1)
    delegate?.pageViewController(self, didFinishAnimating: true, previousViewControllers: [page], transitionCompleted: true)
  }
}

/// The object that has the pages: `UIPageViewControllerDataSource`.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another one, or nil.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another one, or nil.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots. The default is 0, for none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The chosen dot. It is asked when the app sets pages.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// 0.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The object that is told about turns of the user: `UIPageViewControllerDelegate`.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// A turn begins.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// A turn has ended.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Where the spine is in another orientation. It is not asked.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  /// Nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// None.
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .none }
}
