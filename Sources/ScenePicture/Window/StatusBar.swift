import SplitKit

/// The contents of a status bar, by the kind of the device and the look of the system (`Public/app/scene/statusBar.js`).
struct StatusBar: Equatable {
  /// A part of the bar: a text, or a sign.
  enum Part: Equatable {
    case time(String)
    case text(String)
    case wifi, battery
    case signal(StatusBarLook.SignalSign)
  }

  /// The parts before the middle, those in it and those after it, from the leading end.
  let leading: [Part]
  let middle: [Part]
  let trailing: [Part]

  /// - Parameter hasCutout: Whether the device has a cutout. Beside it there is no room in the middle, and only the newer sign of
  ///   the signal was ever shown there.
  init(_ idiom: UserInterfaceIdiom, hasCutout: Bool, _ look: StatusBarLook) {
    let isPad = idiom == .pad
    let isInMiddle = isPad ? look.padClock == .middle : !hasCutout
    let signal = Part.signal(hasCutout ? .bars : look.signal)
    if isInMiddle {
      leading = (isPad ? [.text("iPad")] : [signal, .text("Harbour")]) + [.wifi]
      (middle, trailing) = ([.time("9:41 AM")], [.text("100%"), .battery])
    } else if isPad {
      (leading, middle, trailing) = ([.time("9:41 AM"), .text("Mon Jun 9")], [], [.wifi, .text("100%"), .battery])
    } else {
      (leading, middle, trailing) = ([.time("9:41")], [], [signal, .wifi, .battery])
    }
  }

  fileprivate var isTimeInMiddle: Bool { !middle.isEmpty }
}

/// The lengths of a status bar, in points, and its weight (`Public/styles/panes.css`, the looks, and `stage.css` for phones with a
/// cutout).
private struct StatusBarStyle {
  let size: Double
  var padding: Double
  /// The additional distance of the parts before the middle from the edge.
  var before: Double = 0
  var top: Double = 0
  var gap: Double = 5
  let color: Color

  init(_ setting: PictureSetting, _ color: Color) {
    self.color = color
    switch setting.window.stage?.device.cutout ?? .none {
    case .none: (size, padding) = (setting.finish == .flat ? 12 : 13, setting.finish == .glass ? 18 : 14)
    case .island: (size, padding, top) = (16, 30, 6)
    case .notch: (size, padding, before, gap) = (15, 13, 13, 4)
    }
  }
}

extension Canvas {
  /// The least inset, in points, that has room for a status bar (`Public/app/frame/appView.js`).
  private static let leastStatusBar: Double = 20

  /// Draws the status bar of the window. One that belongs to a screen with more than this window is not drawn.
  mutating func drawStatusBar(_ setting: PictureSetting, _ color: Color) {
    let height = setting.window.safeArea.top
    guard height >= Self.leastStatusBar, setting.isAlone else { return }
    let whole = Rect(x: 0, y: 0, width: setting.window.size.width, height: height)
    if setting.finish == .glossy { rect(whole, .black) }
    let hasCutout = (setting.window.stage?.device.cutout ?? .none) != .none
    let bar = StatusBar(setting.window.traits.userInterfaceIdiom, hasCutout: hasCutout, setting.look.statusBar)
    let style = StatusBarStyle(setting, color)
    let row = inset(whole.inset(top: style.top), leading: style.padding, trailing: style.padding)
    draw(bar.leading, of: bar, from: style.before, in: row, style)
    draw(bar.middle, of: bar, from: (row.width - width(of: bar.middle, of: bar, style)) / 2, in: row, style)
    draw(bar.trailing, of: bar, from: row.width - width(of: bar.trailing, of: bar, style), in: row, style)
  }

  private mutating func draw(
    _ parts: [StatusBar.Part], of bar: StatusBar, from start: Double, in row: Rect, _ style: StatusBarStyle
  ) {
    var at = start
    for part in parts {
      let width = width(of: part, of: bar, style)
      let area = place(in: row, leading: at, y: row.y, width: width, height: row.height)
      draw(part, of: bar, in: area, style)
      at += width + style.gap
    }
  }

  private mutating func draw(_ part: StatusBar.Part, of bar: StatusBar, in area: Rect, _ style: StatusBarStyle) {
    switch part {
    case .time(let text), .text(let text): line(text, in: area, self.style(of: part, bar, style), .center, name: .part("status"))
    case .wifi: symbol("wifi", in: area.middle(16, 16), style.color)
    case .battery: drawBattery(in: place(in: area, leading: 0, y: area.center.y - 5.5, width: 23, height: 11), style.color)
    case .signal(.bars): drawBars(in: area, style.color)
    case .signal(.dots): drawDots(in: area, style.color)
    }
  }

  private func style(of part: StatusBar.Part, _ bar: StatusBar, _ style: StatusBarStyle) -> TextAttributes {
    if case .text = part, bar.isTimeInMiddle { return TextAttributes(style.size, 500, style.color).spaced(0.01) }
    return TextAttributes(style.size, 600, style.color).spaced(0.01)
  }

  private func width(of part: StatusBar.Part, of bar: StatusBar, _ style: StatusBarStyle) -> Double {
    switch part {
    case .time(let text), .text(let text):
      return self.style(of: part, bar, style).width(of: text) + 0.5
    case .wifi: return 16
    case .battery: return 25
    case .signal(.bars): return 16.5
    case .signal(.dots): return 33.5
    }
  }

  private func width(of parts: [StatusBar.Part], of bar: StatusBar, _ style: StatusBarStyle) -> Double {
    parts.reduce(-style.gap) { $0 + width(of: $1, of: bar, style) + style.gap }
  }

  private mutating func drawBars(in area: Rect, _ color: Color) {
    for (index, height) in [4, 6, 8.5, 11].enumerated() {
      let bar = place(
        in: area, leading: Double(index) * 4.5, y: area.center.y + 5.5 - height, width: 3, height: height)
      rect(bar, color, radii: .all(1))
    }
  }

  /// Draws five dots, of which the last one is hollow.
  private mutating func drawDots(in area: Rect, _ color: Color) {
    for index in 0..<5 {
      let dot = place(in: area, leading: Double(index) * 7, y: area.center.y - 2.75, width: 5.5, height: 5.5)
      if index < 4 { ellipse(dot, color) } else { border(dot, color, width: 1, radii: .all(2.75)) }
    }
  }

  private mutating func drawBattery(in area: Rect, _ color: Color) {
    border(area, color.opacity(0.45), width: 1, radii: .all(3.5))
    rect(area.inset(2.2), color, radii: .all(1.8))
    rect(Rect(x: area.maxX + 0.6, y: area.y + 3.8, width: 1.4, height: 3.4), color.opacity(0.45), radii: .all(1))
  }
}
