/// The distances in a row of a list, in points (`--inset` and `--side` of `Public/styles/apps/blockRows.css`).
///
/// Lists of apps with UIKit give the contents of cells the same margins.
package enum BlockRowMetrics {
  /// The padding at both ends of a row, by the name of the list's style.
  package static func padding(inStyle style: String, isGlass: Bool) -> Double {
    switch style {
    case "sidebar", "sidebarPlain": isGlass ? 16 : 12
    case "insetGrouped": 16
    default: isGlass ? 20 : 16
    }
  }

  /// The side of the symbol, by the size of body text.
  package static func symbolSide(body: Double) -> Double { min(body * 25 / 17, 34) }

  /// The distance from the symbol to the text.
  package static let symbolGap: Double = 14
}
