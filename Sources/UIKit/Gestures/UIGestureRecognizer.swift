import Foundation

/// A gesture of a view: `UIGestureRecognizer`.
@preconcurrency @MainActor
open class UIGestureRecognizer: ObjectBase {}

extension UIView {
  /// Says that the gestures of the view have changed.
  func noteGestures() { noteChange() }
}
