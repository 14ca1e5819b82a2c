import Foundation

extension NSAttributedString {
  /// The text after the user has changed it to another one. The letters that both have at their beginning and their end keep their
  /// attributes, and the new letters between have those of the letter before them.
  func replacingText(by next: String) -> NSAttributedString {
    let (old, new) = (Array(string.utf16), Array(next.utf16))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = min(zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count, old.count - start, new.count - start)
    let result = NSMutableAttributedString(attributedString: self)
    let added = String(decoding: new[start..<(new.count - end)], as: UTF16.self)
    let attributes = old.isEmpty ? [:] : attributes(at: max(0, min(start, old.count) - 1), effectiveRange: nil)
    result.replaceCharacters(
      in: NSRange(location: start, length: old.count - end - start),
      with: NSAttributedString(string: added, attributes: attributes))
    return result
  }
}
