import SplitKit

/// A picture of a scene as SVG, drawn without a browser.
///
/// The rectangles of panes, bars, items of bars, rows and sheets are those of the scene, and equal those of the page. The
/// elements have the page's names for them: `data-pane`, `data-bar` and `data-id`. Three things are simpler than on the page:
///
/// - A drawing that the page makes in JavaScript, such as a photo, a portrait or the ground of a map, is a plain surface.
/// - Bars and glass do not blur what is behind them. They are closer to opaque instead.
/// - Texts are broken and cut by the widths of the page's own font. A viewer sets the letters of another font closer or wider, so
///   that a text has the same length. Contents that scroll on the page alone are drawn from their beginning.
///
/// A picture depends only on the scene, so equal scenes have equal pictures.
package struct ScenePicture {
  private let scene: Scene
  private let setting: PictureSetting

  /// Creates the picture of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - app: The app that draws the preview, whose colours the picture has. One that the page does not bring has the colours of
  ///     the page's base.
  ///   - profile: The OS version.
  ///   - language: The language of the system's own words.
  package init(_ scene: Scene, app: String, profile: Profile, language: InterfaceLanguage = .english) {
    self.scene = scene
    setting = PictureSetting(scene, app: app, profile: profile, language: language)
  }

  /// The size of the picture in points, which is the window's.
  package var size: Size { scene.window.size }

  /// The outcome for the texts in the picture. Reading it draws the picture.
  package var texts: PictureTexts {
    let record = drawing(notesColors: true).record
    return PictureTexts(
      cut: record.cuts, elementsWithoutText: record.wordless, colored: record.coloredTexts,
      countOverImages: record.countOverImages, unknownContents: record.unknownContents)
  }

  private func drawing(notesColors: Bool) -> Canvas {
    var canvas = Canvas(isMirrored: setting.isMirrored, notesColors: notesColors)
    canvas.drawWindow(PaneTree(scene), scene, setting)
    return canvas
  }

  /// The picture: a whole document, which refers to nothing outside of it.
  package var svg: String {
    let canvas = drawing(notesColors: false)
    let (width, height) = (shortest(size.width), shortest(size.height))
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\" "
      + "font-family=\"\(Self.fonts)\" direction=\"ltr\" xml:space=\"preserve\">"
    let definitions = canvas.definitions.isEmpty ? "" : "<defs>\(canvas.definitions)</defs>"
    return "\(head)\n\(definitions)\n\(canvas.elements)\n</svg>\n"
  }

  /// The page's fonts (`Public/styles/base.css`).
  private static let fonts =
    "-apple-system, 'SF Pro Text', 'SF Pro Display', 'Helvetica Neue', Inter, 'Segoe UI', Roboto, Arial, 'Liberation Sans', "
    + "sans-serif"
}
