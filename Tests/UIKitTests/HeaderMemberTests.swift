import SplitKit
import Testing

@testable import UIKit

/// Members that apps name less often, which do something here.
@MainActor @Suite(.serialized) struct HeaderMemberTests {
  @Test func `the selection of a text view is a range of text and a range of letters`() throws {
    let view = UITextView()
    view.text = "one two"
    view.selectedRange = NSRange(location: 4, length: 3)
    let range = try #require(view.selectedTextRange)
    #expect(view.text(in: range) == "two")
    view.replace(range, withText: "three")
    #expect(view.text == "one three")
    view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
    #expect(view.selectedRange == NSRange(location: 0, length: 9))
    #expect(view.compare(view.beginningOfDocument, to: view.endOfDocument) == .orderedAscending)
  }

  @Test func `a mark takes the place of words in a field for searching`() {
    let field = UISearchTextField()
    field.text = "from:Ada rest"
    let range = field.textRange(from: field.beginningOfDocument, to: UITextPosition(9))
    field.replaceTextualPortion(of: range ?? field.textualRange, with: UISearchToken(icon: nil, text: "Ada"), at: 0)
    #expect(field.text == "rest")
    #expect(field.tokens.map(\.text) == ["Ada"])
  }

  @Test func `a group finds the tabs of its groups`() {
    let leaf = UITab(title: "Leaf", image: nil, identifier: "leaf")
    let inner = UITabGroup(title: "Inner", image: nil, identifier: "inner", children: [leaf])
    let outer = UITabGroup(title: "Outer", image: nil, identifier: "outer", children: [inner])
    #expect(outer.tab(forIdentifier: "leaf") === leaf)
    #expect(outer.tab(forIdentifier: "none") == nil)
  }

  @Test func `a section snapshot takes another one in`() {
    var part = NSDiffableDataSourceSectionSnapshot<String>()
    part.append(["new"])
    part.append(["below"], to: "new")
    part.expand(["new"])
    var whole = NSDiffableDataSourceSectionSnapshot<String>()
    whole.append(["first", "last"])
    whole.insert(part, before: "last")
    #expect(whole.visibleItems == ["first", "new", "below", "last"])
    #expect(whole.visualDescription() == "first\nnew\n  below\nlast")
  }

  @Test func `the segment of an action is found by it`() {
    let control = UISegmentedControl(items: ["One", "Two"])
    let action = UIAction(title: "Three") { _ in }
    control.setAction(action, forSegmentAt: 1)
    #expect(control.titleForSegment(at: 1) == "Three")
    #expect(control.segmentIndex(identifiedBy: action.identifier) == 1)
    #expect(control.actionForSegment(at: 0) == nil)
  }

  @Test func `layers have points of each other, and the frontmost is hit`() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = CGRect(x: 10, y: 20, width: 30, height: 30)
    outer.addSublayer(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 11, y: 22))
    #expect(inner.convert(CGPoint(x: 11, y: 22), from: outer) == CGPoint(x: 1, y: 2))
    #expect(outer.hitTest(CGPoint(x: 15, y: 25)) === inner)
    #expect(outer.hitTest(CGPoint(x: 5, y: 5)) === outer)
  }

  @Test func `a map of space is moved before it is scaled`() {
    let map = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
    #expect([map.m41, map.m42, map.m43] == [2, 3, 4])
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(plane)) == plane)
    #expect(CATransform3DIsIdentity(CATransform3DConcat(CATransform3DIdentity, CATransform3DIdentity)))
  }

  @Test(arguments: [
    ("<p>Tea &amp; <b>cake</b></p>", NSAttributedString.DocumentType.html, "Tea & cake\n"),
    ("1 < 2", NSAttributedString.DocumentType.plain, "1 < 2"),
  ])
  func `a document is read for its letters`(source: String, kind: NSAttributedString.DocumentType, letters: String) throws {
    let text = try NSAttributedString(data: Data(source.utf8), options: [.documentType: kind], documentAttributes: nil)
    #expect(text.string == letters)
  }

  @Test func `a space of coordinates can be any view`() {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    inner.frame = CGRect(x: 10, y: 20, width: 30, height: 30)
    outer.addSubview(inner)
    let space: any UICoordinateSpace = outer
    #expect(inner.convert(inner.bounds, to: space) == inner.frame)
    #expect(space.convert(CGPoint(x: 11, y: 22), to: inner) == CGPoint(x: 1, y: 2))
  }

  @Test func `the delegate of a table is told through the table`() {
    final class Delegate: NSObject, UITableViewDelegate {
      var rows: [Int] = []
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { rows.append(indexPath.row) }
    }
    final class Silent: NSObject, UITableViewDelegate {}
    let (table, delegate, silent) = (UITableView(), Delegate(), Silent())
    table.delegate = delegate
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 3, section: 0))
    table.delegate = silent
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 4, section: 0))
    #expect(delegate.rows == [3])
  }

  @Test func `a stored property is read by its name`() {
    class Base: UIViewController { let name = "base" }
    final class Screen: Base { var count = 3 }
    let screen = Screen()
    #expect(screen.value(forKey: "name") as? String == "base")
    #expect(screen.value(forKey: "count") as? Int == 3)
    #expect(screen.value(forKey: "none") == nil)
  }

  @Test func `an alert of old is shown as an alert`() throws {
    let stage = try ContentStage { @MainActor in UIViewController() }
    let alert = UIAlertView(title: "Stop?", message: "It runs.", delegate: nil, cancelButtonTitle: "No", otherButtonTitles: "Yes")
    alert.show()
    stage.settle()
    let shown = try #require(stage.root.presentedViewController as? UIAlertController)
    #expect(shown.title == "Stop?" && shown.message == "It runs.")
    #expect(shown.actions.map(\.style) == [.cancel, .default])
  }

  @Test func `the content of an extended background stays out of the bars`() throws {
    let stage = try ContentStage { @MainActor in
      let screen = UIViewController()
      let background = UIBackgroundExtensionView()
      background.contentView = UIView()
      screen.view = background
      return UINavigationController(rootViewController: screen)
    }
    stage.settle()
    let stack = try #require(stage.root as? UINavigationController)
    let background = try #require(stack.topViewController?.view as? UIBackgroundExtensionView)
    let free = background.bounds.inset(by: background.safeAreaInsets)
    #expect(background.contentView?.frame == free && free.minY > 0)
    #expect(background.edgeInsets(for: .safeArea()) == background.safeAreaInsets)
    #expect(background.layoutGuide(for: .margins(cornerAdaptation: .horizontal)) === background.layoutMarginsGuide)
  }
}
