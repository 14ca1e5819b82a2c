#if !os(iOS)
  import Foundation
  internal import PreviewProtocol
  internal import SplitKit
  import UIKit

  /// The readings that a test compares.
  extension TestWindow {
    /// The tree of the controllers, one a line: the class, the title, whether a split view is collapsed or which mode it shows, and
    /// `hidden` for a controller of which nothing is on the screen. Columns begin with their names.
    public var hierarchy: String {
      layOut()
      let visible = visibleIDs
      return HierarchyText { [self] in !ids(of: $0).isDisjoint(with: visible) }.text(of: rootViewController)
    }

    /// The frame of a controller's view in the window, in points, or nil if it is not on the screen.
    public func frame(of controller: UIViewController) -> CGRect? {
      layOut()
      let engine = UIKitHost.engine(of: controller)
      if let frame = frame(of: engine.id) { return frame }
      // A container has no pane of its own.
      guard isVisible(controller) else { return nil }
      let frame = engine.view.frame
      return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }

    /// The frames of the visible columns of a split view in the window, in points.
    public func frames(of split: UISplitViewController) -> [UISplitViewController.Column: CGRect] {
      layOut()
      let id = UIKitHost.engine(of: split).id
      return UISplitViewController.Column.testColumns.reduce(into: [:]) { $0[$1] = frame(of: "\(id).\($1.testName)") }
    }

    /// Whether something of a controller is on the screen.
    public func isVisible(_ controller: UIViewController) -> Bool {
      layOut()
      return !ids(of: controller).isDisjoint(with: visibleIDs)
    }

    /// The ids of the controllers that have something on the screen of their own.
    private var visibleIDs: Set<String> { Set(probe.scene.panes.filter(\.isVisible).map(\.controller)) }

    /// The ids of a controller and of those in it.
    func ids(of controller: UIViewController) -> Set<String> {
      controller.children.reduce(into: [UIKitHost.engine(of: controller).id]) { $0.formUnion(ids(of: $1)) }
    }

    /// The titles of the rows that can be tapped, those that have only scrolled away included.
    public var rows: [String] { words(of: .row) }

    /// The titles or symbols of the items of bars that can be tapped.
    public var barButtons: [String] { words(of: .barButton) }

    /// The titles of the tabs that can be tapped.
    public var tabs: [String] { words(of: .tab) }

    /// The calls to the app's delegates and controllers since the window opened, or since the last ``takeCalls()``. The newest 10,000
    /// are kept.
    public var calls: [DelegateCall] {
      layOut()
      return log
    }

    /// Returns the calls, and forgets them.
    public func takeCalls() -> [DelegateCall] {
      let calls = calls
      log = []
      return calls
    }

    /// The picture of the window as SVG, which a failed test can keep.
    public func svg() -> String {
      layOut()
      return probe.svg()
    }

    private var facts: SceneFacts { SceneFacts(probe.scene, profile: probe.profile) }

    private func frame(of target: String) -> CGRect? {
      let facts = facts
      let numbers = ["x", "y", "width", "height"].compactMap { facts.value($0, of: target)?.number }
      return numbers.count == 4 ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
    }

    private func words(of kind: ShownElements.Kind) -> [String] {
      layOut()
      return ShownElements(probe.scene).elements.filter { $0.kind == kind && $0.isReachable }.compactMap(\.words.first)
    }

    func note(_ calls: [Call]) {
      log += calls.map { DelegateCall($0, in: probe.application) }
      if log.count > Self.mostCalls { log.removeFirst(log.count - Self.mostCalls) }
    }

    private static var mostCalls: Int { 10_000 }
  }

  extension DelegateCall {
    fileprivate init(_ call: Call, in application: Application) {
      let answer: String? = if case .value(let value) = call.answer { value.callText } else { nil }
      let owner = application.controller(call.receiver) as? ViewController
      let object = owner?.counterpart.map { String(describing: type(of: $0)) }
      self.init(
        receiver: call.receiverClass ?? object ?? call.receiver, method: call.selector,
        arguments: call.arguments.map(\.callText), answer: answer)
    }
  }

  extension Value {
    /// The value as a text for people.
    fileprivate var callText: String {
      switch self {
      case .null: "nil"
      case .bool(let flag): "\(flag)"
      case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
      case .string(let text): text
      case .array(let values): "[\(values.map(\.callText).joined(separator: ", "))]"
      case .object(let members): "{\(members.map { "\($0.name): \($0.value.callText)" }.joined(separator: ", "))}"
      }
    }
  }
#endif
