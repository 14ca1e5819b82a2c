/// The plan for a classic split that first appears in a regular width. The container makes the appearance calls, which
/// follow: the contents load when they first appear (spec/split-view.md 5.10, M26 observed).
struct ClassicMount: OneRoundPlan {
  enum Move: Equatable {
    case attachControllers
    /// Loads the views of controllers without navigation controllers.
    case loadBareControllers
    case flip
  }

  /// The present mode and the next one.
  let shown: DisplayMode
  let next: DisplayMode

  init(from shown: DisplayMode, to next: DisplayMode) {
    self.shown = shown
    self.next = next
  }

  var steps: [Step] {
    let announcements = ColumnAnnouncements(from: [], to: next.shownColumns(in: .unspecified))
    return Step.announceMode(next, insteadOf: shown) + [.move(.attachControllers)]
      + Step.tellWill(announcements) + [.move(.loadBareControllers), .move(.flip)] + Step.tellDid(announcements)
  }
}
