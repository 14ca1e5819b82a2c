/// What an OS version decides about presentations. All lengths are points.
///
/// The values, with the source of each, stand in the file of the version, in `Profiles`.
package struct PresentationDesign: Sendable {
  /// Whether every presentation style adapts to the size classes, and not `automatic` alone: since iOS 8 (AD documented).
  package let adaptsStyles: Bool
  /// What `automatic` is.
  package let automaticStyle: ModalPresentationStyle
  /// What a sheet and a popover become where the width is compact.
  package let compactStyle: ModalPresentationStyle
  /// Whether sheets cover the screen where the height is compact (AD documented, by
  /// `prefersEdgeAttachedInCompactHeight`, whose default is false).
  package let coversCompactHeight: Bool
  /// The page sheet in a regular width.
  package let pageSheet: PageSheet
  /// Whether a swipe down takes a sheet away.
  package let isSheetDismissedBySwipe: Bool
  /// How dark a sheet makes what lies below it, from 0 to 1.
  package let sheetDimming: SheetDimming
}

extension PresentationDesign {
  /// The styles that a swipe down takes away.
  package var stylesDismissedBySwipe: [ModalPresentationStyle] {
    isSheetDismissedBySwipe ? ModalPresentationStyle.allCases.filter(\.isSheet) : []
  }
}

/// The place of a page sheet in a regular width.
package enum PageSheet: Sendable {
  /// So wide, from the top inset down.
  case panel(width: Double)
  /// So wide, with a gap inside the top and bottom insets.
  case card(width: Double, gap: Double)
}

/// How dark a sheet makes what lies below it, by the interface style.
package struct SheetDimming: Sendable {
  package let light: Double
  package let dark: Double
}
