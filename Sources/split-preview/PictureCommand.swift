import ArgumentParser
import HostSystem
import PreviewProtocol
import SplitKit

/// The command that draws a scene without a browser.
struct PictureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture",
    abstract: "Draws a scene as SVG or PNG, without a browser.",
    discussion: """
      The command opens the scene in a window and draws it. The rectangles of panes, bars, rows and sheets are those of the \
      page. Photos, portraits and maps, which the page draws in JavaScript, are plain surfaces. A PNG takes rsvg-convert, a \
      tool of librsvg, which draws texts in the page's own font.

        split-preview picture mail --width 1180 --height 820 --output mail.svg
        split-preview picture instagram --device ipad-pro-11-m4 --profile ios18 --scale 2 --output instagram.png
        split-preview picture lab --trait userInterfaceStyle=dark --output lab.svg
        split-preview picture --app ../Notes --width 700 --height 1000 --output notes.svg
      """)

  @Option(
    help: ArgumentHelp(
      "The file, whose name ends in .svg or .png. (default: the picture is printed as SVG)", valueName: "file"))
  var output: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The pixels of a PNG for each point, from 0.1 to 8. (default: the window's, which is 2)", valueName: "number"))
  var scale: Double?

  @OptionGroup var window: WindowArguments

  private enum Format { case svg, png }

  func run() throws {
    let format = try format()
    let picture = try window.reply(.picture)
    guard let output else { return try Output.print(document: picture.text) }
    switch format {
    case .svg: try OutputFile.write(Array(picture.text.utf8), to: output)
    case .png: try writePNG(picture, to: output)
    }
  }

  private func format() throws -> Format {
    if let scale, !(0.1...8).contains(scale) { throw ValidationError("--scale is \(scale). It must be a number from 0.1 to 8.") }
    guard let output else { return try vector() }
    if output.lowercased().hasSuffix(".svg") { return try vector() }
    if output.lowercased().hasSuffix(".png") { return .png }
    throw ValidationError("--output \(output) must end in .svg or .png.")
  }

  private func vector() throws -> Format {
    guard scale == nil else { throw ValidationError("--scale is for a PNG. An SVG has no pixels.") }
    return .svg
  }

  private func writePNG(_ picture: SceneReply, to output: String) throws {
    let scale = scale ?? 2
    let points = picture.size ?? Size(width: 1, height: 1)
    let (width, height) = ((points.width * scale).rounded(), (points.height * scale).rounded())
    guard max(width, height) <= PNGTool.mostPixels else {
      throw ValidationError(
        "The picture would have \(shortest(width)) x \(shortest(height)) pixels, and a PNG has at most "
          + "\(shortest(PNGTool.mostPixels)) on each side. Choose a smaller --scale.")
    }
    let svg = Array(picture.text.utf8)
    guard let status = try PNGTool.draw(svg, size: Size(width: width, height: height), to: output) else {
      throw CommandError(description: "\(PNGTool.missing) An SVG takes no tool: --output file.svg.")
    }
    guard status == 0 else {
      throw CommandError(description: "rsvg-convert ended with status \(status), and \(output) may be missing.")
    }
  }
}
