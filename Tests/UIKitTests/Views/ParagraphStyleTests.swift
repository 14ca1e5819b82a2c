import Foundation
import SplitKit
import Testing

@testable import UIKit

/// The heights of lines and the alignment that paragraph styles set.
@MainActor @Suite(.serialized) struct ParagraphStyleTests {
  /// The lengths of a style: the spacing, the multiple, the least and the greatest height.
  typealias Lengths = (spacing: CGFloat, multiple: CGFloat, least: CGFloat, most: CGFloat)

  private func text(_ lengths: Lengths) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.lineHeightMultiple) = (lengths.spacing, lengths.multiple)
    (style.minimumLineHeight, style.maximumLineHeight) = (lengths.least, lengths.most)
    return NSAttributedString(
      string: "One\nTwo\nThree", attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 20)])
  }

  @Test(
    arguments: [
      ((0, 0, 0, 0), 24, 25), ((6, 0, 0, 0), 30, 31), ((0, 1.5, 0, 0), 36, 37.5), ((0, 0, 40, 0), 40, 40),
      ((0, 0, 0, 18), 18, 18), ((2, 2, 0, 0), 50, 52),
    ] as [(Lengths, CGFloat, CGFloat)])
  func `lines have the height of the style, in labels and text views`(lengths: Lengths, first: CGFloat, further: CGFloat) {
    let attributed = text(lengths)
    let label = UILabel()
    (label.numberOfLines, label.attributedText) = (0, attributed)
    #expect(
      label.intrinsicContentSize.height == first + 2 * further, "A line of 20 points is 24 high, and 25 below another (880).")
    let view = UITextView()
    (view.isScrollEnabled, view.attributedText, view.textContainerInset) = (false, attributed, .zero)
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height == 3 * further)
  }

  @Test func `the page has the height of the lines, and the alignment`() throws {
    let stage = try ContentStage {
      Screen { view in
        let style = NSMutableParagraphStyle()
        (style.lineSpacing, style.alignment) = (10, .center)
        let text = NSAttributedString(string: "Words", attributes: [.paragraphStyle: style])
        let (label, reader) = (UILabel(), UITextView())
        for (index, own) in [label, reader].enumerated() {
          own.frame = CGRect(x: 0, y: CGFloat(100 + 100 * index), width: 200, height: 60)
          view.addSubview(own)
        }
        label.numberOfLines = 0
        (label.attributedText, reader.attributedText, reader.isEditable) = (text, text, false)
      }
    }
    let views = try #require(stage.content("Screen")?["views"]?.array)
    #expect(views.map { $0["align"] } == ["center", "center"])
    #expect(views[0].at("font", "line") == 32, "Lines of 17 points are 22 apart (880).")
    (stage.root.view.subviews[0] as! UILabel).numberOfLines = 1
    #expect(stage.content("Screen")?.at("views", 0, "font", "line") == 22)
  }
}
