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
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let gone = old[start..<old.count - end]
    range = NSRange(location: String(old[..<start]).utf16.count, length: String(gone).utf16.count)
    replacement = String(new[start..<new.count - end])
  }
}
