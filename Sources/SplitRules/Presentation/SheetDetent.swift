/// A height at which a sheet can rest: `UISheetPresentationController.Detent`.
package enum SheetDetent: Equatable, Sendable {
  /// About half of the screen.
  case medium
  /// The height of a sheet without detents.
  case large
  /// A height of the app's own, without the window's bottom inset.
  case custom(identifier: String, value: Double)

  /// The name of the detent: `UISheetPresentationController.Detent.Identifier`.
  package var identifier: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .custom(let identifier, _): identifier
    }
  }
}

extension SheetDetent {
  /// A detent of the app's own that is named by its number.
  package init(points: Double) { self = .custom(identifier: Self.name(ofPoints: points), value: points) }

  /// The name of a detent that has none of its own: its number, without a fraction if it is whole.
  package static func name(ofPoints points: Double) -> String {
    points == points.rounded() && abs(points) < 1e15 ? String(Int(points)) : String(points)
  }

  /// The value of the detent under a maximum (spec/containers.md 361 and 367). Only `medium` is rounded.
  package func value(of maximum: Double, _ rules: DetentRules, _ grid: PixelGrid) -> Double {
    switch self {
    case .medium: grid.round(rules.mediumPart * maximum)
    case .large: maximum
    case .custom(_, let value): value
    }
  }
}
