import SplitKit

/// A bar with buttons: one at the top of an app's own view, or that of a stack at its bottom.
struct PaneToolbar {
  let id: String
  let model: Value
  let frame: Rect
  /// The part of the bar that the buttons stand in.
  let row: Rect
  var isAtBottom = false

  /// The line between the bar and the content.
  fileprivate var line: Rect { Rect(x: frame.x, y: isAtBottom ? frame.y : frame.maxY - 0.5, width: frame.width, height: 0.5) }
}

extension Canvas {
  mutating func draw(_ toolbar: PaneToolbar, _ setting: PictureSetting) {
    let setting = setting.tinted(toolbar.model.tint)
    rect(toolbar.frame, nil, name: .toolbar(toolbar.id))
    let items = BarItems(items: toolbar.model.list("items"), edge: .leading, row: toolbar.row)
    switch setting.finish {
    case .glossy: glossyBar(toolbar.frame, setting, look: BarSurface(toolbar.model))
    case .flat: drawFlat(toolbar, setting)
    case .glass:
      if !toolbar.isAtBottom {
        drawFlat(toolbar, setting)
      } else {
        let look = BarSurface(toolbar.model)
        if let color = look.color { rect(toolbar.frame, color) }
        if let line = look.ownLine { rect(toolbar.line, line) }
        if !items.items.isEmpty { drawCapsule(of: items, in: toolbar.row, setting) }
      }
    }
    draw(items, setting, isOnGlass: false)
  }

  private mutating func drawFlat(_ toolbar: PaneToolbar, _ setting: PictureSetting) {
    let look = BarSurface(toolbar.model)
    rect(toolbar.frame, look.background ?? setting.palette.bar)
    rect(toolbar.line, look.shadow ?? setting.palette.hairline)
  }

  /// The buttons of a toolbar at the bottom stand in one capsule of glass.
  private mutating func drawCapsule(of items: BarItems, in row: Rect, _ setting: PictureSetting) {
    let start = items.items.first?.length("inset") ?? 0
    glass(place(in: row, leading: start, y: row.y, width: items.end - start, height: row.height), radius: 24, setting)
  }
}
