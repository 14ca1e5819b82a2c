import SplitKit

/// The items of a bar that stand side by side in one row, at places that the scene names.
struct BarItems {
  /// The edge of the bar from which the places count.
  enum Edge { case leading, trailing }

  let items: [Value]
  let edge: Edge
  /// The part of the bar that the row takes.
  let row: Rect
  var isBack = false

  /// The usual height of a button, in points (`Public/styles/bars.css`).
  static let usualHeight: Double = 44

  /// The height of the buttons in a row of the given height. A row that is lower than usual, as on a phone in landscape, has
  /// lower buttons.
  static func buttonHeight(inRow height: Double, _ finish: Finish) -> Double {
    if height >= usualHeight { return usualHeight }
    return finish == .glass ? 28 : 32
  }

  /// The distance from the edge of the bar to the inner end of the innermost item.
  var end: Double { items.map { $0.length("inset") + $0.length("width") }.max() ?? 0 }

  private var start: Double { items.first?.length("inset") ?? 0 }

  fileprivate func frame(_ canvas: Canvas, inset: Double, width: Double, height: Double) -> Rect {
    let y = row.center.y - height / 2
    return switch edge {
    case .leading: canvas.place(in: row, leading: inset, y: y, width: width, height: height)
    case .trailing: canvas.place(in: row, trailing: inset, y: y, width: width, height: height)
    }
  }

  /// The part of the row from the first item to the last.
  fileprivate func group(_ canvas: Canvas, height: Double) -> Rect {
    frame(canvas, inset: start, width: max(0, end - start), height: height)
  }
}

extension Canvas {
  /// Draws the items of a bar, on glass where the version has it.
  mutating func draw(_ items: BarItems, _ setting: PictureSetting, isOnGlass: Bool = true) {
    guard !items.items.isEmpty else { return }
    let height = BarItems.buttonHeight(inRow: items.row.height, setting.finish)
    let isLow = height < BarItems.usualHeight
    if setting.finish == .glass, isOnGlass { glass(items.group(self, height: height), radius: 22, setting) }
    for item in items.items {
      let frame = items.frame(self, inset: item.length("inset"), width: item.length("width"), height: height)
      draw(BarButton(item: item, frame: frame, isBack: items.isBack, isLow: isLow), setting)
    }
  }

  /// Draws a surface of glass: a shadow, the surface, and a bright rim.
  mutating func glass(_ rect: Rect, radius: Double, _ setting: PictureSetting, fill: Color? = nil) {
    let radii = Radii.all(radius)
    let shade = Color.black.opacity(setting.isDark ? 0.6 : 0.13)
    shadow(rect.path(radii), shade, y: setting.isDark ? 10 : 8, blur: 30)
    self.rect(rect, fill ?? setting.palette.glass, radii: radii)
    border(
      rect.inset(-0.5), (setting.isDark ? Color.white : .black).opacity(setting.isDark ? 0.07 : 0.09), width: 0.5,
      radii: .all(radius + 0.5))
    border(rect, setting.palette.glassRim, width: 0.5, radii: radii)
  }
}
