/// The access names of a server, as a file of YAML lists them: a token for each, and a bound of its clients.
///
/// ```yaml
/// format: 1
/// clients: 2
/// names:
///   anna: {token: 5f0c1b7e9a2d4c86, clients: 3}
///   ben: {token: 9d3e7a1c5b8f2046}
/// ```
///
/// Errors name the place and what would be right, as those about scenarios do. They repeat no token, because logs keep them.
package struct AccessList: Equatable, Sendable {
  /// A name with its token.
  package struct Entry: Equatable, Sendable {
    package let name: String
    package let token: String
    /// The greatest number of clients of this name at a time, or nil for no bound of its own.
    package let clients: Int?
  }

  /// The names in the order of the file. No two have the same name or the same token.
  package let entries: [Entry]

  /// The greatest number of names. The server compares the token of every request with all of them.
  package static let most = 500
  /// The greatest length of a file, in bytes.
  package static let length = 1 << 18
}

extension AccessList {
  /// Reads the text of a file. `file` is its path for errors.
  ///
  /// - Parameter others: Tokens of the server that no name may have.
  package static func read(yaml text: String, file: String, besides others: [String] = []) throws(ScenarioError) -> AccessList {
    do throws(SourceError) {
      return try read(text, besides: others)
    } catch {
      throw ScenarioError(in: file, error)
    }
  }

  private static func read(_ text: String, besides others: [String]) throws(SourceError) -> AccessList {
    guard text.utf8.count <= length else {
      throw SourceError(at: nil, "The file has \(text.utf8.count) bytes. A list of access names has at most \(length).")
    }
    let root = try SourceNode.read(yaml: text, beginning: "A list of access names begins with format: 1.")
    let file = try AccessFileSpec.shape.read(root)
    guard file.names.count <= most else {
      throw SourceError(at: file.names[most].mark, "The file has \(file.names.count) names. It has at most \(most).")
    }
    try checkTokens(of: file.names, besides: others)
    return AccessList(
      entries: file.names.map { Entry(name: $0.name, token: $0.value.token.text, clients: $0.value.clients ?? file.clients) })
  }

  /// Throws for a token that is not the only one of its kind.
  private static func checkTokens(of names: [Named<AccessSpec>], besides others: [String]) throws(SourceError) {
    var owners: [String: String] = [:]
    var errors = ErrorList()
    for name in names {
      let token = name.value.token
      if others.contains(token.text) {
        errors.note(SourceError(at: token.mark, "This is the token of the server itself. \(name.name) needs another one."))
      } else if let owner = owners.updateValue(name.name, forKey: token.text) {
        errors.note(SourceError(at: token.mark, "\(owner) has this token already. \(name.name) needs another one."))
      }
    }
    try errors.check()
  }
}

/// A file of access names as it is written.
struct AccessFileSpec: Sendable {
  let clients: Int?
  let names: [Named<AccessSpec>]

  static let shape: Shape<AccessFileSpec> = .mapping(
    "AccessFile", "a list of access names", Shape<Double>.formatField,
    Shape<Int>.clients.optional("clients", "The greatest number of clients of each name at a time."),
    Shape<[Named<AccessSpec>]>.named(AccessSpec.shape).field("names", "The names, each with a token.")
  ) { (_, _, clients, names) throws(SourceError) in AccessFileSpec(clients: clients, names: names) }
}

/// The value under a name.
struct AccessSpec: Sendable {
  let token: AccessTokenSpec
  let clients: Int?

  private static let mapping: Shape<AccessSpec> = .mapping(
    "Access", "a name", Shape<AccessTokenSpec>.token.field("token", "The token is 16 to 128 letters and digits."),
    Shape<Int>.clients.optional("clients", "The greatest number of clients of this name at a time.")
  ) { (_, token, clients) throws(SourceError) in AccessSpec(token: token, clients: clients) }

  /// The shape. Its error for anything but a mapping repeats no text, which may be a token.
  static let shape = Shape(
    schema: mapping.schema,
    read: { (node) throws(SourceError) in
      guard case .mapping = node.content else {
        throw SourceError(at: node.mark, "A name has a mapping with its token, such as {token: 5f0c1b7e9a2d4c86}.")
      }
      return try mapping.read(node)
    })
}

/// A token with its place.
struct AccessTokenSpec: Sendable {
  let text: String
  let mark: SourceMark
}

extension Shape where Output == AccessTokenSpec {
  /// A token. One of digits alone needs no quotes, and no error repeats it.
  fileprivate static let token = Shape(
    schema: { _ in ["type": "string", "pattern": "^[A-Za-z0-9]{16,128}$"] },
    read: { (node) throws(SourceError) in
      guard case .scalar(let scalar) = node.content, (16...128).contains(scalar.text.utf8.count),
        scalar.text.utf8.allSatisfy(\.isLetterOrDigit)
      else { throw SourceError(at: node.mark, "A token is 16 to 128 letters and digits. `split-preview access new` makes one.") }
      return AccessTokenSpec(text: scalar.text, mark: node.mark)
    })
}

extension Shape where Output == Int {
  /// A number of clients.
  fileprivate static let clients = Shape<Double>.number(1...100_000).map { (number, mark) throws(SourceError) in
    guard let count = Int(exactly: number) else { throw SourceError(at: mark, "The number of clients is a whole number.") }
    return count
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: false
    }
  }
}
