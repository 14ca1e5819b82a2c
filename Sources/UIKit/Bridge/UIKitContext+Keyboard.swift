import Foundation
internal import SplitKit

/// The notifications about the keyboard, which the engine shows for a field.
extension UIKitContext {
  /// Posts the notifications after the next layout, if the keyboard has come, gone or changed its height by then.
  func noteKeyboardSoon() { application.afterLayout { [weak self] in self?.noteKeyboard() } }

  private func noteKeyboard() {
    let height = CGFloat(window?.keyboardHeight ?? 0)
    guard height != keyboardHeight else { return }
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: keyboardFrame(keyboardHeight)),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: keyboardFrame(height)),
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      UIResponder.keyboardAnimationCurveUserInfoKey: UInt(7),
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    keyboardHeight = height
    let (will, did) =
      height > 0
      ? (UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification)
      : (UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification)
    for name in [
      UIResponder.keyboardWillChangeFrameNotification, will, UIResponder.keyboardDidChangeFrameNotification, did,
    ] { NotificationCenter.default.post(name: name, object: nil, userInfo: info) }
  }

  /// The frame of a keyboard of a height: at the bottom of the window, or below it for none.
  private func keyboardFrame(_ height: CGFloat) -> CGRect {
    let size = windowSize
    return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }
}
