import Foundation
internal import SplitKit

/// The notes of the views of a controller while they are read: their frames, elements and fields.
@MainActor
struct ReadingContext {
  /// The traits that colours are resolved for.
  let traits: UITraitCollection
  /// The controller whose views are read.
  unowned let controller: UIViewController
  /// The scroll view that the page scrolls, or nil for none.
  let paneScroll: UIScrollView?
  /// The rectangle of the view that is being read: in the pane, or in the contents of the scroll view that the page scrolls.
  var frame = CGRect.zero
  /// The tint of the view that is being read, or nil for the system's.
  var tint: UIColor?
  /// Whether the view that is being read is in the scroll view that the page scrolls.
  var scrolls = false
  /// The frames of the views that were read, each in its superview, and each before those in it.
  var frames: [Rect] = []
  /// The numbers of the lists among the views, by their places in `frames`.
  var tables: [Int: Value] = [:]
  /// The list among the views that the page scrolls.
  var paneList: ListReading?
  /// The ids of the selected rows.
  var selection: [String] = []
  /// The views that an overlay shows, which are left out.
  var overlaid: [UIView] = []
  /// The beginning of the ids of elements.
  var idPrefix: String
  private(set) var elements: [String: () -> Void] = [:]
  /// The effects of swipes over rows. A closure returns whether the row takes the swipe.
  var swipes: [String: (SwipeDirection) -> Bool] = [:]
  var hits: [ViewsLayout.Hit] = []
  private(set) var fields: [SplitKit.TextField] = []
  private var counts: [String: Int] = [:]
  /// The lists that have been read, with the beginnings of the ids of their rows.
  private(set) var lists: [ReadList] = []
  private var listCount = 0

  init(of controller: UIViewController, paneScroll: UIScrollView?) {
    self.controller = controller
    self.paneScroll = paneScroll
    traits = controller.traitCollection
    tint = controller.givenTint
    idPrefix = "\(controller.engine.id)/"
  }

  /// Notes an element of the view that is being read, and what a tap on it does. Returns its id: the name that the app has given the
  /// view, or else the type and a number in the order of reading. An element that is not enabled is not found by a touch.
  mutating func element(_ name: String?, of type: String, isEnabled: Bool = true, perform: @escaping () -> Void) -> String {
    let id = newID(name, type)
    elements[id] = perform
    if isEnabled { hits.append(ViewsLayout.Hit(rect: frame.engine, id: id, scrolls: scrolls)) }
    return id
  }

  /// Notes a part of an element, such as a segment, in a part of the view's rectangle.
  mutating func part(_ id: String, in rect: CGRect, perform: @escaping () -> Void) {
    elements[id] = perform
    hits.append(ViewsLayout.Hit(rect: rect.engine, id: id, scrolls: scrolls))
  }

  /// Notes what a tap on a row does. The list finds its rows itself.
  mutating func row(_ id: String, perform: @escaping () -> Void) { elements[id] = perform }

  /// Notes a field. Returns its id.
  mutating func field(_ field: SplitKit.TextField) -> String {
    fields.append(field)
    hits.append(ViewsLayout.Hit(rect: frame.engine, id: field.id, scrolls: scrolls))
    return field.id
  }

  /// The id for a new field.
  mutating func newFieldID(_ name: String?) -> String { newID(name, "field") }

  /// Notes a list, and returns the beginning of the ids of its rows. The ids of a second list on the screen have its name or its number.
  mutating func listPrefix(of list: any ListView) -> String {
    listCount += 1
    let number = listCount
    let prefix = number == 1 ? idPrefix : "\(idPrefix)\(list.accessibilityIdentifier ?? "list-\(number)")/"
    lists.append(ReadList(idPrefix: prefix, list: list))
    return prefix
  }

  /// Begins to read the views in a row of a long list. Their ids begin with that of the row, and they are counted by themselves, so that their
  /// ids do not depend on the rows that are near. Returns what `endRow(_:)` restores.
  mutating func beginRow(_ id: String) -> (idPrefix: String, counts: [String: Int]) {
    defer { (idPrefix, counts) = ("\(id)/", [:]) }
    return (idPrefix, counts)
  }

  mutating func endRow(_ outer: (idPrefix: String, counts: [String: Int])) { (idPrefix, counts) = outer }

  /// The id of an element in this controller.
  mutating func newID(_ name: String?, _ type: String) -> String {
    if let name, !name.isEmpty, elements[idPrefix + name] == nil, !fields.contains(where: { $0.id == idPrefix + name }) {
      return idPrefix + name
    }
    counts[type, default: 0] += 1
    return "\(idPrefix)\(type)-\(counts[type] ?? 1)"
  }
}

/// Reading a tree of views.
extension ReadingContext {
  /// The nodes of views whose superview's contents begin at a point. The frames in the content are moved by `shift`: by the scroll of
  /// a view that the page does not scroll, or to the row around a cell's contents.
  mutating func nodes(of views: [UIView], at origin: CGPoint, shift: CGPoint = .zero) -> [Value] {
    views.compactMap { node(of: $0, at: origin, shift: shift) }
  }

  /// The node of a view over other panes. Touches go through a view that takes none.
  mutating func overlayNode(of view: UIView) -> Value? {
    let node = node(of: view, at: .zero, shift: .zero)
    guard !view.isUserInteractionEnabled, case .object(let members) = node else { return node }
    return .object(members + [Member("passesTouches", true)])
  }

  private mutating func node(of view: UIView, at origin: CGPoint, shift: CGPoint) -> Value? {
    guard !view.isHidden, !view.isOfChildController, !overlaid.contains(where: { $0 === view }) else { return nil }
    return node(of: view, in: view.storedFrame.offsetBy(dx: shift.x, dy: shift.y), at: origin)
  }

  /// The node of a controller's view, which fills its pane.
  mutating func rootNode(of view: UIView) -> Value {
    node(of: view, in: CGRect(origin: .zero, size: view.bounds.size), at: .zero)
  }

  private mutating func node(of view: UIView, in own: CGRect, at origin: CGPoint) -> Value {
    frames.append(own.engine)
    frame = CGRect(origin: CGPoint(x: origin.x + own.minX, y: origin.y + own.minY), size: own.size)
    let (outer, outerScrolls, outerTint) = (frame, scrolls, tint)
    tint = view.storedTint ?? tint
    defer { tint = outerTint }
    let node = view.contentNode(in: &self)
    guard view.readsSubviews, case .object(var members) = node else { return node }
    let row = (view as? UICollectionViewCell)?.nameInLongGrid.map { beginRow("\(idPrefix)\($0)") }
    let below = subnodes(of: view, in: outer)
    row.map { endRow($0) }
    scrolls = outerScrolls
    if !below.isEmpty { members.append(Member("views", .array(below))) }
    return .object(members)
  }

  /// The nodes of the views in one. In the scroll view that the page scrolls, places are those in its contents.
  private mutating func subnodes(of view: UIView, in outer: CGRect) -> [Value] {
    guard let scroll = view as? UIScrollView else {
      return nodes(
        of: view.subviews, at: CGPoint(x: outer.minX, y: outer.minY), shift: CGPoint(x: -view.bounds.minX, y: -view.bounds.minY))
    }
    let subviews = orderedSubviews(of: scroll)
    if scroll === paneScroll {
      scrolls = true
      return nodes(of: subviews, at: .zero)
    }
    let inset = scroll.adjustedContentInset
    let shift = CGPoint(x: inset.left - scroll.scrolled.x, y: inset.top - scroll.scrolled.y)
    return nodes(of: subviews, at: outer.origin, shift: shift)
  }

  /// The subviews of a view in the order of reading. A long grid is noted, so that a tap can reach items without cells.
  mutating func orderedSubviews(of view: UIView) -> [UIView] {
    guard let grid = view as? UICollectionView else { return view.subviews }
    if grid.content.isLong { lists.append(ReadList(idPrefix: idPrefix, list: grid)) }
    return grid.subviewsInOrder
  }
}
