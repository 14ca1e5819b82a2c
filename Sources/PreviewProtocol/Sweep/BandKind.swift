import SplitKit

/// The kind of layout in a band, with the name and the colour that it has on the ruler of the page (`Public/app/ruler/bands.js`).
struct BandKind: Equatable {
  let label, color: String

  init(_ facts: LayoutFacts) {
    func value(_ name: String) -> Value? { facts.all.first { $0.name == name }?.value }
    if value("isCollapsed") == true {
      (label, color) = ("Collapsed", "#b25c16")
    } else if let mode = value("displayMode")?.string.flatMap({ Self.modes[$0] }) {
      label = "\(mode.columns) column\(mode.columns == 1 ? "" : "s")\(mode.way)"
      color = Self.colors[mode.columns - 1]
    } else {
      (label, color) = ("As it is", "#6b707c")
    }
  }

  /// The number of columns that a display mode shows, and how they are laid out.
  private static let modes: [String: (columns: Int, way: String)] = [
    "secondaryOnly": (1, ""), "oneBesideSecondary": (2, ""), "oneOverSecondary": (2, " over"), "twoBesideSecondary": (3, ""),
    "twoOverSecondary": (3, " over"), "twoDisplaceSecondary": (3, " displaced"), "one": (1, ""), "sideBySide": (2, ""),
  ]
  private static let colors = ["#666e7e", "#2273b5", "#5a55cf"]
}
