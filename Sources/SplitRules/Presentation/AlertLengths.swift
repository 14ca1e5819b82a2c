/// The lengths of the card of an alert or of an action sheet, in points.
package struct AlertLengths: Sendable {
  /// The width of an alert, and of an action sheet if it is such a card too.
  package let width: Double
  /// The width of an action sheet in a popover.
  package let popoverWidth: Double
  /// Whether an action sheet on a phone is at the bottom, and not in the middle.
  package let sheetIsAtBottom: Bool
  /// Whether a card is in the middle of the safe area, and not of the window.
  package let centresInSafeArea: Bool
  /// The distance of the texts from both sides, and of the first one from the top.
  package let textSide, textTop: Double
  /// The least height of an action, the distance from the line of its title to its edges, and the height of one in a sheet.
  package let action, actionPadding, sheetAction: Double
  /// The distance of the actions from the sides, from each other, and from the bottom and what is above them.
  package let actionSide, actionGap, actionEnd: Double
  /// The opacity of the black behind the card, in a light and in a dark style.
  package let dimming: (light: Double, dark: Double)
  /// The field, if it is a capsule: its height, its distance from the sides and that of its text, and the space above and below it.
  package let field: Field?

  package struct Field: Sendable {
    package let height, side, textSide, above, below: Double
  }

  /// iOS 26, observed (890 to 898).
  package static let glass = AlertLengths(
    width: 320, popoverWidth: 288, sheetIsAtBottom: false, centresInSafeArea: true, textSide: 30, textTop: 22, action: 48,
    actionPadding: 12, sheetAction: 48, actionSide: 16, actionGap: 8, actionEnd: 16, dimming: (0.2, 0.48),
    field: Field(height: 48, side: 15, textSide: 30, above: 49 / 3, below: 4))

  /// The versions before, by eye: nobody has measured them.
  package static let earlier = AlertLengths(
    width: 270, popoverWidth: 300, sheetIsAtBottom: true, centresInSafeArea: false, textSide: 16, textTop: 16, action: 44,
    actionPadding: 0, sheetAction: 57, actionSide: 0, actionGap: 0, actionEnd: 0, dimming: (0.2, 0.2), field: nil)

  /// The distance between title and message on iOS 26: 7 at scale 2, and 7.667 at scale 3 (890).
  package static func textGap(scale: Double) -> Double { scale == 3 ? 23 / 3 : 7 }
  /// The distance below the message on iOS 26: 4.5 at scale 2, and 4.333 at scale 3 (890).
  package static func belowTexts(scale: Double) -> Double { scale == 3 ? 13 / 3 : 4.5 }
  /// The distance below a title or a message alone on iOS 26 (892).
  package static let belowOneText = 4.0
}
