import Foundation

/// The parts of a frame that constraints leave open, as Xcode names them.
struct LayoutOpenness: Equatable {
  private let horizontalPosition, verticalPosition, width, height: Bool

  /// Creates the parts that differ between two layouts of the same constraints.
  init(_ first: CGRect, _ second: CGRect) {
    func differ(_ one: CGFloat, _ two: CGFloat) -> Bool { (one - two).magnitude > 0.01 }
    (width, height) = (differ(first.width, second.width), differ(first.height, second.height))
    // A view whose size is open has an open position only if each of its edges is.
    horizontalPosition = differ(first.minX, second.minX) && differ(first.maxX, second.maxX)
    verticalPosition = differ(first.minY, second.minY) && differ(first.maxY, second.maxY)
  }

  var isEmpty: Bool { !horizontalPosition && !verticalPosition && !width && !height }

  /// A sentence as in the warnings of Xcode, such as "Horizontal position and width are ambiguous".
  var sentence: String {
    let position =
      horizontalPosition && verticalPosition
      ? ["position"] : horizontalPosition ? ["horizontal position"] : verticalPosition ? ["vertical position"] : []
    let size = width && height ? ["size"] : width ? ["width"] : height ? ["height"] : []
    let names = (position + size).joined(separator: " and ")
    return "\(names.prefix(1).uppercased())\(names.dropFirst()) \(position.count + size.count == 1 ? "is" : "are") ambiguous"
  }
}
