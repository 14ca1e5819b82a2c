/// The button and the swipe that change the mode. Both have the same target (H11, AD documented).
extension TwoControllerSplit {
  var displayModeButton: SplitViewController.DisplayModeButton {
    let target = self.target
    let image = target == .secondaryOnly ? "arrow.up.left.and.arrow.down.right" : "chevron.backward"
    return .init(
      isVisible: canToggle && target != mode, image: image, title: title(of: target), target: target)
  }

  var displayModeButtonReason: String {
    if let reasonForNoButton { return reasonForNoButton }
    guard canToggle else { return "hidden: mode, before iOS 8 an app cannot prefer a mode" }
    let target = self.target
    return target == mode ? "hidden: target, \(target.name) is shown already" : "shown: target, it goes to \(target.name)"
  }

  /// The title beside the chevron: that of a back button to the primary, or nil without one.
  private func title(of target: DisplayMode) -> String? {
    guard design.titlesDisplayModeButton, target != .secondaryOnly, let top = primary?.innermostTop else { return nil }
    return top.navigationItem.backButtonTitle ?? top.title
  }

  func toggleDisplayMode() {
    guard canToggle else { return }
    askForTarget(.action)
    changeModeByUser(to: target)
  }

  /// Whether the mode can change: the split is on screen and expanded, and has modes (since iOS 8).
  private var canToggle: Bool { expanded != nil && design.isAdaptive }

  /// The delegate's choice, or else UIKit's, as far as the window has room for it.
  private var target: DisplayMode {
    let answer = delegateTarget
    return resolution.mode(requested: answer == .automatic ? defaultTarget : answer)
  }

  /// UIKit's own choice (spec 2.8, inferred). A visible primary hides. A hidden one comes back in the mode that it had
  /// before. If it was never visible, it comes back beside the secondary if the automatic mode has it there, and
  /// otherwise over it. No source says whether the arrows are shown for an automatic landscape on an iPad. They are
  /// shown here, because S3 shows them on a large phone.
  private var defaultTarget: DisplayMode {
    guard displayMode == .secondaryOnly else { return .secondaryOnly }
    switch preferredDisplayMode.primaryPreference {
    case .automatic: return comingBack(from: resolution.automatic)
    case .hidden: return expanded?.modeBeforeHiding ?? comingBack(from: resolution.automatic)
    case .beside: return comingBack(from: resolution.mode(requested: preferredDisplayMode))
    case .over: return .oneOverSecondary
    }
  }

  private func comingBack(from resolved: DisplayMode) -> DisplayMode {
    resolved == .oneBesideSecondary ? .oneBesideSecondary : .oneOverSecondary
  }

  /// Shows a mode that the user has selected.
  private func changeModeByUser(to next: DisplayMode) {
    guard next != mode, !runner.isUnderWay else { return }
    if design.storesModesOfTheUser {
      split.preferredDisplayMode = next
      expanded?.modeSource = .shownMode
    }
    expanded?.parking = .beyondEdge
    show(next)
  }

  /// Changes the mode to `secondaryOnly` (AD documented).
  func didTapDimming() { changeModeByUser(to: .secondaryOnly) }

  /// Handles a swipe. A swipe inwards from the primary's edge shows the primary. A swipe towards that edge hides it, if
  /// the swipe began on the primary or on the area that the primary dims. The distance from the edge at which a swipe
  /// may begin is unmeasured (`edgeSwipeWidth`). If the target mode does not do what the swipe asks for, nothing changes.
  func didSwipe(_ direction: SwipeDirection, at point: Point) -> Bool {
    guard canToggle, split.presentsWithGesture, let intent = intent(of: direction, at: point) else { return false }
    askForTarget(.action)
    let target = self.target
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
}

extension SplitImplementation {
  /// The distance of a point from the edge at which the primary stands, in points.
  func distanceFromPrimaryEdge(of point: Point) -> Double {
    isMirrored ? view.frame.maxX - point.x : point.x - view.frame.x
  }
}
