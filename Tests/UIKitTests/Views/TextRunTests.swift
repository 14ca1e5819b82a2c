import Foundation
import SplitKit
import Testing

@testable import UIKit

/// Texts whose parts look different.
@MainActor @Suite(.serialized) struct TextRunTests {
  private let bold = UIFont.systemFont(ofSize: 28, weight: .bold)

  /// A bold word in red, and one with a line below it.
  private func attributed() -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: "Large", attributes: [.font: bold, .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)])
    text.append(NSAttributedString(string: " words", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]))
    return text
  }

  private func node(_ view: UIView) throws -> Value {
    let stage = try ContentStage(traits: [Member("userInterfaceStyle", "light")]) { @MainActor in
      Screen { $0.addSubview(view) }
    }
    return try #require(stage.content("Screen")?.at("views", 0))
  }

  private let runs: Value = [
    ["length": 5, "font": ["size": 28, "weight": 700, "spacing": -0.0078, "line": 34], "color": "#FF0000FF"],
    ["length": 6, "underline": true],
  ]

  @Test func `a label shows the parts of its text`() throws {
    let label = UILabel()
    label.attributedText = attributed()
    let node = try node(label)
    #expect(node["text"] == "Large words" && node["runs"] == runs)
    #expect(node["font"]?["size"] == 17 && node["color"] == "#000000FF")
  }

  @Test func `a text that looks alike everywhere has no runs`() throws {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "Large", attributes: [.font: bold, .kern: 2])
    let node = try node(label)
    #expect(node["runs"] == nil && node["font"]?["size"] == 28)
    label.attributedText = NSAttributedString(string: "Gone", attributes: [.strikethroughStyle: 1])
    #expect(try self.node(label)["runs"] == [["length": 4, "strikethrough": true]])
  }

  @Test func `all spaces have a width, but for those at which a line ends`() {
    let label = UILabel()
    func size(_ text: String, _ width: CGFloat = 300) -> CGSize {
      label.text = text
      return label.sizeThatFits(CGSize(width: width, height: 0))
    }
    func runsSize(_ text: String, _ width: CGFloat = 300) -> CGSize {
      let runs = NSMutableAttributedString(string: text)
      runs.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 0, length: 1))
      label.attributedText = runs
      return label.sizeThatFits(CGSize(width: width, height: 0))
    }
    for lines in [1, 0] {
      label.numberOfLines = lines
      for size in [size, runsSize] {
        #expect(size("a   b", 300).width > size("a b", 300).width + 7)
        #expect(size("  a b", 300).width > size("a b", 300).width + 7)
        #expect(size("a b  ", 300).width > size("a b", 300).width + 7)
      }
    }
    label.numberOfLines = 0
    let least = size("Words").width
    #expect(size("Words   Words", least).width == least && size("Words   Words", least).height == size("Words").height + 22)
    #expect(runsSize("Words   Words", least + 2).height == size("Words").height + 22, "A second line adds the leading (880).")
  }

  @Test func `a text is measured by its parts`() {
    let label = UILabel()
    label.attributedText = attributed()
    let parts = [("Large", bold), (" words", UIFont.systemFont(ofSize: 17))].map { text, font in
      NSAttributedString(string: text, attributes: [.font: font]).size().width
    }
    let size = label.intrinsicContentSize
    #expect(
      (size.width - parts[0] - parts[1]).magnitude < 8 && size.height == 33.5, "A line of 28 is 33.5 high at scale 2 (880).")
    label.numberOfLines = 0
    let broken = label.sizeThatFits(CGSize(width: parts[0] + 5, height: 0))
    #expect(broken.height == 33.5 + CGFloat(UIFont.systemFont(ofSize: 17).lineHeight(for: .current)))
    #expect(
      attributed().boundingRect(with: CGSize(width: parts[0] + 5, height: 0), options: .usesLineFragmentOrigin, context: nil)
        .height == 33.5 + CGFloat(UIFont.systemFont(ofSize: 12).lineHeight(for: .current)))
  }

  @Test func `a button shows the parts of its title`() throws {
    let old = UIButton(type: .system)
    old.setAttributedTitle(attributed(), for: .normal)
    #expect(try node(old)["runs"] == runs)
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString(attributed())
    let button = UIButton(configuration: configuration)
    #expect(try node(button)["runs"] == runs)
    #expect(button.intrinsicContentSize.height == 33.5 + 14)
  }

  @Test func `a text view shows the parts of its text, whether it can be edited or not`() throws {
    for isEditable in [true, false] {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      view.attributedText = attributed()
      view.isEditable = isEditable
      #expect(try node(view)["runs"]?.array?.count == 2)
      view.text = "Plain"
      #expect(try node(view)["runs"] == nil)
    }
  }

  @Test func `typed letters have the look of the letter before them, and the others keep theirs`() {
    let text = NSMutableAttributedString(string: "Title", attributes: [.foregroundColor: UIColor.systemRed])
    text.append(NSAttributedString(string: "\nBody", attributes: [.foregroundColor: UIColor.systemBlue]))
    func colors(_ next: String) -> [UIColor?] {
      let changed = text.replacingText(by: next)
      #expect(changed.string == next)
      return (0..<next.utf16.count).map { changed.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor }
    }
    let red = [UIColor?](repeating: UIColor.systemRed, count: 5)
    let blue = [UIColor?](repeating: UIColor.systemBlue, count: 5)
    #expect(colors("Titles\nBody") == red + [red[0]] + blue)
    #expect(colors("Title\nBody!") == red + blue + [blue[0]])
    #expect(colors("Body") == Array(blue.dropLast()) && colors("Title") == red)
    #expect(colors("👍Title\nBody") == [red[0], red[0]] + red + blue)
    #expect(text.replacingText(by: "") == NSAttributedString(string: ""))
    #expect(NSAttributedString(string: "").replacingText(by: "New").string == "New")
  }

  @Test func `a text keeps its parts as an attributed string of Swift`() {
    let text = NSAttributedString(AttributedString(attributed()))
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == bold)
    #expect(text.attribute(.font, at: 6, effectiveRange: nil) == nil)
    #expect(text.attribute(.underlineStyle, at: 6, effectiveRange: nil) as? Int == 1)
  }
}
