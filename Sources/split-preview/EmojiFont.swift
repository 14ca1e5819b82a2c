import HostSystem
import ModelContext
import PreviewServer
import ScenePicture
import SplitKit

/// The machine's font with emoji in colours, which `pango-view` draws as images.
///
/// Both programs are optional: without one of them, or without such a font, a PNG has what `rsvg-convert` makes of the letters.
struct EmojiFont {
  private let family: String
  private let folder: TemporaryFolder

  /// The size with which emoji are drawn: that of the images in the most common font, Noto Color Emoji.
  private static let size = 109.0

  /// Finds the font. Returns nil if the machine has none.
  init?(environment: [(name: String, value: String)]) {
    let arguments = ["--format", "%{color} %{family[0]}", "emoji"]
    guard let found = try? Program.output(of: "fc-match", arguments, environment: environment, input: []), found.status == 0,
      let words = String(validating: found.bytes, as: UTF8.self), words.hasPrefix("True "),
      let folder = try? TemporaryFolder(named: "split-preview-emoji")
    else { return nil }
    (family, self.folder) = (String(words.dropFirst(5).prefix { !$0.isNewline }), folder)
  }

  /// Puts images of emoji into a picture.
  func put(into svg: String, environment: [(name: String, value: String)]) -> String {
    var known: [Character: EmojiImages.Image] = [:]
    let images = EmojiImages { emoji in
      if let image = known[emoji] { return image }
      guard known.count < Self.most, let image = draw(emoji, environment) else { return nil }
      known[emoji] = image
      return image
    }
    return images.put(into: svg)
  }

  /// The greatest number of different emoji that are drawn. Each takes about 10 ms.
  private static let most = 200

  private func draw(_ emoji: Character, _ environment: [(name: String, value: String)]) -> EmojiImages.Image? {
    let path = "\(folder.path)/emoji.png"
    let arguments = [
      "--font", "\(family) \(Int(Self.size))", "--pixels", "--margin", "0", "--background", "transparent", "--no-display",
      "--output", path, "/dev/stdin",
    ]
    guard (try? Program.run("pango-view", arguments, environment: environment, input: Array(String(emoji).utf8))) == 0,
      let file = OpenFile(at: path)
    else { return nil }
    let bytes = file.bytes(at: 0, count: file.length)
    guard let format = ImageFormat(head: bytes), format.kind == .png else { return nil }
    return .init(address: "data:image/png;base64,\(Base64.text(of: bytes))", size: format.size, fontSize: Self.size)
  }
}
