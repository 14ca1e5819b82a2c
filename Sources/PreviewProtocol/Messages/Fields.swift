import SplitKit

/// The members of an object in a message, for reading them with checks.
///
/// Members that nobody reads are ignored, because a client can be newer than this server.
struct Fields {
  private let object: Value
  private let path: String

  /// Creates the fields of an object at a path of the message. A value that is no object has no fields.
  init(_ object: Value, at path: String = "") {
    self.object = object
    self.path = path
  }

  /// The field of an optional member, or nil if it is missing. Its value can still be `null`, which most reading
  /// methods refuse.
  func optional(_ name: String) -> Field? {
    object[name].map { Field(value: $0, path: path(of: name)) }
  }

  /// The field of a required member. Throws an error if it is missing.
  func required(_ name: String) throws(ProtocolError) -> Field {
    guard let field = optional(name) else {
      throw ProtocolError(.missing, "\(path(of: name)) is missing.", path: path(of: name))
    }
    return field
  }

  /// The names of all members, in the order of the text.
  var memberNames: [String] { (object.members ?? []).map(\.name) }

  /// The path of a member, as errors name it.
  func path(of name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }
}

/// A value in a message, with the path by which an error names it.
struct Field {
  let value: Value
  let path: String

  /// An error that names the value and what is allowed. `rule` is a sentence without its full stop.
  func invalid(_ rule: String) -> ProtocolError {
    ProtocolError(.invalid, "\(path) is \(value.summary). \(rule).", path: path)
  }
}

extension Field {
  func string() throws(ProtocolError) -> String {
    guard let text = value.string else { throw invalid("It must be a string") }
    return text
  }

  /// A string, or nil for `null`.
  func stringOrNull() throws(ProtocolError) -> String? {
    guard value != .null else { return nil as String? }
    guard let text = value.string else { throw invalid("It must be a string or null") }
    return text
  }

  /// A number in the range. `noun` names such a number at the beginning of a sentence, as in "A size".
  func number(in range: ClosedRange<Double>, _ noun: String) throws(ProtocolError) -> Double {
    guard let number = value.number, range.contains(number) else {
      let (lowest, highest) = (Value.number(range.lowerBound).summary, Value.number(range.upperBound).summary)
      throw invalid("\(noun) must be a number from \(lowest) to \(highest)")
    }
    return number
  }

  /// A width or height.
  func size() throws(ProtocolError) -> Double { try number(in: Limits.size, "A size") }

  /// An x or y.
  func coordinate() throws(ProtocolError) -> Double { try number(in: Limits.coordinate, "A coordinate") }

  /// The x or y of an offset.
  func offset() throws(ProtocolError) -> Double { try number(in: Limits.offset, "An offset") }

  /// A case of an enumeration, by its raw value.
  func choice<Choice>() throws(ProtocolError) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let choice = value.string.flatMap(Choice.init(rawValue:)) else {
      let names = Choice.allCases.map(\.rawValue)
      throw invalid("It must be \(names.listed)").hinting(at: value, among: names)
    }
    return choice
  }

  /// The members of an object.
  func members() throws(ProtocolError) -> [Member] {
    guard let members = value.members else { throw invalid("It must be an object") }
    return members
  }

  /// The fields of an object.
  func fields() throws(ProtocolError) -> Fields {
    _ = try members()
    return Fields(value, at: path)
  }

  /// The elements of an array, each with its own path, or nil if the value is no array.
  var elements: [Field]? {
    value.array.map { elements in
      elements.enumerated().map { Field(value: $0.element, path: "\(path)[\($0.offset)]") }
    }
  }

  /// Insets as `[top, left, bottom, right]`.
  func insets() throws(ProtocolError) -> EdgeInsets {
    guard let elements, elements.count == 4 else { throw invalid("It must be four numbers: [top, left, bottom, right]") }
    func inset(_ index: Int) throws(ProtocolError) -> Double {
      try elements[index].number(in: Limits.inset, "An inset")
    }
    return EdgeInsets(top: try inset(0), left: try inset(1), bottom: try inset(2), right: try inset(3))
  }
}

extension Value {
  /// The value as a message to people mentions it: in full if it is short.
  var summary: String {
    switch self {
    case .string(let text): "\"\(text.clipped)\""
    case .array: short ?? "an array"
    case .object: short ?? "an object"
    case .null, .bool, .number: json
    }
  }
}

extension Value {
  /// The text of an array or an object, if it is short and not empty.
  private var short: String? {
    let text = JSONWriter.text(of: self)
    return (3...Self.longestShort).contains(text.count) ? String(decoding: text, as: UTF8.self) : nil
  }

  /// The length in bytes up to which a text counts as short. An empty array or object is described by its kind instead.
  private static let longestShort = 40
}

extension [String] {
  /// The names as a sentence lists them: `a, b or c`.
  var listed: String {
    count < 2 ? joined() : "\(dropLast().joined(separator: ", ")) or \(self[count - 1])"
  }
}
