import SplitKit

/// Buttons (`Public/apps/uikit/buttons.css`).
extension Canvas {
  mutating func drawButton(_ node: ViewNode, _ setting: PictureSetting) {
    drawEdges(of: node, setting)
    let button = ViewButton(node, setting)
    if let image = node.model["backgroundImage"]?.string.flatMap(OwnImageName.init) {
      clip(to: node.frame, radii: node.radii(setting)) { $0.ownImage(image, in: node.frame, button.imageColor) }
    }
    let padding: Double = node.model.text("style") == "action" ? 6 : 0
    let insets = node.model.list("insets").compactMap(\.number)
    var area =
      insets.count >= 2
      ? inset(node.frame, leading: insets[0], trailing: insets[1]) : node.frame.inset(left: padding, right: padding)
    if insets.count == 4 { area = area.inset(top: insets[2], bottom: insets[3]) }
    switch button.placement {
    case "top", "bottom": drawColumn(button, in: area)
    default: drawRow(button, in: area)
    }
  }

  /// In a card of the versions before 26, a line stands above each button, and before the second one of a row.
  private mutating func drawEdges(of node: ViewNode, _ setting: PictureSetting) {
    guard node.model.text("style") == "action", setting.finish != .glass else { return }
    let (frame, color) = (node.frame, setting.palette.hairline)
    rect(Rect(x: frame.x, y: frame.y - 0.5, width: frame.width, height: 0.5), color)
    rect(Rect(x: frame.x - 0.5, y: frame.y, width: 0.5, height: frame.height), color)
  }

  private mutating func drawRow(_ button: ViewButton, in area: Rect) {
    let gap = button.gap(6)
    let (side, height) = button.imageSize
    let words = min(button.width, max(0, area.width - side - gap))
    let whole = side + gap + words
    let row =
      switch button.align {
      case "leading": place(in: area, leading: 0, y: area.y, width: whole, height: area.height)
      case "trailing": place(in: area, trailing: 0, y: area.y, width: whole, height: area.height)
      default: area.middle(whole, area.height)
      }
    let isFirst = button.placement != "trailing"
    if let image = button.image {
      let y = row.center.y - height / 2
      let box =
        isFirst
        ? place(in: row, leading: 0, y: y, width: side, height: height)
        : place(in: row, trailing: 0, y: y, width: side, height: height)
      symbol(image, in: box, button.imageColor)
    }
    let start = side + gap
    draw(button, in: inset(row, leading: isFirst ? start : 0, trailing: isFirst ? 0 : start))
  }

  private mutating func drawColumn(_ button: ViewButton, in area: Rect) {
    let gap = button.gap(2)
    let (side, height) = button.imageSize
    let column = area.middleLine(height + gap + button.height)
    let isFirst = button.placement == "top"
    if let image = button.image {
      let y = isFirst ? column.y : column.maxY - height
      symbol(image, in: Rect(x: area.center.x - side / 2, y: y, width: side, height: height), button.imageColor)
    }
    draw(button, in: isFirst ? column.inset(top: height + gap) : column.inset(bottom: height + gap))
  }

  /// Draws the title above the subtitle.
  private mutating func draw(_ button: ViewButton, in area: Rect) {
    var lines = Lines(area.inset(left: -0.5, right: -0.5).middleLine(button.height))
    if let runs = button.runs {
      draw(runs, limit: 1, in: lines.next(button.titleHeight), button.alignment)
    } else if !button.texts.title.isEmpty {
      line(button.texts.title, in: lines.next(button.titleHeight), button.title, button.alignment)
    }
    if !button.texts.subtitle.isEmpty {
      line(button.texts.subtitle, in: lines.next(button.subtitle.lineHeight), button.subtitle, button.alignment)
    }
  }
}

/// A button with its looks and its measures.
private struct ViewButton {
  let texts: (title: String, subtitle: String)
  let title, subtitle: TextAttributes
  /// The parts of the title, if they look different.
  let runs: RunText?
  let image: String?
  let imageColor: Color
  let placement: String
  /// The edge at which the contents stand, or an empty text for the middle.
  let align: String
  /// The size of the image, in points.
  let imageSize: (width: Double, height: Double)
  private let ownGap: Double?

  init(_ node: ViewNode, _ setting: PictureSetting) {
    texts = (node.model.text("text"), node.model.text("subtitle"))
    image = node.model["image"]?.string
    placement = node.model["imagePlacement"]?.string ?? "leading"
    var style = TextAttributes(node, setting, color: node.words(setting))
    if let weight = node.actionWeight(setting), node.model["font"] == nil { style.weight = weight }
    title = style
    imageColor = node.isEnabled ? node.color("imageColor") ?? style.color : style.color
    runs = node.runs(texts.title, style)
    var small = style
    small.size = style.size * 0.76
    small.opacity = 0.8
    subtitle = small
    let side = image == nil ? 0 : style.size * ViewNode.symbolSide
    imageSize = image == nil ? (0, 0) : node.model.imageSize ?? (side, side)
    (align, ownGap) = (node.model.text("align"), node.model["gap"]?.number)
  }

  /// The place of the lines beside each other.
  var alignment: TextAlignment { align == "leading" ? .leading : align == "trailing" ? .trailing : .center }
  /// The distance between image and words.
  func gap(_ usual: Double) -> Double { image != nil && hasWords ? ownGap ?? usual : 0 }
  var hasWords: Bool { !texts.title.isEmpty || !texts.subtitle.isEmpty }
  /// The width of the words, in points.
  var width: Double {
    let words = runs?.size(width: 1e5, limit: 1).width ?? title.width(of: texts.title)
    return max(words, subtitle.width(of: texts.subtitle))
  }
  /// The height of the title, in points.
  var titleHeight: Double { runs?.runs.map(\.lineHeight).max() ?? title.lineHeight }
  /// The height of the words, in points.
  var height: Double {
    (texts.title.isEmpty ? 0 : titleHeight) + (texts.subtitle.isEmpty ? 0 : subtitle.lineHeight)
  }
}

extension ViewNode {
  private var role: String { model.text("role") }
  private var isInputGround: Bool { style == "input" }
  private var style: String { model["style"]?.string ?? "plain" }

  /// The colour of a button's words and its symbol.
  fileprivate func words(_ setting: PictureSetting) -> Color {
    let palette = setting.palette
    if !isEnabled { return palette.tertiaryText }
    if let color = color("color") { return color }
    let isProminent = style == "filled" || style == "action" && role == "preferred" && setting.finish == .glass
    if isProminent { return .white }
    if role == "destructive" { return palette.red }
    return style == "action" && setting.finish == .glass ? palette.text : palette.tint
  }

  /// The weight of the words in a card, or nil for another button.
  fileprivate func actionWeight(_ setting: PictureSetting) -> Int? {
    guard style == "action" else { return nil }
    if role == "cancel" || role == "preferred" { return setting.finish == .glass ? 500 : 600 }
    return setting.finish == .glass ? 500 : nil
  }

  /// The colour of the node's own surface, or nil if it has none.
  func surface(_ setting: PictureSetting) -> Color? {
    if let own = color("background") { return own }
    switch type {
    case "card" where isInputGround: return KeyboardColors.ground(setting)
    case "card": return setting.palette.card(setting.finish)
    case "button": return buttonSurface(setting)
    case "field": return model.text("style") == "search" ? setting.palette.tertiaryFill : fieldSurface(setting)
    default: return nil
    }
  }

  private func fieldSurface(_ setting: PictureSetting) -> Color? {
    model.text("style") == "roundedRect" ? setting.palette.background : nil
  }

  private func buttonSurface(_ setting: PictureSetting) -> Color? {
    let palette = setting.palette
    let tint = role == "destructive" ? palette.red : palette.tint
    switch style {
    case "filled": return isEnabled ? tint : palette.tertiaryFill
    case "tinted": return tint.opacity(tint.alpha * 0.18)
    case "gray", "bordered": return model.flag("isSelected") ? tint.opacity(tint.alpha * 0.2) : palette.tertiaryFill
    case "action": return setting.finish == .glass ? actionSurface(palette, tint) : nil
    default: return model.flag("isSelected") ? tint.opacity(tint.alpha * 0.2) : nil
    }
  }

  private func actionSurface(_ palette: Palette, _ tint: Color) -> Color {
    role == "preferred" && isEnabled ? tint : palette.secondaryFill
  }

  /// The radii of the node's corners: those that the app has set, or those of its type.
  func radii(_ setting: PictureSetting) -> Radii {
    if let radius = model["radius"]?.number { return .all(radius) }
    let isGlass = setting.finish == .glass
    switch type {
    case "card" where isInputGround: return .zero
    case "card": return .all(isGlass ? 34 : 14)
    case "button" where style == "action" && !isGlass: return .zero
    case "button": return .all(isGlass || model.flag("capsule") ? 1000 : 8)
    case "field" where model.text("style") == "search": return .all(isGlass ? 1000 : 10)
    case "field" where model.text("style") == "roundedRect": return .all(5)
    default: return .zero
    }
  }
}
