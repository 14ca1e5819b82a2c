import UIKit

extension ListViewController {
  /// Called first.
           func __ListViewController_viewDidLoad() {
    super.viewDidLoad()
    tableView.reloadData()
  }

                func __ListViewController_tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
           var __ListViewController_prefersStatusBarHidden: Bool { true }
           var __ListViewController_title: String? {
    get { super.title }
    set { super.title = newValue }
  }
           func __ListViewController_load(
    _ name: String, // its name
    into list: inout [Int]
  ) async throws -> Int { 1 }
  #if false    
    override func onAMac() {}
  #else
             class func __ListViewController_describe() -> String { "list" }
  #endif
  func plain() {}
}

public extension Shared {
           func __Shared_viewDidLoad() { super.viewDidLoad() }
           var __Shared_prefersStatusBarHidden: Bool { true }
}

extension Counter {
           func __Counter_add(_ number: Int) { super.add(number) }
           func __Counter_add(_ text: String) { super.add(text) }
           func __Counter_add(_ text: String, twice: Bool = true) { super.add(text, twice: twice) }
}

extension Empty {          func __Empty_viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) } }
extension Short {          func __Short_viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) } }

extension BaseViewController {
        func __BaseViewController_setUp(_ count: Int) -> Bool { count > 0 }
}

extension UINavigationController {
  open override func viewDidLoad() {}
}
