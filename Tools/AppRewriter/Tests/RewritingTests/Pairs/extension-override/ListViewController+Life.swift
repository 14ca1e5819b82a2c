import UIKit

extension ListViewController {
  /// Called first.
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.reloadData()
  }

  open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override var prefersStatusBarHidden: Bool { true }
  override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  override func load(
    _ name: String, // its name
    into list: inout [Int]
  ) async throws -> Int { 1 }
  #if os(macOS)
    override func onAMac() {}
  #else
    override class func describe() -> String { "list" }
  #endif
  func plain() {}
}

public extension Shared {
  override func viewDidLoad() { super.viewDidLoad() }
  override var prefersStatusBarHidden: Bool { true }
}

extension Counter {
  override func add(_ number: Int) { super.add(number) }
  override func add(_ text: String) { super.add(text) }
  override func add(_ text: String, twice: Bool = true) { super.add(text, twice: twice) }
}

extension Empty { override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) } }
extension Short { override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) } }

extension BaseViewController {
  @objc func setUp(_ count: Int) -> Bool { count > 0 }
}

extension UINavigationController {
  open override func viewDidLoad() {}
}
