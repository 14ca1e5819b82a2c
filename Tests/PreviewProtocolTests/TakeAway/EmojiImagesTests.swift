import Testing
import TextMeasures

@testable import ScenePicture

/// The images of emoji in a picture.
@Suite struct EmojiImagesTests {
  /// Images as of the most common font: 136 pixels wide with letters of 109.
  private let images = EmojiImages { emoji in
    emoji == "🫨" ? nil : .init(address: "data:\(emoji)", size: .init(width: 136, height: 129), fontSize: 109)
  }

  private func text(_ text: String, _ more: String = "") -> String {
    "<text x=\"100\" y=\"50\" font-size=\"109\"\(more) fill=\"#000000\">\(text)</text>"
  }

  private func positions(_ svg: String) -> [Double] {
    svg.split(separator: " x=\"").dropFirst().compactMap { Double($0.prefix { $0 != "\"" }) }
  }

  private func isClose(_ some: [Double], _ others: [Double]) -> Bool {
    some.count == others.count && zip(some, others).allSatisfy { abs($0 - $1) < 0.01 }
  }

  @Test func `an emoji is an image on the line, between the letters around it`() {
    let svg = "<svg>" + text("A&amp;🙂B") + "<rect/></svg>"
    let result = images.put(into: svg)
    let before = TextFont(size: 109).width(of: "A&")
    #expect(isClose(positions(result), [100, 100 + before, 100 + before + 136]))
    #expect(result.hasPrefix("<svg><text x=\"100\" y=\"50\" font-size=\"109\" fill=\"#000000\">A&amp;</text><image "))
    #expect(result.contains("width=\"136\" height=\"129\" href=\"data:🙂\"/>"))
    #expect(result.hasSuffix(">B</text><rect/></svg>"))
  }

  @Test(arguments: [("middle", -68.0), ("end", -136.0)])
  func `it stands where the whole line would, and is as transparent`(anchor: String, shift: Double) {
    let result = images.put(into: text("🙂", " text-anchor=\"\(anchor)\" fill-opacity=\"0.6\""))
    #expect(isClose(positions(result), [100 + shift]))
    #expect(result.contains(" opacity=\"0.6\""))
  }

  @Test(arguments: ["🇩🇪", "👍🏽", "👩‍🚀", "❤️", "2️⃣"])
  func `what several scalars make is one image`(emoji: String) {
    #expect(images.put(into: text(emoji)).hasSuffix("href=\"data:\(emoji)\"/>"))
  }

  @Test(arguments: ["No emoji", "2 ❤ ©", "🫨", "רעיון 💡", ""])
  func `a text without an emoji that can be drawn stays, and so does one from right to left`(content: String) {
    #expect(images.put(into: text(content)) == text(content))
  }
}
