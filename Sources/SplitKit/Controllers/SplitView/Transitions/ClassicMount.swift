/// A classic split comes on screen in a regular width. The appearance calls follow and are the container's to make: the
/// contents load when they first appear (spec/split-view.md 5.10, M26 observed).
struct ClassicMount: TransitionPlan {
  enum Move: Equatable { case attachControllers, flip }

  /// The mode that the split reads now, and the one that it gets.
  let shown: DisplayMode
  let next: DisplayMode
  private var isPlanned = false

  init(from shown: DisplayMode, to next: DisplayMode) {
    self.shown = shown
    self.next = next
  }

  mutating func steps(after answer: TransitionAnswer) -> [Step] {
    guard !isPlanned else { return [] }
    isPlanned = true
    let announcements = ColumnAnnouncements(from: [], to: next.shownColumns(in: .unspecified))
    return Step.announceMode(next, insteadOf: shown) + [.move(.attachControllers)]
      + Step.tellWill(announcements) + [.move(.flip)] + Step.tellDid(announcements)
  }
}
