/// The heights of an OS version's bars, the places of their items, and what is special about them. All lengths are in points.
///
/// Each version has a file in `Profiles`, which holds the values and names the source of each.
package struct BarDesign: Sendable {
  package let navigationBar: NavigationBarHeights
  package let tabBar: TabBarHeights
  package let items: BarItemRules
  /// The top insets of phones with a Dynamic Island, beside which a navigation bar begins above the end of the inset.
  package let besideIslands: [BarBesideIsland]
  /// Whether a bar still shows the items of a detail after an expand has removed the detail from the bar's stack.
  ///
  /// This is a fault of iOS 13.
  package let keepsItemsOfSeparatedDetail: Bool
}

/// The heights of a navigation bar, without the inset above it.
package struct NavigationBarHeights: Sendable {
  package let phone: Double
  /// The height on a phone that lies on its side and has a compact width.
  package let phoneOnItsSide: Double
  package let pad: Double
  /// The height in a sheet, or nil if a bar in a sheet is as high as any other.
  package let sheet: Double?
}

/// The heights of a tab bar, without the inset below it.
package struct TabBarHeights: Sendable {
  package let phone: Double
  /// The height on a phone that lies on its side and has a compact width.
  package let phoneOnItsSide: Double
  package let pad: Double
  /// The height of the bar together with the inset below it on an iPad, or nil if an inset does not change the bar.
  package let padWithInset: Double?
}

/// The top edge of a navigation bar on a phone whose top inset belongs to a Dynamic Island.
package struct BarBesideIsland: Sendable {
  package let inset: Double
  package let top: Double
}
