import Foundation
import SplitKit
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct TextStorageTests {
  private func stage(_ text: String) throws -> (ContentStage, UITextView) {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    view.text = text
    return (try ContentStage { @MainActor in Screen { $0.addSubview(view) } }, view)
  }

  @Test func `attributes of a part are drawn`() throws {
    let (stage, view) = try stage("Plain and bold")
    view.textStorage.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 12), range: NSRange(location: 10, length: 4))
    #expect(stage.content("Screen")?.at("views", 0, "runs")?.array?.map { $0["length"] } == [10, 4])
    view.textStorage.removeAttribute(.font, range: NSRange(location: 0, length: 14))
    #expect(view.textStorage.attribute(.font, at: 11, effectiveRange: nil) == nil)
  }

  @Test func `the letters of the storage are those of the view, in both directions`() throws {
    let (stage, view) = try stage("one two")
    view.textStorage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "three")
    #expect(view.text == "one three" && view.textStorage.string == "one three" && view.textStorage.length == 9)
    view.text = "four"
    #expect(view.textStorage.string == "four")
    try stage.type("fourth", into: "Screen/field-1")
    #expect(view.textStorage.string == "fourth")
    view.textStorage.append(NSAttributedString(string: " fifth"))
    view.textStorage.insert(NSAttributedString(string: "third "), at: 0)
    view.textStorage.deleteCharacters(in: NSRange(location: 0, length: 6))
    #expect(view.text == "fourth fifth")
  }

  @Test func `letters that a delegate marks while the user types are drawn`() throws {
    final class Highlighter: NSTextStorageDelegate {
      var ranges: [NSRange] = []
      func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
      ) {
        ranges.append(editedRange)
        let word = (textStorage.string as NSString).range(of: "let")
        if word.location != NSNotFound { textStorage.addAttribute(.foregroundColor, value: UIColor.systemPurple, range: word) }
      }
    }
    let (stage, view) = try stage("a le")
    let highlighter = Highlighter()
    view.textStorage.delegate = highlighter
    try stage.type("a let", into: "Screen/field-1")
    #expect(highlighter.ranges == [NSRange(location: 4, length: 1)])
    let runs = stage.content("Screen")?.at("views", 0, "runs")?.array
    #expect(runs?.map { $0["length"] } == [2, 3] && runs?.last?["color"] == "#AF52DEFF")
  }

  @Test func `changes between begin and end are one change`() throws {
    final class Counter: NSTextStorageDelegate {
      var edits: [String] = []
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
      ) { edits.append("\(editedMask.rawValue) \(editedRange.location)-\(NSMaxRange(editedRange)) \(delta)") }
    }
    let (counter, storage) = (Counter(), NSTextStorage(string: "abc"))
    storage.delegate = counter
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "XY")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 3, length: 1))
    storage.endEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "")
    #expect(counter.edits == ["3 0-4 1", "3 0-0 -4"])
  }

  @Test func `parts of a text are visited as in Foundation`() {
    let storage = NSTextStorage(string: "abcd", attributes: [.kern: 1])
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 2, length: 2))
    var seen: [String] = []
    storage.enumerateAttribute(.kern, in: NSRange(location: 0, length: 4), options: []) { value, range, _ in
      seen.append("\(value as? Int ?? 0) \(range.location) \(range.length)")
    }
    #expect(seen == ["1 0 2", "2 2 2"])
  }

  @Test func `a storage of the app's own colours the letters as they come`() {
    final class Marker: NSTextStorage {
      private let backing = NSMutableAttributedString(string: "")
      override var string: String { backing.string }
      override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        backing.attributes(at: location, effectiveRange: range)
      }
      override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        backing.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
        endEditing()
      }
      override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        backing.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
      }
      override func processEditing() {
        addAttribute(.kern, value: 3, range: editedRange)
        super.processEditing()
      }
    }
    let marker = Marker()
    marker.replaceCharacters(in: NSRange(location: 0, length: 0), with: "abc")
    #expect(marker.length == 3 && marker.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 3)
    #expect(marker.attributedSubstring(from: NSRange(location: 1, length: 1)).string == "b")
  }
}
