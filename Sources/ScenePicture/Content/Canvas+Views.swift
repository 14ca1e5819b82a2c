import SplitKit

/// Trees of views (`Public/apps/uikit`).
extension Canvas {
  mutating func drawViews(_ place: ContentPlace, _ setting: PictureSetting) {
    let model = place.model
    let own = model["background"]?.string.flatMap(Color.init(hex:))
    if let background = own ?? (place.isFloating ? nil : setting.palette.background) { rect(place.frame, background) }
    let scrolled = Point(x: place.insets.left, y: place.insets.top - place.nodeScroll)
    let isWhole = model.flag("scrolls") && !model.list("views").contains(where: \.hasScroller)
    let origin = isWhole ? place.origin : Point(x: place.frame.x, y: place.frame.y)
    let tree = ViewTree(model.list("views"), frames: place.list("frames"), origin: origin, scrolled: scrolled)
    let drawing = ViewsDrawing(place: place, fields: model.fields, tables: place.member("tables"))
    for node in tree.roots { draw(node, drawing, setting) }
  }

  /// Draws a view with those inside it: its shadow and its background, its content, the views, and its border.
  mutating func draw(_ node: ViewNode, _ drawing: ViewsDrawing, _ setting: PictureSetting) {
    let alpha = node.model["alpha"]?.number ?? 1
    guard alpha > 0 else { return }
    group(opacity: alpha) { $0.drawOpaque(node, drawing, setting) }
  }

  private mutating func drawOpaque(_ node: ViewNode, _ drawing: ViewsDrawing, _ setting: PictureSetting) {
    let setting = setting.tinted(node.color("tint"))
    let radii = node.radii(setting)
    if let shadow = node.model["shadow"]?.array?.compactMap(\.number), shadow.count == 4 {
      self.shadow(node.frame.path(radii), .black.opacity(shadow[0]), y: shadow[3], blur: shadow[1] * 2, x: shadow[2])
    }
    if let surface = node.surface(setting) { rect(node.frame, surface, radii: radii) }
    let id = node.model["id"]?.string
    if let id, !["stepper", "segments"].contains(node.type) { rect(node.frame, nil, name: .element(id)) }
    if node.clips {
      clip(to: node.frame, radii: radii) { $0.drawInside(node, drawing, setting) }
    } else {
      drawInside(node, drawing, setting)
    }
    if let border = node.model["border"]?.array, let width = border.first?.number,
      let color = border.last?.string.flatMap(Color.init(hex:))
    {
      self.border(node.frame, color, width: width, radii: radii)
    }
  }

  private mutating func drawInside(_ node: ViewNode, _ drawing: ViewsDrawing, _ setting: PictureSetting) {
    switch node.type {
    case "label": drawLabel(node, setting)
    case "image": drawImage(node, setting)
    case "button": drawButton(node, setting)
    case "field", "textView": drawField(node, drawing, setting)
    case "table": drawTable(of: node, drawing, setting)
    case "box", "card", "scroll": drawName(node.model.text("name"), in: node.frame, setting)
    default: drawControl(node, setting)
    }
    for view in node.views { draw(view, drawing, setting) }
  }

  /// Draws the name of a class, which stands in the middle of a view that the app's own class draws.
  mutating func drawName(_ name: String, in frame: Rect, _ setting: PictureSetting) {
    guard !name.isEmpty else { return }
    let style = TextAttributes(12, setting.palette.secondaryText).placeholder
    let area = frame.inset(top: 2, left: 6, bottom: 2, right: 6)
    guard area.height >= style.lineHeight / 2 else { return }
    let lines = style.lines(of: name, width: area.width, limit: 3)
    let height = style.lineHeight * Double(lines.count)
    paragraph(name, in: area.middleLine(height), style, lineHeight: style.lineHeight, limit: lines.count, .center)
  }

  private mutating func drawLabel(_ node: ViewNode, _ setting: PictureSetting) {
    let style = TextAttributes(node, setting)
    let lineHeight = node.lineHeight
    let alignment = alignment(node.model.text("align"))
    let text = node.model.text("text")
    let runs = node.runs(text, style)
    let frame = node.model["insets"] == nil ? node.frame : node.frame.inset(by: node.model.insets("insets"))
    let room = LineHeight.count(
      in: frame.height, size: runs?.runs.map(\.look.size).min() ?? node.fontSize,
      leading: runs?.runs.map(\.lineHeight).min() ?? lineHeight)
    let wanted = Int(max(0, min(1e6, node.model["lines"]?.number ?? 1)))
    // The frame is as wide as the text was measured, so it lends the text half a point.
    let area = frame.inset(left: -0.5, right: -0.5)
    if let runs {
      let limit = wanted > 0 ? min(wanted, room) : room
      let height = runs.lines(width: area.width, limit: limit).reduce(0) { $0 + $1.height }
      return draw(runs, limit: limit, in: area.middleLine(height), alignment)
    }
    guard wanted != 1, room > 1 else { return _ = line(wanted == 1 ? text.firstLine : text, in: area, style, alignment) }
    let most = wanted > 0 ? min(wanted, room) : room
    let lines = style.lines(ofParagraphs: text, width: area.width, limit: most)
    let place = area.middleLine(lineHeight * Double(lines.count))
    _ = draw(lines, of: text, in: place, style, lineHeight: lineHeight, limit: most, alignment)
  }

  /// The place of a text in its line, by UIKit's name of the alignment.
  func alignment(_ name: String) -> TextAlignment {
    switch name {
    case "center": .center
    case "right": isMirrored ? .leading : .trailing
    case "left", "justified": isMirrored ? .trailing : .leading
    default: .leading
    }
  }

  /// Draws a table among other views.
  private mutating func drawTable(of node: ViewNode, _ drawing: ViewsDrawing, _ setting: PictureSetting) {
    guard let numbers = drawing.tables?["\(node.index)"] else { return }
    let isScroller = node.model.flag("scrolls")
    let table = TablePlace(
      frame: node.frame, model: node.model["table"] ?? .null, numbers: numbers, fields: drawing.fields,
      insets: isScroller ? drawing.place.insets : numbers.insets("contentInset"),
      offset: isScroller ? drawing.place.layout?.offset.y ?? 0 : numbers.list("offset").last?.number ?? 0)
    clip(to: node.frame) { $0.draw(table, drawing.place, setting) }
  }
}

/// The things that the views of one content have in common.
struct ViewsDrawing {
  let place: ContentPlace
  let fields: [String: Value]
  /// The layouts of tables among the views, by the numbers of their nodes.
  let tables: Value?
}

extension ContentPlace {
  /// The elements of a list in the numbers of the layout, or none.
  func list(_ name: String) -> [Value] { member(name)?.array ?? [] }

  /// The distance by which a scroll view inside the content is scrolled. Its viewport may be lower than the pane.
  fileprivate var nodeScroll: Double { max(0, layout?.offset.y ?? 0) }
}

extension Value {
  /// The fields of a content, by id.
  var fields: [String: Value] {
    Dictionary(list("fields").compactMap { field in field["id"]?.string.map { ($0, field) } }) { first, _ in first }
  }

  /// Whether a view, or one inside it, is the scroll view of the pane.
  fileprivate var hasScroller: Bool { flag("scrolls") || list("views").contains(where: \.hasScroller) }

  /// Insets in the order top, left, bottom and right.
  func insets(_ name: String) -> EdgeInsets {
    let numbers = list(name).compactMap(\.number)
    guard numbers.count == 4 else { return .zero }
    return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}

extension ViewNode {
  /// The side of a symbol's field, in sizes of the text beside it.
  static let symbolSide = 1.25

  /// A colour of the node, or nil if it has none.
  func color(_ name: String) -> Color? { model[name]?.string.flatMap(Color.init(hex:)) }

  /// The height of a line of the node's font, in points.
  var lineHeight: Double { model["font"]?["line"]?.number ?? fontSize * 1.25 }
  /// The size of the node's font, in points.
  var fontSize: Double { model["font"]?["size"]?.number ?? 17 }

  /// Whether nothing inside the node is drawn outside of its frame.
  fileprivate var clips: Bool { model.flag("clips") || ["scroll", "card"].contains(type) }
}

extension TextAttributes {
  /// The look of the text of a view. The default colour is that of texts.
  init(_ node: ViewNode, _ setting: PictureSetting, color: Color? = nil) {
    let weight = Int(max(1, min(1000, node.model["font"]?["weight"]?.number ?? 400)))
    self.init(node.fontSize, weight, color ?? node.color("color") ?? setting.palette.text)
  }

  /// The lines of a text whose own lines begin anew.
  func lines(ofParagraphs text: String, width: Double, limit: Int) -> [String] {
    var lines: [String] = []
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, paragraph) in paragraphs.enumerated() where lines.count < limit {
      let isCut = index + 1 < paragraphs.count
      let more = self.lines(of: String(paragraph), width: width, limit: limit - lines.count, keepsSpaces: true)
      lines += more.isEmpty ? [""] : more
      if isCut, lines.count == limit { lines[limit - 1] = cut(lines[limit - 1] + "…", to: width) }
    }
    return lines
  }
}

extension String {
  /// The text up to its first line break.
  var firstLine: String { String(prefix { !$0.isNewline }) }
}

extension PictureSetting {
  /// The same setting with another tint.
  func tinted(_ tint: Color?) -> PictureSetting {
    guard let tint else { return self }
    var next = self
    next.palette.tint = tint
    return next
  }
}

extension Value {
  /// The colour of the buttons and symbols in a bar or a content that an app has given, or nil.
  var tint: Color? { color("tint") }

  /// The colour that a member has, or nil.
  func color(_ name: String) -> Color? { self[name]?.string.flatMap(Color.init(hex:)) }
}
