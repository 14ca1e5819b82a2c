import UIKit

class ListViewController: UITableViewController {
  private let items = [1, 2]
  // The last line has a comment. }
override func viewDidLoad() { self.__ListViewController_viewDidLoad() }; open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { self.__ListViewController_tableView(tableView, numberOfRowsInSection: section) }; override var prefersStatusBarHidden: Bool { self.__ListViewController_prefersStatusBarHidden }; override var title: String? { get { self.__ListViewController_title } set { self.__ListViewController_title = newValue } }; override func load( _ name: String, into list: inout [Int] ) async throws -> Int { try await self.__ListViewController_load(name, into: &list) }; override class func describe() -> String { self.__ListViewController_describe() } }

class Empty: UIViewController {override func viewWillAppear(_ animated: Bool) { self.__Empty_viewWillAppear(animated) } }
class Short: UIViewController { let a = 1 ; override func viewDidAppear(_ animated: Bool) { self.__Short_viewDidAppear(animated) } }

class BaseViewController: UIViewController {
  override var title: String? { didSet { print(title ?? "") } }
func setUp(_ count: Int) -> Bool { self.__BaseViewController_setUp(count) } }

class SpecialViewController: BaseViewController {
  override func setUp(_ count: Int) -> Bool { super.setUp(count) && true }
}

public class Shared: UIViewController {public override func viewDidLoad() { self.__Shared_viewDidLoad() }; public override var prefersStatusBarHidden: Bool { self.__Shared_prefersStatusBarHidden } }

class Summer: UIViewController {
  func add(_ number: Int) {}
  func add(_ text: String) {}
  func add(_ text: String, twice: Bool = true) {}
}

class Counter: Summer {override func add(_ number: Int) { self.__Counter_add(number) }; override func add(_ text: String) { self.__Counter_add(text) }; override func add(_ text: String, twice: Bool = true) { self.__Counter_add(text, twice: twice) } }
extension BaseViewController { fileprivate static func __register_BaseViewController() { ClassTable.register(BaseViewController.self, named: "BaseViewController"); ClassTable.controller(BaseViewController.self) { BaseViewController() }; ClassTable.action(BaseViewController.self, Selector("setUp:", BaseViewController.setUp)) } }
extension Counter { fileprivate static func __register_Counter() { ClassTable.register(Counter.self, named: "Counter"); ClassTable.controller(Counter.self) { Counter() } } }
extension Empty { fileprivate static func __register_Empty() { ClassTable.register(Empty.self, named: "Empty"); ClassTable.controller(Empty.self) { Empty() } } }
extension ListViewController { fileprivate static func __register_ListViewController() { ClassTable.register(ListViewController.self, named: "ListViewController"); ClassTable.controller(ListViewController.self) { ListViewController() } } }
extension Shared { fileprivate static func __register_Shared() { ClassTable.register(Shared.self, named: "Shared"); ClassTable.controller(Shared.self) { Shared() } } }
extension Short { fileprivate static func __register_Short() { ClassTable.register(Short.self, named: "Short"); ClassTable.controller(Short.self) { Short() } } }
extension SpecialViewController { fileprivate static func __register_SpecialViewController() { ClassTable.register(SpecialViewController.self, named: "SpecialViewController"); ClassTable.controller(SpecialViewController.self) { SpecialViewController() } } }
extension Summer { fileprivate static func __register_Summer() { ClassTable.register(Summer.self, named: "Summer"); ClassTable.controller(Summer.self) { Summer() } } }
@MainActor func __register_ListViewController_swift() { BaseViewController.__register_BaseViewController(); Counter.__register_Counter(); Empty.__register_Empty(); ListViewController.__register_ListViewController(); Shared.__register_Shared(); Short.__register_Short(); SpecialViewController.__register_SpecialViewController(); Summer.__register_Summer() }
