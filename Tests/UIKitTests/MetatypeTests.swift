import Foundation
import Testing

@testable import UIKit

/// A view without `init(coder:)`, which only its maker can make.
private final class Badge: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

private final class SubtitleCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

private final class Header: UITableViewHeaderFooterView {}
private final class Nameless: UIViewController {}
private class Stack: UINavigationController {}

/// A stack whose initializer does more than UIKit's.
private final class TitledStack: Stack {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    title = "made"
  }
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { nil }
}

private final class Sections: UITableViewController {}
private final class Columns: UISplitViewController {}
private final class Grid: UICollectionViewController {}
private final class Grouped: UITableView {}
private final class Tap: UITapGestureRecognizer {}

/// A class that is none of UIKit's.
private class Plain {
  let name: String
  required init(name: String) { self.name = name }
}
private final class Special: Plain {}

private protocol Titled {}
@MainActor extension Titled where Self: UIViewController {
  fileprivate static func titled() -> Self { self.init() }
}
extension Nameless: Titled {}
extension UIView {
  fileprivate static func framed() -> Self { Self(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
}

/// The initializers of UIKit's classes through metatypes.
@MainActor @Suite(.serialized) struct MetatypeTests {
  private let frame = CGRect(x: 1, y: 2, width: 3, height: 4)

  private func made<View: UIView>(_ type: View.Type) -> View { View(frame: frame) }
  private func any<Object: NSObjectProtocol>(_ type: Object.Type) -> Object { ClassTable.make(type) }

  @Test func `a generic parameter makes a view with its frame`() {
    ClassTable.view(Badge.self) { Badge(frame: $0) }
    defer { ClassTable.reset() }
    #expect(made(UIView.self).frame == frame)
    #expect(made(UILabel.self).frame == frame)
    #expect(made(Badge.self).frame == frame)
    #expect(Badge.framed().frame == frame)
    #expect(Nameless.titled().isKind(of: Nameless.self))
  }

  @Test func `a value makes an instance of the class that it stands for`() {
    let screen = UIViewController()
    let stacks: [UINavigationController.Type] = [UINavigationController.self, Stack.self]
    for type in stacks {
      let made = ClassTable.make(as: type, type.init(rootViewController: screen))
      #expect(Swift.type(of: made) == type)
      #expect(made.viewControllers == [screen])
    }
    let views: [UIView.Type] = [UIView.self, UILabel.self, UIStackView.self]
    #expect(
      views.map { ClassTable.make(as: $0, $0.init(frame: frame)) }.map { ObjectIdentifier(Swift.type(of: $0)) }
        == views.map { ObjectIdentifier($0) })
    let wrong: UITableViewCell.Type? = nil
    #expect(ClassTable.make(as: wrong, wrong?.init(style: .value1, reuseIdentifier: "a")) == nil)
  }

  @Test func `values that do not change afterwards arrive in a class of the app`() {
    let tables: UITableViewController.Type = Sections.self
    #expect(ClassTable.make(as: tables, tables.init(style: .insetGrouped)).tableView.style == .insetGrouped)
    let splits: UISplitViewController.Type = Columns.self
    #expect(ClassTable.make(as: splits, splits.init(style: .tripleColumn)).style == .tripleColumn)
    let layout = UICollectionViewFlowLayout()
    let grids: UICollectionViewController.Type = Grid.self
    #expect(ClassTable.make(as: grids, grids.init(collectionViewLayout: layout)).collectionViewLayout === layout)
    let table: UITableView.Type = Grouped.self
    let grouped = ClassTable.make(as: table, table.init(frame: frame, style: .grouped))
    #expect(grouped.style == .grouped && grouped.frame == frame)
    let alerts: UIAlertController.Type = UIAlertController.self
    #expect(ClassTable.make(as: alerts, alerts.init(title: "a", message: "b", preferredStyle: .alert)).preferredStyle == .alert)
  }

  @Test func `an initializer that a class overrides is called`() {
    let screen = UIViewController()
    ClassTable.initializer(TitledStack.self, "rootViewController:") { TitledStack(rootViewController: $0) }
    ClassTable.cell(SubtitleCell.self) { SubtitleCell(style: $0, reuseIdentifier: $1) }
    defer { ClassTable.reset() }
    let type: UINavigationController.Type = TitledStack.self
    let made = ClassTable.make(as: type, type.init(rootViewController: screen))
    #expect(made.title == "made" && made.viewControllers == [screen])
    let cell: UITableViewCell.Type = SubtitleCell.self
    #expect(ClassTable.make(as: cell, cell.init(style: .subtitle, reuseIdentifier: "a")).reuseIdentifier == "a")
    let header: UITableViewHeaderFooterView.Type = Header.self
    #expect(ClassTable.make(as: header, header.init(reuseIdentifier: "c")).reuseIdentifier == "c")
    let kind: UIViewController.Type = Nameless.self
    #expect(ClassTable.make(as: kind, kind.init(nibName: "Card", bundle: nil)).nibName == "Card")
  }

  @Test func `the instances that an argument makes are those of their own classes`() {
    let (outer, inner): (UINavigationController.Type, UIViewController.Type) = (Stack.self, Nameless.self)
    let made = ClassTable.make(as: outer, outer.init(rootViewController: ClassTable.make(as: inner, inner.init())))
    #expect(made.isKind(of: Stack.self))
    #expect(made.viewControllers.first?.isKind(of: Nameless.self) == true)
  }

  @Test func `gestures, layouts and items are made too`() {
    let gestures: [UIGestureRecognizer.Type] = [UITapGestureRecognizer.self, UIPanGestureRecognizer.self]
    #expect(
      gestures.map { ClassTable.make(as: $0, $0.init(target: nil, action: nil)) }.last?.isKind(of: UIPanGestureRecognizer.self)
        == true)
    let layout: UICollectionViewLayout.Type = UICollectionViewFlowLayout.self
    #expect(ClassTable.make(as: layout, layout.init()).isKind(of: UICollectionViewFlowLayout.self))
    let item: UIBarButtonItem.Type = UIBarButtonItem.self
    #expect(ClassTable.make(as: item, item.init(title: "a", style: .plain, target: nil, action: nil)).title == "a")
    ClassTable.initializer(Tap.self, "target:action:") { (values: (Any?, Selector?)) in Tap(target: values.0, action: values.1) }
    defer { ClassTable.reset() }
    let tap: UIGestureRecognizer.Type = Tap.self
    #expect(ClassTable.make(as: tap, tap.init(target: nil, action: nil)).isKind(of: Tap.self))
  }

  @Test func `a call for another class is the call itself`() throws {
    let type: Plain.Type = Special.self
    let made = ClassTable.make(as: type, type.init(name: "a"))
    #expect(made is Special && made.name == "a")
    #expect(any(UILabel.self).isKind(of: UILabel.self))
    #expect(any(Nameless.self).isKind(of: Nameless.self))
  }
}
