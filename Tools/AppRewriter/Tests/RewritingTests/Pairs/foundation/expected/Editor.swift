import UIKit

final class CardPresentation: UIPresentationController {
        func dimmed() {}
}

final class Editor: UIViewController {
        func keyboardWillShow(_ notification: Notification) {
    guard let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue else { return }
    let userInfo = notification.userInfo!
    let other = (userInfo[UIResponder.keyboardFrameBeginUserInfoKey] as! NSValue).cgRectValue
    let values: [String: Any] = [:]
    let plain = values["frame"] as? CGRect
    print(frame, other, plain as Any)
  }

  func text() -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    text.append(NSAttributedString(string: ""))
    text.append(NSAttributedString(string: "Own"))
    return text
  }
}
extension CardPresentation { fileprivate static func __register_CardPresentation() { ClassTable.initializer(CardPresentation.self, "nibName:bundle:") { (values: (String?, Bundle?)) in CardPresentation(nibName: values.0, bundle: values.1) }; ClassTable.action(CardPresentation.self, Selector("dimmed", CardPresentation.dimmed)) } }
extension Editor { fileprivate static func __register_Editor() { ClassTable.register(Editor.self, named: "Editor"); ClassTable.controller(Editor.self) { Editor() }; ClassTable.action(Editor.self, Selector("keyboardWillShow:", Editor.keyboardWillShow)) } }
@MainActor func __register_Editor_swift() { CardPresentation.__register_CardPresentation(); Editor.__register_Editor() }
