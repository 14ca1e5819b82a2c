import Foundation
import SplitKit
import Testing

@testable import UIKit

/// Texts of one line that have no room in their label.
@MainActor @Suite(.serialized) struct LabelFittingTests {
  private func node(_ text: String, width: CGFloat, _ set: @escaping @MainActor (UILabel) -> Void) throws -> Value {
    let stage = try ContentStage { @MainActor in
      let controller = UIViewController()
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: width, height: 30))
      label.text = text
      set(label)
      controller.view.addSubview(label)
      return controller
    }
    return try #require(stage.content(stage.root.engine.id)?.at("views", 0))
  }

  @Test func `a text is cut at its start or in its middle`() throws {
    let name = "A long name of a file, version 12.pages"
    let middle = try #require(node(name, width: 160) { $0.lineBreakMode = .byTruncatingMiddle }["text"]?.string)
    #expect(middle.hasPrefix("A long") && middle.hasSuffix(".pages") && middle.contains("…") && middle.count < name.count)
    let head = try #require(node(name, width: 160) { $0.lineBreakMode = .byTruncatingHead }["text"]?.string)
    #expect(head.hasPrefix("…") && name.hasSuffix(head.dropFirst()))
    for text in [middle, head] {
      #expect(UIFont.systemFont(ofSize: 17).size(of: text, width: 1000, lines: 1, traits: .current).width <= 160)
    }
  }

  @Test func `a text that has room, and one of several lines, stay`() throws {
    #expect(try node("Short", width: 160) { $0.lineBreakMode = .byTruncatingMiddle }["text"] == "Short")
    let long = Array(repeating: "word", count: 30).joined(separator: " ")
    let lines: @MainActor (UILabel) -> Void = {
      ($0.numberOfLines, $0.lineBreakMode, $0.adjustsFontSizeToFitWidth) = (0, .byTruncatingMiddle, true)
    }
    #expect(try node(long, width: 160, lines)["text"] == .string(long))
    #expect(try node(long, width: 160, lines).at("font", "size") == 17)
  }

  @Test func `a text in no width at all is an ellipsis`() throws {
    #expect(try node("Words", width: 1) { $0.lineBreakMode = .byTruncatingMiddle }["text"] == "…")
  }

  @Test func `letters become smaller, but not below the least size`() throws {
    let size = try #require(
      node("Twelve wide words in a line", width: 160) { $0.adjustsFontSizeToFitWidth = true }.at("font", "size")?.number)
    #expect(size < 17 && size > 10)
    let least = try node("Twelve wide words in a line", width: 60) {
      ($0.adjustsFontSizeToFitWidth, $0.minimumScaleFactor) = (true, 0.5)
    }
    #expect(least.at("font", "size") == 8.5)
  }

  @Test func `a label that draws its text inside of insets is larger by them, and has its text there`() throws {
    final class Pill: UILabel {
      let insets = UIEdgeInsets(top: 4, left: 8, bottom: 6, right: 12)
      override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let inner = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
        return inner.inset(by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
      }
    }
    let (pill, plain) = (Pill(), UILabel())
    for label in [pill, plain] { label.text = "New" }
    let sizes = (pill.intrinsicContentSize, plain.intrinsicContentSize)
    #expect(sizes.0 == CGSize(width: sizes.1.width + 20, height: sizes.1.height + 10))
    let stage = try ContentStage { @MainActor in
      let controller = UIViewController()
      pill.sizeToFit()
      controller.view.addSubview(pill)
      return controller
    }
    #expect(stage.content(stage.root.engine.id)?.at("views", 0, "insets") == [4, 8, 6, 12])
  }
}
