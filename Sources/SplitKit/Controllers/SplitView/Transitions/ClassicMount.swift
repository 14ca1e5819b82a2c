/// The plan for a classic split that first appears in a regular width. The container makes the appearance calls, which
/// follow: the contents load when they first appear (spec/split-view.md 5.10, M26 observed).
struct ClassicMount: TransitionPlan {
  enum Move: Equatable { case attachControllers, flip }

  /// The present mode and the next one.
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
