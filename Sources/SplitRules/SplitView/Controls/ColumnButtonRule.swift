/// The buttons that a column style puts into its columns' bars, and where its gestures go: a pure rule
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
  /// Where a tap on the button goes; nil where there is no button.
  package var target: DisplayMode? {
    switch (behavior, style, shown.mode) {
    case (.tile, .doubleColumn, .secondaryOnly), (.displace, .doubleColumn, .secondaryOnly): .oneBesideSecondary
    case (.tile, .doubleColumn, _), (.displace, .doubleColumn, _): .secondaryOnly
    case (.tile, .tripleColumn, .oneBesideSecondary): .twoBesideSecondary
    case (.tile, .tripleColumn, .twoBesideSecondary): .oneBesideSecondary
    case (.overlay, _, .secondaryOnly): .oneOverSecondary
    case (.overlay, .tripleColumn, .oneOverSecondary): .twoOverSecondary
    case (.displace, .tripleColumn, .oneBesideSecondary): .twoDisplaceSecondary
    // On iOS 26 what is displaced stands beside (5.4).
    case (.displace, .tripleColumn, .twoBesideSecondary): .oneBesideSecondary
    case (_, _, _): nil
    }
  }

  /// A sidebar where the button toggles, else a chevron that points at what comes (AD documented).
  package var image: String {
    behavior == .tile || style == .doubleColumn && behavior == .displace ? "sidebar.leading" : "chevron.backward"
  }

  /// One column more, as a swipe from the primary edge brings it; nil where all are there.
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

  /// One column less, as a swipe towards the primary edge takes it; nil where none is there.
  package var concealed: DisplayMode? {
    switch shown.mode {
    case .automatic, .secondaryOnly: nil
    case .oneBesideSecondary, .oneOverSecondary: .secondaryOnly
    case .twoBesideSecondary, .twoDisplaceSecondary: .oneBesideSecondary
    case .twoOverSecondary: shown.keepsSupplementaryBeside ? .oneBesideSecondary : .oneOverSecondary
    }
  }

  /// Where a tap on what is dimmed goes: an overlay goes altogether, displaced columns go back beside (AD documented);
  /// a primary over a supplementary that stays beside goes alone (inferred).
  package var undimmed: DisplayMode {
    shown.mode == .twoDisplaceSecondary || shown.keepsSupplementaryBeside ? .oneBesideSecondary : .secondaryOnly
  }
}
