/// The plan for an expanded split that goes to another mode (spec/split-view.md 5.10, M26 observed).
struct ModeChange: OneRoundPlan {
  enum Move: Equatable {
    /// Lets the split place all views again that the app has moved.
    case takeBackMovedViews
    case flip
  }

  let shown: DisplayMode
  let next: DisplayMode
  /// The calls about columns. A call that shows or hides a named column has none (5.10).
  let announcements: ColumnAnnouncements

  init(from shown: DisplayMode, to next: DisplayMode, announcing announcements: ColumnAnnouncements) {
    self.shown = shown
    self.next = next
    self.announcements = announcements
  }

  var steps: [Step] {
    [.noteVisible(.everything), .tell(.willChange(to: next)), .move(.takeBackMovedViews)]
      + Step.tellWill(announcements) + [.move(.flip)] + Step.settle(announcements)
  }
}
