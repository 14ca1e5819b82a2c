/// The mode that a split with a column style shows.
package struct ShownMode: Equatable {
  package var mode: DisplayMode
  /// Whether the primary lies over a supplementary that stays beside the secondary.
  ///
  /// This is a `twoOverSecondary` that comes from a request for two columns beside the secondary (spec/split-view.md
  /// 5.2 to 5.4, M26 observed).
  package var keepsSupplementaryBeside = false
  /// The mode that a free window has become too narrow to show, or nil if there is none. The split shows the mode again
  /// when the window has enough room for it.
  package var modeWithRoom: DisplayMode?

  package init(mode: DisplayMode, keepsSupplementaryBeside: Bool = false, modeWithRoom: DisplayMode? = nil) {
    self.mode = mode
    self.keepsSupplementaryBeside = keepsSupplementaryBeside
    self.modeWithRoom = modeWithRoom
  }
}
