import UIKit

@objc protocol ItemDelegate {
  func picked(_ item: Int)
  @objc optional func didChoose(_ item: Int)
  @objc optional func title(for item: Int) -> String?
  @objc optional func shouldClose() -> Bool
  @objc optional var color: UIColor { get }
}

@objc public protocol Counting: NSObjectProtocol { @objc optional func count(in list: [Int], _ other: Int) -> Int }

class ItemViewController: UIViewController {
  weak var delegate: ItemDelegate?
  var onClose: ((Int) -> Void)?
  weak var split: UISplitViewControllerDelegate?

  func close() {
    delegate?.didChoose?(3)
    let title = delegate?.title?(for: 3) ?? "none"
    onClose?(3)
    self.onClose?(title.count)
    split?.splitViewController?(splitViewController!, collapseSecondary: self, onto: self)
    if delegate!.shouldClose!() { dismiss(animated: true) }
  }
}
