/// What a free window of iPadOS 16 to 18 leaves the secondary beside the columns: by it, and no more by the aspect of the
/// window, a column style chooses how to share it (spec/split-view.md 4.5, inferred).
package struct FreeWindowRoom {
  /// The secondary's width beside the primary of a double, the supplementary of a triple.
  package let besideOne: Double
  /// Its width beside both columns of a triple.
  package let besideTwo: Double
  /// The least that it is to have. What it is before iOS 26 is unmeasured; it is taken to be the same.
  package let least: Double

  package var fitsOne: Bool { besideOne >= least }
  package var fitsTwo: Bool { besideTwo >= least }
}

extension ColumnStyleResolution {
  /// All columns side by side where they fit; a triple that has room for one displaces; else they overlay.
  package func behavior(in room: FreeWindowRoom) -> SplitBehavior {
    switch style {
    case .tripleColumn: room.fitsTwo ? .tile : room.fitsOne ? .displace : .overlay
    case .doubleColumn, .unspecified: room.fitsOne ? .tile : .overlay
    }
  }

  /// The mode after the window was dragged to another size: columns beside the secondary go one by one as it becomes too
  /// narrow and come back as it widens, if nobody sent them away. What shows just what was explicitly preferred, as far as the behaviour permits that, stays, and
  /// so does a mode that covers or displaces.
  ///
  /// All that as long as the behaviour permits it: that it permits what is shown is documented (4.2), and outranks what is
  /// inferred here.
  package func mode(
    in room: FreeWindowRoom, resizedFrom old: ColumnStyleResolution, showing shown: ShownMode, preferred: DisplayMode
  ) -> ShownMode {
    let next = modeAtFirstAppearance(preferred: preferred)
    if shown.mode == preferred || preferred != .automatic && shown.mode == next.mode { return permitted(shown) }
    // What a window that was not free showed by its own rule was hidden by nobody.
    if old.freeWindow == nil, shown == old.modeAtFirstAppearance(preferred: preferred) { return next }
    if preferred != .automatic, next.mode != old.modeAtFirstAppearance(preferred: preferred).mode { return next }
    switch shown.mode {
    case .automatic: preconditionFailure("Automatic is a preference and is never shown.")
    case .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary:
      return permitted(shown.wanted.fitted(to: room))
    case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      return permitted(shown)
    }
  }

  /// What automatic comes to in a free window: a column beside, as soon as there is room for it.
  package func automaticMode(in room: FreeWindowRoom) -> ShownMode { DisplayMode.oneBesideSecondary.fitted(to: room) }
}

extension ShownMode {
  /// What would be shown if there were room.
  fileprivate var wanted: DisplayMode { modeWithRoom ?? mode }
}

extension DisplayMode {
  /// This mode with as many columns beside the secondary as there is room for.
  fileprivate func fitted(to room: FreeWindowRoom) -> ShownMode {
    let fitted: DisplayMode =
      switch self {
      case .twoBesideSecondary where !room.fitsTwo: room.fitsOne ? .oneBesideSecondary : .secondaryOnly
      case .oneBesideSecondary where !room.fitsOne: .secondaryOnly
      case .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary,
        .twoDisplaceSecondary:
        self
      }
    return ShownMode(mode: fitted, modeWithRoom: fitted == self ? nil : self)
  }
}
