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
private final class Stack: UINavigationController {}

private protocol ListDelegate: NSObjectProtocol {
  func didChoose() -> Int
}

@MainActor private class Chooser: ObjectBase, @MainActor ListDelegate {
  func didChoose() -> Int { 7 }
}

@MainActor private final class Silent: ObjectBase, @MainActor ListDelegate {
  func didChoose() -> Int { 0 }
}

@MainActor private final class LoudChooser: Chooser {}

/// The calls of the class table that stand in rewritten code.
@MainActor @Suite(.serialized) struct ClassTableTests {
  @Test func `a class that is a generic parameter makes views and controllers with arguments`() {
    ClassTable.view(Badge.self) { Badge(frame: $0) }
    ClassTable.cell(SubtitleCell.self) { SubtitleCell(style: $0, reuseIdentifier: $1) }
    defer { ClassTable.reset() }
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(ClassTable.make(Badge.self, frame: frame).frame == frame)
    #expect(ClassTable.make(UILabel.self, frame: frame).frame == frame)
    #expect(ClassTable.make(SubtitleCell.self, style: .subtitle, reuseIdentifier: "a").reuseIdentifier == "a")
    #expect(ClassTable.make(UITableViewCell.self, style: .value1, reuseIdentifier: "b").reuseIdentifier == "b")
    #expect(ClassTable.make(Header.self, reuseIdentifier: "c").reuseIdentifier == "c")
    let screen = ClassTable.make(Nameless.self, nibName: "Card", bundle: nil)
    #expect(screen.nibName == "Card")
    #expect(ClassTable.make(Stack.self, rootViewController: screen).viewControllers == [screen])
  }

  @Test func `a function that asks for any object makes views and controllers too`() {
    func made<Object: NSObjectProtocol>(_ type: Object.Type) -> Object { ClassTable.make(type) }
    #expect(made(UILabel.self).isKind(of: UILabel.self))
    #expect(made(Nameless.self).isKind(of: Nameless.self))
  }

  @Test(arguments: [true, false]) func `an optional method is there for a class that is listed`(isInherited: Bool) {
    ClassTable.requirement(Chooser.self, "didChoose:with:")
    defer { ClassTable.reset() }
    let delegate: (any ListDelegate)? = isInherited ? LoudChooser() : Chooser()
    #expect(ClassTable.requirement(delegate?.didChoose, "didChoose", of: delegate)?() == 7)
    #expect(ClassTable.requirement(delegate?.didChoose, "didClose", of: delegate) == nil)
    #expect(delegate?.responds(to: Selector("didChoose:with:")) == true)
    let silent: any ListDelegate = Silent()
    #expect(ClassTable.requirement(silent.didChoose, "didChoose", of: silent) == nil)
    #expect(!silent.responds(to: Selector("didChoose:with:")))
    #expect(ClassTable.requirement(delegate?.didChoose, "didChoose", of: nil) == nil)
  }
}
