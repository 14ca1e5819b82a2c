import Foundation
internal import SplitKit

/// The notifications about the keyboard, which the engine shows for a field.
extension UIKitContext {
  /// Posts the notifications after the next layout, if the keyboard has come, gone or changed its height by then.
  func noteKeyboardSoon() { application.afterLayout { [weak self] in self?.noteKeyboard() } }

  private func noteKeyboard() {
    inputViews.update()
    let height = CGFloat(window?.keyboardHeight ?? 0) + inputViews.accessoryHeight
    guard height != keyboardHeight else { return }
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: keyboardFrame(keyboardHeight)),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: keyboardFrame(height)),
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      UIResponder.keyboardAnimationCurveUserInfoKey: UInt(7),
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    keyboardHeight = height
    keyboardFollowers.noteChange()
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

/// The views whose layout follows the keyboard.
@MainActor
struct KeyboardFollowers {
  private struct WeakView { weak var object: UIView? }

  private var views: [WeakView] = []

  mutating func add(_ view: UIView) {
    views.removeAll { $0.object == nil }
    views.append(WeakView(object: view))
  }

  /// Lets all of them be laid out anew.
  func noteChange() { for view in views { view.object?.setNeedsLayout() } }
}

extension UIView {
  /// The height of the part of the view that the keyboard or the bottom of the safe area covers, from the view's bottom up.
  var keyboardInset: CGFloat {
    let context = UIKitContext.current
    guard context.keyboardHeight > 0 else {
      let guide = layoutState.systemGuides[.keyboard] as? UIKeyboardLayoutGuide
      return guide?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
    }
    let bottom = convert(bounds, to: nil).maxY
    return max(safeAreaInsets.bottom, min(bounds.height, bottom - (context.windowSize.height - context.keyboardHeight)))
  }
}
