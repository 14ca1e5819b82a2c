import SplitKit

/// A tab bar at the bottom of the window, or at the top of a pad.
struct TabBar {
  let model: Value
  let frame: Rect
  let safeArea: EdgeInsets

  var isAtTop: Bool { model.text("position") == "top" }
  fileprivate var items: [Value] { model.list("items") }

  /// The greatest width of a tab of a flat bar, in points (`Public/styles/bars.css`).
  private static let mostWidth: Double = 124

  /// The surface behind the tabs.
  fileprivate func list(_ setting: PictureSetting) -> Rect {
    if isAtTop {
      let surface = topRow(setting, isMirrored: false).surface
      let height = setting.finish == .glass ? 44 : frame.height - 6
      return Rect(x: surface.x, y: frame.y + (setting.finish == .glass ? 0 : 3), width: surface.width, height: height)
    }
    guard setting.profile.bars.tabBar.hasPlatter else { return frame.inset(bottom: safeArea.bottom) }
    return platter(setting, isMirrored: setting.isMirrored).frame
  }

  private func platter(_ setting: PictureSetting, isMirrored: Bool) -> TabPlatter {
    TabPlatter(in: frame, count: items.count, isLow: setting.isCompactHeight, isMirrored: isMirrored)
  }

  /// The row of a bar at the top.
  private func topRow(_ setting: PictureSetting, isMirrored: Bool) -> TabBarRow {
    setting.profile.bars.tabBar.topRow(in: frame, widths: items.map { $0.length("width") }, isMirrored: isMirrored)
  }

  /// The frames of the tabs in reading order.
  fileprivate func tabs(_ setting: PictureSetting, isMirrored: Bool) -> [Rect] {
    let list = list(setting)
    let count = items.count
    if isAtTop {
      let margin: Double = setting.finish == .glass ? 4 : 3
      return topRow(setting, isMirrored: isMirrored).frames.map {
        Rect(x: $0.x, y: list.y + margin, width: $0.width, height: list.height - 2 * margin)
      }
    }
    if setting.profile.bars.tabBar.hasPlatter { return platter(setting, isMirrored: isMirrored).tabs }
    let width = min(Self.mostWidth, list.width / Double(max(1, count)))
    return TabBarRow(frame: list, widths: items.map { _ in width }, isMirrored: isMirrored).frames
  }
}

extension Canvas {
  mutating func draw(_ bar: TabBar, _ setting: PictureSetting) {
    drawSurface(of: bar, setting)
    let row = Rect(x: bar.frame.x, y: bar.frame.y, width: bar.frame.width, height: bar.frame.height)
    if let button = bar.model["sidebarButton"], button != .null {
      draw(BarItems(items: [button], edge: .leading, row: row), setting)
    }
    for (item, frame) in zip(bar.items, bar.tabs(setting, isMirrored: isMirrored)) { draw(tab: item, frame, of: bar, setting) }
  }

  private mutating func drawSurface(of bar: TabBar, _ setting: PictureSetting) {
    let (list, look) = (bar.list(setting), BarSurface(bar.model))
    if setting.finish == .glass, let color = look.color { rect(bar.frame, color) }
    if setting.finish == .glass, !bar.isAtTop, let line = look.ownLine {
      rect(Rect(x: bar.frame.x, y: bar.frame.y, width: bar.frame.width, height: 0.5), line)
    }
    if setting.finish == .glass { return glass(list, radius: bar.isAtTop ? 22 : 31, setting) }
    if bar.isAtTop {
      let surface = Color(setting.isDark ? 0x232325 : 0xEFEFF0, alpha: 0.96)
      return rect(list, surface, radii: .all(19))
    }
    rect(bar.frame, look.background ?? setting.palette.bar)
    let line = Rect(x: bar.frame.x, y: bar.frame.y, width: bar.frame.width, height: 0.5)
    rect(line, look.shadow ?? setting.palette.hairline)
  }

  private mutating func draw(tab: Value, _ frame: Rect, of bar: TabBar, _ setting: PictureSetting) {
    let isSelected = tab.flag("isSelected")
    rect(frame, nil, name: .element(tab.text("id")))
    if isSelected, let surface = surface(of: bar, setting) {
      rect(
        bar.isAtTop ? frame.inset(left: 3, right: 3) : frame, surface,
        radii: .all(bar.isAtTop ? (setting.finish == .glass ? 22 : 19) : 27))
    }
    let opacity = tab["isEnabled"]?.bool ?? true ? 1 : 0.35
    let usual = bar.isAtTop ? setting.palette.text : setting.palette.quiet
    let color = isSelected ? bar.model.tint ?? setting.palette.tint : bar.model.color("itemColor") ?? usual
    let title = tab.text("title")
    if bar.isAtTop, !title.isEmpty {
      var style = TextAttributes(isSelected ? setting.barLetters.selectedTabAtTop : setting.barLetters.tabAtTop, color)
      style.opacity = opacity
      line(title, in: frame.inset(left: 4, right: 4), style, .center)
      drawBadge(of: tab) { canvas, width in canvas.place(in: frame, trailing: -2, y: frame.y - 4, width: width, height: 18) }
    } else {
      let image = drawImage(tab["image"]?.string, title: title, in: frame, color, opacity, setting)
      if setting.profile.bars.tabBar.hasPlatter, !setting.isCompactHeight {
        guard let badge = TabBadge(tab, isOnPlatter: true) else { return }
        let place = place(in: frame, leading: frame.width / 2 + 8.5, y: frame.y + 2, width: badge.width, height: badge.height)
        return badge.draw(in: place, &self)
      }
      // Without an image the badge stands above the title.
      let (area, leading, y) = image.map { ($0, 0.6 * $0.width, $0.y - 2) } ?? (frame, frame.width / 2 + 12, frame.y + 2)
      drawBadge(of: tab) { canvas, width in canvas.place(in: area, leading: leading, y: y, width: width, height: 18) }
    }
  }

  private func surface(of bar: TabBar, _ setting: PictureSetting) -> Color? {
    if setting.finish == .glass { return Color(0x787880, alpha: bar.isAtTop ? 0.16 : 0.14) }
    return bar.isAtTop ? setting.palette.raised : nil
  }

  /// Draws the badge of a tab, if it has one, where its width puts it.
  private mutating func drawBadge(of tab: Value, at place: (Canvas, _ width: Double) -> Rect) {
    guard let badge = TabBadge(tab) else { return }
    badge.draw(in: place(self, badge.width), &self)
  }

  /// Draws an image over its title in a compact width, and beside it elsewhere. Returns the frame of the image.
  private mutating func drawImage(
    _ image: String?, title: String, in frame: Rect, _ color: Color, _ opacity: Double, _ setting: PictureSetting
  ) -> Rect? {
    let isLow = setting.isCompactHeight && setting.look.lowTabTitles == .besideImage
    let isStacked = setting.isCompactWidth && !isLow && !title.isEmpty && image != nil
    let side: Double = isStacked ? 27 : isLow ? 22 : 28
    let size: Double = isStacked ? 10 : isLow ? 12 : 13
    var style = TextAttributes(size, isStacked ? 500 : 400, color)
    style.opacity = opacity
    if isStacked {
      let top = frame.center.y - (side + 14) / 2
      let place = Rect(x: frame.center.x - side / 2, y: top, width: side, height: side)
      if let image { symbol(image, in: place, color, opacity: opacity) }
      line(title, in: Rect(x: frame.x, y: top + side + 1, width: frame.width, height: 13), style, .center)
      return image == nil ? nil : place
    }
    let text = min(style.width(of: title), frame.width - side)
    let gap: Double = isLow ? 6 : 7
    let whole = (image == nil ? 0 : side) + text + (image == nil || title.isEmpty ? 0 : gap)
    var at = (frame.width - whole) / 2
    let imagePlace = place(in: frame, leading: at, y: frame.center.y - side / 2, width: side, height: side)
    if let image {
      symbol(image, in: imagePlace, color, opacity: opacity)
      at += side + gap
    }
    line(title, in: place(in: frame, leading: at, y: frame.y, width: text + 1, height: frame.height), style)
    return image == nil ? nil : imagePlace
  }
}
