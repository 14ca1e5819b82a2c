import SplitKit

/// A navigation bar of a pane, which lies over the content and covers the inset above it.
struct NavigationBar {
  let id: String
  let model: Value
  /// The frame of the pane that the bar is in.
  let pane: Rect
  let safeArea: EdgeInsets
  /// The frame of the bar without the inset above it.
  let frame: Rect
  /// Whether content with a large title of its own is at its top, so that the bar has neither a title nor a surface.
  var isAtTop = false
  /// Whether the bar is in a column that floats.
  var isFloating = false
  /// Whether nothing scrolls below the bar, so that nothing has to fade out there.
  var isOverPlainView = false
  /// The colour of the content below the bar if it is not the background.
  var ground: Color?
  /// Whether the bar is in a popover.
  var isInPopover = false

  /// The height at which a large title is at rest, and the one at which it is gone, in points.
  private static let restingHeight: Double = 52
  private static let leastHeight: Double = 12

  fileprivate var surface: Rect { Rect(x: pane.x, y: pane.y, width: frame.width, height: frame.maxY - pane.y) }
  fileprivate var bottomLine: Rect { Rect(x: surface.x, y: surface.maxY - 0.5, width: surface.width, height: 0.5) }
  fileprivate var search: Value? { model["search"] }
  fileprivate var scopeHeight: Double { search?["scopeHeight"]?.number ?? 0 }
  /// The height of the field of a search that replaces the bar, or nil.
  fileprivate var fieldHeight: Double? { search?["fieldHeight"]?.number }
  fileprivate var withoutSearch: Double {
    fieldHeight != nil ? 0 : frame.height - (search == nil ? 0 : SearchBar.height + scopeHeight)
  }
  fileprivate var promptHeight: Double { model["promptHeight"]?.number ?? 0 }
  fileprivate var row: Rect {
    part(y: frame.y + promptHeight, height: model["rowHeight"]?.number ?? withoutSearch - promptHeight)
  }
  fileprivate var hasTitleBelow: Bool { model.flag("isLarge") && model["rowHeight"] != nil }
  fileprivate var largeTitle: Rect { part(y: row.maxY, height: max(0, frame.y + withoutSearch - row.maxY)) }
  fileprivate var searchRow: Rect {
    part(y: frame.y + withoutSearch, height: fieldHeight == nil ? SearchBar.height : frame.height - scopeHeight)
  }
  fileprivate var promptLine: Rect { part(y: frame.y, height: promptHeight) }
  fileprivate var isTitleInRow: Bool { !isAtTop && !(hasTitleBelow && largeTitle.height > Self.leastHeight) }
  fileprivate var restingHeight: Double { model["largeTitleHeight"]?.number ?? Self.restingHeight }
  fileprivate var isAtRest: Bool { hasTitleBelow && largeTitle.height >= restingHeight }

  private func part(y: Double, height: Double) -> Rect {
    Rect(x: pane.x + safeArea.left, y: y, width: frame.width - safeArea.left - safeArea.right, height: height)
  }
}

extension Canvas {
  mutating func draw(_ bar: NavigationBar, _ setting: PictureSetting) {
    let setting = setting.tinted(bar.model.tint)
    rect(bar.surface, nil, name: .bar(bar.id))
    drawSurface(of: bar, setting)
    let items = [
      BarItems(
        items: [bar.model["backButton"]].compactMap { $0 }.filter { $0 != .null }, edge: .leading, row: bar.row, isBack: true),
      BarItems(items: bar.model.list("leading"), edge: .leading, row: bar.row),
      BarItems(items: bar.model.list("trailing"), edge: .trailing, row: bar.row),
    ]
    for group in items { draw(group, setting) }
    if bar.isTitleInRow { drawTitle(of: bar, leading: max(items[0].end, items[1].end), trailing: items[2].end, setting) }
    if bar.hasTitleBelow { drawLargeTitle(of: bar, setting) }
    if let prompt = bar.model["prompt"]?.string { drawPrompt(prompt, in: bar.promptLine, setting) }
    if let search = bar.search { draw(SearchField(model: search, row: bar.searchRow), setting) }
  }

  private mutating func drawSurface(of bar: NavigationBar, _ setting: PictureSetting) {
    switch setting.finish {
    case .glossy: glossyBar(bar.surface, isInPopover: bar.isInPopover, setting, look: BarSurface(bar.model))
    case .flat: drawFlat(of: bar, setting)
    case .glass:
      let look = BarSurface(bar.model)
      if let color = look.color { rect(bar.surface, color) } else { drawFade(of: bar, setting) }
      if let line = look.ownLine { rect(bar.bottomLine, line) }
    }
  }

  private mutating func drawFlat(of bar: NavigationBar, _ setting: PictureSetting) {
    let look = BarSurface(bar.model)
    guard look.color != nil || !bar.isAtTop && !bar.isAtRest else { return }
    rect(bar.surface, look.background ?? setting.palette.bar)
    rect(bar.bottomLine, look.shadow ?? setting.palette.hairline)
  }

  /// Content fades out at the lower edge of a bar without a surface (`Public/styles/looks/ios26.css`).
  private mutating func drawFade(of bar: NavigationBar, _ setting: PictureSetting) {
    guard !bar.isAtTop, !bar.isOverPlainView else { return }
    let color = bar.isFloating ? setting.palette.floating.opacity(1) : bar.ground ?? setting.palette.background
    let area = bar.surface.inset(bottom: -16)
    let solid = max(0, (area.height - 30) / area.height)
    rect(
      area, stops: [(solid, color), (max(solid, (area.height - 16) / area.height), color.opacity(0.72)), (1, color.opacity(0))])
  }

  /// Draws the title in the middle of the row, or as near to it as the items allow.
  private mutating func drawTitle(of bar: NavigationBar, leading: Double, trailing: Double, _ setting: PictureSetting) {
    guard !bar.model.flag("isTitleHidden") else { return }
    let title = bar.model.text("title")
    let isLarge = bar.model.flag("isLarge") && !bar.hasTitleBelow
    let color = bar.model.color("titleColor") ?? setting.palette.barTitle ?? setting.palette.tint
    let letters = setting.barLetters
    let usual = TextAttributes(
      isLarge ? letters.inlineTitle : letters.title, setting.finish == .glossy && bar.isInPopover ? .white : color)
    let style = usual.lettered(by: bar.model["titleFont"])
    let padding: Double = 6
    let subtitle = bar.model["subtitle"]?.string
    let second = TextAttributes(12, setting.palette.secondaryText)
    let wanted = max(style.width(of: title), subtitle.map(second.width) ?? 0) + 2 * padding
    let (start, width): (Double, Double)
    if let place = bar.model["titlePlace"], place != .null {
      width = min(wanted, place.length("width"))
      start = place.length("inset") + (place.length("width") - width) / 2
    } else {
      width = max(0, min(wanted, bar.row.width - leading - trailing))
      start = min(max((bar.row.width - width) / 2, leading), bar.row.width - trailing - width)
    }
    let area = place(in: bar.row, leading: start, y: bar.row.y, width: width, height: bar.row.height)
      .inset(left: padding - 1, right: padding - 1)
    guard let subtitle else {
      line(title, in: area, style, .center)
      return
    }
    let top = area.center.y - 18
    line(title, in: Rect(x: area.x, y: top, width: area.width, height: 21), style, .center)
    line(subtitle, in: Rect(x: area.x, y: top + 21, width: area.width, height: 15), second, .center)
  }

  /// Draws the line above the title, at the bottom of its part.
  private mutating func drawPrompt(_ text: String, in area: Rect, _ setting: PictureSetting) {
    let bottom = Rect(x: area.x + 16, y: area.maxY - 20, width: area.width - 32, height: 18)
    line(text, in: bottom, TextAttributes(13, setting.palette.secondaryText), .center)
  }

  /// Draws the large title at the bottom of its part, which cuts it while it moves up behind the row.
  private mutating func drawLargeTitle(of bar: NavigationBar, _ setting: PictureSetting) {
    let area = bar.largeTitle
    guard area.height > 0 else { return }
    let padding = bar.model.length("titleMargin")
    clip(to: area) { canvas in
      let text = canvas.inset(area, leading: padding, trailing: padding)
      let subtitle = bar.model["subtitle"]?.string
      let end = area.maxY - setting.profile.bars.navigationBar.gapBelowLargeTitle - (subtitle == nil ? 0 : 20)
      let line = Rect(x: text.x, y: end - 41, width: text.width, height: 41)
      let color = bar.model.color("largeTitleColor") ?? setting.palette.text
      let style = TextAttributes(setting.barLetters.largeTitle, color).lettered(by: bar.model["largeTitleFont"])
      canvas.line(bar.model.text("title"), in: line, style)
      let below = Rect(x: text.x, y: end, width: text.width, height: 20)
      canvas.line(subtitle ?? "", in: below, TextAttributes(15, setting.palette.secondaryText))
      // Without a surface above it, a large title that moves away fades out.
      guard setting.finish == .glass, !bar.isAtRest, BarSurface(bar.model).color == nil else { return }
      let ground = bar.isFloating ? setting.palette.floating.opacity(1) : bar.ground ?? setting.palette.background
      canvas.rect(Rect(x: area.x, y: area.y, width: area.width, height: 26), stops: [(0, ground), (1, ground.opacity(0))])
    }
  }

  /// Draws the face of a bar of iOS 5 (`Public/styles/looks/ios5.css`).
  mutating func glossyBar(_ area: Rect, isInPopover: Bool = false, _ setting: PictureSetting, look: BarSurface) {
    if let background = look.background {
      rect(area, background, radii: .top(5))
    } else {
      rect(area, stops: Palette.glossyBar(isInPopover: isInPopover, isDark: setting.isDark), radii: .top(5))
    }
    let edge = isInPopover ? Color(0x05080F) : setting.isDark ? .black : Color(0x2D3642)
    rect(Rect(x: area.x, y: area.maxY - 1, width: area.width, height: 1), edge)
  }
}
