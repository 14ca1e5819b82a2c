import SplitKit

/// The parts that the system draws over an app: the status bar, the home indicator and the keyboard.
extension Canvas {
  /// The least insets, in points, that have room for a status bar and for a home indicator (`Public/app/frame/appWindow.js`).
  private static let leastStatusBar: Double = 20
  private static let leastHomeIndicator: Double = 16

  mutating func drawSystemBars(_ setting: PictureSetting, _ color: Color) {
    let height = setting.window.safeArea.top
    guard height >= Self.leastStatusBar else { return }
    let bar = Rect(x: 0, y: 0, width: setting.window.size.width, height: height)
    if setting.finish == .glossy { rect(bar, .black) }
    let padding: Double = setting.finish == .glass ? 18 : 14
    let size: Double = setting.finish == .flat ? 12 : 13
    let area = inset(bar, leading: padding, trailing: padding)
    line("9:41 AM", in: area, TextAttributes(size, setting.finish == .glossy ? 700 : 600, color))
    drawBattery(in: place(in: area, trailing: 2, y: bar.center.y - 5.5, width: 23, height: 11), color)
    let level = inset(area, leading: 0, trailing: 30)
    let width = line("100%", in: level, TextAttributes(size, 500, color), .trailing)
    symbol("wifi", in: place(in: level, trailing: width + 5, y: bar.center.y - 8, width: 16, height: 16), color)
  }

  private mutating func drawBattery(in area: Rect, _ color: Color) {
    border(area, color.opacity(0.45), width: 1, radii: .all(3.5))
    rect(area.inset(2.2), color, radii: .all(1.8))
    rect(Rect(x: area.maxX + 1.5, y: area.y + 3.8, width: 1.4, height: 3.4), color.opacity(0.45), radii: .all(1))
  }

  mutating func drawHomeIndicator(_ setting: PictureSetting, _ color: Color) {
    let size = setting.window.size
    guard setting.window.safeArea.bottom >= Self.leastHomeIndicator else { return }
    let width = min(size.width * 0.36, 300)
    let isOnKeyboard = setting.window.keyboardHeight > 0
    let shown = isOnKeyboard ? (setting.isDark ? Color.white : .black) : color
    rect(Rect(x: (size.width - width) / 2, y: size.height - 11, width: width, height: 5), shown.opacity(0.85), radii: .all(3))
  }

  /// Draws the keyboard of the window: its ground and its keys. On a device whose screen is larger than the window, the page
  /// draws the keyboard on the screen; here it is as wide as the window.
  mutating func drawKeyboard(_ setting: PictureSetting) {
    let height = setting.window.keyboardHeight
    guard height > 0 else { return }
    let size = setting.window.size
    let frame = Rect(x: 0, y: size.height - height, width: size.width, height: height)
    let colors = KeyboardColors(setting)
    rect(frame, colors.ground, radii: setting.finish == .glass ? .top(26) : .zero, name: .part("keyboard"))
    let rows = KeyboardKeys.rows(width: size.width, idiom: setting.window.traits.userInterfaceIdiom)
    let suggestions = min(44, height * 0.17)
    let area = frame.inset(top: suggestions, left: 3, bottom: max(3, setting.window.safeArea.bottom), right: 3)
    let rowHeight = area.height / Double(rows.count)
    for (index, row) in rows.enumerated() {
      draw(row, in: Rect(x: area.x, y: area.y + Double(index) * rowHeight, width: area.width, height: rowHeight), colors, setting)
    }
  }

  private mutating func draw(_ row: [KeyboardKeys.Key], in area: Rect, _ colors: KeyboardColors, _ setting: PictureSetting) {
    let whole = row.reduce(0) { $0 + $1.width }
    let isWide = KeyboardKeys.isWide(setting.window.size.width, setting.window.traits.userInterfaceIdiom)
    var x = area.x
    for key in row {
      let width = area.width * key.width / whole
      let slot = Rect(x: x, y: area.y, width: width, height: area.height)
      x += width
      guard key.kind != .gap else { continue }
      let face = slot.inset(top: 5, left: isWide ? 6 : 3, bottom: 5, right: isWide ? 6 : 3)
      rect(face, key.kind == .special ? colors.special : colors.key, radii: .all(colors.radius))
      if let image = key.image {
        let side: Double = isWide ? 27 : 23
        symbol(image, in: slot.middle(side, side), colors.ink)
      } else {
        let isLetter = key.kind == .letter
        let title = isLetter && setting.look.keys == .capitals ? key.title.uppercased() : key.title
        line(title, in: face, TextAttributes(isLetter ? (isWide ? 23 : 20) : (isWide ? 17 : 15), colors.ink), .center)
      }
    }
  }
}

/// The colours of the keyboard (`Public/styles/keyboard.css`).
struct KeyboardColors {
  let ground: Color
  let key: Color
  let special: Color
  let ink: Color
  let radius: Double

  init(_ setting: PictureSetting) {
    let (isDark, isGlass) = (setting.isDark, setting.finish == .glass)
    ground = Color(isDark ? (isGlass ? 0x232326 : 0x2A2A2C) : (isGlass ? 0xE4E6EA : 0xD1D4DA))
    key = Color(isDark ? (isGlass ? 0x56565A : 0x6A6A6D) : 0xFFFFFF)
    special = Color(isDark ? (isGlass ? 0x56565A : 0x464649) : (isGlass ? 0xFFFFFF : 0xABB0BA))
    ink = isDark ? .white : .black
    radius = isGlass ? 9 : 5
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

  static func rows(width: Double, idiom: UserInterfaceIdiom) -> [[Key]] {
    isWide(width, idiom) ? wide : narrow(isPad: idiom == .pad)
  }

  private static func letters(_ text: String) -> [Key] { text.map { Key(title: String($0)) } }
  private static func gap(_ width: Double) -> Key { Key(width: width, kind: .gap) }
  private static func symbol(_ image: String, _ width: Double = 1) -> Key { Key(image: image, width: width, kind: .special) }
  private static func named(_ title: String, _ width: Double = 1) -> Key { Key(title: title, width: width, kind: .special) }
  private static func space(_ width: Double) -> Key { Key(title: "space", width: width, kind: .space) }

  private static func narrow(isPad: Bool) -> [[Key]] {
    let dismiss = isPad ? [symbol("keyboard.chevron.compact.down", 1.3)] : []
    return [
      letters("qwertyuiop"),
      [gap(0.5)] + letters("asdfghjkl") + [gap(0.5)],
      [symbol("shift", 1.35), gap(0.15)] + letters("zxcvbnm") + [gap(0.15), symbol("delete.left", 1.35)],
      [named("123", 1.25), symbol("face.smiling", 1.25), space(isPad ? 4.3 : 5), named("return", isPad ? 1.9 : 2.5)] + dismiss,
    ]
  }

  private static let wide: [[Key]] = [
    letters("qwertyuiop") + [symbol("delete.left", 1.1)],
    [gap(0.45)] + letters("asdfghjkl") + [named("return", 1.65)],
    [symbol("shift")] + letters("zxcvbnm,.") + [symbol("shift", 1.1)],
    [named(".?123"), symbol("globe"), symbol("mic"), space(6), named(".?123"), symbol("keyboard.chevron.compact.down", 1.1)],
  ]
}
