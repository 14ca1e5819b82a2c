/// The plan for an expanded split that goes to another mode (spec/split-view.md 5.10, M26 observed).
struct ModeChange: TransitionPlan {
  enum Move: Equatable {
    /// Lets the split place all views again that the app has moved.
    case takeBackMovedViews
    case flip
  }

  let shown: DisplayMode
  let next: DisplayMode
  /// The calls about columns. A call that shows or hides a named column has none (5.10).
  let announcements: ColumnAnnouncements
  private var isPlanned = false

  init(from shown: DisplayMode, to next: DisplayMode, announcing announcements: ColumnAnnouncements) {
    self.shown = shown
    self.next = next
    self.announcements = announcements
  }

  mutating func steps(after answer: TransitionAnswer) -> [Step] {
    guard !isPlanned else { return [] }
    isPlanned = true
    return [.noteVisible(.everything), .tell(.willChange(to: next)), .move(.takeBackMovedViews)]
      + Step.tellWill(announcements) + [.move(.flip)] + Step.settle(announcements)
  }
}
