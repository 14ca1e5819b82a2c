import Foundation
internal import SplitKit

/// Reads the rows of a list, one after another, into the content of the page.
@MainActor
struct ListReader {
  let style: ListStyle
  let metrics: ListMetrics
  let width: CGFloat
  /// The beginning of the ids of the rows.
  let prefix: String
  /// The place of the list's contents.
  let origin: CGPoint
  private var layout = TableLayout()
  private var sections: [Value] = []
  private var rows: [Value] = []
  private var parts: (header: Value, footer: Value) = (.null, .null)
  private var range = RowRange()
  private var outer: (header: Value?, footer: Value?) = (nil, nil)

  init(style: ListStyle, metrics: ListMetrics, width: CGFloat, prefix: String, origin: CGPoint) {
    (self.style, self.metrics, self.width, self.prefix, self.origin) = (style, metrics, width, prefix, origin)
    layout.contentWidth = Double(width)
    layout.inset = metrics.inset
  }

  /// Reads the sign of a refresh, which stands above all other parts.
  mutating func read(_ refresh: UIRefreshControl?, room: CGFloat, in reading: inout ReadingContext) {
    guard let refresh, room > 0 else { return }
    layout.header = Double(room)
    outer.header = .object([Member("views", .array(nodes(of: [refresh], "header", .zero, in: &reading)))])
  }

  /// Reads what stands above and below all sections.
  mutating func read(header: UIView?, footer: UIView?, in reading: inout ReadingContext) {
    if let header, !header.isHidden {
      let (sign, signFrames, room) = (outer.header, layout.frames["header"] ?? [], layout.header)
      layout.header = room + Double(header.frame.height)
      outer.header = part(header, "header", in: &reading)
      if let sign { join(sign, signFrames, below: room) }
    }
    if let footer, !footer.isHidden {
      layout.footer = Double(footer.frame.height)
      outer.footer = part(footer, "footer", in: &reading)
    }
  }

  /// Puts the sign of a refresh before the views of the header, which stand below it.
  private mutating func join(_ sign: Value, _ frames: [Rect], below room: Double) {
    guard case .object(let members)? = outer.header else { return }
    let box = Value.object([Member("type", "box")] + members)
    outer.header = .object([Member("views", .array((sign["views"]?.array ?? []) + [box]))])
    let place = Rect(x: 0, y: room, width: Double(width), height: layout.header - room)
    layout.frames["header"] = frames + [place] + (layout.frames["header"] ?? [])
  }

  /// Begins a section, which has some space below its footer.
  mutating func begin(
    header: ListPart, footer: ListPart, _ range: RowRange, gap: CGFloat = 0, in reading: inout ReadingContext
  ) {
    (rows, self.range) = ([], range)
    let number = sections.count
    layout.sections.append(
      TableLayout.Section(
        header: Double(header.padding + header.frame.height), footer: Double(footer.frame.height + gap),
        above: Double(range.above), below: Double(range.below), padding: Double(header.padding)))
    parts.header = part(header, "header-\(number)", in: &reading)
    parts.footer = part(footer, "footer-\(number)", in: &reading)
  }

  /// Adds a section without rows, whose views have frames in the list.
  mutating func append(_ views: [UIView], _ frame: CGRect, gap: CGFloat, in reading: inout ReadingContext) {
    let key = "header-\(sections.count)"
    layout.sections.append(TableLayout.Section(header: Double(frame.height), footer: Double(gap)))
    let shift = CGPoint(x: -frame.minX, y: -frame.minY)
    let nodes = nodes(of: views, key, frame, shift: shift, in: &reading)
    let header: Value = .object([Member("views", .array(nodes)), Member("isWide", true)])
    sections.append(.object([Member("header", header), Member("footer", .null), Member("rows", .array([]))]))
  }

  mutating func endSection() {
    sections.append(
      .object([Member("header", parts.header), Member("footer", parts.footer), Member("rows", .array(rows))] + range.members))
  }

  /// Adds a row. Returns its id.
  mutating func append(
    _ content: RowContent, frame: CGRect, at path: IndexPath, isEnabled: Bool, in reading: inout ReadingContext,
    more: [Member] = [], parts: RowFrames
  ) -> String {
    let id = "\(prefix)\(path.section)-\(path.item)"
    layout.sections[layout.sections.count - 1].rows.append(Double(frame.height))
    var members = [Member("id", .string(id))] + content.members(&reading, isEnabled: isEnabled) + more
    if content.hasDetailButton { members.append(Member("accessoryPart", .object([Member("id", .string("\(id)/accessory"))]))) }
    let outer = range.isInLongList ? reading.beginRow(id) : nil
    if let views = content.shownViews { members.append(Member("views", .array(nodes(of: views, id, frame, in: &reading)))) }
    outer.map { reading.endRow($0) }
    layout.parts[id] = parts
    rows.append(.object(members))
    return id
  }

  /// The nodes of views at a place in the list, whose frames are noted under a key. A plain view without a look of its own is left out,
  /// and those in it stand for it.
  private mutating func nodes(
    of views: [UIView], _ key: String, _ frame: CGRect, shift: CGPoint = .zero, in reading: inout ReadingContext
  ) -> [Value] {
    let before = (reading.frames, reading.frame)
    reading.frames = []
    let corner = CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
    let nodes = views.flatMap { view -> [Value] in
      guard type(of: view) == UIView.self, view.layerIfMade == nil, !view.isHidden else {
        return reading.nodes(of: [view], at: corner, shift: shift)
      }
      let inner = CGPoint(x: view.frame.minX + shift.x, y: view.frame.minY + shift.y)
      return reading.nodes(of: view.subviews, at: corner, shift: inner)
    }
    if !reading.frames.isEmpty { layout.frames[key] = reading.frames }
    (reading.frames, reading.frame) = before
    return nodes
  }

  private mutating func part(_ part: ListPart, _ key: String, in reading: inout ReadingContext) -> Value {
    if let title = part.shownTitle {
      guard !title.isEmpty else { return .null }
      layout.parts[key] = part.titleFrame.map { RowFrames(title: $0) }
      return .object([Member("title", .string(title))])
    }
    guard let view = part.view, part.frame.height > 0 else { return .null }
    return self.part(view, key, in: &reading)
  }

  private mutating func part(_ view: UIView, _ key: String, in reading: inout ReadingContext) -> Value {
    // A label or a control that is a header by itself is read as the only view in it.
    let isLeaf = !view.readsSubviews || view is UILabel || view is UIImageView
    let views = isLeaf ? [view] : (view as? UITableViewHeaderFooterView).map { [$0.contentView] } ?? view.subviews
    var members: [Member] = []
    let before = view.frame
    if isLeaf { view.store(frame: CGRect(origin: .zero, size: before.size)) }
    members.append(Member("views", .array(nodes(of: views, key, before, in: &reading))))
    if isLeaf { view.store(frame: before) }
    if !isLeaf, let color = Value.color(view.backgroundColor ?? (view as? UITableViewHeaderFooterView)?.shownBackground, reading)
    {
      members.append(Member("background", color))
    }
    return .object(members)
  }

  /// The content and its numbers.
  func finish(
    background: Value?, empty: String?, separators: Bool, separatorColor: Value? = nil, isEditing: Bool, leadsOn: Bool = false,
    correction: CGFloat, index: [Member] = []
  ) -> ListReading {
    var layout = layout
    layout.correction = Double(correction)
    var members = [Member("kind", "table"), Member("style", .string(style.rawValue)), Member("fonts", metrics.fonts)]
    if let empty { members.append(Member("empty", .string(empty))) }
    if let background { members.append(Member("background", background)) }
    if !separators { members.append(Member("separators", false)) }
    if let separatorColor { members.append(Member("separatorColor", separatorColor)) }
    if isEditing { members.append(Member("editing", true)) }
    if leadsOn { members.append(Member("leadsOn", true)) }
    members += index
    if let header = outer.header { members.append(Member("header", header)) }
    if let footer = outer.footer { members.append(Member("footer", footer)) }
    members.append(Member("sections", .array(sections)))
    return ListReading(model: .object(members), layout: layout)
  }
}

/// The rows of a section that are in a reading.
struct RowRange {
  /// The index of the first one, and the number of rows of the section.
  var (first, count) = (0, 0)
  /// The heights of the rows before and after them, in points.
  var (above, below): (CGFloat, CGFloat) = (0, 0)
  /// The number of rows that are in the reading.
  private var present = 0
  /// Whether the list has so many rows that ids in them begin with that of the row.
  private(set) var isInLongList = false

  /// No rows.
  init() {}

  /// The rows that had frames in the last layout.
  @MainActor
  init<Cell>(_ section: ListContent<Cell>.Section, in content: ListContent<Cell>) {
    isInLongList = content.isLong
    let range = section.present.clamped(to: section.rows.indices)
    (first, present, count) = (range.lowerBound, range.count, section.rows.count)
    (above, below) = (section.above, section.below)
  }

  /// The members of the section in the view model, which are left out where all rows are in it.
  var members: [Member] {
    guard present < count else { return [] }
    return [Member("first", .number(Double(first))), Member("count", .number(Double(count)))]
  }
}

extension UITableViewHeaderFooterView {
  /// The colour behind the contents.
  var shownBackground: UIColor? {
    backgroundConfiguration?.backgroundColor ?? backgroundView?.backgroundColor ?? contentView.backgroundColor
  }
}

extension UIView {
  /// Sets the frame for the time of a reading, without a layout.
  func store(frame: CGRect) { storedFrame = frame }
}
