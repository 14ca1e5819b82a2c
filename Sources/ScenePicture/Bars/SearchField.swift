import SplitKit

/// The search field of a navigation bar.
struct SearchField {
  let model: Value
  /// The row of the bar that is the field's.
  let row: Rect
}

extension Canvas {
  mutating func draw(_ field: SearchField, _ setting: PictureSetting) {
    if let height = field.model["fieldHeight"]?.number { return drawActive(field, height: height, setting) }
    let isGlass = setting.finish == .glass
    let area = inset(field.row, leading: 16, trailing: 16)
    // The button that ends a search is there while there is something to end, or where the app says.
    let isSearching =
      field.model["showsCancel"]?.bool
      ?? (!field.model.text("text").isEmpty || setting.window.focusedField == field.model.text("id"))
    let cancel = setting.language.word(.cancel)
    let button = TextAttributes(setting.barLetters.item, setting.palette.barButton ?? setting.palette.tint)
    let cancelWidth = isSearching ? button.width(of: cancel) + 21 : 0
    let row = inset(area, leading: 0, trailing: cancelWidth)
    let box = Rect(x: row.x, y: area.y + (isGlass ? 2 : 1), width: row.width, height: isGlass ? 40 : 36)
    drawSearchBox(box, setting)
    drawSearchText(of: field.model, in: inset(box, leading: isGlass ? 12 : 8, trailing: isGlass ? 12 : 8), setting)
    guard cancelWidth > 0 else { return }
    let end = place(in: area, trailing: 8, y: box.y, width: cancelWidth - 19, height: box.height)
    line(cancel, in: end, button, .center)
  }

  /// Draws the field of a search that replaces the bar, and the button that ends it (875 and 877).
  private mutating func drawActive(_ field: SearchField, height: Double, _ setting: PictureSetting) {
    let rules = ActiveSearchRules.glass
    let area = inset(field.row, leading: rules.side, trailing: rules.side)
    let y = field.row.y + rules.padding
    let hasButton = field.model["showsCancel"]?.bool ?? true
    let row = inset(area, leading: 0, trailing: hasButton ? height + rules.gap : 0)
    let box = Rect(x: row.x, y: y, width: row.width, height: height)
    drawSearchBox(box, setting)
    drawSearchText(of: field.model, in: inset(box, leading: 12, trailing: 12), setting, size: setting.size(.body), weight: 500)
    guard hasButton else { return }
    let button = place(in: area, trailing: 0, y: y, width: height, height: height)
    glass(button, radius: height / 2, setting)
    symbol("xmark", in: button.middle(22, 22), setting.palette.text)
    rect(button, nil, name: .part("cancel"))
  }

  private mutating func drawSearchBox(_ box: Rect, _ setting: PictureSetting) {
    if setting.finish == .glass {
      glass(box, radius: box.height / 2, setting)
    } else {
      rect(box, Color(0x767680, alpha: setting.isDark ? 0.24 : 0.12), radii: .all(10))
    }
    rect(box, nil, name: .part("search"))
  }

  /// Draws the magnifying glass, the text or what stands in its place, and the button that clears the text.
  private mutating func drawSearchText(
    of model: Value, in area: Rect, _ setting: PictureSetting, size: Double = 17, weight: Int = 400
  ) {
    let (text, gray, y) = (model.text("text"), setting.palette.quiet, area.center.y - 9)
    symbol("magnifyingglass", in: place(in: area, leading: 0, y: y, width: 18, height: 18), gray)
    let room = inset(area, leading: 24, trailing: text.isEmpty ? 0 : 22)
    guard !text.isEmpty else {
      line(model.text("placeholder"), in: room, TextAttributes(size, weight, gray))
      return
    }
    line(text, in: room, TextAttributes(size, weight, setting.palette.status).excerpt)
    symbol("xmark.circle.fill", in: place(in: area, trailing: -1, y: y, width: 18, height: 18), Color(0x8E8E93))
  }
}
