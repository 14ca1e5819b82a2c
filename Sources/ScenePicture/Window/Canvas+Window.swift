import SplitKit

extension Canvas {
  /// Draws everything in the window, from back to front.
  mutating func drawWindow(_ tree: PaneTree, _ scene: Scene, _ setting: PictureSetting) {
    let recession = Recession(scene, setting)
    let radii = Radii.all(setting.windowRadius)
    rect(setting.area, recession != nil || setting.finish == .glossy ? .black : setting.palette.background, radii: radii)
    clip(to: setting.area, radii: radii) { canvas in
      for index in tree.roots {
        if let recession, index < recession.count {
          canvas.group([("transform", recession.transform)]) { $0.draw(index, of: tree, setting) }
        } else {
          canvas.draw(index, of: tree, setting)
        }
      }
      let isDark = scene.viewModels.contains { $0.content.text("kind") == "story" }
      let ink = recession != nil || isDark ? .white : setting.palette.status
      canvas.drawStatusBar(setting, ink)
      canvas.drawKeyboard(setting, scene)
      canvas.drawHomeIndicator(setting, ink)
      canvas.drawWindowControls(setting)
      canvas.drawMultitaskingDots(setting, ink)
    }
    if setting.window.activationState == .background { rect(setting.area, .black.opacity(0.5), name: .part("away")) }
  }
}

/// The way in which a large card on a phone pushes back the panes that it covers (`Public/app/scene/presentation.js`).
struct Recession {
  /// The number of hindmost panes that are drawn smaller.
  let count: Int
  private let scale: Double
  private let top: Double
  private let middle: Double

  /// Creates the recession, or nil if nothing is pushed back.
  init?(_ scene: Scene, _ setting: PictureSetting) {
    let width = scene.window.size.width
    guard scene.window.traits.userInterfaceIdiom == .phone, let margin = setting.look.cardMargin,
      scene.panes.contains(where: { $0.isLargeCard(inWidth: width) })
    else { return nil }
    count = scene.panes.firstIndex(where: \.isOverAll) ?? 0
    scale = 1 - 2 * margin / width
    top = scene.window.safeArea.top
    middle = width / 2
  }

  /// The transform around the middle of the window's top.
  var transform: String {
    "translate(\(shortest(middle)) \(shortest(top))) scale(\(scale)) translate(\(shortest(-middle)) 0)"
  }
}

extension Pane {
  fileprivate func isLargeCard(inWidth width: Double) -> Bool {
    guard let presentation, presentation.style == .pageSheet, frame.width >= width else { return false }
    return presentation.detents.map { $0.current.value >= $0.maximum } ?? true
  }
}
