import PreviewProtocol
import SplitKit

/// The tool that draws a preview.
extension Tool {
  private enum Format: String, CaseIterable { case png, svg }

  /// The pixels of a PNG for each point.
  private static let scales = 0.1...4.0
  /// The greatest number of pixels on a side. A larger image says no more to a model, and takes long.
  private static let mostPixels: Double = 4096

  static let picture = Tool(
    name: "picture",
    summary: """
      Draws a preview as a PNG or an SVG. The frames are those of the outline; photos and maps are plain surfaces. An outline costs \
      less and has the exact numbers, so draw when the looks matter.
      """,
    parameters: [
      preview, .optional("format", .choice(of: Format.self), "By default png, which takes rsvg-convert on the server's machine."),
      .optional("scale", .number(scales), "Pixels of a PNG for each point, by default 1."),
    ],
    isReadOnly: true
  ) { (arguments, bench) throws(ToolError) in
    let preview = try bench.previews.preview(try arguments.text("preview"))
    let format: Format = try arguments.choice("format") ?? .png
    let scale = try arguments.number("scale", in: scales)
    if format == .svg, scale != nil { throw ToolError("scale is for a PNG. An SVG has no pixels.") }
    return .message(.picture, [], to: preview) { (answer) throws(ToolError) in
      let message = try answer.checked()
      let svg = message.text("svg")
      switch format {
      case .svg:
        let address = "split-preview://\(preview.id)/picture.svg"
        return ToolResult(content: [.document(svg, type: "image/svg+xml", address: address)], isError: false)
      case .png:
        let pixels = try pixels(of: message, scale: scale ?? 1)
        return ToolResult(content: [.image(try draw(svg, pixels, bench.rasterize), type: "image/png")], isError: false)
      }
    }
  }

  private static func pixels(of picture: Value, scale: Double) throws(ToolError) -> Size {
    let sides = picture.elements("size").compactMap(\.number).map { max(1, ($0 * scale).rounded()) }
    guard let width = sides.first, let height = sides.last, max(width, height) <= mostPixels else {
      let size = sides.map(shortest).joined(separator: " x ")
      throw ToolError(
        "The picture would have \(size) pixels, and a side has at most \(shortest(mostPixels)). Give a smaller scale.")
    }
    return Size(width: width, height: height)
  }

  private static func draw(_ svg: String, _ size: Size, _ rasterize: Rasterizer) throws(ToolError) -> [UInt8] {
    let png: [UInt8]?
    do {
      png = try rasterize(Array(svg.utf8), size)
    } catch {
      throw ToolError("\(error)")
    }
    guard let png else {
      throw ToolError(
        "A PNG takes rsvg-convert (librsvg2-bin), which this machine does not have. Ask for the format svg instead.")
    }
    return png
  }
}
