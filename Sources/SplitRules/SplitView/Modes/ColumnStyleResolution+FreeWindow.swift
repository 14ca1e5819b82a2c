/// The room that a free window of iPadOS 16 to 18 leaves to the secondary beside the other columns.
///
/// A column style chooses by this room, and no longer by the shape of the window, how to share the window
/// (spec/split-view.md 4.5, inferred).
package struct FreeWindowRoom {
  /// The width of the secondary beside one column: the primary of a double, or the supplementary of a triple.
  package let besideOne: Double
  /// The width of the secondary beside both columns of a triple.
  package let besideTwo: Double
  /// The least width that the secondary needs. The number before iOS 26 is unmeasured; that of iOS 26 stands in for it.
  package let least: Double

  package var fitsOne: Bool { besideOne >= least }
  package var fitsTwo: Bool { besideTwo >= least }
}

extension ColumnStyleResolution {
  /// The behaviour that the room permits: it tiles if all columns fit side by side. A triple in which only one column
  /// fits beside the secondary displaces. Otherwise the columns overlay.
  package func behavior(in room: FreeWindowRoom) -> SplitBehavior {
    switch style {
    case .tripleColumn: room.fitsTwo ? .tile : room.fitsOne ? .displace : .overlay
    case .doubleColumn, .unspecified: room.fitsOne ? .tile : .overlay
    }
  }

  /// The mode after the user has dragged the window to another size.
  ///
  /// Columns beside the secondary go one by one as the secondary becomes too narrow. They come back as the window
  /// widens, unless somebody has hidden them. A mode that the app has explicitly preferred stays, and so does a mode
  /// that covers or displaces the secondary.
  ///
  /// The behaviour must permit the resulting mode. This rule is documented (4.2), so it takes precedence over the
  /// inferred ones.
  package func mode(
    in room: FreeWindowRoom, resizedFrom old: ColumnStyleResolution, showing shown: ShownMode, preferred: DisplayMode
  ) -> ShownMode {
    let next = modeAtFirstAppearance(preferred: preferred)
    if shown.mode == preferred || preferred != .automatic && shown.mode == next.mode { return permitted(shown) }
    // The window was not free and hid columns by its own rule. Neither the app nor the user has hidden them.
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

  /// The mode that `automatic` stands for in a free window: one column beside the secondary, if there is room for it.
  package func automaticMode(in room: FreeWindowRoom) -> ShownMode { DisplayMode.oneBesideSecondary.fitted(to: room) }
}

extension ShownMode {
  /// The mode that the split would show if it had enough room.
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
