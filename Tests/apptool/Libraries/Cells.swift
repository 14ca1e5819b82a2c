// The shapes of TinyConstraints, Reusable, DifferenceKit and Static: extensions of views, generic cells, batch updates, and a data source.
import UIKit

public typealias Constraints = [NSLayoutConstraint]
public protocol Constrainable {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
  @discardableResult func prepareForLayout() -> Self
}
extension UIView: Constrainable {
  @discardableResult
  public func prepareForLayout() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }
}
extension UILayoutGuide: Constrainable {
  @discardableResult
  public func prepareForLayout() -> Self { self }
}
extension Constrainable {
  @discardableResult
  public func origin(to view: Constrainable, insets: CGVector = .zero, priority: UILayoutPriority = .required) -> Constraints {
    prepareForLayout()
    let constraints = [
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: insets.dx),
      topAnchor.constraint(equalTo: view.topAnchor, constant: insets.dy),
    ]
    constraints.forEach { $0.priority = priority }
    NSLayoutConstraint.activate(constraints)
    return constraints
  }
  @discardableResult
  public func size(_ size: CGSize) -> Constraints {
    prepareForLayout()
    let constraints = [
      widthAnchor.constraint(equalToConstant: size.width), heightAnchor.constraint(equalToConstant: size.height),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }
}

func tiny() -> String {
  let board = Board()
  board.first.origin(to: board.layoutMarginsGuide, insets: CGVector(dx: 2, dy: 3))
  board.first.size(CGSize(width: 20, height: 10))
  board.second.origin(to: board.first, insets: CGVector(dx: 30, dy: 0))
  board.second.size(CGSize(width: 9, height: 9))
  return board.result
}

public protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}
extension Reusable {
  public static var reuseIdentifier: String { String(describing: self) }
}
extension UITableView {
  final func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable {
    self.register(cellType.self, forCellReuseIdentifier: cellType.reuseIdentifier)
  }
  final func dequeueReusableCell<T: UITableViewCell>(for indexPath: IndexPath, cellType: T.Type = T.self) -> T where T: Reusable {
    guard let cell = self.dequeueReusableCell(withIdentifier: cellType.reuseIdentifier, for: indexPath) as? T else {
      fatalError("Failed to dequeue a cell with identifier \(cellType.reuseIdentifier).")
    }
    return cell
  }
}
final class NameCell: UITableViewCell, Reusable {
  let name = UILabel()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(name)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class Names: NSObject, UITableViewDataSource {
  var names = ["a", "b", "c"]
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(for: indexPath) as NameCell
    cell.name.text = names[indexPath.row]
    return cell
  }
}

func reusable() -> String {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let names = Names()
  table.register(cellType: NameCell.self)
  table.dataSource = names
  table.layoutIfNeeded()
  return table.visibleCells.compactMap { ($0 as? NameCell)?.name.text }.joined(separator: " ") + " \(NameCell.reuseIdentifier)"
}

public struct Changeset<C: Collection> {
  public var data: C
  public var deleted: [Int]
  public var inserted: [Int]
}
extension UITableView {
  public func reload<C>(
    using stagedChangeset: [Changeset<C>], with animation: @autoclosure () -> RowAnimation,
    interrupt: ((Changeset<C>) -> Bool)? = nil,
    setData: (C) -> Void
  ) {
    if case .none = window, let data = stagedChangeset.last?.data, interrupt != nil {
      setData(data)
      return reloadData()
    }
    for changeset in stagedChangeset {
      _performBatchUpdates {
        setData(changeset.data)
        if !changeset.deleted.isEmpty {
          deleteRows(at: changeset.deleted.map { IndexPath(row: $0, section: 0) }, with: animation())
        }
        if !changeset.inserted.isEmpty {
          insertRows(at: changeset.inserted.map { IndexPath(row: $0, section: 0) }, with: animation())
        }
      }
    }
  }
  private func _performBatchUpdates(_ updates: () -> Void) {
    if #available(iOS 11.0, tvOS 11.0, *) {
      performBatchUpdates(updates)
    } else {
      beginUpdates()
      updates()
      endUpdates()
    }
  }
}

func difference() -> String {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let names = Names()
  table.register(cellType: NameCell.self)
  table.dataSource = names
  table.layoutIfNeeded()
  table.reload(using: [Changeset(data: ["a", "c", "d", "e"], deleted: [1], inserted: [2, 3])], with: .fade) { names.names = $0 }
  table.layoutIfNeeded()
  return "\(table.numberOfRows(inSection: 0)) "
    + table.visibleCells.compactMap { ($0 as? NameCell)?.name.text }.joined(separator: " ")
}

public struct Row: Hashable, Equatable {
  public typealias Selection = () -> Void
  public enum Accessory: Equatable {
    case none, disclosureIndicator, view(UIView)
    public var type: UITableViewCell.AccessoryType {
      switch self {
      case .disclosureIndicator: return .disclosureIndicator
      default: return .none
      }
    }
    public static func == (lhs: Accessory, rhs: Accessory) -> Bool { lhs.type == rhs.type }
  }
  public var text: String?
  public var accessory: Accessory
  public var cellClass: Cell.Type
  public var selection: Selection?
  public init(text: String? = nil, accessory: Accessory = .none, cellClass: Cell.Type? = nil, selection: Selection? = nil) {
    self.text = text
    self.accessory = accessory
    self.cellClass = cellClass ?? Value1Cell.self
    self.selection = selection
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
  public static func == (lhs: Row, rhs: Row) -> Bool { lhs.text == rhs.text && lhs.accessory == rhs.accessory }
}
public protocol Cell: AnyObject {
  static func description() -> String
  func configure(row: Row)
}
extension Cell where Self: UITableViewCell {
  public func configure(row: Row) {
    textLabel?.text = row.text
    accessoryType = row.accessory.type
  }
}
open class Value1Cell: UITableViewCell, Cell {
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }
  public required init(coder aDecoder: NSCoder) { super.init(coder: aDecoder)! }
}

public class DataSource: NSObject {
  public weak var tableView: UITableView? {
    willSet { tableView?.dataSource = nil }
    didSet {
      tableView?.dataSource = self
      tableView?.delegate = self
      refreshRegisteredCells()
    }
  }
  public var rows: [Row] = [] { didSet { refreshRegisteredCells(); tableView?.reloadData() } }
  fileprivate var registeredCellIdentifiers = Set<String>()
  private func refreshRegisteredCells() {
    for row in rows {
      let identifier = row.cellClass.description()
      guard let tableView, registeredCellIdentifiers.insert(identifier).inserted else { continue }
      tableView.register(row.cellClass, forCellReuseIdentifier: identifier)
    }
  }
}
extension DataSource: UITableViewDataSource {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = rows[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: row.cellClass.description(), for: indexPath)
    if let cell = cell as? Cell { cell.configure(row: row) }
    return cell
  }
}
extension DataSource: UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    rows[indexPath.row].selection?()
  }
}

func sources() -> String {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), style: .grouped)
  let source = DataSource()
  var chosen = ""
  source.tableView = table
  source.rows = [Row(text: "One", accessory: .disclosureIndicator) { chosen = "one" }, Row(text: "Two")]
  table.layoutIfNeeded()
  table.delegate?.tableView?(table, didSelectRowAt: IndexPath(row: 0, section: 0))
  let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
  return "\(chosen) \(cell?.textLabel?.text ?? "") \(cell?.accessoryType == .disclosureIndicator) \(table.visibleCells.count)"
}
