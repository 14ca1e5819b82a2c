/// The place of a controller's view: its `UIView.frame` in the window, and its `safeAreaInsets`.
public struct ViewPlacement: Equatable, Sendable {
  /// The frame in the window's coordinates, in points.
  public var frame = Rect.zero
  /// How far bars, the status bar and the device's edges reach into the frame, in points. No inset is negative.
  public var safeArea = EdgeInsets.zero

  package init(frame: Rect = Rect.zero, safeArea: EdgeInsets = EdgeInsets.zero) {
    self.frame = frame
    self.safeArea = safeArea
  }

  /// Whether every number is neither infinite nor no number at all.
  package var isFinite: Bool {
    let (insets, origin) = (safeArea, frame.x + frame.y)
    return frame.size.isFinite && origin.isFinite && (insets.top + insets.left + insets.bottom + insets.right).isFinite
  }

  /// The place of a subview whose frame is in the window's coordinates.
  ///
  /// The subview's insets are the parts of this view's insets that reach into the subview, as with UIKit's safe area
  /// (general knowledge).
  public func placement(ofSubview frame: Rect) -> ViewPlacement {
    let safe = self.frame.inset(by: safeArea)
    return ViewPlacement(
      frame: frame,
      safeArea: EdgeInsets(
        top: max(0, safe.y - frame.y), left: max(0, safe.x - frame.x), bottom: max(0, frame.maxY - safe.maxY),
        right: max(0, frame.maxX - safe.maxX)))
  }
}
