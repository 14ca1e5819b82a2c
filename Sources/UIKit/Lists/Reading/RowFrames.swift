import Foundation
internal import SplitKit

/// The frames of what the system draws in a row, in the row's coordinates and points (docs/protocol.md, the kind `table`).
struct RowFrames: Equatable, Sendable {
  var image: CGRect?
  var title: CGRect?
  var subtitle: CGRect?
  /// The text at the end of the row.
  var value: CGRect?
  /// The control at the start of a row that is edited.
  var editing: CGRect?
  var disclosure: CGRect?
  var checkmark: CGRect?
  /// The button for details.
  var detail: CGRect?
  /// The arrow of a row with children.
  var outline: CGRect?
  /// The control that moves the row.
  var grip: CGRect?
  /// The lines below and above the row.
  var line: CGRect?
  var lineAbove: CGRect?
  /// The buttons that a swipe has revealed, which are where they are in both directions of reading.
  var actions: [CGRect] = []

  /// The distance from the start of the image to that of the title, which is 0 without an image.
  var textOffset: CGFloat { image.flatMap { image in title.map { $0.minX - image.minX } } ?? 0 }

  private static let parts: [(name: String, path: WritableKeyPath<RowFrames, CGRect?> & Sendable)] = [
    ("image", \.image), ("title", \.title), ("subtitle", \.subtitle), ("value", \.value), ("editing", \.editing),
    ("disclosure", \.disclosure), ("checkmark", \.checkmark), ("detail", \.detail), ("outline", \.outline), ("grip", \.grip),
    ("line", \.line), ("lineAbove", \.lineAbove),
  ]

  /// The frames in a row of a width that reads from right to left.
  func mirrored(in width: CGFloat) -> RowFrames {
    var frames = self
    for (_, path) in Self.parts { frames[keyPath: path] = self[keyPath: path].map { $0.mirrored(in: width) } }
    return frames
  }

  /// The frames by the names of the parts.
  var members: Value {
    let parts = Self.parts.compactMap { name, path in self[keyPath: path].map { Member(name, .frame($0)) } }
    return .object(parts + actions.enumerated().map { Member("action-\($0.offset)", .frame($0.element)) })
  }
}

extension CGRect {
  /// The rectangle in an area of a width that reads from right to left.
  func mirrored(in width: CGFloat) -> CGRect { CGRect(x: width - maxX, y: minY, width: self.width, height: height) }
}

extension UIView {
  /// A frame in an area of a width that begins at the left, in the direction in which the view reads, or the other way round.
  ///
  /// - Parameter width: The width of the area, or nil for that of the view.
  func inReadingDirection(_ frame: CGRect, width: CGFloat? = nil) -> CGRect {
    isRightToLeft ? frame.mirrored(in: width ?? bounds.width) : frame
  }
}

extension Value {
  /// A rectangle as a list of four numbers.
  static func frame(_ frame: CGRect) -> Value {
    .array([frame.minX, frame.minY, frame.width, frame.height].map { .number(Double($0)) })
  }
}
