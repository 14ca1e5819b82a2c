import Foundation

/// The frames of views with a transform. The layout itself has the frames without one.
extension UIView {
  /// The rectangle around the view as its transform maps it about its middle.
  var transformedFrame: CGRect {
    Self.aroundZero(storedFrame.size).applying(transform).offsetBy(dx: center.x, dy: center.y)
  }

  /// The frame without the transform, whose middle and size lead to a frame with it. The size follows from the inverse of the transform.
  func untransformed(_ frame: CGRect) -> CGRect {
    let size = Self.aroundZero(frame.size).applying(transform.inverted()).size
    return Self.aroundZero(size).offsetBy(dx: frame.midX - transform.tx, dy: frame.midY - transform.ty)
  }

  /// A rectangle of a size whose middle is zero.
  private static func aroundZero(_ size: CGSize) -> CGRect {
    CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }
}
