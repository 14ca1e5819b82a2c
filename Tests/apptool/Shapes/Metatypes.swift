import UIKit

class TitledStack: UINavigationController {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    title = "titled"
  }
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

class Grid: UICollectionView {}
class Lines: UITableView {}
class Page: UIViewController { let number = 1 }

protocol Nameable {}
extension Nameable where Self: UIView {
  static func made() -> Self { return self.init() }
}
extension UIView: Nameable {}

func make<T: UIView>(_ type: T.Type) -> T { return T(frame: CGRect(x: 0, y: 0, width: 7, height: 7)) }
func make<T: UIViewController>() -> T { return T() }
func decode<T: Decodable>(_ type: T.Type, _ decoder: Decoder) throws -> T { return try type.init(from: decoder) }

extension ResultsController {
  func metatypes() -> [String] {
    guard let navigationController = navigationController else { return ["no stack"] }
    typealias Plain = UINavigationController
    let kind: Plain.Type = TitledStack.self
    let stack = type(of: navigationController).init(rootViewController: Page())
    let other = kind.init(rootViewController: UIViewController())
    let page: Page = make()
    let tables: [UITableView.Type] = [UITableView.self, Lines.self]
    let styles = tables.map { $0.init(frame: .zero, style: .grouped).style.rawValue }
    let grid = type(of: Grid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())).init(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let views = [UILabel.self, UIButton.self].map { $0.init(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).frame.width }
    var left: UITableView.Type? = Lines.self
    guard let lines = left?.init(frame: .zero, style: .plain) else { return ["no lines"] }
    left = nil
    if let none = left?.init(frame: .zero, style: .plain) { return ["\(none)"] }
    return [
      "\(views) \(type(of: lines))",
      "\(type(of: stack)) \(stack.title ?? "none") \(stack.viewControllers.count)", "\(type(of: other)) \(other.title ?? "none")",
      "\(page.number) \(make(UILabel.self).frame.width) \(type(of: UISwitch.made())) \(styles) \(type(of: grid))",
    ]
  }
}
