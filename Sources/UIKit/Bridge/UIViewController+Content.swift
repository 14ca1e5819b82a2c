import Foundation
internal import SplitKit

/// The content of the controller's pane, which its views make.
extension UIViewController: @MainActor ContentSource {
  var contentModel: Value? { hasContent ? currentReading?.model : nil }

  var contentNumbers: ContentLayout? {
    guard hasContent, let reading = currentReading else { return nil }
    guard let scroll = reading.scroll else { return ContentLayout(reading.metrics, contentInset: .zero) }
    return ContentLayout(
      reading.metrics, contentInset: insets(of: scroll, fillsPane: reading.fillsPane), offset: scroll.scrolled.engine,
      scrollTo: engine.application.scrollTarget(of: engine))
  }

  /// The extent of the content, without reading it. A content that waits for its layout has not scrolled.
  var contentExtent: ContentExtent? {
    guard engine is ContentController, hasContent, let storedView else { return nil }
    let width = storedView.bounds.width
    guard !waitsForAppearance, let scroll = reading?.scroll ?? ViewsReader.paneScroll(in: storedView, width: width) else {
      return ContentExtent(offset: 0, height: Double(storedView.bounds.height))
    }
    let insets = insets(of: scroll, fillsPane: ViewsReader.isWholePane(scroll, of: storedView))
    return ContentExtent(
      offset: Double(scroll.scrolled.y), height: Double(scroll.readContentSize.height) + insets.top + insets.bottom)
  }

  /// The insets of the scroll view that the page scrolls. The insets of one that is the whole pane are the engine's, which know
  /// large titles and the keyboard.
  private func insets(of scroll: UIScrollView, fillsPane: Bool) -> EdgeInsets {
    guard fillsPane, scroll.contentInsetAdjustmentBehavior != .never else { return scroll.adjustedContentInset.engine }
    var insets = engine.scrollInsets
    insets.top += Double(scroll.contentInset.top)
    insets.left += Double(scroll.contentInset.left)
    insets.bottom += Double(scroll.contentInset.bottom)
    insets.right += Double(scroll.contentInset.right)
    return insets
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
    guard let scroll = currentReading?.scroll else { return }
    asCurrent { scroll.userScrolled(to: CGPoint(offset)) }
    reading = nil
  }

  func contentSize(of child: SplitKit.ViewController, in size: Size) -> Size {
    guard let child = child.counterpart as? UIViewController else { return size }
    return self.size(forChildContentContainer: child, withParentContainerSize: CGSize(size)).engine
  }

  /// Whether the controller has a pane of its own: not before its view is loaded, and not if it is only a container around the
  /// views of its children.
  var hasContent: Bool {
    guard let storedView else { return false }
    if storedView.backgroundColor != nil || !(type(of: storedView) == UIView.self) { return true }
    let own = storedView.subviews.filter { !$0.isOnlyAroundChildren }
    return !own.isEmpty || contentChildren.isEmpty
  }

  /// The views as they are now.
  var currentReading: ViewsReading? {
    layOutWithoutWaiting()
    if let reading { return reading }
    reading = storedView.map { readViews(of: $0) }
    return reading
  }

  private func readViews(of root: UIView) -> ViewsReading {
    ViewsReader(of: self, root).read()
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

/// Reads the views of a controller.
@MainActor
struct ViewsReader {
  private let root: UIView
  private let scroll: UIScrollView?
  private let fillsPane: Bool
  /// The views of an overlay, or nil if the reader is about all views that are not in one.
  private let overlay: [UIView]?
  private var context: ReadingContext

  /// Creates a reader of the views in the view of a controller.
  init(of controller: UIViewController, _ root: UIView) {
    (self.root, overlay) = (root, nil)
    scroll = Self.paneScroll(in: root, width: root.bounds.width)
    fillsPane = scroll.map { Self.isWholePane($0, of: root) } ?? false
    context = ReadingContext(of: controller, paneScroll: scroll)
    context.overlaid = controller.viewsOverChildren
  }

  /// Creates a reader of an overlay. The page scrolls nothing in it.
  init(of controller: UIViewController, _ root: UIView, overlay: [UIView], idPrefix: String) {
    (self.root, self.overlay, scroll, fillsPane) = (root, overlay, nil, false)
    context = ReadingContext(of: controller, paneScroll: nil)
    context.idPrefix = idPrefix
  }

  func read() -> ViewsReading {
    var reader = self
    if let overlay { return reader.read(overlay: overlay) }
    if fillsPane, let list = scroll?.list, Self.isAlone(list, in: root) { return reader.read(list) }
    return reader.readTree()
  }

  /// Whether a scroll view is the whole view of a controller.
  static func isWholePane(_ scroll: UIScrollView, of root: UIView) -> Bool {
    scroll === root || scroll.frame.size == root.bounds.size
  }

  /// The first scroll view, in the order of reading, that is as wide as the root.
  static func paneScroll(in view: UIView, width: CGFloat) -> UIScrollView? {
    guard !view.isHidden else { return nil }
    if let scroll = view as? UIScrollView, scroll.scrollsPane, scroll.bounds.width >= width, width > 0 { return scroll }
    guard view.readsSubviews else { return nil }
    return view.subviews.lazy.filter { !$0.isOfChildController }.compactMap { paneScroll(in: $0, width: width) }.first
  }

  /// Whether a list is all that the root shows.
  private static func isAlone(_ list: any ListView, in root: UIView) -> Bool {
    var view: UIView = list
    while view !== root {
      guard let superview = view.superview else { return false }
      let others = superview.subviews.filter { $0 !== view && !$0.isHidden && !$0.isOfChildController }
      guard others.isEmpty, type(of: superview) == UIView.self || superview === root else { return false }
      view = superview
    }
    return true
  }

  private mutating func read(_ list: any ListView) -> ViewsReading {
    context.scrolls = true
    context.frame = CGRect(origin: .zero, size: list.bounds.size)
    var reading = list.readList(in: &context)
    reading.layout.hits = context.hits
    guard case .object(var members) = reading.model else { return finished(reading.model, reading.layout) }
    if let tint = list.givenTint { members.append(Member("tint", .string(tint.hex(for: context.traits)))) }
    members += fieldMembers + keyMembers()
    return finished(.object(members), reading.layout)
  }

  private mutating func read(overlay views: [UIView]) -> ViewsReading {
    let nodes = views.map { context.overlayNode(of: $0) }.compactMap { $0 }
    let members = [Member("kind", "views"), Member("scrolls", false), Member("views", .array(nodes))]
    return finished(.object(members + fieldMembers), layout(isRoot: false))
  }

  private var fieldMembers: [Member] {
    context.fields.isEmpty ? [] : [Member("fields", .array(context.fields.map(\.viewModel)))]
  }

  /// The commands for keys, which are elements without a place.
  private mutating func keyMembers() -> [Member] {
    let keys = context.controller.shownKeyBindings.map { binding -> Value in
      let id = context.newID(nil, "key")
      context.row(id) { binding.command.perform(from: binding.responder) }
      return .object(binding.members(id: id))
    }
    return keys.isEmpty ? [] : [Member("keys", .array(keys))]
  }

  private mutating func readTree() -> ViewsReading {
    let isRoot = scroll === root && scroll != nil
    context.scrolls = isRoot
    let views = drawsRoot ? [context.rootNode(of: root)] : context.nodes(of: context.orderedSubviews(of: root), at: .zero)
    var members = [Member("kind", "views")]
    let background = root.backgroundColor ?? root.layerIfMade?.backgroundColor?.color
    if let background { members.append(Member("background", .string(background.hex(for: context.traits)))) }
    if let tint = root.givenTint { members.append(Member("tint", .string(tint.hex(for: context.traits)))) }
    members += [Member("scrolls", .bool(scroll != nil)), Member("views", .array(views))]
    members += fieldMembers + keyMembers()
    if let action = root.touchAction {
      let id = context.element(root.accessibilityIdentifier, of: "view", isEnabled: false, perform: action)
      members.append(Member("id", .string(id)))
      context.hits.insert(ViewsLayout.Hit(rect: root.bounds.engine, id: id, scrolls: false), at: 0)
    }
    if let action = root.pressAction { members.append(context.menuPart(of: nil, perform: action)) }
    return finished(.object(members), layout(isRoot: isRoot))
  }

  /// Whether the root shows more than a background and the views in it: a label as the view of a controller, for instance.
  private var drawsRoot: Bool {
    switch root {
    case is UILabel, is UIImageView, is UIControl, is UITextView: true
    case is UIVisualEffectView, is UIActivityIndicatorView, is UIProgressView: true
    default: root.isOfAppClass && root.subviews.isEmpty && !(root is UIScrollView) || root.hasBorder
    }
  }

  private func layout(isRoot: Bool) -> ViewsLayout {
    let viewport = scroll.map { isRoot ? root.bounds : $0.frame(in: root) }
    var layout = ViewsLayout(
      frames: context.frames, hits: context.hits, contentSize: (scroll?.readContentSize ?? root.bounds.size).engine,
      viewport: (viewport ?? root.bounds).engine, tables: context.tables)
    (layout.table, layout.tableModel) = (context.paneList?.layout, context.paneList?.model)
    return layout
  }

  private func finished(_ model: Value, _ metrics: any ContentMetrics) -> ViewsReading {
    ViewsReading(
      model: model, metrics: metrics, scroll: scroll, fillsPane: fillsPane, selection: context.selection, fields: context.fields,
      elements: context.elements, lists: context.lists, swipes: context.swipes)
  }
}

extension UIViewController {
  /// Code has scrolled a view.
  func codeScrolled(_ scroll: UIScrollView) { setNeedsUpdate() }

  /// Code has scrolled a list to a row.
  func scroll(toRow path: IndexPath, of list: UIScrollView, animated: Bool) {
    let id = "\(engine.id)/\(path.section)-\(path.row)"
    engine.application.scroll(engine, to: ContentLayout.ScrollTarget(id: id, animated: animated))
    setNeedsUpdate()
  }
}

extension UIView {
  /// Whether the class of the view is one of an app's own.
  var isOfAppClass: Bool { !String(reflecting: type(of: self)).hasPrefix("UIKit.") }

  /// The node of a view that only has a background: a box. A class of the app is named in it.
  func boxNode(in reading: inout ReadingContext) -> Value {
    // A class of the app that has no subviews draws itself, which nobody sees: its name stands for its contents.
    let isDrawn = isOfAppClass && subviews.isEmpty
    return node("box", ["name": isDrawn ? .string(String(describing: type(of: self))) : nil], in: &reading)
  }

  /// The members that every node can have.
  func commonMembers(in reading: inout ReadingContext) -> [Member] {
    var members: [Member] = []
    func add(_ name: String, _ value: Value?) { if let value { members.append(Member(name, value)) } }
    let layer = layerIfMade
    add("background", .color(surfaceColor ?? layer?.backgroundColor?.color, reading))
    add("label", .text(accessibilityLabel))
    if let layer {
      if layer.cornerRadius > 0 { add("radius", .length(layer.cornerRadius)) }
      if layer.borderWidth > 0, let color = layer.borderColor {
        add("border", .array([.length(layer.borderWidth), .string(color.color.hex(for: reading.traits))]))
      }
      if layer.shadowOpacity > 0 {
        let numbers = [CGFloat(layer.shadowOpacity), layer.shadowRadius, layer.shadowOffset.width, layer.shadowOffset.height]
        add("shadow", .array(numbers.map { .length($0) }))
        if layer.cornerRadius <= 0, let radius = radiusOfContents { add("radius", .length(radius)) }
      }
    }
    if alpha < 1 { add("alpha", .length(max(0, alpha))) }
    if clipsToBounds { add("clips", true) }
    return members
  }

  /// Whether the view has a line inside its edge.
  fileprivate var hasBorder: Bool { layerIfMade.map { $0.borderWidth > 0 && $0.borderColor != nil } ?? false }

  /// The corners of the view that fills one without a background, whose shadow is that of its contents.
  private var radiusOfContents: CGFloat? {
    guard backgroundColor == nil, let inner = subviews.first(where: { !$0.isHidden && $0.frame == bounds }) else { return nil }
    return (inner.layerIfMade?.cornerRadius).flatMap { $0 > 0 ? $0 : nil }
  }
}
