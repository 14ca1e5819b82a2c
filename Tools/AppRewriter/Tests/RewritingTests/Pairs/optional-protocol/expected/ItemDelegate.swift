import UIKit

      protocol ItemDelegate: AnyObject {
  func picked(_ item: Int)
                 func didChoose(_ item: Int)
                 func title(for item: Int) -> String?
                 func shouldClose() -> Bool
                 var color: UIColor { get }
}

      public protocol Counting: NSObjectProtocol {                func count(in list: [Int], _ other: Int) -> Int }

class ItemViewController: UIViewController {
  weak var delegate: ItemDelegate?
  var onClose: ((Int) -> Void)?
  weak var split: UISplitViewControllerDelegate?

  func close() {
    delegate?.didChoose (3)
    let title = delegate?.title (for: 3) ?? "none"
    onClose?(3)
    self.onClose?(title.count)
    split?.splitViewController (splitViewController!, collapseSecondary: self, onto: self)
    if delegate!.shouldClose () { dismiss(animated: true) }
  }
}
extension ItemDelegate { func didChoose(_ item: Int) {  }; func title(for item: Int) -> String? { nil }; func shouldClose() -> Bool { false }; var color: UIColor { preconditionFailure("Nothing implements this optional requirement.") } }
extension Counting { public func count(in list: [Int], _ other: Int) -> Int { 0 } }
extension ItemViewController { fileprivate static func __register_ItemViewController() { ClassTable.register(ItemViewController.self, named: "ItemViewController"); ClassTable.controller(ItemViewController.self) { ItemViewController() } } }
@MainActor func __register_ItemDelegate_swift() { ItemViewController.__register_ItemViewController() }
