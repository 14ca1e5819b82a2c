import Foundation

/// The frame of a view that follows the size of the view around as its mask says.
@MainActor
struct AutoresizedRect {
  let x, y: AutoresizedPart

  /// The frame of a view as it is now, or nil for a view without one around it.
  init?(_ view: UIView) {
    guard let outer = view.superview?.bounds.size else { return nil }
    let (frame, mask) = (view.storedFrame, view.autoresizingMask)
    x = AutoresizedPart(
      start: Double(frame.minX), length: Double(frame.width), whole: Double(outer.width), mask.horizontal)
    y = AutoresizedPart(
      start: Double(frame.minY), length: Double(frame.height), whole: Double(outer.height), mask.vertical)
  }
}

/// A start and a length that follow the whole: each is a constant and a share of the whole.
struct AutoresizedPart {
  let start, length: Double
  let startShare, lengthShare: Double

  init(start: Double, length: Double, whole: Double, _ flexible: Autoresizing.Flexible) {
    let parts = Autoresizing(start: start, length: length, whole: whole, flexible)
    // Frames are rounded to thousandths of a point. The share of a part stays the same, so that its constraints need not be built again.
    func settled(_ share: Double) -> Double { (share * 10_000).rounded() / 10_000 }
    (startShare, lengthShare) = (settled(parts.startShare(of: 1)), settled(parts.lengthShare(of: 1)))
    (self.start, self.length) = (start - whole * startShare, length - whole * lengthShare)
  }
}

/// The rule of autoresizing in one direction (general knowledge of UIKit: the flexible parts share the growth in proportion to
/// their lengths, and equally if all of them are zero).
struct Autoresizing {
  /// The parts that are flexible: those before and after a view, and its own length.
  typealias Flexible = (before: Bool, length: Bool, after: Bool)

  private let start, length: Double?
  private let sum, count: Double

  init(start: Double, length: Double, whole: Double, _ flexible: Flexible) {
    (self.start, self.length) = (flexible.before ? start : nil, flexible.length ? length : nil)
    let parts = [self.start, self.length, flexible.after ? whole - start - length : nil].compactMap { $0 }
    (sum, count) = (parts.reduce(0, +), Double(parts.count))
  }

  /// The start and the length after a growth of the whole.
  static func part(
    start: CGFloat, length: CGFloat, of whole: CGFloat, growingBy growth: CGFloat, _ flexible: Flexible
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = Autoresizing(start: Double(start), length: Double(length), whole: Double(whole), flexible)
    return (
      start + CGFloat(parts.startShare(of: Double(growth))), length + CGFloat(parts.lengthShare(of: Double(growth)))
    )
  }

  /// The part of a growth by which the view moves.
  func startShare(of growth: Double) -> Double { share(of: growth, start) }
  /// The part of a growth by which the view becomes longer.
  func lengthShare(of growth: Double) -> Double { share(of: growth, length) }

  private func share(of growth: Double, _ part: Double?) -> Double {
    guard let part else { return 0 }
    return sum == 0 ? growth / count : growth * part / sum
  }
}

extension UIView.AutoresizingMask {
  /// The flexible parts from left to right.
  var horizontal: Autoresizing.Flexible {
    (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
  }
  /// The flexible parts from top to bottom.
  var vertical: Autoresizing.Flexible {
    (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
  }
}
