import Foundation
import SplitKit
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct LinkTests {
  private func text() -> NSAttributedString {
    let words = NSMutableAttributedString(string: "See the site", attributes: [.foregroundColor: UIColor.black])
    words.addAttribute(.link, value: URL(string: "https://example.org")!, range: NSRange(location: 8, length: 4))
    return words
  }

  private func lastRun(_ view: UIView) throws -> Value {
    view.frame = CGRect(x: 0, y: 100, width: 300, height: 40)
    let stage = try ContentStage { @MainActor in Screen { $0.addSubview(view) } }
    return try #require(stage.content("Screen")?.at("views", 0, "runs")?.array?.last)
  }

  @Test func `a link in a text view has the tint, or the look that the app says`() throws {
    let view = UITextView()
    (view.isEditable, view.tintColor, view.attributedText) = (false, .systemRed, text())
    let run = try lastRun(view)
    #expect(run["color"] == "#FF3B30FF" && run["underline"] == nil)
    view.linkTextAttributes = [.foregroundColor: UIColor.systemGreen, .underlineStyle: NSUnderlineStyle.single.rawValue]
    let other = try lastRun(view)
    #expect(other["color"] == "#34C759FF" && other["underline"] == true)
  }

  @Test func `a link in a label is underlined, in the colour of links`() throws {
    let label = UILabel()
    label.attributedText = text()
    let run = try lastRun(label)
    #expect(run["color"] == "#007AFFFF" && run["underline"] == true)
  }
}
