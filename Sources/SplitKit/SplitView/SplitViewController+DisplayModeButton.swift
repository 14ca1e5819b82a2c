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
    guard style == .unspecified else { return columnButton }
    let answer = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    let target = effectiveTarget(answer)
    let image = target == .secondaryOnly ? "arrow.up.left.and.arrow.down.right" : "chevron.backward"
    return DisplayModeButton(isVisible: canToggle && target != mode, image: image, target: target)
  }

  /// Does what the button does: goes to the target mode, animated. Nothing while collapsed.
  public func toggleDisplayMode() {
    perform { split in
      guard split.canToggle else { return }
      guard split.isClassic else { return split.toggleColumns() }
      split.changeModeByUser(to: split.effectiveTarget(split.askTargetDisplayMode()))
    }
  }

  /// Whether there is a mode to change: the split is on screen and expanded, and has modes at all (since iOS 8).
  private var canToggle: Bool { state.expanded != nil && design.isAdaptive }

  /// The delegate's choice, else UIKit's, as far as the window has room for it.
  private func effectiveTarget(_ answer: DisplayMode) -> DisplayMode {
    resolution.mode(requested: answer == .automatic ? defaultTarget : answer)
  }

  /// UIKit's own choice (spec 2.8, inferred): what is shown beside or over hides. Hidden, the primary comes back the
  /// way it went; if it was never there, beside where automatic would have it so, else over. For an automatic
  /// landscape on an iPad no source settles whether the arrows are shown; they are, as S3 shows them on a large phone.
  private var defaultTarget: DisplayMode {
    guard displayMode == .secondaryOnly else { return .secondaryOnly }
    switch preferredDisplayMode.primaryPreference {
    case .automatic: return comingBack(from: resolution.automatic)
    case .hidden: return state.expanded?.modeBeforeHiding ?? comingBack(from: resolution.automatic)
    case .beside: return comingBack(from: resolution.mode(requested: preferredDisplayMode))
    case .over: return .oneOverSecondary
    }
  }

  private func comingBack(from resolved: DisplayMode) -> DisplayMode {
    resolved == .oneBesideSecondary ? .oneBesideSecondary : .oneOverSecondary
  }

  /// Shows a mode because the user asked for it.
  func changeModeByUser(to next: DisplayMode) {
    guard next != mode, !isInTransition else { return }
    if design.storesModesOfTheUser {
      preferredDisplayMode = next
      state.expanded?.hasModeRequest = false
    }
    state.expanded?.parking = .beyondEdge
    change(to: ShownMode(mode: next))
  }

  /// A tap on the dimmed secondary: back to `secondaryOnly` (AD documented).
  func didTapDimming() {
    style == .unspecified ? changeModeByUser(to: .secondaryOnly) : didTapDimmedColumns()
  }

  /// A swipe over the split; whether it did anything.
  ///
  /// From the primary's edge inwards it reveals; towards that edge it hides, when it began on the primary or on what
  /// the primary dims. How near the edge a swipe has to begin is unmeasured: within `edgeSwipeWidth`. A mode that the
  /// target does not allow is left alone.
  func didSwipe(_ direction: SwipeDirection, at point: Point) -> Bool {
    guard style == .unspecified else { return didSwipeColumns(direction, at: point) }
    guard canToggle, presentsWithGesture, let intent = intent(of: direction, at: point) else { return false }
    let target = effectiveTarget(askTargetDisplayMode())
    guard target != mode, target.showsPrimary == (intent == .show) else { return false }
    changeModeByUser(to: target)
    return true
  }

  private func intent(of direction: SwipeDirection, at point: Point) -> ColumnAnnouncement.Change? {
    let inwards: SwipeDirection = isMirrored ? .left : .right
    let outwards: SwipeDirection = isMirrored ? .right : .left
    let isHidden = !displayMode.showsPrimary
    if direction == inwards, isHidden, distanceFromPrimaryEdge(of: point) <= edgeSwipeWidth { return .show }
    let beganOnPrimary = mode == .oneOverSecondary || primary?.view.frame.contains(point) == true
    return direction == outwards && !isHidden && beganOnPrimary ? .hide : nil
  }

  private func distanceFromPrimaryEdge(of point: Point) -> Double {
    isMirrored ? view.frame.maxX - point.x : point.x - view.frame.x
  }
}
