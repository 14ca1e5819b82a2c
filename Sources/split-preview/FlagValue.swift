import Spelling

/// The value of a flag that the parser of the command line refuses, and the values that it takes.
struct FlagValue {
  private let text: String
  private let flag: String
  private let known: [String]

  /// Reads the sentence of the parser, such as “The value 'jnit' is invalid for '--format <format>'. Please provide one of 'text' and
  /// 'junit'.”, or with a line for each of many values. It is nil for any other sentence.
  init?(refusedBy sentence: String) {
    let parts = sentence.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 4, parts[0].hasSuffix("The value "), parts[2].hasPrefix(" is invalid for ") else { return nil }
    (text, flag) = (parts[1], parts[3])
    let lines = parts[4].split(separator: " - ").dropFirst().map { $0.filter { !$0.isWhitespace } }
    known = parts.count > 5 ? stride(from: 5, to: parts.count, by: 2).map { parts[$0] } : lines
    if known.isEmpty { return nil }
  }

  /// A sentence with the nearest value, or with all values if none is near.
  var sentence: String {
    "\(text.isEmpty ? "An empty text" : text.clipped) is no value of \(flag). \(nearestOfFew(to: text.clipped, in: known))"
  }
}
