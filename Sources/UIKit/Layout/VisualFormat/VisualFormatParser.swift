import Foundation

/// Reads a visual format by the grammar of Apple's "Visual Format Language" (Auto Layout Guide, appendix).
///
/// It reads two things more than the grammar has: blanks between symbols, and a relation or a priority in a connection without
/// parentheses, such as `|->=8@500-[a]`. Whether UIKit refuses them is not measured.
struct VisualFormatParser {
  private let characters: [Character]
  private var position = 0
  private var format: VisualFormat

  static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(text)
    try parser.read()
    return parser.format
  }

  private init(_ text: String) {
    characters = Array(text)
    format = VisualFormat(length: characters.count)
  }

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private func error(_ reason: String) -> VisualFormatError { VisualFormatError(reason: reason, position: position) }

  private mutating func skipBlanks() { while next?.isWhitespace == true { position += 1 } }

  /// Takes a word if it is next.
  private mutating func take(_ word: String) -> Bool {
    skipBlanks()
    guard characters[position...].starts(with: word) else { return false }
    position += word.count
    return true
  }

  // MARK: The line

  private mutating func read() throws(VisualFormatError) {
    try readOrientation()
    if try readSuperview() { format.connections.append(try connection()) }
    try readView()
    while true {
      skipBlanks()
      guard next != nil else { return }
      format.connections.append(try connection())
      if try readSuperview() { break }
      try readView()
    }
    skipBlanks()
    guard next == nil else { throw error("Expected the end of the format after the '|' of the superview") }
  }

  private mutating func readOrientation() throws(VisualFormatError) {
    skipBlanks()
    guard let letter = next, letter.isLetter else { return }
    guard letter == "H" || letter == "V" else { throw error("Expected 'H:', 'V:', '|' or a view in '[]'") }
    position += 1
    format.axis = letter == "V" ? .vertical : .horizontal
    guard take(":") else {
      throw error("Expected a ':' after \(letter) to specify \(letter == "V" ? "vertical" : "horizontal") arrangement")
    }
  }

  private mutating func readSuperview() throws(VisualFormatError) -> Bool {
    skipBlanks()
    let place = position
    guard take("|") else { return false }
    format.items.append((.superview, place))
    return true
  }

  private mutating func readView() throws(VisualFormatError) {
    guard take("[") else { throw error("Expected a view, which is a name in '[]'") }
    skipBlanks()
    let place = position
    guard let name = identifier() else { throw error("Expected the name of a view") }
    let predicates = take("(") ? try predicatesToParenthesis() : []
    guard take("]") else { throw error("Expected a ']' here to end the view") }
    format.items.append((.view(name: name, predicates), place))
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    skipBlanks()
    if next == "[" || next == "|" { return .standard }
    let predicates = take("(") ? try predicatesToParenthesis() : [try predicate(isBare: true)]
    guard take("-") else { throw error("Expected a '-' here to end the connection") }
    return .predicates(predicates)
  }

  // MARK: Predicates

  private mutating func predicatesToParenthesis() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat { predicates.append(try predicate(isBare: false)) } while take(",")
    guard take(")") else { throw error("Expected a ')' here to end the predicates") }
    return predicates
  }

  /// A predicate outside parentheses has no negative number, whose sign would be a hyphen of the line.
  private mutating func predicate(isBare: Bool) throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation: NSLayoutConstraint.Relation =
      take(">=") ? .greaterThanOrEqual : take("<=") ? .lessThanOrEqual : .equal
    if relation == .equal { _ = take("==") }
    let object = try quantity(isBare: isBare)
    return VisualFormat.Predicate(
      relation: relation, object: object, priority: take("@") ? try quantity(isBare: isBare) : nil)
  }

  private mutating func quantity(isBare: Bool) throws(VisualFormatError) -> VisualFormat.Quantity {
    skipBlanks()
    let place = position
    if let name = identifier() { return .name(name, position: place) }
    guard isBare ? next != "-" : true, let number = number() else {
      throw error("Expected a number or the name of a metric\(isBare ? "" : " or a view")")
    }
    return .number(number)
  }

  // MARK: Words

  /// A name as C has it.
  private mutating func identifier() -> String? {
    func isInName(_ character: Character) -> Bool { character == "_" || character.isLetter || character.isNumber }
    guard let first = next, isInName(first), !first.isNumber else { return nil }
    let rest = characters[position...].prefix(while: isInName)
    position += rest.count
    return String(rest)
  }

  /// A number with a sign and a fraction.
  private mutating func number() -> Double? {
    let sign = next == "-" || next == "+" ? 1 : 0
    let digits = characters[(position + sign)...].prefix { $0.isASCII && $0.isNumber || $0 == "." }
    let end = position + sign + digits.count
    guard let number = Double(String(characters[position..<end])) else { return nil }
    position = end
    return number
  }
}
