/// The places of an OS version's bars, the places of their items, and what is special about them. All lengths are in points.
///
/// Each version has a file in `Profiles`, which holds the values and names the source of each.
package struct BarDesign: Sendable {
  package let navigationBar: NavigationBarRules
  package let toolbar: ToolbarRules
  package var tabBar: TabBarRules
  /// The rules for items, with the margin of a phone.
  package let items: BarItemRules
  /// The distance on a pad from an edge of a bar to the first item at that edge, or nil for that of a phone.
  package var itemMarginOnPad: Double?
  /// Whether a bar still shows the items of a detail after an expand has removed the detail from the bar's stack.
  ///
  /// This is a fault of iOS 13.
  package let keepsItemsOfSeparatedDetail: Bool
  /// The lengths of a search that replaces a navigation bar on a phone, or nil where the bar stays (by choice before iOS 26,
  /// because nobody has measured it).
  package var activeSearch: ActiveSearchRules?
  /// The bars that have a look of their own while the content is at their edge. A profile of several versions follows the newest
  /// one, whose number an app reads.
  package var edgeLooks = EdgeLooks.everyBar
}

extension BarDesign {
  /// The rules for items on a device at a text size.
  package func items(on idiom: UserInterfaceIdiom, grid: PixelGrid, textSize: ContentSizeCategory) -> BarItemRules {
    var rules = items
    (rules.grid, rules.letters) = (grid, rules.letters.at(textSize))
    if idiom == .pad, let itemMarginOnPad { rules.margin = itemMarginOnPad }
    return rules
  }
}

/// Lengths that differ by the device: on a phone, on a phone that lies on its side, and on a pad.
package struct BarHeights: Sendable {
  package let phone: Double
  /// The height on a phone that lies on its side and has a compact width.
  package let phoneOnItsSide: Double
  package let pad: Double

  /// The height for the given traits. A large phone on its side has a regular width, and its bars keep their height.
  package func height(for traits: TraitCollection) -> Double {
    switch traits.userInterfaceIdiom {
    case .phone: traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact ? phoneOnItsSide : phone
    case .pad: pad
    }
  }
}
