import UIKit

struct Factory {
  let kind: UIViewController.Type
  func make() -> UIViewController { kind.init() }
  func make(_ type: Screen.Type) -> Screen { return type.init() }
  func make<T: Screen>(_ type: T.Type) -> (T, T) { (T(), T.init()) }
  func other(_ type: Thing.Type) -> Thing { type.init() }
}

class Screen: UIViewController {}
class Thing { required init() {} }
class Maker<Shown: UIViewController> {
  lazy var kinds: [UIViewController.Type] = []
  func make() -> Shown {
    let type: UIViewController.Type = Screen.self
    _ = type.init()
    return Shown()
  }
  func plain() -> Screen { Screen.init() }
}
extension UIView {
  static func build<T: UIView>(_ builder: (T) -> Void) -> T {
    let view = T()
    builder(view)
    return view
  }
  func made<T>() -> T where T: UILabel { T() }
  func both<T: UIView & Hashable>() -> T { T() }
}
