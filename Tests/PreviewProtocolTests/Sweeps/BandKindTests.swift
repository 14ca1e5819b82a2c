import Foundation
import SamplePreviews
import SplitKit
import TestSupport
import Testing

@testable import PreviewProtocol

/// The pictures of sweeps have the names and the colours of the page's ruler.
@Suite struct BandKindTests {
  private func svg(_ scene: String, _ options: Value = .object([]), profile: String) throws -> String {
    let sweep = try Sweep.run(
      ["type": "open", "scene": .string(scene), "options": options, "window": ["width": 320, "height": 820]],
      over: SweepRange(from: 320, to: 1400, height: 820, profile: profile), previews: Preview.all)
    return sweepSVG([sweep])
  }

  @Test func `each band has the colour of its columns`() throws {
    let picture = try svg("mail", profile: "ios26")
    let colors = picture.split(separator: "<rect ").dropFirst(2).map { $0.split(separator: "fill=\"")[1].prefix(7) }
    #expect(colors == ["#b25c16", "#2273b5", "#5a55cf"])
    for label in [">Collapsed<", ">2 columns<", ">3 columns<"] { #expect(picture.contains(label)) }
  }

  @Test func `a text that has no room is left out whole`() throws {
    let sweep = try Sweep.run(
      ["type": "open", "scene": "mail", "window": ["width": 660, "height": 820]],
      over: SweepRange(from: 660, to: 1400, height: 820, profile: "ios26"), previews: Preview.all)
    let picture = sweepSVG([sweep])
    #expect(!picture.contains(">Collapsed<") && picture.contains("<title>660 to 667: ") && !picture.contains("<svg x="))
  }

  /// The page and the pictures name a colour in a file each.
  @Test func `the colours are those of the style sheet`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Public/styles/ruler.css")
    let style = try String(contentsOf: file, encoding: .utf8)
    for (kind, color) in [
      ("collapsed", "#b25c16"), ("columns-1", "#666e7e"), ("columns-2", "#2273b5"), ("columns-3", "#5a55cf"),
      ("plain", "#6b707c"),
    ] {
      #expect(style.contains(".is-\(kind) { --band: \(color); }"))
    }
  }
}
