import Foundation

/// Animations in the style before iOS 4. The changes are made where they stand, because animations end at once.
extension UIView {
  /// Begins an animation.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// Ends an animation.
  public class func commitAnimations() {}
  /// Sets the duration in seconds, which is not kept.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Sets the wait in seconds, which is not kept.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  /// Sets the curve, which is not kept.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {}
  /// Sets how often the animation runs, which is not kept.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// Sets whether the animation runs back, which is not kept.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  /// Sets whether the animation begins from the present state, which is not kept.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// Sets the transition of a view, which is not drawn.
  public class func setAnimationTransition(_ transition: UIView.AnimationTransition, for view: UIView, cache: Bool) {}
  /// The transitions of a view, with UIKit's raw values. None is drawn.
  public enum AnimationTransition: Int, Sendable { case none, flipFromLeft, flipFromRight, curlUp, curlDown }
}
