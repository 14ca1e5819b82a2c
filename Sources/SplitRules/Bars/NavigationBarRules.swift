/// The rules of an OS version for the places of navigation bars. All lengths are in points.
package struct NavigationBarRules: Sendable {
  /// The heights of a bar without a large title and without a search field.
  package let heights: BarHeights
  /// The height in a sheet, or nil if a bar in a sheet is as high as any other.
  package let heightInSheet: Double?
  /// The distance between the top of a sheet and a bar in it.
  package let topInSheet: Double
  /// The least distance between a bar and the window's top edge, or nil if a bar begins at the inset.
  package let leastTop: LeastBarTop?
  /// The top insets of phones with a Dynamic Island, beside which a bar begins above the end of the inset.
  package let besideIslands: [BarBesideIsland]
  /// The ways in which a title can be large, or nil before iOS 11, which brought large titles (AD documented).
  package let largeTitleModes: [LargeTitleDisplayMode]?
  /// The distance between the line of a large title and the end of the bar (by eye before iOS 26).
  package var gapBelowLargeTitle: Double = 5
}

/// The least distance between a navigation bar and the window's top edge.
package struct LeastBarTop: Sendable {
  package let regularHeight: Double
  package let compactHeight: Double
}

/// The top edge of a navigation bar on a phone whose top inset belongs to a Dynamic Island.
package struct BarBesideIsland: Sendable {
  package let inset: Double
  package let top: Double

  /// The known islands (spec/containers.md 329): 53.67 for an inset of 59, 56.33 for 62 (two sources), and 62.33 for 68 (one
  /// source). These are thirds of a point, as the screens have three pixels a point.
  static let known = [
    BarBesideIsland(inset: 59, top: 161 / 3), BarBesideIsland(inset: 62, top: 169 / 3),
    BarBesideIsland(inset: 68, top: 187 / 3),
  ]
}

/// The edge at which a view with a bar begins.
package enum BarEdge: Sendable {
  /// The top edge of the window.
  case window
  /// The top edge of a sheet.
  case sheet
  /// Any other place: the top of a floating column, of a popover, or of a container of the app.
  case inside
}

extension NavigationBarRules {
  /// The height of a bar without a large title and without a search field.
  package func height(for traits: TraitCollection, isInSheet: Bool = false) -> Double {
    (isInSheet ? heightInSheet : nil) ?? heights.height(for: traits)
  }

  /// The distance between the top of a view with the given top inset and its bar.
  package func top(under inset: Double, at edge: BarEdge, for traits: TraitCollection) -> Double {
    switch edge {
    case .window: max(besideIsland(inset, traits), least(for: traits))
    case .sheet: inset + topInSheet
    case .inside: inset
    }
  }

  private func least(for traits: TraitCollection) -> Double {
    guard let leastTop else { return 0 }
    return traits.verticalSizeClass == .compact ? leastTop.compactHeight : leastTop.regularHeight
  }

  private func besideIsland(_ inset: Double, _ traits: TraitCollection) -> Double {
    guard traits.userInterfaceIdiom == .phone else { return inset }
    return besideIslands.first { $0.inset == inset }?.top ?? inset
  }
}
