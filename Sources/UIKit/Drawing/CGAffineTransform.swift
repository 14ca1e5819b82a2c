#if !canImport(CoreGraphics)
  import Foundation

  /// A map of the plane that keeps lines straight: `CGAffineTransform`, which Foundation does not have on Linux.
  public struct CGAffineTransform: Hashable, Sendable {
    /// The parts of the matrix.
    public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat

    /// Creates a map that moves nothing.
    public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
    /// Creates a map of its parts.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }
    /// Creates a move, in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }
    /// Creates a change of scale.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }
    /// Creates a turn by an angle in radians.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The map that moves nothing.
    public static let identity = CGAffineTransform()
    /// Whether the map moves nothing.
    public var isIdentity: Bool { self == .identity }

    /// This map, and then another one.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c, d: c * other.b + d * other.d,
        tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }
    /// A move before this map.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }
    /// A change of scale before this map.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { CGAffineTransform(scaleX: x, y: y).concatenating(self) }
    /// A turn before this map.
    public func rotated(by angle: CGFloat) -> CGAffineTransform { CGAffineTransform(rotationAngle: angle).concatenating(self) }
    /// The map that takes this one back. A map that cannot be taken back is returned as it is.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0 else { return self }
      let (a, b, c, d) = (d / determinant, -b / determinant, -c / determinant, self.a / determinant)
      return CGAffineTransform(a: a, b: b, c: c, d: d, tx: -(tx * a + ty * c), ty: -(tx * b + ty * d))
    }
  }

  /// A direction and a length: `CGVector`.
  public struct CGVector: Hashable, Sendable {
    /// The parts.
    public var dx: CGFloat, dy: CGFloat
    /// Creates a vector.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
    /// No length.
    public static let zero = CGVector(dx: 0, dy: 0)
  }
#endif
