import Foundation
import ScenePicture
import SplitKit
import Testing

@testable import UIKit

/// Images of asset catalogues, files and data.
@MainActor @Suite(.serialized) struct ImageTests {
  /// The bytes of texts in Latin 1 and of numbers.
  private nonisolated static func bytes(_ parts: Any...) -> Data {
    Data(
      parts.flatMap { part in
        (part as? String)?.unicodeScalars.map { UInt8($0.value) } ?? (part as? [Int])?.map { UInt8($0) } ?? []
      })
  }

  /// The first bytes of a PNG of a size.
  nonisolated static func png(_ width: Int, _ height: Int) -> Data {
    bytes([0x89], "PNG\r\n", [0x1A, 0x0A], [0, 0, 0, 13], "IHDR", [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
  }

  @Test(
    arguments: [
      (png(60, 40), ImageFormat.Kind.png, 60, 40),
      (bytes("GIF89a", [44, 1, 200, 0]), .gif, 300, 200),
      (bytes([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC0, 0, 17, 8, 1, 44, 0, 200]), .jpg, 200, 300),
      (bytes("RIFF....WEBPVP8X", [10, 0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 49, 0, 0]), .webp, 100, 50),
      (bytes("RIFF....WEBPVP8L", [0, 0, 0, 0, 0x2F, 99, 0x40, 0x0C, 0]), .webp, 100, 50),
      (bytes("RIFF....WEBPVP8 ", [0, 0, 0, 0, 0, 0, 0, 0x9D, 1, 0x2A, 100, 0, 50, 0]), .webp, 100, 50),
      (
        bytes([0, 0, 0, 24], "ftypheic........", [0, 0, 0, 20], "ispe", [0, 0, 0, 0, 0, 0, 1, 44, 0, 0, 0, 200]), .heic, 300, 200
      ),
      (bytes("%PDF-1.7\n<< /MediaBox [0 0 24 32.5] >>"), .pdf, 24, 32.5),
      (bytes("<?xml version=\"1.0\"?><svg width=\"40\" height=\"20px\" viewBox=\"0 0 1 1\"/>"), .svg, 40, 20),
      (bytes("<svg viewBox=\"0 0 40 20\"/>"), .svg, 40, 20), (bytes("<svg width='80' viewBox='0,0,40,20'/>"), .svg, 80, 40),
      (bytes("<svg height='10' viewBox='0 0 40 20'/>"), .svg, 20, 10),
    ] as [(Data, ImageFormat.Kind, CGFloat, CGFloat)])
  func `the first bytes tell the format and the size`(data: Data, kind: ImageFormat.Kind, width: CGFloat, height: CGFloat) {
    let content = ImageContent.of(data)
    #expect(content?.format.kind == kind && content?.size(atScale: 1) == CGSize(width: width, height: height))
    // A slice of other data begins elsewhere.
    let slice = (Data([1, 2, 3]) + data).dropFirst(3)
    #expect(ImageContent.of(slice)?.format == content?.format)
  }

  @Test(arguments: ["", "text", "<svg/>", "GIF8", "%PDF", "\u{FF}\u{D8}", "RIFF....WEBPVP8 "])
  func `other bytes are no image`(text: String) {
    #expect(UIImage(data: Self.bytes(text)) == nil)
  }

  /// An expression would try anew at each tag without an end, and would compare letters in a time that grows with the square of their marks.
  @Test(arguments: [
    String(repeating: "<svg ", count: 13_000), "%PDF e" + String(repeating: "\u{301}", count: 200_000),
    "<svg e\(String(repeating: "\u{301}", count: 30_000))>",
    "<svg width=\"\(String(repeating: "9", count: 400))\" height=\"1\"/>",
  ])
  func `a text that is no image is known as such in a moment`(text: String) {
    let start = ContinuousClock.now
    #expect(UIImage(data: Data(text.utf8)) == nil)
    #expect(.now - start < .seconds(2))
  }

  /// A folder with files of an image set.
  private func folder(_ files: [String: Data]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
    return folder.path
  }

  @Test func `an image of a catalogue has the file for the appearance, with two pixels for each point`() throws {
    let folder = try folder([
      "one.png": Self.png(10, 10), "two.png": Self.png(20, 20), "dark.png": Self.png(22, 20), "mac.png": Self.png(99, 9),
    ])
    let contents = """
      {"images":[{"filename":"one.png","idiom":"universal","scale":"1x"},{"filename":"two.png","idiom":"universal","scale":"2x"},
      {"idiom":"universal","scale":"3x"},{"filename":"mac.png","idiom":"mac","scale":"2x"},
      {"filename":"dark.png","idiom":"universal","scale":"2x","appearances":[{"appearance":"luminosity","value":"dark"}]}],
      "properties":{"template-rendering-intent":"template"}}
      """
    let other = """
      {"images":[{"filename":"two.png","idiom":"universal"}]}
      """
    ClassTable.images(
      """
      {"Star":{"folder":"\(folder)","contents":\(contents)},"Plain":{"folder":"\(folder)","contents":\(other)},
      "Gone":{"folder":"/nowhere","contents":\(other)},"Broken":{}}
      """
    )
    defer { ClassTable.images("{}") }
    let star = try #require(UIImage(named: "Icons/Star"))
    #expect(star.size == CGSize(width: 10, height: 10) && star.scale == 2 && star.renderingMode == .alwaysTemplate)
    let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
    let names = (try #require(star.drawnName(for: light)), try #require(star.drawnName(for: dark)))
    #expect(names.0.wholeMatch(of: /template:[0-9a-f]{16}\.png/) != nil && names.0 != names.1)
    #expect(
      star.withRenderingMode(.alwaysOriginal).drawnName(for: light) == names.0.replacingOccurrences(of: "template", with: "image")
    )
    let plain = try #require(UIImage(named: "Plain"))
    #expect(plain.size == CGSize(width: 20, height: 20), "An image of one scale has one pixel for each point.")
    #expect(plain.drawnName(for: light)?.hasPrefix("image:") == true)
    #expect(plain.drawnName(for: light, asTemplate: true)?.hasPrefix("template:") == true)
    for name in ["Gone", "Broken", "Unknown"] { #expect(UIImage(named: name)?.drawnName(for: light) == name) }
    #expect(UIImage(named: "Icons/Star") == star && UIImage(named: "Plain") != star)
  }

  @Test func `an image of a file and of data is drawn by an id that follows from its bytes`() throws {
    let folder = try folder(["a@2x.png": Self.png(30, 10), "b.heic": Data("no image".utf8)])
    let (file, data) = (UIImage(contentsOfFile: "\(folder)/a@2x.png"), UIImage(data: Self.png(30, 10), scale: 2))
    let traits = UITraitCollection()
    #expect(file?.size == CGSize(width: 15, height: 5) && data?.size == file?.size)
    #expect(file?.drawnName(for: traits) == data?.drawnName(for: traits) && data?.pngData() == Self.png(30, 10))
    #expect(UIImage(contentsOfFile: "\(folder)/b.heic")?.drawnName(for: traits) == "b.heic")
    #expect(UIImage(contentsOfFile: "\(folder)/c.png") == nil)
    let pdf = UIImage(data: Data("%PDF /MediaBox [0 0 24 32]".utf8))
    #expect(pdf?.size == CGSize(width: 24, height: 32) && pdf?.isDrawn(for: traits) == false)
  }

  @Test func `an image view, a row and a button have the size of the image`() throws {
    let stage = try ContentStage { @MainActor in PictureRows(style: .plain) }
    let model = try #require(stage.scene.viewModels.first { $0.content["sections"] != nil })
    let rows = try #require(model.content.at("sections", 0, "rows")?.array)
    #expect(rows[0]["imageSize"] == [60, 40] && rows[0]["imageRadius"] == 6)
    #expect(rows[1]["imageSize"] == nil && rows[1]["image"] == "star")
    let parts = stage.number("parts", of: model.id)
    let line = try #require(parts?[rows[0]["id"]?.string ?? ""]?["line"]?.array?.first?.number)
    #expect(line == 16 + 60 + 16, "A line begins at the text of its row.")
    let view = UIImageView(image: UIImage(data: ImageTests.png(120, 80), scale: 2))
    #expect(view.intrinsicContentSize == CGSize(width: 60, height: 40))
    let button = UIButton(type: .custom)
    button.setImage(view.image, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 60, height: 40), "A custom button has no room around its image (914).")
  }
}

/// A row with an image of the app, and one with a symbol.
private final class PictureRows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    var contents = cell.defaultContentConfiguration()
    contents.text = "Row"
    contents.image = indexPath.row == 0 ? UIImage(data: ImageTests.png(120, 80)) : UIImage(systemName: "star")
    contents.imageProperties.maximumSize = CGSize(width: 60, height: 60)
    contents.imageProperties.cornerRadius = 6
    cell.contentConfiguration = contents
    return cell
  }
}
