/// The button and the swipe that change the mode: the same target for both (H11, AD documented).
extension SplitViewController {
  /// How the display mode button looks.
  public struct DisplayModeButton: Equatable {
    /// False where it would do nothing, and while the split is collapsed (S3 observed).
    public let isVisible: Bool
    /// Arrows for `secondaryOnly`, as a back button for a mode that shows the primary (H11 documented).
    public let image: String
    /// The mode that it goes to.
    public let target: DisplayMode
  }

  /// The button's look now. UIKit asks the delegate for the target whenever it may have changed; the log
  /// keeps only the question that decides an action.
  public var displayModeButton: DisplayModeButton {
    let answer = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    let target = effectiveTarget(answer)
    let image = target == .secondaryOnly ? "arrow.up.left.and.arrow.down.right" : "chevron.backward"
    return DisplayModeButton(isVisible: isMounted && !isCollapsed && target != mode, image: image, target: target)
  }

  /// Does what the button does: goes to the target mode, animated. Nothing while collapsed.
  public func toggleDisplayMode() {
    guard isMounted, !isCollapsed else { return }
    changeModeByUser(to: effectiveTarget(askTargetDisplayMode()))
  }

  private func effectiveTarget(_ answer: DisplayMode) -> DisplayMode {
    answer == .automatic ? defaultTarget : answer.withOneColumn
  }

  /// UIKit's own choice (spec 2.8, inferred): what is shown beside or over hides; hidden, the primary comes
  /// beside where the preference is to have it there, else over. For an automatic landscape on an iPad no
  /// source settles whether the arrows are shown; they are, as S3 shows them on a large phone.
  private var defaultTarget: DisplayMode {
    guard mode == .secondaryOnly else { return .secondaryOnly }
    let resolved = resolution.mode(requested: preferredDisplayMode)
    return resolved == .oneBesideSecondary ? .oneBesideSecondary : .oneOverSecondary
  }

  /// Shows a mode because the user asked for it.
  func changeModeByUser(to next: DisplayMode) {
    guard next != mode else { return }
    if application.profile.storesModesOfTheUser {
      preferredDisplayMode = next
      hasModeRequest = false
    }
    show(next)
  }

  /// A tap on the dimmed secondary: back to `secondaryOnly` (AD documented).
  func didTapDimming() { changeModeByUser(to: .secondaryOnly) }

  /// A swipe over the split; whether it did anything.
  ///
  /// From the primary's edge inwards it reveals, towards that edge it hides. How near the edge a swipe has to
  /// begin is unmeasured: within `edgeSwipeWidth`. A mode that the target does not allow is left alone.
  func didSwipe(_ direction: SwipeDirection, at point: Point) -> Bool {
    guard isMounted, !isCollapsed, presentsWithGesture, let intent = intent(of: direction, at: point) else {
      return false
    }
    let target = effectiveTarget(askTargetDisplayMode())
    guard target != mode, target.shownColumns.contains(.primary) == (intent == .show) else { return false }
    changeModeByUser(to: target)
    return true
  }

  private func intent(of direction: SwipeDirection, at point: Point) -> ColumnAnnouncement.Change? {
    let inwards: SwipeDirection = isMirrored ? .left : .right
    let outwards: SwipeDirection = isMirrored ? .right : .left
    let isHidden = !mode.shownColumns.contains(.primary)
    if direction == inwards, isHidden, distanceFromPrimaryEdge(of: point) <= edgeSwipeWidth { return .show }
    return direction == outwards && !isHidden ? .hide : nil
  }

  private func distanceFromPrimaryEdge(of point: Point) -> Double {
    isMirrored ? view.frame.maxX - point.x : point.x - view.frame.x
  }
}

/// How near to an edge a swipe from that edge begins, in points. UIKit's own figure is not public.
let edgeSwipeWidth: Double = 30
