import Foundation

/// The classes and nibs of which the cells, headers and footers of a table are made.
@MainActor
struct ReusableViews {
  var cells: [String: AnyClass] = [:]
  var headers: [String: AnyClass] = [:]
  /// How to make the cells that a storyboard or a nib has drawn.
  var prototypes: [String: () -> UITableViewCell] = [:]
  /// The nibs of headers and footers.
  var headerNibs: [String: UINib] = [:]

  /// A cell that is made now, or nil for a name without a class.
  func cell(_ name: String) -> UITableViewCell? {
    if cells[name] == nil, let make = prototypes[name] { return make() }
    return cells[name].flatMap { ClassTable.makeCell($0, style: .default, reuseIdentifier: name) }
  }

  func header(_ name: String) -> UITableViewHeaderFooterView? {
    if let nib = headerNibs[name] { return nib.make(withOwner: nil).first as? UITableViewHeaderFooterView }
    return headers[name].flatMap { ClassTable.makeHeader($0, reuseIdentifier: name) }
  }
}

/// How to make the views of an app's own classes, which Swift cannot make by their types alone.
@MainActor
private enum ViewMakers {
  static var cells: [ObjectIdentifier: (UITableViewCell.CellStyle, String?) -> UITableViewCell] = [:]
  static var headers: [ObjectIdentifier: (String?) -> UITableViewHeaderFooterView] = [:]
  static var views: [ObjectIdentifier: (CGRect) -> UIView] = [:]
}

extension ClassTable {
  /// Notes how to make a cell of a class.
  public static func cell<Cell: UITableViewCell>(
    _ type: Cell.Type, _ make: @escaping (UITableViewCell.CellStyle, String?) -> Cell
  ) {
    ViewMakers.cells[ObjectIdentifier(type)] = make
    register(type, named: String(describing: type))
  }
  /// Notes how to make a header or footer of a class.
  public static func headerFooter<View: UITableViewHeaderFooterView>(
    _ type: View.Type, _ make: @escaping (String?) -> View
  ) {
    ViewMakers.headers[ObjectIdentifier(type)] = make
    register(type, named: String(describing: type))
  }
  /// Notes how to make a view of a class that has `init(frame:)`, such as a cell of a collection.
  public static func view<View: UIView>(_ type: View.Type, _ make: @escaping (CGRect) -> View) {
    ViewMakers.views[ObjectIdentifier(type)] = make
    register(type, named: String(describing: type))
  }

  /// Makes a view of a class that is known only while the app runs. A class that nobody has noted is made as a storyboard makes it, by its
  /// required initializer.
  static func makeView(_ type: UIView.Type) -> UIView {
    let id = ObjectIdentifier(type)
    let noted: UIView? = ViewMakers.views[id]?(.zero) ?? ViewMakers.cells[id]?(.default, nil) ?? ViewMakers.headers[id]?(nil)
    if let noted { return noted }
    guard let made = type.init(coder: CellCoder(style: .default, reuseIdentifier: nil)) else {
      preconditionFailure("\(type) makes no view in init(coder:), and the class table has no other way to make one")
    }
    return made
  }

  /// Makes a cell: by its maker, or by `init(coder:)`, which a class without initializers of its own inherits.
  static func makeCell(_ type: AnyClass, style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> UITableViewCell? {
    if type == UITableViewCell.self { return UITableViewCell(style: style, reuseIdentifier: reuseIdentifier) }
    if let make = ViewMakers.cells[ObjectIdentifier(type)] { return make(style, reuseIdentifier) }
    return (type as? UITableViewCell.Type)?.init(coder: CellCoder(style: style, reuseIdentifier: reuseIdentifier))
  }

  static func makeHeader(_ type: AnyClass, reuseIdentifier: String?) -> UITableViewHeaderFooterView? {
    if type == UITableViewHeaderFooterView.self { return UITableViewHeaderFooterView(reuseIdentifier: reuseIdentifier) }
    if let make = ViewMakers.headers[ObjectIdentifier(type)] { return make(reuseIdentifier) }
    return (type as? UITableViewHeaderFooterView.Type)?
      .init(coder: CellCoder(style: .default, reuseIdentifier: reuseIdentifier))
  }

  /// Makes a view with a frame: by its maker, or by `init(coder:)`.
  static func makeView(_ type: AnyClass, frame: CGRect) -> UIView? {
    if let make = ViewMakers.views[ObjectIdentifier(type)] { return make(frame) }
    let view = (type as? UIView.Type)?.init(coder: CellCoder(style: .default, reuseIdentifier: nil))
    view?.frame = frame
    return view
  }
}
