import SplitKit

/// Texts that the user can type (`Public/apps/uikit/fields.css`).
extension Canvas {
  mutating func drawField(_ node: ViewNode, _ drawing: ViewsDrawing, _ setting: PictureSetting) {
    if node.type == "textView" { return drawTextView(node, drawing, setting) }
    let style = node.model.text("style")
    if style == "roundedRect" { border(node.frame, setting.palette.fill, width: 1, radii: .all(5)) }
    if style == "line" || style == "bezel" { border(node.frame, setting.palette.secondaryText, width: 1) }
    var area = node.frame
    let isGlassSearch = style == "search" && setting.finish == .glass
    if style == "search" {
      let padding: Double = isGlassSearch ? 12 : 8
      let sign = place(in: area, leading: padding, y: area.center.y - 9, width: 18, height: 18)
      symbol("magnifyingglass", in: sign, setting.palette.secondaryText)
      area =
        isGlassSearch
        ? inset(
          area, leading: SearchFieldPlaces.textStart(scale: 2),
          trailing: SearchFieldPlaces.clearStart - SearchFieldPlaces.clearSide)
        : inset(area, leading: padding + 24, trailing: padding)
    } else if !style.isEmpty, style != "none" {
      area = area.inset(left: 8, right: 8)
    }
    let insets = node.model.list("insets").compactMap(\.number)
    if insets.count == 2 { area = inset(node.frame, leading: insets[0], trailing: insets[1]) }
    let text = drawing.text(of: node)
    if node.model.flag("hasClear"), !text.isEmpty {
      area = isGlassSearch ? drawGlassClearButton(of: node.frame, at: area, setting) : drawClearButton(at: area, setting)
    }
    let isSecure = drawing.field(of: node)?.flag("isSecure") == true
    let empty = style == "search" ? setting.palette.secondaryText : setting.palette.tertiaryText
    let words = text.isEmpty ? drawing.field(of: node)?.text("placeholder") ?? "" : text
    let shown = isSecure && !text.isEmpty ? String(repeating: "•", count: text.count) : words
    let ownEmpty = node.model["placeholderColor"]?.string.flatMap(Color.init) ?? empty
    let look = TextAttributes(node, setting, color: text.isEmpty ? ownEmpty : nil).excerpt
    line(shown, in: area, look, alignment(node.model.text("align")))
  }

  /// Draws the button that deletes the text of a search field of iOS 26, and returns the space that it leaves (874).
  private mutating func drawGlassClearButton(of frame: Rect, at area: Rect, _ setting: PictureSetting) -> Rect {
    let side = SearchFieldPlaces.clearSide
    let box = place(
      in: frame, trailing: SearchFieldPlaces.clearStart - side, y: frame.center.y - side / 2 - SearchFieldPlaces.clearLift,
      width: side, height: side)
    symbol("xmark.circle.fill", in: box, Color(0x8E8E93))
    return inset(
      area, leading: 0,
      trailing: SearchFieldPlaces.textEnd(scale: 3) - SearchFieldPlaces.clearStart + SearchFieldPlaces.clearSide)
  }

  /// Draws the button that deletes the text, and returns the space that it leaves.
  private mutating func drawClearButton(at area: Rect, _ setting: PictureSetting) -> Rect {
    symbol(
      "xmark.circle.fill", in: place(in: area, trailing: -1, y: area.center.y - 9, width: 18, height: 18), Color(0x8E8E93))
    return inset(area, leading: 0, trailing: 28)
  }

  private mutating func drawTextView(_ node: ViewNode, _ drawing: ViewsDrawing, _ setting: PictureSetting) {
    let insets = node.model.flag("scrolls") ? drawing.place.insets : .zero
    let own = node.model["insets"] == nil ? EdgeInsets(top: 8, left: 5, bottom: 8, right: 5) : node.model.insets("insets")
    // The frame is as wide as the text was measured, so it lends the text half a point.
    let area = node.frame.inset(
      top: own.top + insets.top, left: own.left - 0.5, bottom: own.bottom + insets.bottom, right: own.right - 0.5)
    let look = TextAttributes(node, setting).excerpt
    let room = Int(max(0, min(1e6, area.height / node.lineHeight + 1)))
    let text = drawing.text(of: node)
    if let runs = node.runs(text, look) {
      let alignment = alignment(node.model.text("align"))
      return clip(to: node.frame) { $0.draw(runs, limit: .max, in: area, alignment) }
    }
    let lines = look.lines(ofParagraphs: text, width: area.width, limit: max(1, room))
    clip(to: node.frame) { canvas in
      _ = canvas.draw(
        lines, of: text, in: area, look, lineHeight: node.lineHeight, limit: lines.count,
        canvas.alignment(node.model.text("align")))
    }
  }
}

extension ViewsDrawing {
  /// The field of a node, or nil if it has none.
  func field(of node: ViewNode) -> Value? { fields[node.model.text("field")] }

  /// The present text of a node's field, or the node's own text.
  fileprivate func text(of node: ViewNode) -> String { field(of: node)?.text("text") ?? node.model.text("text") }
}
