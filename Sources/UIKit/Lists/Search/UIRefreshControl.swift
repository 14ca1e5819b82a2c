import Foundation
internal import SplitKit

/// A control that loads a list anew: `UIRefreshControl`. It is kept: the page does not pull a list down. Code that begins a refresh
/// sees it go on until it ends it.
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
  open private(set) var isRefreshing = false
  /// Begins a refresh, without an event.
  open func beginRefreshing() { isRefreshing = true }
  /// Ends a refresh.
  open func endRefreshing() { isRefreshing = false }
  /// Kept and not drawn.
  open var attributedTitle: NSAttributedString?

  /// The effect of a pull, which begins a refresh and sends `valueChanged`.
  func pulled() {
    guard !isRefreshing, isEnabled else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
}
