/// The rules of an OS version for presentations. All lengths are in points.
///
/// Each version has a file in `Profiles`, which holds the values and names the source of each.
package struct PresentationDesign: Sendable {
  /// Whether every presentation style adapts to the size classes, as since iOS 8, or only `automatic` (AD documented).
  package let adaptsStyles: Bool
  /// The style that `automatic` stands for.
  package let automaticStyle: ModalPresentationStyle
  /// The style of a sheet and of a popover in a compact width.
  package let compactStyle: ModalPresentationStyle
  /// Whether sheets and popovers cover the screen in a compact height (AD documented, by
  /// `prefersEdgeAttachedInCompactHeight`, whose default is false; of popovers spec/containers.md 353 and 358).
  package let coversCompactHeight: Bool
  /// The place of a page sheet in a regular width.
  package let pageSheet: PageSheet
  /// The place of a sheet in a compact width.
  package let card: SheetCard
  /// The place of a form sheet in a regular width.
  package var formSheet: FormSheet
  /// The places of popovers.
  package let popover: PopoverRules
  /// Whether a swipe down dismisses a sheet.
  package let isSheetDismissedBySwipe: Bool
  /// How much a sheet dims the views below it, from 0 to 1.
  package let sheetDimming: SheetDimming
  /// The rules for detents, or nil before iOS 14. Apple has them since iOS 15, which is in the same profile.
  package let detents: DetentRules?
}

extension PresentationDesign {
  /// The styles that a swipe down takes away.
  package var stylesDismissedBySwipe: [ModalPresentationStyle] {
    isSheetDismissedBySwipe ? ModalPresentationStyle.allCases.filter(\.isSheet) : []
  }
}

/// The place of a page sheet in a regular width.
package enum PageSheet: Sendable {
  /// The sheet has the given width, and reaches from the top inset down to the window's bottom edge.
  case panel(width: Double)
  /// The sheet has the given width, and keeps a gap to the top and bottom insets.
  case card(width: Double, gap: Double)
  /// The sheet is as wide as the window, and reaches from a gap below the top inset down to the window's bottom edge.
  case wide(gap: Double)
}

/// The top of a sheet in a compact width. The sheet is as wide as the window and reaches down to its edge.
package enum SheetCard: Sendable {
  /// The sheet begins at the given gap below the top inset.
  case below(gap: Double)
  /// On a phone the sheet begins at the top inset, but at least `least` below the window's edge, and on a pad at a gap below
  /// the top inset.
  case atInset(least: Double, gapOnPad: Double)
}

/// The place of a form sheet in a regular width.
package struct FormSheet: Sendable {
  /// The size without a preference of the controller.
  package let size: Size
  package let standing: Standing

  package enum Standing: Sendable {
    /// The sheet is in the middle of the window, inside its insets, and on the pixel grid. Its insets are the parts of the
    /// window's insets that reach into it.
    case centred
    /// The sheet keeps both margins together free at its sides, and above and below it. It stands by half of `lift` above the
    /// middle. It has no insets, and its frame is exact.
    case lifted(margins: Size, lift: Double)
  }
}

/// The rules for the places of popovers.
package struct PopoverRules: Sendable {
  /// The least distance from the edges of the window.
  package let margin: Double
  /// Whether a popover touches its source, and tries other places before it is moved (spec/containers.md 380 to 385).
  package let touchesSource: Bool
}

/// How much a sheet dims the views below it, by the interface style.
package struct SheetDimming: Sendable {
  package let light: Double
  package let dark: Double
  /// The opacity under a sheet that floats, in a dark style.
  package let darkUnderFloating: Double

  func opacity(in style: UserInterfaceStyle, isFloating: Bool) -> Double {
    switch style {
    case .light: light
    case .dark: isFloating ? darkUnderFloating : dark
    }
  }
}

/// The heights of sheets below the large one.
package struct DetentRules: Sendable {
  /// The part of the maximum value that `medium` has.
  package let mediumPart: Double
  package let standing: Standing

  package enum Standing: Sendable {
    /// A sheet in a compact width stays attached to the lower edge of the window. In a regular width, detents have no effect
    /// (unmeasured).
    case attached
    /// A page sheet floats on a phone and is attached on a pad, and a form sheet gets lower.
    case floating
  }

  package init(mediumPart: Double, standing: Standing) { (self.mediumPart, self.standing) = (mediumPart, standing) }
}

extension DetentRules {
  func apply(toPageSheetIn traits: TraitCollection) -> Bool {
    switch standing {
    case .attached: traits.horizontalSizeClass == .compact
    case .floating: true
    }
  }

  var applyToFormSheets: Bool {
    switch standing {
    case .attached: false
    case .floating: true
    }
  }

  func floats(on idiom: UserInterfaceIdiom) -> Bool {
    switch standing {
    case .attached: false
    case .floating: idiom == .phone
    }
  }
}
