import Foundation
import SplitKit
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct TextViewTests {
  private func text() -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "A line\nand another"
    view.font = .systemFont(ofSize: 17)
    view.isScrollEnabled = false
    view.isEditable = false
    return view
  }

  @Test func `the insets of a text are those of UIKit`() {
    let view = text()
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5)
    let lines = 2 * CGFloat(view.font!.lineHeight(for: .current))
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == lines + 16)
  }

  @Test func `a text without insets is as large as its lines`() {
    let (view, before) = (text(), text().sizeThatFits(CGSize(width: 200, height: 0)))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    let size = view.sizeThatFits(CGSize(width: 200, height: 0))
    #expect(size == CGSize(width: before.width - 10, height: before.height - 16))
  }

  @Test func `the insets are drawn`() throws {
    let view = text()
    let stage = try ContentStage { @MainActor in Screen { $0.addSubview(view) } }
    #expect(stage.content("Screen")?.at("views", 0)?["insets"] == nil)
    view.textContainer.lineFragmentPadding = 0
    #expect(stage.content("Screen")?.at("views", 0)?["insets"] == [8, 0, 8, 0])
    view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(stage.content("Screen")?.at("views", 0)?["insets"] == [1, 2, 3, 4])
  }

  @Test func `the padding of a container of the app counts`() {
    let container = NSTextContainer(size: .zero)
    container.lineFragmentPadding = 20
    let view = UITextView(frame: .zero, textContainer: container)
    #expect(view.textContainer === container)
    #expect(view.sizeThatFits(.zero).width == UITextView(frame: .zero).sizeThatFits(.zero).width + 30)
  }
}
