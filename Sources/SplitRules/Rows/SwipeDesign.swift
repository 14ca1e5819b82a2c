/// The buttons that a swipe reveals at an end of a row, in points.
package struct SwipeDesign: Equatable, Sendable {
  /// The height of a button, or nil where it is as high as the row.
  private let buttonHeight: Double?
  /// The space around a button, half of which is on each side of it.
  private let gap: Double
  /// The size of the font of a title.
  package let fontSize: Double
  /// The space at both sides of a title.
  private let titleMargin: Double

  /// The least distance from one button to the next (general knowledge of iOS).
  private static let leastPitch = 74.0

  /// The distance from one button to the next, which is the same for all: the widest title has space, as far as the row is wide enough
  /// (inferred).
  ///
  /// - Parameter title: The width of the widest title.
  package func pitch(title: Double, count: Int, in row: Size) -> Double {
    min(max(Self.leastPitch, title + 2 * titleMargin + gap), row.width / Double(count + 1))
  }

  /// The frames of the buttons in the row. The first one is at the end of the row.
  ///
  /// - Parameter isLeft: Whether the buttons are at the left.
  package func frames(count: Int, pitch: Double, in row: Size, isLeft: Bool, on grid: PixelGrid) -> [Rect] {
    let height = min(row.height, buttonHeight ?? row.height)
    return (0..<count).map { index in
      let x = isLeft ? pitch * Double(index) : row.width - pitch * Double(index + 1)
      return Rect(x: x + gap / 2, y: grid.position((row.height - height) / 2), width: pitch - gap, height: height)
    }
  }

  /// The radius of the corners of a button of a height: a capsule, or none where buttons fill the row.
  package func radius(height: Double) -> Double { buttonHeight == nil ? 0 : height / 2 }
}

extension SwipeDesign {
  /// iOS 26: capsules of 44 with titles of 13 (855). The space around them is by eye.
  static let since26 = SwipeDesign(buttonHeight: 44, gap: 8, fontSize: 13, titleMargin: 12)
  /// The versions before iOS 26 (by eye).
  static let earlier = SwipeDesign(buttonHeight: nil, gap: 0, fontSize: 15, titleMargin: 6)
}
