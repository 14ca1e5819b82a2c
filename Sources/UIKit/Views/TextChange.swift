import Foundation

/// The change that makes one text of another. The page sends whole texts, and delegates are asked about the letters that change.
struct TextChange {
  /// The part of the old text that goes, in UTF-16 units.
  let range: NSRange
  /// The letters that come in its place.
  let replacement: String

  /// Finds the shortest change. The last ones of several equal letters in a row are the new ones, as for a user who types at the end.
  init(from old: String, to new: String) {
    let (old, new) = (Array(old), Array(new))
    // Letters that only look alike are other ones, of other lengths.
    func isSame(_ one: Character, _ other: Character) -> Bool { one.utf16.elementsEqual(other.utf16) }
    let start = zip(old, new).prefix(while: isSame).count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix(while: isSame).count
    let gone = old[start..<old.count - end]
    range = NSRange(location: String(old[..<start]).utf16.count, length: String(gone).utf16.count)
    replacement = String(new[start..<new.count - end])
  }
}
