/// What an OS version decides about bars. All lengths are points.
///
/// The values, with the source of each, stand in the file of the version, in `Profiles`.
package struct BarDesign: Sendable {
  package let navigationBar: NavigationBarHeights
  package let tabBar: TabBarHeights
  /// The insets under which a phone's navigation bar begins higher than the inset ends: beside a Dynamic Island.
  package let besideIslands: [BarBesideIsland]
  /// Whether a bar goes on showing the items of a detail that an expand has taken out of its stack: a fault of iOS 13.
  package let keepsItemsOfSeparatedDetail: Bool
}

/// The heights of a navigation bar without the inset above it.
package struct NavigationBarHeights: Sendable {
  package let phone: Double
  /// On a phone that lies on its side and is compact in width.
  package let phoneOnItsSide: Double
  package let pad: Double
  /// In a sheet; nil where it is as elsewhere.
  package let sheet: Double?
}

/// The heights of a tab bar without the inset below it.
package struct TabBarHeights: Sendable {
  package let phone: Double
  /// On a phone that lies on its side and is compact in width.
  package let phoneOnItsSide: Double
  package let pad: Double
  /// On an iPad with an inset below the bar, the height of both; nil where the bar is as high as without.
  package let padWithInset: Double?
}

/// Where a navigation bar begins below the top of a phone's view, under an inset of a height.
package struct BarBesideIsland: Sendable {
  package let inset: Double
  package let top: Double
}
