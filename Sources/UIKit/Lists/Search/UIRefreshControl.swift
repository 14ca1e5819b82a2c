import Foundation
internal import SplitKit

/// A control that loads a list anew: `UIRefreshControl`.
///
/// A swipe down at the top of its scroll view begins a refresh and sends `valueChanged`. While it is under way, a list shows the
/// sign of an activity above its rows; any other scroll view shows nothing.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  weak var scrollView: UIScrollView?
  /// Creates a control.
  public convenience init() { self.init(frame: .zero) }
  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control as a storyboard does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Whether a refresh is under way.
  open private(set) var isRefreshing = false {
    didSet {
      guard isRefreshing != oldValue else { return }
      scrollView?.setNeedsLayout()
      scrollView?.noteChange()
    }
  }
  /// Begins a refresh, without an event.
  open func beginRefreshing() { isRefreshing = true }
  /// Ends a refresh.
  open func endRefreshing() { isRefreshing = false }
  /// The words below the sign. They are kept and not drawn.
  open var attributedTitle: NSAttributedString?

  /// The room above the rows of a list, in points.
  var room: CGFloat { isRefreshing ? CGFloat(ControlLengths.refresh) : 0 }

  /// The effect of a pull, which begins a refresh and sends `valueChanged`. Returns whether one begins.
  @discardableResult
  func pulled() -> Bool {
    guard !isRefreshing, isEnabled else { return false }
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }

  /// The sign of an activity.
  override func contentNode(in reading: inout ReadingContext) -> Value {
    node("activity", ["size": "medium", "isAnimating": true, "color": .color(storedTint ?? .systemGray, reading)], in: &reading)
  }
}
