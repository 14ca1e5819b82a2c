import Foundation

/// The frame of a view that follows the size of the view around as its mask says.
@MainActor
struct AutoresizedRect {
  let x, y: AutoresizedPart

  /// The frame of a view as it is now, or nil for a view without one around it.
  init?(_ view: UIView) {
    guard let outer = view.superview?.bounds.size else { return nil }
    let (frame, mask) = (view.frame, view.autoresizingMask)
    x = AutoresizedPart(
      start: Double(frame.minX), length: Double(frame.width), whole: Double(outer.width),
      (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
    y = AutoresizedPart(
      start: Double(frame.minY), length: Double(frame.height), whole: Double(outer.height),
      (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
  }
}

/// A start and a length that follow the whole: each is a constant and a share of the whole.
struct AutoresizedPart {
  let start, length: Double
  let startShare, lengthShare: Double

  init(start: Double, length: Double, whole: Double, _ flexible: (before: Bool, length: Bool, after: Bool)) {
    let parts = [flexible.before ? start : nil, flexible.length ? length : nil, flexible.after ? whole - start - length : nil]
    let sum = parts.reduce(0) { $0 + ($1 ?? 0) }
    let count = Double(parts.count { $0 != nil })
    // Frames are rounded to thousandths of a point. The share of a part stays the same, so that its constraints need not be built again.
    func share(_ part: Double?) -> Double { part.map { ((sum == 0 ? 1 / count : $0 / sum) * 10_000).rounded() / 10_000 } ?? 0 }
    (startShare, lengthShare) = (share(parts[0]), share(parts[1]))
    (self.start, self.length) = (start - whole * startShare, length - whole * lengthShare)
  }
}
