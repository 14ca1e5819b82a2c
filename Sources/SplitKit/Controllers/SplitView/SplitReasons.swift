/// The sentences of a split view's reasons that were last read. Most resizes leave them as they are.
struct KeptReasons {
  private var primary = KeptValue<ReasonedWidth, String>()
  private var supplementary = KeptValue<SupplementaryWidth, String>()
  private var inspector = KeptValue<ReasonedWidth, String>()
  private var button = KeptValue<Int, String>()

  private struct SupplementaryWidth: Equatable {
    let width: ReasonedWidth
    /// The width of the column's frame, which can reach under the primary.
    let frame: Double
  }

  /// The reason for the width of the primary.
  mutating func primary(_ width: ReasonedWidth) -> Member {
    Member("primaryColumnWidth", .string(primary.value(for: width) { width.sentence }))
  }

  /// The reason for the width of the supplementary. The width that an app reads is that of the column's frame.
  mutating func supplementary(_ width: ReasonedWidth, frame: Double) -> Member {
    let sentence = supplementary.value(for: SupplementaryWidth(width: width, frame: frame)) {
      let covered = frame - width.value
      return covered > 0 ? "\(width.sentence), and \(shortest(covered)) under the primary" : width.sentence
    }
    return Member("supplementaryColumnWidth", .string(sentence))
  }

  /// The reason for the width of the inspector.
  mutating func inspector(_ width: ReasonedWidth) -> Member {
    Member("inspectorColumnWidth", .string(inspector.value(for: width) { width.sentence }))
  }

  /// The reason for the state of the display mode button. It follows from no size, because a layout notes a change of the
  /// button as a change of the application.
  mutating func button(at revision: Int, _ reason: () -> String) -> Member {
    Member("displayModeButtonItem", .string(button.value(for: revision, reason)))
  }
}

/// The reasons that every split view has (spec/containers.md 8.4).
extension SplitImplementation {
  /// The reason for the state of the display mode button.
  var buttonReason: Member {
    split.keptReasons.button(at: application.revision) { displayModeButtonReason }
  }

  /// The reasons for the widths of side columns in a split that is not expanded. A split that never appeared has fixed
  /// widths (404), and the columns of a collapsed one are as wide as it.
  func reasonsOfWidths(_ columns: [Column]) -> [Member] {
    let widths = columnWidths
    return columns.map { column in
      let width = column == .primary ? widths.primary : widths.supplementary
      let reason =
        stage == .unmounted ? "unshown: \(shortest(width)) until the split appears" : "collapsed: the split's whole width"
      return Member("\(column.name)ColumnWidth", .string(reason))
    }
  }

  /// The reason for a button that no expanded split can have, or nil for an expanded split.
  var reasonForNoButton: String? {
    switch stage {
    case .unmounted: "hidden: mode, no column is shown before the split appears"
    case .collapsed: "hidden: collapsed, a collapsed split has no such button"
    case .expanded: nil
    }
  }
}
