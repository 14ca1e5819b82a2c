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
  /// Whether a sheet covers the screen in a compact height (AD documented, by `prefersEdgeAttachedInCompactHeight`,
  /// whose default is false).
  package let coversCompactHeight: Bool
  /// The place of a page sheet in a regular width.
  package let pageSheet: PageSheet
  /// Whether a swipe down dismisses a sheet.
  package let isSheetDismissedBySwipe: Bool
  /// How much a sheet dims the views below it, from 0 to 1.
  package let sheetDimming: SheetDimming
}

/// The place of a page sheet in a regular width.
package enum PageSheet: Sendable {
  /// The sheet has the given width, and reaches from the top inset down to the window's bottom edge.
  case panel(width: Double)
  /// The sheet has the given width, and keeps a gap to the top and bottom insets.
  case card(width: Double, gap: Double)
}

/// How much a sheet dims the views below it, by the interface style.
package struct SheetDimming: Sendable {
  package let light: Double
  package let dark: Double
}
