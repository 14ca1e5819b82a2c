import Foundation
internal import SplitKit

/// A view whose contents can be larger than it is: `UIScrollView`.
///
/// One scroll view of a screen is scrolled by the user: the first one that is as wide as the screen. Any other shows its contents at
/// the offset that code gives it. Zooming and paging are not drawn.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// How bars change the insets, with UIKit's raw values.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  /// The effect of a drag on the keyboard, with UIKit's raw values.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// The look of the scroll bars, which are not drawn.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  /// How fast a scroll slows down. It is kept.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The rate.
    public let rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A faster rate.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }
  /// Creates a view as a storyboard does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The object that is told about scrolls.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The size of the contents in points. Constraints on the contents set it too.
  open var contentSize: CGSize = .zero { didSet { if contentSize != oldValue { noteChange() } } }
  /// The place of the contents at the upper left corner. At the top, it is minus the insets.
  open var contentOffset: CGPoint {
    get { CGPoint(x: scrolled.x - adjustedContentInset.left, y: scrolled.y - adjustedContentInset.top) }
    set { setOffset(CGPoint(x: newValue.x + adjustedContentInset.left, y: newValue.y + adjustedContentInset.top)) }
  }
  /// Scrolls. The page moves there without an animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  /// Scrolls until a rectangle is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let (top, height) = (scrolled.y, bounds.height - adjustedContentInset.top - adjustedContentInset.bottom)
    if rect.minY < top { setOffset(CGPoint(x: scrolled.x, y: rect.minY)) }
    if rect.maxY > top + height { setOffset(CGPoint(x: scrolled.x, y: max(0, rect.maxY - height))) }
  }
  /// The distance by which the contents are scrolled from their beginning.
  private(set) var scrolled = CGPoint.zero
  /// Space around the contents in points.
  open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { setNeedsLayout() } } }
  /// How bars change the insets. `never` leaves them out.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { setNeedsLayout() } }
  /// The insets with those of the bars.
  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset
    guard contentInsetAdjustmentBehavior != .never else { return insets }
    insets.top += safeAreaInsets.top
    insets.bottom += safeAreaInsets.bottom
    return insets
  }
  /// The insets with the whole safe area. `adjustedContentInset` tells of the bars above and below alone, because a list or a text on a
  /// device moves what is in it out of the rest.
  var insetsWithSafeArea: UIEdgeInsets {
    var insets = adjustedContentInset
    guard contentInsetAdjustmentBehavior != .never else { return insets }
    insets.left += safeAreaInsets.left
    insets.right += safeAreaInsets.right
    return insets
  }
  /// Called when the insets with those of the bars have changed. It is never called here.
  open func adjustedContentInsetDidChange() {}
  /// The contents, in constraints.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }
  /// The frame, in constraints.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }
  /// Whether the user can scroll. The default is true.
  open var isScrollEnabled = true { didSet { noteChange() } }
  /// Kept: pages are not drawn.
  open var isPagingEnabled = false
  /// Kept, without an effect.
  open var bounces = true
  /// Kept, without an effect.
  open var alwaysBounceVertical = false
  /// Kept, without an effect.
  open var alwaysBounceHorizontal = false
  /// Kept, without an effect.
  open var isDirectionalLockEnabled = false
  /// Kept: the page draws its own bar.
  open var showsVerticalScrollIndicator = true
  /// Kept, without an effect.
  open var showsHorizontalScrollIndicator = true
  /// Kept, without an effect.
  open var indicatorStyle = IndicatorStyle.default
  /// Kept, without an effect.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Kept, without an effect.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Kept, without an effect.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Kept, without an effect.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Kept, without an effect.
  open var decelerationRate = DecelerationRate.normal
  /// Whether an index is shown beside the content, with UIKit's raw values. It has no effect.
  public enum IndexDisplayMode: Int, Sendable { case automatic, alwaysHidden }
  /// Kept, without an effect.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// Kept, without an effect.
  open var contentAlignmentPoint = CGPoint.zero
  /// Does nothing, because scrolls end at once.
  open func stopScrollingAndZooming() {}
  /// Kept, without an effect.
  open var delaysContentTouches = true
  /// Kept, without an effect.
  open var canCancelContentTouches = true
  /// Kept, without an effect.
  open var scrollsToTop = true
  /// The effect of a drag on the keyboard. It is kept.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a finger is on the view: never.
  open var isTracking: Bool { false }
  /// Whether a finger drags the view: never.
  open var isDragging: Bool { false }
  /// Whether the view still moves after a drag: never.
  open var isDecelerating: Bool { false }
  /// Whether the user zooms: never.
  open var isZooming: Bool { false }
  /// Whether the zoom goes back: never.
  open var isZoomBouncing: Bool { false }
  /// Whether the contents scroll by themselves: never.
  open var isScrollAnimating: Bool { false }
  /// Kept, without an effect.
  open var bouncesZoom = true
  /// Kept, without an effect.
  open var bouncesHorizontally = true
  /// Kept, without an effect.
  open var bouncesVertically = true
  /// The gesture of zooming: none.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  /// Kept, without an effect.
  open var allowsKeyboardScrolling = true
  /// Kept, without an effect.
  open var transfersHorizontalScrollingToParent = true
  /// Kept, without an effect.
  open var transfersVerticalScrollingToParent = true
  /// The look of the edge below a bar since iOS 26. It is kept.
  public let topEdgeEffect = UIScrollEdgeEffect()
  /// The look of the edge above a bar since iOS 26. It is kept.
  public let bottomEdgeEffect = UIScrollEdgeEffect()
  /// The look of the edge at the left since iOS 26. It is kept.
  public let leftEdgeEffect = UIScrollEdgeEffect()
  /// The look of the edge at the right since iOS 26. It is kept.
  public let rightEdgeEffect = UIScrollEdgeEffect()
  /// Whether a touch in a view begins a scroll. It is not asked. The default is true.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Whether a scroll takes a touch away from a view. It is not asked. The default is true unless the view is a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Kept: the contents are not scaled.
  open var minimumZoomScale: CGFloat = 1
  /// Kept: the contents are not scaled.
  open var maximumZoomScale: CGFloat = 1
  /// The scale: 1.
  open var zoomScale: CGFloat = 1
  /// Does nothing.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {}
  /// Does nothing.
  open func zoom(to rect: CGRect, animated: Bool) {}
  /// Does nothing, because bars of the page show themselves.
  open func flashScrollIndicators() {}
  /// The control that loads anew, which a swipe down at the top of the view begins.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.scrollView = nil
      refreshControl?.scrollView = self
      noteChange()
    }
  }
  /// The recogniser of drags. It recognises nothing.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()

  /// Scrolls, and tells the delegate and the page.
  func setOffset(_ offset: CGPoint) {
    guard offset != scrolled, offset.x.isFinite, offset.y.isFinite else { return }
    scrolled = offset
    nearestController?.codeScrolled(self)
    didScroll()
  }

  /// Changes the distance by which the contents are scrolled during a layout of these contents, without a call of the delegate.
  func setScrolled(_ y: CGFloat) { scrolled.y = max(0, y) }

  /// The user has scrolled.
  func userScrolled(to offset: CGPoint) {
    guard offset != scrolled else { return }
    delegate?.scrollViewWillBeginDragging(self)
    scrolled = offset
    didScroll()
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Places the refresh control at the position to which the contents are scrolled (870).
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeRefreshControl(bounds.width)
  }

  /// Called after every scroll.
  func didScroll() {
    placeRefreshControl(bounds.width)
    delegate?.scrollViewDidScroll(self)
    noteChange()
  }

  /// Takes the size that constraints lead to.
  func noteSolvedContent(_ size: CGSize) { if size != .zero { contentSize = size } }

  /// The size of the contents as they are read: that which is set, or at least the frames of the subviews if none is.
  var readContentSize: CGSize { contentSize }
  override func contentNode(in reading: inout ReadingContext) -> Value {
    guard self === reading.paneScroll else { return boxNode(in: &reading) }
    return node("scroll", ["scrolls": true], in: &reading)
  }
  override var shownOrigin: CGPoint { contentOffset }
  /// The point at the corner of a list, whose rows stand between the parts that the edges of the window cover.
  var originOfRows: CGPoint { CGPoint(x: contentOffset.x - safeAreaInsets.left, y: contentOffset.y) }
  /// Whether the page scrolls the view: it can be scrolled from top to bottom.
  var scrollsPane: Bool { isScrollEnabled }
}

/// The object that is told about scrolls: `UIScrollViewDelegate`. The page sends the place where a scroll ends, so each scroll begins
/// and ends at once.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The contents have moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A drag will end. It is never called.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// A drag has ended.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The view will go on moving. It is never called.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The view stands still.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// A scroll by code has ended. It is never called.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is scaled. It is not asked.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// The scale has changed. It is never called.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar scrolls to the top. It is not asked.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The view has scrolled to its top. It is never called.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// True.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

/// The look of an edge of a scroll view since iOS 26: `UIScrollEdgeEffect`. It is kept.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: ObjectBase {
  /// The looks: `UIScrollEdgeEffect.Style`.
  public struct Style: Hashable, Sendable {
    private let name: String
    /// The one of the system.
    public static let automatic = Style(name: "automatic")
    /// A line.
    public static let hard = Style(name: "hard")
    /// A blur.
    public static let soft = Style(name: "soft")
  }
  /// The look.
  open var style = Style.automatic
  /// Whether the edge has no look.
  open var isHidden = false
}
