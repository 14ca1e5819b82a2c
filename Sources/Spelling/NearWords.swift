/// The word that is nearest to one that does not exist, or nil if none is near. Words that differ in a number at
/// their end are compared by that number, and a greater number is nearer than a smaller one.
package func nearWord(to word: String, in words: [String]) -> String? {
  nearWord(to: word, in: words, within: max(3, word.count) / 3) ?? abbreviated(by: word, in: words)
}

/// The only word with the same first letter that has all letters of a short one in their order, and at most twice as many: `sweep` for
/// `swp`. Nil if there is none, or if there are several.
private func abbreviated(by word: String, in words: [String]) -> String? {
  guard (3...6).contains(word.count) else { return nil }
  let found = words.filter { other in
    var rest = word.lowercased()[...]
    guard other.count <= word.count * 2, other.lowercased().first == rest.first else { return false }
    for letter in other.lowercased() where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
  return found.count == 1 ? found[0] : nil
}

/// The word that is nearest to one that does not exist, if at most some letters differ, or nil.
package func nearWord(to word: String, in words: [String], within most: Int) -> String? {
  let near = words.map { (word: $0, distance: distance(from: word.lowercased(), to: $0.lowercased())) }
    .min { ($0.distance, numberDistance(from: word, to: $0.word)) < ($1.distance, numberDistance(from: word, to: $1.word)) }
  return near.flatMap { $0.distance <= most ? $0.word : nil }
}

/// How far the numbers at the ends of two words with the same beginning are from each other, twice, and one more for a smaller number.
/// It is the greatest number for other words.
private func numberDistance(from one: String, to other: String) -> Int {
  func parts(_ word: String) -> (beginning: Substring, number: Int)? {
    let beginning = word.prefix { !$0.isASCII || !$0.isNumber }
    return Int(word.dropFirst(beginning.count)).map { (beginning, $0) }
  }
  guard let one = parts(String(one.prefix(24))), let other = parts(other), one.beginning == other.beginning else { return .max }
  guard (0...9999).contains(one.number), (0...9999).contains(other.number) else { return .max }
  return abs(one.number - other.number) * 2 + (other.number < one.number ? 1 : 0)
}

/// The word whose beginning is near to a text with which none begins, or nil. A text of four to seven letters differs in one letter at most,
/// and a longer one in two; a shorter one is near to none.
package func nearBeginning(to text: String, in words: [String]) -> String? {
  guard (4...64).contains(text.count) else { return nil }
  let (text, most) = (text.lowercased(), text.count < 8 ? 1 : 2)
  let ranked = words.compactMap { word -> (word: String, distance: Int)? in
    let lowercase = word.lowercased()
    let least = (text.count - 1...text.count + 1).map { distance(from: text, to: String(lowercase.prefix($0))) }.min() ?? 0
    return least <= most ? (word, least) : nil
  }
  return ranked.min { $0.distance < $1.distance }?.word
}

/// The words that are nearest to one that does not exist, the nearest first. A word that has a part of the other between dots is
/// nearer than one that has only similar letters.
package func nearestWords(to word: String, in words: [String], count: Int) -> [String] {
  let parts = Set(word.lowercased().split(separator: "."))
  let ranked = words.enumerated().map { index, other in
    let shared = parts.intersection(other.lowercased().split(separator: ".")).count
    let isPart =
      word.count > 2 && (letters(of: other).contains(letters(of: word)) || letters(of: word).contains(letters(of: other)))
    return (word: other, rank: (-shared, isPart ? 0 : 1, distance(from: word.lowercased(), to: other.lowercased()), index))
  }
  return ranked.sorted { $0.rank < $1.rank }.prefix(count).map(\.word)
}

/// The letters and digits of a word in lower case. The ids of devices have hyphens that people leave out.
private func letters(of word: String) -> String {
  word.lowercased().filter { $0.isLetter || $0.isNumber }
}

/// The number of characters to insert, to remove, to replace or to swap with the next one between two words (the distance of
/// optimal string alignment). Only the first 64 count.
private func distance(from one: String, to other: String) -> Int {
  let (one, other) = (Array(one.prefix(64)), Array(other.prefix(64)))
  var rows = [Array(0...other.count)]
  for (line, character) in one.enumerated() {
    var row = [line + 1]
    for (column, counterpart) in other.enumerated() {
      let replaced = rows[line][column] + (character == counterpart ? 0 : 1)
      var least = min(replaced, rows[line][column + 1] + 1, row[column] + 1)
      if line > 0, column > 0, character == other[column - 1], one[line - 1] == counterpart {
        least = min(least, rows[line - 1][column - 1] + 1)
      }
      row.append(least)
    }
    rows.append(row)
  }
  return rows[one.count][other.count]
}
