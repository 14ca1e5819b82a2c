import HostSystem
import PreviewServer
import ScenePicture
import SplitKit

/// The program that draws a PNG of a picture, `rsvg-convert` of librsvg, with the page's own font.
enum PNGTool {
  /// The greatest number of pixels of a side, beyond which the program refuses to draw.
  static let mostPixels: Double = 32_767

  static let missing =
    "A PNG takes rsvg-convert, which is not installed. Install librsvg2-bin with apt, librsvg2-tools with dnf, or librsvg with "
    + "brew."

  /// Draws an SVG into a file. Returns the exit status, or nil if there is no such program.
  static func draw(_ svg: [UInt8], size: Size, to path: String) throws -> Int32? {
    try Program.run(name, arguments(size) + ["--output", path], environment: fonts, input: withEmoji(svg))
  }

  /// Draws an SVG and returns the bytes of the PNG, or nil if there is no such program.
  static func draw(_ svg: [UInt8], size: Size) throws -> [UInt8]? {
    guard let result = try Program.output(of: name, arguments(size), environment: fonts, input: withEmoji(svg)) else {
      return nil
    }
    guard result.status == 0 else { throw CommandError(description: "rsvg-convert ended with status \(result.status).") }
    return result.bytes
  }

  /// The picture with images of its emoji, if the machine can draw them.
  private static func withEmoji(_ svg: [UInt8]) -> [UInt8] {
    let text = String(decoding: svg, as: UTF8.self)
    guard EmojiImages.isNeeded(in: text), let font = EmojiFont(environment: fonts) else { return svg }
    return Array(font.put(into: text, environment: fonts).utf8)
  }

  private static let name = "rsvg-convert"

  private static func arguments(_ size: Size) -> [String] {
    ["--format", "png", "--width", shortest(size.width), "--height", shortest(size.height)]
  }

  private static var fonts: [(name: String, value: String)] {
    PictureFonts.configuration.map { [("FONTCONFIG_FILE", $0)] } ?? []
  }
}
