/// A pattern for texts, in which `*` stands for any text and `?` for any character.
struct Glob {
  private let pattern: [Character]

  init(_ pattern: String) { self.pattern = Array(pattern) }

  /// Whether the whole text matches. The time is at most the product of both lengths.
  func matches(_ text: String) -> Bool {
    let text = Array(text)
    var (index, place) = (0, 0)
    // The last star, and the first character after what it stands for.
    var star: (place: Int, end: Int)?
    while index < text.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, index)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[index] {
        (index, place) = (index + 1, place + 1)
      } else if let last = star {
        star = (last.place, last.end + 1)
        (index, place) = (last.end + 1, last.place + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
