/// A sentence that names the word that is nearest to one that does not exist, or else all words.
package func nearest(to word: String, in words: [String]) -> String {
  if let near = nearWord(to: word, in: words) { return "Did you mean \(near)?" }
  return words.count <= fewWords
    ? all(words) : "The nearest are \(nearestWords(to: word, in: words, count: 3).listed(by: "and"))."
}

/// Sentences that name the word that is nearest to one that does not exist, and all words if they are few.
package func nearestOfFew(to word: String, in words: [String]) -> String {
  guard words.count <= fewWords, let near = nearWord(to: word, in: words) else { return nearest(to: word, in: words) }
  return "Did you mean \(near)? \(all(words))"
}

/// The greatest number of words that a sentence lists.
private let fewWords = 24

private func all(_ words: [String]) -> String {
  words.isEmpty ? "There are none." : "There \(words.count == 1 ? "is" : "are") \(words.listed(by: "and"))."
}
