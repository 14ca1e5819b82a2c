import Foundation
internal import SplitKit

/// The content of the controller's pane, which its views make.
extension UIViewController: @MainActor ContentSource {
  var contentModel: Value? { hasContent ? currentReading?.model : nil }

  var contentNumbers: ContentLayout? {
    guard hasContent, let reading = currentReading else { return nil }
    let insets = reading.scrolls ? engine.scrollInsets : EdgeInsets.zero
    return ContentLayout(reading.metrics, contentInset: insets, offset: reading.scrolls ? contentOffset.engine : .zero)
  }

  var contentSelection: [String] { hasContent ? currentReading?.selection ?? [] : [] }
  var contentFields: [SplitKit.TextField] { hasContent ? currentReading?.fields ?? [] : [] }

  var contentChildren: [SplitKit.ViewController] {
    guard let storedView else { return [] }
    return engine.children.filter { child in
      (child.counterpart as? UIViewController)?.storedView?.isShown(in: storedView) == true
    }
  }

  func contentTapped(_ id: String) { asCurrent { currentReading?.elements[id]?() } }

  func contentScrolled(to offset: Point) {
    contentOffset = CGPoint(offset)
    reading = nil
  }

  func contentSize(of child: SplitKit.ViewController, in size: Size) -> Size {
    guard let child = child.counterpart as? UIViewController else { return size }
    return self.size(forChildContentContainer: child, withParentContainerSize: CGSize(size)).engine
  }

  /// Whether the controller has a pane of its own: not before its view is loaded, and not if it is only a container around the
  /// views of its children.
  private var hasContent: Bool {
    guard let storedView else { return false }
    if storedView.backgroundColor != nil || !(type(of: storedView) == UIView.self) { return true }
    let own = storedView.subviews.filter { !$0.isOnlyAroundChildren }
    return !own.isEmpty || contentChildren.isEmpty
  }

  /// The views as they are now.
  var currentReading: ViewsReading? {
    if let reading { return reading }
    reading = storedView.map { readViews(of: $0) }
    return reading
  }

  private func readViews(of root: UIView) -> ViewsReading {
    if let table = Self.table(filling: root), case .table(let list) = table.paneKind {
      return ViewsReading(
        model: list.model, metrics: list.layout(engine.view, traitCollection), scrolls: true, selection: list.selection)
    }
    var reader = ViewsReader(of: self)
    return reader.read(root)
  }

  /// The list that is the whole content: the view itself, or the only view in it that is as large.
  private static func table(filling root: UIView) -> UIView? {
    if case .table = root.paneKind { return root }
    let shown = root.subviews.filter { !$0.isHidden }
    guard shown.count == 1, let only = shown.first, only.frame.size == root.bounds.size, case .table = only.paneKind else {
      return nil
    }
    return only
  }
}

extension UIView {
  /// Whether this view is in another one, with no hidden view in between.
  fileprivate func isShown(in ancestor: UIView) -> Bool {
    var view: UIView? = self
    while let current = view {
      if current === ancestor { return true }
      if current.isHidden { return false }
      view = current.superview
    }
    return false
  }

  /// Whether the view shows nothing but views of child controllers.
  fileprivate var isOnlyAroundChildren: Bool {
    if isOfChildController { return true }
    return type(of: self) == UIView.self && backgroundColor == nil && !subviews.isEmpty
      && subviews.allSatisfy(\.isOnlyAroundChildren)
  }
}

/// Reads a tree of views.
@MainActor
struct ViewsReader {
  private let controller: UIViewController
  private var context: ReadingContext
  private var frames: [Rect] = []

  init(of controller: UIViewController) {
    self.controller = controller
    context = ReadingContext(of: controller)
  }

  mutating func read(_ root: UIView) -> ViewsReading {
    var views: [Value] = []
    for view in root.subviews { append(view, from: .zero, to: &views) }
    var members = [Member("kind", "views")]
    if let color = root.backgroundColor { members.append(Member("background", .string(color.hex(for: context.traits)))) }
    members += [Member("scrolls", false), Member("views", .array(views))]
    if !context.fields.isEmpty { members.append(Member("fields", .array(context.fields.map(\.viewModel)))) }
    return ViewsReading(
      model: .object(members),
      metrics: ViewsLayout(frames: frames, hits: context.hits, contentSize: root.bounds.size.engine),
      fields: context.fields, elements: context.elements)
  }

  private mutating func append(_ view: UIView, from origin: CGPoint, to nodes: inout [Value]) {
    guard !view.isHidden, !view.isOfChildController else { return }
    frames.append(view.frame.engine)
    context.frame = CGRect(origin: CGPoint(x: origin.x + view.frame.minX, y: origin.y + view.frame.minY), size: view.frame.size)
    let inside = CGPoint(x: context.frame.minX - view.bounds.minX, y: context.frame.minY - view.bounds.minY)
    let node = view.contentNode(in: &context)
    guard view.readsSubviews, case .object(var members) = node else { return nodes.append(node) }
    var below: [Value] = []
    for subview in view.subviews { append(subview, from: inside, to: &below) }
    if !below.isEmpty { members.append(Member("views", .array(below))) }
    nodes.append(.object(members))
  }
}

extension UIView {
  /// The node of a view that only has a background: a box. A class of the app is named in it.
  func boxNode(in reading: inout ReadingContext) -> Value {
    var members = [Member("type", "box")]
    if type(of: self) != UIView.self { members.append(Member("name", .string(String(describing: type(of: self))))) }
    members += commonMembers(in: &reading)
    return .object(members)
  }

  /// The members that every node can have.
  func commonMembers(in reading: inout ReadingContext) -> [Member] {
    var members: [Member] = []
    if let backgroundColor { members.append(Member("background", .string(backgroundColor.hex(for: reading.traits)))) }
    if alpha < 1 { members.append(Member("alpha", .number(Double(max(0, alpha))))) }
    if clipsToBounds { members.append(Member("clips", true)) }
    return members
  }
}
