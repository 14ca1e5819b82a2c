import SplitKit

/// The keyboard (`Public/styles/keyboard.css`). Its letters run from left to right in every language.
extension Canvas {
  /// Draws the keyboard of the window. On a device whose screen is larger than the window, the page draws the keyboard on the
  /// screen; here it is as wide as the window.
  mutating func drawKeyboard(_ setting: PictureSetting, _ scene: Scene) {
    let height = setting.window.keyboardHeight
    guard height > 0, !scene.hasInputView else { return }
    let size = setting.window.size
    let frame = Rect(x: 0, y: size.height - height, width: size.width, height: height)
    let isWide = KeyboardKeys.isWide(size.width, setting.window.traits.userInterfaceIdiom)
    let colors = KeyboardColors(setting, isWide: isWide)
    rect(frame, colors.ground, radii: setting.finish == .glass ? .top(26) : .zero, name: .part("keyboard"))
    let insets = setting.window.safeArea
    let least: Double = isWide ? 4 : 3
    let area = frame.inset(left: max(least, insets.left), bottom: max(3, insets.bottom), right: max(least, insets.right))
    let suggestions = min(isWide ? 52 : 44, height * 0.17)
    let words = Suggestions.after(scene.text(ofField: setting.window.focusedField))
    drawSuggestions(words, in: Rect(x: area.x, y: area.y, width: area.width, height: suggestions), isWide: isWide, colors)
    let rows = KeyboardKeys.rows(width: size.width, idiom: setting.window.traits.userInterfaceIdiom, in: setting.language)
    let keys = area.inset(top: suggestions)
    let rowHeight = keys.height / Double(rows.count)
    for (index, row) in rows.enumerated() {
      draw(
        row, in: Rect(x: keys.x, y: keys.y + Double(index) * rowHeight, width: keys.width, height: rowHeight), isWide, colors,
        setting)
    }
  }

  private mutating func drawSuggestions(_ words: [String], in area: Rect, isWide: Bool, _ colors: KeyboardColors) {
    let width = isWide ? min(210, area.width / 3) : area.width / 3
    let start = area.center.x - width * 1.5
    for (index, word) in words.enumerated() {
      let slot = Rect(x: start + Double(index) * width, y: area.y, width: width, height: area.height)
      line(word, in: slot.inset(left: 4, right: 4), TextAttributes(16, colors.ink), .center, name: .part("suggestion"))
      if index > 0 { rect(Rect(x: slot.x, y: slot.center.y - 15, width: 1, height: 30), colors.line) }
    }
  }

  private mutating func draw(
    _ row: [KeyboardKeys.Key], in area: Rect, _ isWide: Bool, _ colors: KeyboardColors, _ setting: PictureSetting
  ) {
    let whole = row.reduce(0) { $0 + $1.width }
    var x = area.x
    for key in row {
      let width = area.width * key.width / whole
      let slot = Rect(x: x, y: area.y, width: width, height: area.height)
      x += width
      guard key.kind != .gap else { continue }
      let face = slot.inset(top: 5, left: isWide ? 6 : 3, bottom: 5, right: isWide ? 6 : 3)
      if let under = colors.under { rect(face.moved(y: 1), under, radii: .all(colors.radius)) }
      rect(face, key.kind == .special ? colors.special : colors.key, radii: .all(colors.radius))
      draw(key, in: slot, isWide, colors, setting)
    }
  }

  private mutating func draw(
    _ key: KeyboardKeys.Key, in slot: Rect, _ isWide: Bool, _ colors: KeyboardColors, _ setting: PictureSetting
  ) {
    let style = TextAttributes(isWide ? 17 : 15, colors.ink)
    if let image = key.image {
      let side: Double = isWide ? 27 : 23
      symbol(image, in: slot.middle(side, side), colors.ink)
    } else if key.kind == .letter {
      let title = setting.look.keys == .capitals ? key.title.uppercased() : key.title
      line(title, in: slot, TextAttributes(isWide ? 23 : 20, colors.ink), .center)
    } else if isWide, key.kind == .special {
      // The words of a tablet's special keys stand at their lower ends.
      let width = style.width(of: key.title)
      line(key.title, in: Rect(x: slot.maxX - 18 - width, y: slot.maxY - 33, width: width + 1, height: 17), style, .center)
    } else {
      line(key.title, in: slot, style, .center)
    }
  }
}

extension Scene {
  /// Whether a view of the app stands in the place of the keys (`Public/apps/uikit/views.css`).
  fileprivate var hasInputView: Bool {
    viewModels.contains { model in model.content.list("views").contains { $0.text("style") == "input" } }
  }
}

/// The colours of the keyboard (`Public/styles/keyboard.css`).
struct KeyboardColors {
  let ground: Color
  let key: Color
  let special: Color
  let ink: Color
  /// The edge below a key, or nil for none.
  let under: Color?
  /// The lines between suggestions.
  let line: Color
  let radius: Double

  /// The colour behind the keys, or behind a view in their place.
  static func ground(_ setting: PictureSetting) -> Color {
    let isGlass = setting.finish == .glass
    return Color(setting.isDark ? (isGlass ? 0x232326 : 0x2A2A2C) : (isGlass ? 0xE4E6EA : 0xD1D4DA))
  }

  init(_ setting: PictureSetting, isWide: Bool) {
    let (isDark, isGlass) = (setting.isDark, setting.finish == .glass)
    ground = Self.ground(setting)
    key = Color(isDark ? (isGlass ? 0x56565A : 0x6A6A6D) : 0xFFFFFF)
    special = Color(isDark ? (isGlass ? 0x56565A : 0x464649) : (isGlass ? 0xFFFFFF : 0xABB0BA))
    ink = isDark ? .white : .black
    under = isGlass ? nil : Color(isDark ? 0x161618 : 0x898B8F)
    line = isDark ? Color(0xFFFFFF, alpha: 0.14) : Color(0, alpha: 0.13)
    radius = isGlass ? (isWide ? 12 : 9) : (isWide ? 7 : 5)
  }
}

/// The keys of a keyboard, by its width and the idiom (`Public/app/layout/keys.js`).
enum KeyboardKeys {
  enum Kind { case letter, special, space, gap }

  struct Key {
    var title = ""
    var image: String?
    var width = 1.0
    var kind = Kind.letter
  }

  /// The width, in points, from which a keyboard has a tablet's rows.
  private static let wideFrom: Double = 500

  static func isWide(_ width: Double, _ idiom: UserInterfaceIdiom) -> Bool { idiom == .pad && width >= wideFrom }

  /// The rows, with the words of the system in a language.
  static func rows(width: Double, idiom: UserInterfaceIdiom, in language: InterfaceLanguage) -> [[Key]] {
    isWide(width, idiom) ? wide(language) : narrow(isPad: idiom == .pad, language)
  }

  private static func letters(_ text: String) -> [Key] { text.map { Key(title: String($0)) } }
  private static func gap(_ width: Double) -> Key { Key(width: width, kind: .gap) }
  private static func symbol(_ image: String, _ width: Double = 1) -> Key { Key(image: image, width: width, kind: .special) }
  private static func named(_ title: String, _ width: Double = 1) -> Key { Key(title: title, width: width, kind: .special) }

  private static func space(_ width: Double, _ language: InterfaceLanguage) -> Key {
    Key(title: language.word(.space), width: width, kind: .space)
  }

  private static func narrow(isPad: Bool, _ language: InterfaceLanguage) -> [[Key]] {
    let dismiss = isPad ? [symbol("keyboard.chevron.compact.down", 1.3)] : []
    return [
      letters("qwertyuiop"),
      [gap(0.5)] + letters("asdfghjkl") + [gap(0.5)],
      [symbol("shift", 1.35), gap(0.15)] + letters("zxcvbnm") + [gap(0.15), symbol("delete.left", 1.35)],
      [named("123", 1.25), symbol("face.smiling", 1.25), space(isPad ? 4.3 : 5, language)]
        + [named(language.word(.return), isPad ? 1.9 : 2.5)] + dismiss,
    ]
  }

  private static func wide(_ language: InterfaceLanguage) -> [[Key]] {
    [
      letters("qwertyuiop") + [symbol("delete.left", 1.1)],
      [gap(0.45)] + letters("asdfghjkl") + [named(language.word(.return), 1.65)],
      [symbol("shift")] + letters("zxcvbnm,.") + [symbol("shift", 1.1)],
      [
        named(".?123"), symbol("globe"), symbol("mic"), space(6, language), named(".?123"),
        symbol("keyboard.chevron.compact.down", 1.1),
      ],
    ]
  }
}
