import Foundation
internal import LayoutSolver

/// A length that follows from variables.
struct Linear {
  var terms: [LayoutTerm] = []
  var constant = 0.0

  init(_ variable: LayoutVariable) { terms = [LayoutTerm(variable)] }
  init(_ constant: Double) { self.constant = constant }
  private init(_ terms: [LayoutTerm], _ constant: Double) { (self.terms, self.constant) = (terms, constant) }

  static func + (one: Linear, other: Linear) -> Linear { Linear(one.terms + other.terms, one.constant + other.constant) }
  static func - (one: Linear, other: Linear) -> Linear { one + other * -1 }
  static func + (one: Linear, other: Double) -> Linear { Linear(one.terms, one.constant + other) }
  static func - (one: Linear, other: Double) -> Linear { one + -other }
  static func * (one: Linear, factor: Double) -> Linear {
    Linear(one.terms.map { LayoutTerm($0.variable, $0.factor * factor) }, one.constant * factor)
  }

  func value(in solution: LayoutSolution) -> Double { terms.reduce(constant) { $0 + $1.factor * solution[$1.variable] } }
}

/// The place of a view or a guide in the coordinates of the root.
struct LinearRect {
  var minX, minY, width, height: Linear
  static let zero = LinearRect(minX: Linear(0), minY: Linear(0), width: Linear(0), height: Linear(0))
  var maxX: Linear { minX + width }
  var maxY: Linear { minY + height }

  /// The rectangle inside of insets.
  func inset(_ insets: UIEdgeInsets) -> LinearRect {
    let (left, top) = (Double(insets.left), Double(insets.top))
    return LinearRect(
      minX: minX + left, minY: minY + top, width: width - (left + Double(insets.right)),
      height: height - (top + Double(insets.bottom)))
  }

  /// The rectangle in a solution.
  func value(in solution: LayoutSolution) -> CGRect {
    CGRect(
      x: minX.value(in: solution).settled, y: minY.value(in: solution).settled,
      width: max(0, width.value(in: solution)).settled, height: max(0, height.value(in: solution)).settled)
  }
}

extension Double {
  /// The number without errors of rounding: a multiple of a thousandth of a point.
  fileprivate var settled: CGFloat { CGFloat((self * 1000).rounded() / 1000) }
}
