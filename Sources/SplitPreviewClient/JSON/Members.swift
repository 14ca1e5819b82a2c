/// The members of an object that came from a server, and the path at which the object stands in its message.
///
/// Each function throws ``PreviewError/protocolMismatch(path:expected:)`` for a member that is not what the protocol says.
struct Members {
  let values: [String: JSON]
  let path: String

  init(_ values: [String: JSON], at path: String = "") { (self.values, self.path) = (values, path) }

  init(_ value: JSON?, at path: String) throws(PreviewError) {
    guard let values = value?.object else { throw .protocolMismatch(path: path, expected: "an object") }
    self.init(values, at: path)
  }

  /// Reads a member that has to be there.
  func read<Result>(_ name: String, _ expected: String, _ read: (JSON) -> Result?) throws(PreviewError) -> Result {
    guard let value = values[name], let result = read(value) else { throw mismatch(name, expected) }
    return result
  }

  /// Reads a member that may be missing or null.
  func readIfPresent<Result>(_ name: String, _ expected: String, _ read: (JSON) -> Result?) throws(PreviewError) -> Result? {
    guard let value = values[name], value != .null else { return nil }
    guard let result = read(value) else { throw mismatch(name, expected) }
    return result
  }

  /// Reads each object of an array. A missing array is an empty one.
  func list<Element>(
    _ name: String, _ make: (Members) throws(PreviewError) -> Element
  ) throws(PreviewError) -> [Element] {
    var elements: [Element] = []
    for (index, value) in (try readIfPresent(name, "an array", \.array) ?? []).enumerated() {
      elements.append(try make(try Members(value, at: "\(inner(name))[\(index)]")))
    }
    return elements
  }

  func object(_ name: String) throws(PreviewError) -> Members { try Members(values[name], at: inner(name)) }

  private func inner(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

  private func mismatch(_ name: String, _ expected: String) -> PreviewError {
    .protocolMismatch(path: inner(name), expected: expected)
  }
}

extension Members {
  func string(_ name: String) throws(PreviewError) -> String { try read(name, "a string", \.string) }
  func number(_ name: String) throws(PreviewError) -> Double { try read(name, "a number", \.number) }
  func integer(_ name: String) throws(PreviewError) -> Int { try read(name, "an integer", \.integer) }
  func bool(_ name: String) throws(PreviewError) -> Bool { try read(name, "true or false", \.bool) }
  func strings(_ name: String) throws(PreviewError) -> [String] { try read(name, "an array of strings", \.strings) }

  func word<Word: PreviewWord>(_ name: String) throws(PreviewError) -> Word {
    try read(name, "a string") { $0.string.map(Word.init) }
  }

  func wordIfPresent<Word: PreviewWord>(_ name: String) throws(PreviewError) -> Word? {
    try readIfPresent(name, "a string") { $0.string.map(Word.init) }
  }

  /// The sentences of `because`, or of another object that has only strings.
  func texts(_ name: String) throws(PreviewError) -> [String: String] {
    try readIfPresent(name, "an object of strings") { value in
      value.object.flatMap { members in
        let texts = members.compactMapValues(\.string)
        return texts.count == members.count ? texts : nil
      }
    } ?? [:]
  }
}

extension JSON {
  /// The number as an integer, or nil for a value that is none.
  var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// The elements of an array that has only strings.
  var strings: [String]? { elements(\.string) }

  /// The elements of an array that has only numbers.
  var numbers: [Double]? { elements(\.number) }

  private func elements<Element>(_ read: (JSON) -> Element?) -> [Element]? {
    guard let array else { return nil }
    let elements = array.compactMap(read)
    return elements.count == array.count ? elements : nil
  }
}
