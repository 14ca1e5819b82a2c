import SplitKit

/// The sidebar of a tab bar controller.
struct TabSidebar {
  let model: Value
  let frame: Rect
  let safeArea: EdgeInsets
}

extension Canvas {
  mutating func draw(_ sidebar: TabSidebar, _ setting: PictureSetting) {
    drawSurface(of: sidebar, setting)
    let (headerHeight, rowHeight) = (sidebar.model.length("headerHeight"), sidebar.model.length("rowHeight"))
    let top = sidebar.frame.y + sidebar.safeArea.top
    let header = Rect(
      x: sidebar.frame.x, y: top + (headerHeight - rowHeight) / 2, width: sidebar.frame.width, height: BarItems.usualHeight)
    if let button = sidebar.model["button"] { draw(BarItems(items: [button], edge: .leading, row: header), setting) }
    let list = sidebar.frame.inset(left: sidebar.safeArea.left, right: sidebar.safeArea.right)
    let margin: Double = setting.finish == .glass ? 18 : 10
    for (index, item) in sidebar.model.list("items").enumerated() {
      let y = top + headerHeight + Double(index) * rowHeight
      draw(tab: item, Rect(x: list.x + margin, y: y, width: list.width - 2 * margin, height: rowHeight), setting)
    }
  }

  private mutating func drawSurface(of sidebar: TabSidebar, _ setting: PictureSetting) {
    if setting.finish == .glass { return glass(sidebar.frame.inset(10), radius: 26, setting, fill: setting.palette.floating) }
    rect(sidebar.frame, setting.palette.sidebar ?? setting.palette.bar)
    rect(
      place(in: sidebar.frame, trailing: 0, y: sidebar.frame.y, width: 0.5, height: sidebar.frame.height),
      setting.palette.hairline)
  }

  private mutating func draw(tab: Value, _ frame: Rect, _ setting: PictureSetting) {
    let isSelected = tab.flag("isSelected")
    rect(frame, isSelected ? Color(0x767680, alpha: 0.18) : nil, radii: .all(10))
    rect(frame, nil, name: .element(tab.text("id")))
    var at: Double = tab.flag("isInGroup") ? 36 : 12
    if let image = tab["image"]?.string {
      symbol(image, in: place(in: frame, leading: at, y: frame.center.y - 12, width: 24, height: 24), setting.palette.tint)
      at += 36
    }
    line(
      tab.text("title"), in: inset(frame, leading: at, trailing: 12),
      TextAttributes(setting.size(.body), isSelected ? 600 : 400, setting.palette.text))
    guard let badge = TabBadge(tab) else { return }
    badge.drawText(in: place(in: frame, trailing: 12, y: frame.center.y - 9, width: badge.width, height: 18), &self, setting)
  }
}
