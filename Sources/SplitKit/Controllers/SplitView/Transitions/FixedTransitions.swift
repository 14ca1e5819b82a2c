/// The split view of iOS 5 comes on screen, or hides or shows its primary. Its delegate hears of the primary alone.
///
/// A primary that is hidden is in the hierarchy from the start, beyond the edge (S4 observed), and so is loaded. That both
/// are before the delegate hears of it is inferred, for its method has a bar of the detail in hand.
struct FixedMount: TransitionPlan {
  enum Move: Equatable { case attachControllers, loadControllers, flip }

  /// Whether there is a primary, and the mode hides it.
  let hidesPrimary: Bool
  private var isPlanned = false

  init(hidesPrimary: Bool) { self.hidesPrimary = hidesPrimary }

  mutating func steps(after answer: TransitionAnswer) -> [Step] {
    guard !isPlanned else { return [] }
    isPlanned = true
    return [.move(.attachControllers), .move(.loadControllers)] + (hidesPrimary ? [.tell(.willHidePrimary)] : [])
      + [.move(.flip)]
  }
}

/// A mounted split view of iOS 5 goes to another mode: when the device is turned, or an app asks.
struct FixedModeChange: TransitionPlan {
  enum Move: Equatable {
    case dismissPopover
    /// What the app has moved is the split's to place again.
    case takeBackMovedViews
    case flip
  }

  /// What the delegate hears of the primary; nil where nothing of it changes.
  let message: SplitMessage?
  private var isPlanned = false

  init(telling message: SplitMessage?) { self.message = message }

  mutating func steps(after answer: TransitionAnswer) -> [Step] {
    guard !isPlanned else { return [] }
    isPlanned = true
    return [.move(.dismissPopover), .noteVisible(.everything)] + (message.map { [.tell($0)] } ?? [])
      + [.move(.takeBackMovedViews), .move(.flip)] + Step.settle(ColumnAnnouncements())
  }
}
