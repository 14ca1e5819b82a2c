import SplitKit

/// The search field of a navigation bar.
struct SearchField {
  let model: Value
  /// The lowest row of the bar, which is the field's.
  let row: Rect
}

extension Canvas {
  mutating func draw(_ field: SearchField, _ setting: PictureSetting) {
    let isGlass = setting.finish == .glass
    let area = inset(field.row, leading: 16, trailing: 16)
    // The button that ends a search is there while there is something to end.
    let isSearching = !field.model.text("text").isEmpty || setting.window.focusedField == field.model.text("id")
    let cancel = setting.language.word(.cancel)
    let button = TextAttributes(17, setting.palette.barButton ?? setting.palette.tint).spaced(-0.02)
    let cancelWidth = isSearching ? button.width(of: cancel) + 21 : 0
    let row = inset(area, leading: 0, trailing: cancelWidth)
    let box = Rect(x: row.x, y: area.y + (isGlass ? 2 : 1), width: row.width, height: isGlass ? 40 : 36)
    if isGlass {
      glass(box, radius: 20, setting)
    } else {
      rect(box, Color(0x767680, alpha: setting.isDark ? 0.24 : 0.12), radii: .all(10))
    }
    rect(box, nil, name: .part("search"))
    let padding: Double = isGlass ? 12 : 8
    let gray = setting.palette.quiet
    symbol("magnifyingglass", in: place(in: box, leading: padding, y: box.center.y - 9, width: 18, height: 18), gray)
    let text = field.model.text("text")
    let room = inset(box, leading: padding + 24, trailing: padding + (text.isEmpty ? 0 : 22))
    line(
      text.isEmpty ? field.model.text("placeholder") : text, in: room,
      TextAttributes(17, text.isEmpty ? gray : setting.palette.status))
    if !text.isEmpty {
      let clear = place(in: box, trailing: padding - 1, y: box.center.y - 9, width: 18, height: 18)
      symbol("xmark.circle.fill", in: clear, Color(0x8E8E93))
    }
    guard cancelWidth > 0 else { return }
    line(
      cancel, in: place(in: area, trailing: 8, y: box.y, width: cancelWidth - 19, height: box.height), button,
      .center)
  }
}
