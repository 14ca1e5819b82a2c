import Foundation
import Testing

@testable import UIKit

private nonisolated(unsafe) var nameKey: UInt8 = 0
private nonisolated(unsafe) var otherKey: UInt8 = 0

extension UIView {
  fileprivate var note: String? {
    get { objc_getAssociatedObject(self, &nameKey) as? String }
    set { objc_setAssociatedObject(self, &nameKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

/// Values that extensions attach to objects, and other names of Darwin.
@Suite(.serialized) @MainActor struct AssociatedObjectTests {
  private final class Plain {}
  private final class Foundational: NSObject {}

  @Test func `each object has its own values, under each key`() {
    let (one, other) = (UIView(), UIView())
    one.note = "one"
    #expect(one.note == "one" && other.note == nil)
    objc_setAssociatedObject(one, &otherKey, 5, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(one, &otherKey) as? Int == 5 && one.note == "one")
    one.note = nil
    #expect(one.note == nil && objc_getAssociatedObject(one, &otherKey) as? Int == 5)
    objc_removeAssociatedObjects(one)
    #expect(objc_getAssociatedObject(one, &otherKey) == nil)
  }

  @Test func `values are let go with their object`() {
    weak var value: Plain?
    do {
      let view = UIView()
      let kept = Plain()
      value = kept
      objc_setAssociatedObject(view, &nameKey, kept, .OBJC_ASSOCIATION_RETAIN)
      #expect(value != nil)
    }
    #expect(value == nil)
    do {
      let object = Foundational()
      let kept = Plain()
      value = kept
      objc_setAssociatedObject(object, &nameKey, kept, .OBJC_ASSOCIATION_RETAIN)
    }
    let others = (0..<200).map { _ in UIView() }
    for other in others { other.note = "later" }
    #expect(value == nil)
  }

  private final class Leaving: UIView {
    nonisolated(unsafe) static var last: String?
    deinit { Self.last = objc_getAssociatedObject(self, &nameKey) as? String }
  }

  @Test func `values are there until the object ends, and numbers are kept however they are attached`() {
    do {
      let view = Leaving()
      view.note = "here"
      objc_setAssociatedObject(view, &otherKey, true, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(view, &otherKey) as? Bool == true)
    }
    #expect(Leaving.last == "here")
  }

  @Test func `an assigned value is not kept`() {
    let view = UIView()
    do {
      let value = Plain()
      objc_setAssociatedObject(view, &nameKey, value, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(view, &nameKey) as? Plain === value)
    }
    #expect(objc_getAssociatedObject(view, &nameKey) == nil)
  }

  @Test func `a value whose end attaches another one does not wait for itself`() {
    final class Chained {
      let view: UIView
      init(_ view: UIView) { self.view = view }
      deinit { objc_setAssociatedObject(view, &otherKey, "ended", .OBJC_ASSOCIATION_RETAIN) }
    }
    let (view, witness) = (UIView(), UIView())
    objc_setAssociatedObject(view, &nameKey, Chained(witness), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(view, &nameKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(witness, &otherKey) as? String == "ended")
  }

  /// A class with state that its closures use without `self`, as apps have it.
  @MainActor private final class Rows {
    var rows = [1]
    func change(_ table: UITableView, _ collection: UICollectionView) {
      table.performBatchUpdates({ rows.append(2) })
      table.performBatchUpdates { rows.append(3) }
      collection.performBatchUpdates({ rows.append(4) }, completion: nil)
      collection.performBatchUpdates(nil)
      UIView.performWithoutAnimation { rows.append(5) }
    }
  }

  @Test func `batch updates need no self`() {
    let rows = Rows()
    rows.change(UITableView(), UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
    #expect(rows.rows == [1, 2, 3, 4, 5])
  }

  private final class Choice: UISegmentedControl {
    init(_ names: [String]) { super.init(items: names) }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `names of Darwin are there`() {
    #expect(Choice(["A", "B"]).numberOfSegments == 2)
    #expect(autoreleasepool { 5 } == 5)
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 5)
    #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
    let nothing = NSLayoutConstraint()
    nothing.isActive = true
    #expect(!nothing.isActive && nothing.constant == 0)
    #expect(UIView().forwardingTarget(for: nil) == nil)
  }
}
