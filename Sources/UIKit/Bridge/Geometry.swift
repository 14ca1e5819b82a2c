import Foundation
internal import SplitKit

// The engine's geometry and that of Foundation. Both count in points, from the upper left corner.

extension CGRect {
  init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
  var engine: Rect {
    Rect(x: Double(minX), y: Double(minY), width: Double(width), height: Double(height))
  }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
  var engine: Size { Size(width: Double(width), height: Double(height)) }
}

extension CGSize {
  /// The size in its own proportions inside a largest one, of which a length of 0 is no limit.
  func shrunk(into most: CGSize) -> CGSize {
    guard width > 0, height > 0 else { return .zero }
    let scale = min(1, most.width > 0 ? most.width / width : 1, most.height > 0 ? most.height / height : 1)
    return CGSize(width: width * scale, height: height * scale)
  }
}

extension CGPoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
  var engine: Point { Point(x: Double(x), y: Double(y)) }
}

extension UIEdgeInsets {
  init(_ insets: EdgeInsets) { self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right) }
  var engine: EdgeInsets {
    EdgeInsets(top: Double(top), left: Double(left), bottom: Double(bottom), right: Double(right))
  }
}

extension CGFloat {
  /// The length on the nearest pixel. One halfway between two pixels goes to the later one (915). Without a scale, it stays as it is.
  func nearestPixel(_ scale: CGFloat) -> CGFloat {
    scale > 0 ? CGFloat(PixelGrid(scale: Double(scale)).position(Double(self))) : self
  }

  /// The length rounded up to the next pixel. Without a scale, it stays as it is.
  func upToPixel(_ scale: CGFloat) -> CGFloat { CGFloat(LineHeight.up(Double(self), scale: Double(scale))) }
}
