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
extension UIView {
  static func framed<T: UIView>(_ type: T.Type, _ rect: CGRect) -> T { type.init(frame: rect) }
  static func zero<T>() -> T where T: UIView { T(frame: .zero) }
  static func instance() -> Self { return Self(frame: .zero) }
  class func other() -> Self { self.init() }
  convenience init(color: UIColor) { self.init(frame: .zero) }
}
extension UITableView {
  func cell<T: UITableViewCell>(_ style: UITableViewCell.CellStyle) -> T {
    dequeueReusableCell(withIdentifier: "\(T.self)") as? T
      ?? T(
        style: style,
        reuseIdentifier: "\(T.self)")
  }
  func header<T: UITableViewHeaderFooterView>() -> T { T.init(reuseIdentifier: nil) }
}
protocol NibBased: UIViewController {}
extension NibBased {
  static func instantiate() -> Self { Self(nibName: String(describing: self), bundle: nil) }
}
protocol Named {}
extension Named where Self: UIViewController {
  static func named() -> Self { return self.init() }
}
func wrapped<Stack: UINavigationController>(_ root: UIViewController) -> Stack { Stack(rootViewController: root) }
struct Builder<Made> where Made: NSObject { func build() -> Made { Made() } }
extension Thing { static func thing() -> Thing { self.init() } }
class Pages: UIViewController {
  var types: [UIView.Type] = []
  func compact() {
    guard let navigationController else { return }
    typealias Stack = UINavigationController
    let kind: Stack.Type = Stack.self
    let stacks = [type(of: navigationController).init(rootViewController: self), kind.init(rootViewController: self)]
    let views = types.map { $0.init(frame: .zero) } + [types[0].init(), (types.last!).init(frame: view.bounds)]
    let cell = types.first?.init(
      frame: view.bounds)
    print(stacks, views, cell as Any, Pages.self.init())
  }
  convenience init(title: String) {
    self.init()
    self.title = title
  }
  func load<Item: Decodable>(_ type: Item.Type, _ decoder: Decoder) throws -> Item { try type.init(from: decoder) }
  func loaded<Item: Loaded>(_ type: Item.Type) async -> Item { await type.init(later: 1) }
}
protocol Loaded { init(later: Int) async }
extension Pages {
  func more(_ optional: UIView.Type?) throws {
    let labels = [UILabel.self, UIButton.self].map { $0.init(frame: .zero) }
    let view = optional?.init(frame: .zero)
    optional?.init(frame: .zero).layoutIfNeeded()
    let next = types.removeFirst().init(frame: .zero)
    let tried = try types[0].init(frame: rect())
    print(labels, view as Any, next, tried, timeval.init(tv_sec: 1, tv_usec: 0))
  }
  func rect() throws -> CGRect { .zero }
}
