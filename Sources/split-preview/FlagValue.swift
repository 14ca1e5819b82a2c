import Spelling

/// The value of a flag that the parser of the command line refuses, and the values that it takes.
struct FlagValue {
  private let text: String
  private let known: [String]

  /// Reads the sentence of the parser, such as “The value 'jnit' is invalid for '--format <format>'. Please provide one of 'text' and
  /// 'junit'.” It is nil for any other sentence.
  init?(refusedBy sentence: String) {
    let parts = sentence.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 5, parts[0].hasSuffix("The value "), parts[2].hasPrefix(" is invalid for ") else { return nil }
    text = parts[1]
    known = stride(from: 5, to: parts.count, by: 2).map { parts[$0] }
  }

  /// The nearest value, or nil if none is near.
  var nearest: String? { nearWord(to: text.clipped, in: known) }
}
