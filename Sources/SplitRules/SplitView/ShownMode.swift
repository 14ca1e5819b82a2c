/// What a column style shows for what it is asked to prefer.
package struct ShownMode: Equatable {
  package var mode: DisplayMode
  /// Whether the primary lies over a tiled supplementary: a `twoOverSecondary` that came from a request for two
  /// columns beside the secondary (spec/split-view.md 5.2 to 5.4, M26 observed).
  package var keepsSupplementaryBeside = false
  /// The mode for which a free window has become too narrow, and which comes back with the room; nil for none.
  package var modeWithRoom: DisplayMode?

  package init(mode: DisplayMode, keepsSupplementaryBeside: Bool = false, modeWithRoom: DisplayMode? = nil) {
    self.mode = mode
    self.keepsSupplementaryBeside = keepsSupplementaryBeside
    self.modeWithRoom = modeWithRoom
  }
}
