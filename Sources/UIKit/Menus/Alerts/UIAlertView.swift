import Foundation

/// A question over the window before iOS 8: `UIAlertView`. It shows a `UIAlertController` over the window.
@preconcurrency @MainActor
open class UIAlertView: ObjectBase {
  /// The words in bold.
  open var title = ""
  /// The words below.
  open var message: String?
  /// The delegate, which is told of the touched button.
  open weak var delegate: AnyObject?
  /// A number by which an app finds the alert.
  open var tag = 0
  /// The index of the button that cancels, or -1.
  open var cancelButtonIndex = -1
  private var titles: [String] = []

  /// Creates a question without words.
  public override init() { super.init() }
  /// Creates a question.
  public convenience init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?, otherButtonTitles: String...
  ) {
    self.init()
    (self.title, self.message, self.delegate) = (title ?? "", message, delegate)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    titles += otherButtonTitles
  }
  /// The number of buttons.
  open var numberOfButtons: Int { titles.count }
  /// Adds a button, and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }
  /// The words of a button.
  open func buttonTitle(at buttonIndex: Int) -> String? { titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil }
  /// Shows the question over the controller on top of the window.
  open func show() {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for (index, title) in titles.enumerated() {
      alert.addAction(
        UIAlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) { _ in
          (self.delegate as? any UIAlertViewDelegate)?.alertView(self, clickedButtonAt: index)
        })
    }
    var top = UIApplication.shared.keyWindow?.rootViewController
    while let next = top?.presentedViewController { top = next }
    top?.present(alert, animated: true)
  }
}

/// The delegate of a question before iOS 8: `UIAlertViewDelegate`.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// A button was touched.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
}

extension UIAlertViewDelegate {
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
}
