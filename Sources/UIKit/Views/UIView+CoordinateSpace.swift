import Foundation

/// The coordinates of a view for any other space. A space that is no view stands for the window.
extension UIView {
  /// A point in the coordinates of another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: view(of: coordinateSpace))
  }
  /// A point of another space in these coordinates.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: view(of: coordinateSpace))
  }
  /// A rectangle in the coordinates of another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: view(of: coordinateSpace))
  }
  /// A rectangle of another space in these coordinates.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: view(of: coordinateSpace))
  }

  /// The view that a space is, or nil for a space that is no view.
  ///
  /// The optimizer of Swift 6.3.1 crashes on this cast ("Found verification error when verifying before lowering ownership") when it makes
  /// a copy of a public function for the only class that has the protocol. A function that it leaves alone takes the cast. Other public
  /// functions with such a cast compile (`sourceItem` of popovers, `UIPreviewAction.init`, sizes of child containers), and `make test-release`
  /// builds them all.
  @_optimize(none)
  private func view(of coordinateSpace: any UICoordinateSpace) -> UIView? { coordinateSpace as? UIView }
}
