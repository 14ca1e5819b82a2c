import Foundation

extension NSAttributedString {
  /// The text after the user has changed it to another one. The letters that both have at their beginning and their end keep their
  /// attributes, and the new letters between have those of the letter before them.
  func replacingText(by next: String) -> NSAttributedString {
    let change = TextChange(from: string, to: next)
    let result = NSMutableAttributedString(attributedString: self)
    let attributes = length == 0 ? [:] : attributes(at: max(0, change.range.location - 1), effectiveRange: nil)
    result.replaceCharacters(
      in: change.range, with: NSAttributedString(string: change.replacement, attributes: attributes))
    return result
  }
}
