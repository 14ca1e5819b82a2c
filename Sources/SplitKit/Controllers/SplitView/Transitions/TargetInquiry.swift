/// The question to the delegate which mode the display mode button and the swipe select (spec/split-view.md 2.8). No
/// column moves.
struct TargetInquiry: TransitionPlan {
  enum Move: Equatable { case keep(DisplayMode) }

  private enum Stage { case start, delegateWasAsked, end }

  static let isChange = false

  let purpose: TargetPurpose
  private var stage = Stage.start

  init(for purpose: TargetPurpose) { self.purpose = purpose }

  mutating func steps(after answer: TransitionAnswer) -> [Step] {
    switch (stage, answer) {
    case (.start, _):
      stage = .delegateWasAsked
      return [.ask(.targetDisplayMode(for: purpose))]
    case (.delegateWasAsked, .mode(let mode)):
      stage = .end
      return [.move(.keep(mode))]
    case (.delegateWasAsked, _), (.end, _): return []
    }
  }
}

/// The purpose for which a split view needs the target of the display mode button.
enum TargetPurpose: Equatable {
  /// The button's title and image, which depend on the target.
  case appearance
  /// A tap or a swipe, which will select the target.
  case action
}
