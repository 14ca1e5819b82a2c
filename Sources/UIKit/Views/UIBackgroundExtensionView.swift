import Foundation

/// A view whose content is drawn mirrored under the sidebar and the bars, since iOS 26: `UIBackgroundExtensionView`. The content is
/// drawn without the mirror images.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
  /// The content, which fills the safe area unless `automaticallyPlacesContentView` is false.
  open var contentView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let contentView { addSubview(contentView) }
      setNeedsLayout()
    }
  }
  /// Whether the content fills the safe area. The default is true.
  open var automaticallyPlacesContentView = true { didSet { setNeedsLayout() } }
  /// Places the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if automaticallyPlacesContentView { contentView?.frame = bounds.inset(by: safeAreaInsets) }
  }
}

/// A view over the edge of a scroll view that gets its effect, since iOS 26: `UIScrollEdgeElementContainerInteraction`. It is kept.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: ObjectBase, UIInteraction {
  /// Creates an interaction.
  public override init() { super.init() }
  /// Kept, without an effect.
  open weak var scrollView: UIScrollView?
  /// Kept, without an effect.
  open var edge: UIRectEdge = .top
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}
