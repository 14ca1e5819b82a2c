import UIKit

final class CardPresentation: UIPresentationController {
  @objc func dimmed() {}
}

final class Editor: UIViewController {
  @objc func keyboardWillShow(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
    let userInfo = notification.userInfo!
    let other = userInfo[UIResponder.keyboardFrameBeginUserInfoKey] as! CGRect
    let values: [String: Any] = [:]
    let plain = values["frame"] as? CGRect
    print(frame, other, plain as Any)
  }

  func text() -> NSAttributedString {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString())
    text.append(NSAttributedString(string: "Own"))
    return text
  }
}
