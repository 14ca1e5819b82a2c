/// The rule for the buttons that a column style adds to the bars of its columns, and for its gestures
/// (spec/split-view.md 4.3 and 4.4, AD and H14 documented).
package struct ColumnButtonRule {
  package let style: SplitViewStyle
  package let behavior: SplitBehavior
  package let shown: ShownMode

  package init(style: SplitViewStyle, behavior: SplitBehavior, shown: ShownMode) {
    self.style = style
    self.behavior = behavior
    self.shown = shown
  }
}

extension ColumnButtonRule {
  /// The mode that a tap on the button selects, or nil if there is no button.
  package var target: DisplayMode? {
    switch (behavior, style, shown.mode) {
    case (.tile, .doubleColumn, .secondaryOnly), (.displace, .doubleColumn, .secondaryOnly): .oneBesideSecondary
    case (.tile, .doubleColumn, _), (.displace, .doubleColumn, _): .secondaryOnly
    case (.tile, .tripleColumn, .oneBesideSecondary): .twoBesideSecondary
    case (.tile, .tripleColumn, .twoBesideSecondary): .oneBesideSecondary
    case (.overlay, _, .secondaryOnly): .oneOverSecondary
    case (.overlay, .tripleColumn, .oneOverSecondary): .twoOverSecondary
    // H14 hides the button of an overlay only where two columns are over (4.4). A double has no column left to show, so its button
    // hides the primary (the target is inferred).
    case (.overlay, .doubleColumn, .oneOverSecondary): .secondaryOnly
    case (.displace, .tripleColumn, .oneBesideSecondary): .twoDisplaceSecondary
    // On iOS 26, displaced columns stand beside the secondary (5.4).
    case (.displace, .tripleColumn, .twoBesideSecondary): .oneBesideSecondary
    // A triple has no button where two columns are over: AD and H14 document that it is hidden in `twoOver` (4.4), even if it is
    // always to be visible (statements 133 and 136). A tap beside the columns hides them.
    case (_, _, _): nil
    }
  }

  /// The image of the button: a sidebar if the button toggles, otherwise a chevron that points at the next column (AD
  /// documented; for a double's primary that is over the secondary inferred).
  package var image: String {
    behavior == .tile || toggles ? "sidebar.leading" : "chevron.backward"
  }

  /// Whether the button of a double hides the primary or shows it beside the secondary, where no column follows.
  private var toggles: Bool {
    style == .doubleColumn && (behavior == .displace || shown.mode == .oneOverSecondary)
  }

  /// The mode with one more column, which a swipe from the primary edge selects, or nil if every column is shown.
  package var revealed: DisplayMode? {
    switch (behavior, style, shown.mode) {
    case (.overlay, _, .secondaryOnly): .oneOverSecondary
    case (.overlay, .tripleColumn, .oneOverSecondary): .twoOverSecondary
    case (.tile, _, .secondaryOnly), (.displace, _, .secondaryOnly): .oneBesideSecondary
    case (.tile, .tripleColumn, .oneBesideSecondary): .twoBesideSecondary
    case (.displace, .tripleColumn, .oneBesideSecondary): .twoDisplaceSecondary
    case (_, _, _): nil
    }
  }

  /// The mode with one column less, which a swipe towards the primary edge selects, or nil if no column can be hidden.
  package var concealed: DisplayMode? {
    switch shown.mode {
    case .automatic, .secondaryOnly: nil
    case .oneBesideSecondary, .oneOverSecondary: .secondaryOnly
    case .twoBesideSecondary, .twoDisplaceSecondary: .oneBesideSecondary
    case .twoOverSecondary: shown.keepsSupplementaryBeside ? .oneBesideSecondary : .oneOverSecondary
    }
  }

  /// The mode that a tap on the dimmed area selects.
  ///
  /// An overlay goes altogether, and displaced columns go back beside the secondary (AD documented). A primary over a
  /// supplementary that stays beside the secondary goes, and the supplementary stays (inferred).
  package var undimmed: DisplayMode {
    shown.mode == .twoDisplaceSecondary || shown.keepsSupplementaryBeside ? .oneBesideSecondary : .secondaryOnly
  }
}
