import Foundation

/// The frames of views with a transform. The layout itself has the frames without one.
extension UIView {
  /// The rectangle around the view as its transform maps it about its middle.
  var transformedFrame: CGRect {
    let (size, middle) = (storedFrame.size, center)
    let (x, y) = (size.width / 2, size.height / 2)
    let width = (transform.a * x).magnitude + (transform.c * y).magnitude
    let height = (transform.b * x).magnitude + (transform.d * y).magnitude
    return CGRect(
      x: middle.x + transform.tx - width, y: middle.y + transform.ty - height, width: 2 * width, height: 2 * height)
  }

  /// The frame without the transform, whose middle and size lead to a frame with it. The size follows from the inverse of the transform.
  func untransformed(_ frame: CGRect) -> CGRect {
    let inverse = transform.inverted()
    let width = (inverse.a * frame.width).magnitude + (inverse.c * frame.height).magnitude
    let height = (inverse.b * frame.width).magnitude + (inverse.d * frame.height).magnitude
    return CGRect(
      x: frame.midX - transform.tx - width / 2, y: frame.midY - transform.ty - height / 2, width: width, height: height)
  }
}
