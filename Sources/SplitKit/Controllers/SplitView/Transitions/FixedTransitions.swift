/// The plan for the first appearance of a split view of iOS 5. The delegate is told only about the primary.
///
/// A hidden primary is in the hierarchy from the start, beyond the edge (S4 observed), and is therefore loaded. Both
/// controllers are attached and loaded before the call to the delegate, because the delegate's method uses a bar of the
/// detail (inferred).
struct FixedMount: OneRoundPlan {
  enum Move: Equatable { case attachControllers, loadControllers, flip }

  /// Whether there is a primary that the mode hides.
  let hidesPrimary: Bool

  var steps: [Step] {
    [.move(.attachControllers), .move(.loadControllers)] + (hidesPrimary ? [.tell(.willHidePrimary)] : [])
      + [.move(.flip)]
  }
}

/// The plan for a visible split view of iOS 5 that goes to another mode, after a turn of the device or on request of an
/// app.
struct FixedModeChange: OneRoundPlan {
  enum Move: Equatable {
    case dismissPopover
    /// Lets the split place all views again that the app has moved.
    case takeBackMovedViews
    case flip
  }

  /// The message to the delegate about the primary, or nil if the primary does not change.
  let message: SplitMessage?

  init(telling message: SplitMessage?) { self.message = message }

  var steps: [Step] {
    [.move(.dismissPopover), .noteVisible(.everything)] + (message.map { [.tell($0)] } ?? [])
      + [.move(.takeBackMovedViews), .move(.flip)] + Step.settle(ColumnAnnouncements())
  }
}
