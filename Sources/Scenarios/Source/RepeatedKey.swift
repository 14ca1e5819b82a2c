/// A key that a mapping has more than once, and the places of the first two.
///
/// Yams names the keys, and a place of one of them alone, so the places are searched in the text. They are not found for a key that
/// is spelled with an escape.
struct RepeatedKey {
  let name: String
  private(set) var first: SourceMark?
  private(set) var second: SourceMark?

  /// Finds the places of a key. `place` is a place of any key of the mapping.
  init(_ name: String, besideKeyAt place: SourceMark, in lines: [Substring]) {
    self.name = name
    let keys = KeyPlaces(of: name, besideKeyAt: place, in: lines).places
    if keys.count > 1 { (first, second) = (keys[0], keys[1]) }
  }

  /// The key with its first place, if both places are known.
  var words: String { first.map { "\(name) of line \($0.line)" } ?? name }
}

/// The places of a key in a mapping.
private struct KeyPlaces {
  private let name: String
  private let lines: [Substring]
  private(set) var places: [SourceMark] = []

  init(of name: String, besideKeyAt place: SourceMark, in lines: [Substring]) {
    (self.name, self.lines) = (name, lines)
    guard lines.indices.contains(place.line - 1) else { return }
    places = isInBraces(place) ? inBraces(from: place) : inBlock(beside: place)
  }

  /// Whether the text before a key ends as it does between braces.
  private func isInBraces(_ place: SourceMark) -> Bool {
    let before = lines[place.line - 1].prefix(place.column - 1)
    let last = ([before] + lines.prefix(place.line - 1).reversed()).lazy.compactMap { $0.last { $0 != " " } }.first
    return last == "{" || last == ","
  }
}

/// A mapping with a key a line. All keys begin in one column.
extension KeyPlaces {
  private func inBlock(beside place: SourceMark) -> [SourceMark] {
    var found: [SourceMark] = []
    for line in firstLine(of: place)..<lines.count {
      let text = lines[line]
      if line > place.line - 1, isContent(text), indent(of: text) < place.column - 1 { break }
      if isKey(in: text, at: place.column - 1) { found.append(SourceMark(line: line + 1, column: place.column)) }
      if found.count > 1 { break }
    }
    return found
  }

  /// The index of the line with the first key of the mapping, which can stand after the hyphen of a list.
  private func firstLine(of place: SourceMark) -> Int {
    var first = place.line - 1
    while indent(of: lines[first]) >= place.column - 1, let before = lines[..<first].lastIndex(where: isContent) {
      guard indent(of: lines[before]) >= place.column - 1 || beginsAfterHyphens(lines[before], place.column - 1) else { break }
      first = before
    }
    return first
  }

  private func isContent(_ line: Substring) -> Bool { line.first { $0 != " " }.map { $0 != "#" } ?? false }

  private func indent(of line: Substring) -> Int { line.prefix { $0 == " " }.count }

  private func beginsAfterHyphens(_ line: Substring, _ column: Int) -> Bool {
    let before = line.prefix(column)
    return before.contains("-") && before.allSatisfy { $0 == " " || $0 == "-" }
      && line.dropFirst(column).first.map { $0 != " " } ?? false
  }

  private func isKey(in line: Substring, at column: Int) -> Bool {
    let before = line.prefix(column)
    guard before.count == column, before.allSatisfy({ $0 == " " || $0 == "-" }) else { return false }
    return isKey(in: line.dropFirst(column))
  }

  private func isKey(in rest: Substring) -> Bool {
    [name, "\"\(name)\"", "'\(name)'"].contains { quoted in
      rest.hasPrefix(quoted) && rest.dropFirst(quoted.count).drop { $0 == " " }.first == ":"
    }
  }
}

/// A mapping between braces.
extension KeyPlaces {
  /// The places from a key on, up to the brace that ends the mapping. A brace or a comma in quotes separates nothing.
  private func inBraces(from place: SourceMark) -> [SourceMark] {
    var found: [SourceMark] = []
    var scan = BraceScan()
    for line in (place.line - 1)..<lines.count {
      let skipped = line == place.line - 1 ? place.column - 1 : 0
      scan.beginLine()
      for (column, index) in lines[line].indices.enumerated().dropFirst(skipped) {
        if scan.isAtKey, isKey(in: lines[line][index...]) { found.append(SourceMark(line: line + 1, column: column + 1)) }
        scan.take(lines[line][index])
        // Nobody asks for more than the first two places.
        if scan.isAtEnd || found.count > 1 { return found }
      }
    }
    return found
  }
}

/// Where a scan of a mapping between braces is, which begins at one of its keys.
private struct BraceScan {
  /// The number of braces and brackets around the place, inside the mapping.
  private var depth = 0
  private var quote: Character?
  private var isComment = false
  private var previous: Character = " "
  /// Whether a key can begin here, which is only so at the beginning and after a comma.
  private var expectsKey = true

  private(set) var isAtEnd = false

  var isAtKey: Bool { depth == 0 && expectsKey && quote == nil && !isComment }

  mutating func beginLine() { (isComment, previous) = (false, " ") }

  mutating func take(_ character: Character) {
    defer { previous = character }
    guard !isComment, !endsQuote(character) else { return }
    if character == "#", previous == " " { isComment = true } else { takeContent(character) }
  }

  /// Whether the character belongs to a text in quotes. An escaped quote, or one of two, seems to end one text and to begin another.
  private mutating func endsQuote(_ character: Character) -> Bool {
    guard let open = quote else { return false }
    if character == open, previous != "\\" || open == "'" { quote = nil }
    return true
  }

  private mutating func takeContent(_ character: Character) {
    switch character {
    case "\"" where beginsValue, "'" where beginsValue:
      quote = character
      expectsKey = false
    case "{", "[": depth += 1
    case "}", "]":
      isAtEnd = depth == 0
      depth -= 1
    case ",": expectsKey = depth == 0
    case " ": break
    default: if depth == 0 { expectsKey = false }
    }
  }

  /// Whether a text in quotes can begin here. An apostrophe inside a word is one of its letters.
  private var beginsValue: Bool { " {[,:'\"".contains(previous) }
}
