/// The delegate is asked where the display mode button and the swipe go (spec/split-view.md 2.8). No column moves.
struct TargetInquiry: TransitionPlan {
  enum Move: Equatable { case keep(DisplayMode) }

  private enum Stage { case start, delegateWasAsked, end }

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

/// What a split view needs the target of the display mode button for.
enum TargetPurpose: Equatable {
  /// The button looks as its target says.
  case appearance
  /// A tap or a swipe is about to go there.
  case action
}
