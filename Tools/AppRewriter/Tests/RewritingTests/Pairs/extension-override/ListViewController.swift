import UIKit

class ListViewController: UITableViewController {
  private let items = [1, 2]
  // The last line has a comment. }
}

class Empty: UIViewController {}
class Short: UIViewController { let a = 1 }

class BaseViewController: UIViewController {
  override var title: String? { didSet { print(title ?? "") } }
}

class SpecialViewController: BaseViewController {
  override func setUp(_ count: Int) -> Bool { super.setUp(count) && true }
}

public class Shared: UIViewController {}

class Summer: UIViewController {
  func add(_ number: Int) {}
  func add(_ text: String) {}
  func add(_ text: String, twice: Bool = true) {}
}

class Counter: Summer {}
