/// A look at a text before YAML's reader sees it, for keys that the reader could compare without end (`SourceLimits`).
///
/// The scan knows no quotes. A word after an asterisk counts as an alias if the text also has it after an ampersand, as an anchor, so
/// words in a text that stand between asterisks do not count.
struct AliasScan {
  /// How often each word stands after an asterisk, and the words that stand after an ampersand.
  private var (uses, anchors): ([[UInt8]: Int], Set<[UInt8]>) = ([:], [])
  /// The line of the first key that can be an alias, a mapping or a list.
  private var key: Int?
  private var line = 1
  /// The byte before, and the last one that is no space.
  private var (previous, last) = (UInt8(ascii: " "), UInt8(ascii: " "))
  /// Whether the byte before is a question mark at the beginning of a value. One at the end of a word is a part of a text.
  private var isQuestion = false
  /// The sign before the last word if it makes an anchor or an alias of it, and the word, while it goes on.
  private var (sign, word): (UInt8?, [UInt8]) = (nil, [])
  /// Whether the last word can be an alias, and whether it goes on.
  private var (isAlias, isInWord) = (false, false)

  /// Scans a text.
  init(_ text: String) {
    for byte in text.utf8 { note(byte) }
    note(UInt8(ascii: "\n"))
  }

  /// Throws an error if the text has many aliases, and a key that is no word.
  func check() throws(SourceError) {
    guard let key, aliases > SourceLimits.aliasesBesideKeys else { return }
    throw SourceError(
      at: SourceMark(line: key, column: 1),
      "A file with more than \(SourceLimits.aliasesBesideKeys) aliases has words as keys, and neither aliases nor lists nor mappings."
    )
  }

  /// The number of words that can be aliases.
  private var aliases: Int { anchors.reduce(0) { $0 + (uses[$1] ?? 0) } }

  private mutating func note(_ byte: UInt8) {
    noteKey(before: byte)
    if byte.isOfWord {
      if !isInWord { beginWord() }
      if sign != nil { word.append(byte) }
    } else {
      if isInWord { endWord() }
      if !byte.isSpace { isAlias = false }
    }
    if byte == UInt8(ascii: "\n") { line += 1 }
    isQuestion = byte == UInt8(ascii: "?") && (previous.isSpace || "[{,".utf8.contains(previous))
    if !byte.isSpace { last = byte }
    previous = byte
  }

  private mutating func beginWord() {
    sign = "*&".utf8.contains(previous) ? previous : nil
    (word, isInWord, isAlias) = ([], true, sign == UInt8(ascii: "*"))
  }

  private mutating func endWord() {
    isInWord = false
    switch sign {
    case UInt8(ascii: "*"): uses[word, default: 0] += 1
    case UInt8(ascii: "&"): anchors.insert(word)
    default: break
    }
  }

  /// Notes a key: something after a question mark and a space, or before a colon after a bracket or an alias.
  private mutating func noteKey(before byte: UInt8) {
    let endsValue = last == UInt8(ascii: "]") || last == UInt8(ascii: "}") || isAlias
    guard byte == UInt8(ascii: ":") && endsValue || byte.isSpace && isQuestion else { return }
    key = key ?? line
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self <= UInt8(ascii: " ") }

  /// Whether the byte can stand in the name of an alias, or in a letter beyond ASCII.
  fileprivate var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }
}
