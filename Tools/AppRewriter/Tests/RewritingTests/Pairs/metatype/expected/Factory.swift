import UIKit

struct Factory {
  let kind: UIViewController.Type
  func make() -> UIViewController { ClassTable.make(kind) }
  func make(_ type: Screen.Type) -> Screen { return ClassTable.make(type) }
  func make<T: Screen>(_ type: T.Type) -> (T, T) { (ClassTable.make(T.self), ClassTable.make(T.self)) }
  func other(_ type: Thing.Type) -> Thing { type.init() }
}

class Screen: UIViewController {}
class Thing { required init() {} }
class Maker<Shown: UIViewController> {
  lazy var kinds: [UIViewController.Type] = []
  func make() -> Shown {
    let type: UIViewController.Type = Screen.self
    _ = ClassTable.make(type)
    return ClassTable.make(Shown.self)
  }
  func plain() -> Screen { Screen.init() }
}
extension UIView {
  static func build<T: UIView>(_ builder: (T) -> Void) -> T {
    let view = ClassTable.make(T.self)
    builder(view)
    return view
  }
  func made<T>() -> T where T: UILabel { ClassTable.make(T.self) }
  func both<T: UIView & Hashable>() -> T { ClassTable.make(T.self) }
}
extension UIView {
  static func framed<T: UIView>(_ type: T.Type, _ rect: CGRect) -> T { ClassTable.make(type, frame: rect) }
  static func zero<T>() -> T where T: UIView { ClassTable.make(T.self, frame: .zero) }
  static func instance() -> Self { return ClassTable.make(Self.self, frame: .zero) }
  class func other() -> Self { ClassTable.make(Self.self) }
  convenience init(color: UIColor) { self.init(frame: .zero) }
}
extension UITableView {
  func cell<T: UITableViewCell>(_ style: UITableViewCell.CellStyle) -> T {
    dequeueReusableCell(withIdentifier: "\(T.self)") as? T
      ?? ClassTable.make(T.self, 
style: style,
        reuseIdentifier: "\(T.self)")
  }
  func header<T: UITableViewHeaderFooterView>() -> T { ClassTable.make(T.self, reuseIdentifier: nil) }
}
protocol NibBased: UIViewController {}
extension NibBased {
  static func instantiate() -> Self { ClassTable.make(Self.self, nibName: String(describing: self), bundle: nil) }
}
protocol Named {}
extension Named where Self: UIViewController {
  static func named() -> Self { return ClassTable.make(Self.self) }
}
func wrapped<Stack: UINavigationController>(_ root: UIViewController) -> Stack { ClassTable.make(Stack.self, rootViewController: root) }
struct Builder<Made> where Made: NSObjectProtocol { func build() -> Made { ClassTable.make(Made.self) } }
extension Thing { static func thing() -> Thing { self.init() } }
extension Screen { fileprivate static func __register_Screen() { ClassTable.register(Screen.self, named: "Screen"); ClassTable.controller(Screen.self) { Screen() } } }
@MainActor func __register_Factory_swift() { Screen.__register_Screen() }
