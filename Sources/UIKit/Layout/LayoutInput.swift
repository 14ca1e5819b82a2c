import Foundation

/// Something from which the constraints of a layout were built, apart from the constraints of the app and the tree of views: a margin, a
/// baseline or a direction. The constraints are built again when it has changed.
@MainActor
struct LayoutInput {
  enum Kind {
    /// The insets of a guide of the system.
    case insets(UILayoutGuide.Kind)
    case margins
    case baseline(isFirst: Bool)
    case isRightToLeft
    /// Whether constraints place the view, and whether it is that of a child controller.
    case isPlaced
    /// Whether anything in the view needs more than frames and masks.
    case usesConstraints
    /// The frame of a view that no constraint names.
    case frame
    /// The height of the keyboard in the view, and whether it is up.
    case keyboard
    /// The shares that the position and the size have of the size around, by the mask. The lengths are parameters.
    case shares
  }

  @Unkept private var view: UIView?
  private let kind: Kind
  private let value: SIMD4<Double>

  /// Notes what something is now.
  init(_ view: UIView, _ kind: Kind) {
    _view = Unkept(wrappedValue: view)
    (self.kind, value) = (kind, Self.value(kind, view))
  }

  /// Whether it is still so.
  var holds: Bool { view.map { Self.value(kind, $0) == value } ?? false }

  private static func value(_ kind: Kind, _ view: UIView) -> SIMD4<Double> {
    switch kind {
    case .insets(let guide): value(view.insets(of: guide))
    case .margins: value(view.layoutMargins)
    case .baseline(let isFirst): view.baseline(isFirst: isFirst).map { SIMD4(Double($0), 1, 0, 0) } ?? .zero
    case .isRightToLeft: value(view.isRightToLeft)
    case .isPlaced: SIMD4(view.isPlacedByConstraints ? 1 : 0, view.isOfChildController ? 1 : 0, 0, 0)
    case .usesConstraints: value(view.usesConstraints)
    case .frame: value(view.storedFrame)
    case .keyboard: SIMD4(Double(view.keyboardInset), UIKitContext.current.keyboardHeight > 0 ? 1 : 0, 0, 0)
    case .shares:
      AutoresizedRect(view).map { SIMD4($0.x.startShare, $0.x.lengthShare, $0.y.startShare, $0.y.lengthShare) } ?? .zero
    }
  }

  private static func value(_ insets: UIEdgeInsets) -> SIMD4<Double> {
    SIMD4(Double(insets.top), Double(insets.left), Double(insets.bottom), Double(insets.right))
  }
  private static func value(_ frame: CGRect) -> SIMD4<Double> {
    SIMD4(Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height))
  }
  private static func value(_ flag: Bool) -> SIMD4<Double> { SIMD4(flag ? 1 : 0, 0, 0, 0) }
}
