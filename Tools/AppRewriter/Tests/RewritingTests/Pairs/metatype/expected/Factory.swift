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
extension Screen { fileprivate static func __register_Screen() { ClassTable.register(Screen.self, named: "Screen"); ClassTable.controller(Screen.self) { Screen() } } }
@MainActor func __register_Factory_swift() { Screen.__register_Screen() }
