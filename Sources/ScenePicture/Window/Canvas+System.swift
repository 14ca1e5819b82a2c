import SplitKit

/// The parts that the system draws over an app, besides the status bar and the keyboard: the home indicator and the controls of a
/// window.
extension Canvas {
  /// The least inset, in points, that has room for a home indicator (`Public/app/frame/appView.js`).
  private static let leastHomeIndicator: Double = 16

  mutating func drawHomeIndicator(_ setting: PictureSetting, _ color: Color) {
    let size = setting.window.size
    guard setting.window.safeArea.bottom >= Self.leastHomeIndicator, setting.isAlone else { return }
    let width = min(size.width * 0.36, 300)
    let isOnKeyboard = setting.window.keyboardHeight > 0
    let shown = isOnKeyboard ? (setting.isDark ? Color.white : .black) : color
    rect(Rect(x: (size.width - width) / 2, y: size.height - 11, width: width, height: 5), shown.opacity(0.85), radii: .all(3))
  }

  /// Draws the dots of multitasking at the top of an iPad's window (`Public/app/frame/multitaskingDots.js`).
  mutating func drawMultitaskingDots(_ setting: PictureSetting, _ color: Color) {
    let (window, top) = (setting.window, setting.window.safeArea.top)
    guard setting.look.statusBar.multitaskingDots, window.traits.userInterfaceIdiom == .pad, top >= 20 else { return }
    for index in 0..<3 {
      let x = window.size.width / 2 - 9 + 7 * Double(index)
      ellipse(Rect(x: x, y: top / 2 - 2, width: 4, height: 4), color.opacity(0.5), name: .part("multitasking"))
    }
  }

  /// Draws the three dots of a window that stands over a wallpaper (`Public/styles/stage.css`).
  mutating func drawWindowControls(_ setting: PictureSetting) {
    guard let frame = setting.windowControls else { return }
    let color = setting.isDark ? Color(0xEBEBF5, alpha: 0.5) : Color(0x3C3C43, alpha: 0.46)
    for index in 0..<3 {
      let dot = place(in: frame, leading: 10 * Double(index), y: frame.y, width: 6, height: 6)
      ellipse(dot, color, name: .part("window control"))
    }
  }
}

extension PictureSetting {
  private var arrangement: WindowArrangement.Kind? { window.stage?.arrangement.kind }

  /// Whether the window takes all of its screen, so that it contains what the system draws at the screen's edges.
  var isAlone: Bool { arrangement == nil || arrangement == .alone }

  /// The frame of the system's controls in a window that stands over a wallpaper.
  fileprivate var windowControls: Rect? {
    let isMirrored = window.traits.layoutDirection == .rightToLeft
    return window.stage?.windowControls(on: profile.screen, width: window.size.width, isMirrored: isMirrored)
  }

  /// The corner radius of the window on its screen, in points (`Public/app/stage/shape.js`).
  var windowRadius: Double {
    switch arrangement {
    case nil, .alone: 0
    case .split: 12
    case .panel: 16
    case .tile, .free: 22
    }
  }
}
