/// A badge at the corner of a button in a bar: `UIBarButtonItem.Badge`, since iOS 26.
package struct BarBadge {
  /// The text, or an empty one for a dot.
  package let text: String
  /// Gives the colour, as `#RRGGBBAA`, or nil for that of the system.
  package let color: () -> String?

  package init(text: String, color: @escaping () -> String?) { (self.text, self.color) = (text, color) }

  /// The members of an item's view model.
  var members: [Member] {
    [Member("badge", .string(text))] + [color()].compactMap { $0 }.map { Member("badgeColor", .string($0)) }
  }
}
