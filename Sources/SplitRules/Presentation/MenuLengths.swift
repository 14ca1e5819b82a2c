/// The lengths of a menu, in points.
package struct MenuLengths: Sendable {
  package let width: Double
  /// The distance above the first and below the last element.
  package let end: Double
  /// The least height of an element.
  package let row: Double
  /// The distance from the top of an element to its text, and below it to its bottom, at scale 3.
  package let above: Double
  /// The distance between a title and a subtitle, at scale 3.
  package let subtitleGap: Double
  /// The distance of the text from both sides, and from the leading one if an element is marked.
  package let words, markedWords: Double
  /// The distance of images, signs and lines from the sides, and of a mark from the leading one (by eye).
  package let edge, mark: Double
  /// The height of a title, and the distance of its text from the top, or nil for one in the middle.
  package let title: Double
  package let titleTop: Double?
  /// The height of what parts groups.
  package let groupGap: Double

  /// iOS 26, observed at scale 3 (900 to 905).
  package static let glass = MenuLengths(
    width: 250, end: 10, row: 42, above: 32 / 3, subtitleGap: 2 / 3, words: 28, markedWords: 40, edge: 22, mark: 18,
    title: 121 / 3, titleTop: 20, groupGap: 21)

  /// The versions before, by eye: nobody has measured them.
  package static let earlier = MenuLengths(
    width: 250, end: 0, row: 44, above: 11, subtitleGap: 0, words: 16, markedWords: 44, edge: 16, mark: 16, title: 32,
    titleTop: nil, groupGap: 8)
}
