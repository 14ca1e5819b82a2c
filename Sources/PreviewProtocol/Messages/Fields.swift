import SplitKit

/// The members of an object in a message, on the way to becoming typed.
///
/// Members that nobody asks for are ignored: a client may be newer than this server.
struct Fields {
  private let object: Value
  private let path: String

  /// The members of an object at that path of the message. Anything but an object has none.
  init(_ object: Value, at path: String = "") {
    self.object = object
    self.path = path
  }

  /// A member that may be left out. One that is there may still be `null`, which few readers of a field take.
  func optional(_ name: String) -> Field? {
    object[name].map { Field(value: $0, path: path(of: name)) }
  }

  /// A member that has to be there.
  func required(_ name: String) throws(ProtocolError) -> Field {
    guard let field = optional(name) else {
      throw ProtocolError(.missing, "\(path(of: name)) is missing.", path: path(of: name))
    }
    return field
  }

  /// The members that are there, in the order of the text.
  var memberNames: [String] { (object.members ?? []).map(\.name) }

  /// What an error calls a member.
  func path(of name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }
}

/// A value in a message, with the path by which an error names it.
struct Field {
  let value: Value
  let path: String

  /// An error that says what came and, in `rule`, what is allowed: a clause without its full stop.
  func invalid(_ rule: String) -> ProtocolError {
    ProtocolError(.invalid, "\(path) is \(value.summary); \(rule).", path: path)
  }
}

extension Field {
  func string() throws(ProtocolError) -> String {
    guard let text = value.string else { throw invalid("it is a string") }
    return text
  }

  /// A string, or nil for `null`.
  func stringOrNull() throws(ProtocolError) -> String? {
    guard value != .null else { return nil as String? }
    guard let text = value.string else { throw invalid("it is a string or null") }
    return text
  }

  /// A number in the range. `noun` is what such a number is called: "a size".
  func number(in range: ClosedRange<Double>, _ noun: String) throws(ProtocolError) -> Double {
    guard let number = value.number, range.contains(number) else {
      let (lowest, highest) = (Value.number(range.lowerBound).summary, Value.number(range.upperBound).summary)
      throw invalid("\(noun) is a number from \(lowest) to \(highest)")
    }
    return number
  }

  /// A width or height.
  func size() throws(ProtocolError) -> Double { try number(in: Limits.size, "a size") }

  /// An x or y.
  func coordinate() throws(ProtocolError) -> Double { try number(in: Limits.coordinate, "a coordinate") }

  /// One of an enum's cases by its name.
  func choice<Choice>() throws(ProtocolError) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let choice = value.string.flatMap(Choice.init(rawValue:)) else {
      throw invalid("it is \(Choice.allCases.map(\.rawValue).listed)")
    }
    return choice
  }

  /// The members of an object.
  func members() throws(ProtocolError) -> [Member] {
    guard let members = value.members else { throw invalid("it is an object") }
    return members
  }

  /// The object, to take its members apart.
  func fields() throws(ProtocolError) -> Fields {
    _ = try members()
    return Fields(value, at: path)
  }

  /// The elements of an array, each with its own path; nil when this is no array.
  var elements: [Field]? {
    value.array.map { elements in
      elements.enumerated().map { Field(value: $0.element, path: "\(path)[\($0.offset)]") }
    }
  }

  /// Insets as `[top, left, bottom, right]`.
  func insets() throws(ProtocolError) -> EdgeInsets {
    guard let elements, elements.count == 4 else { throw invalid("it is four numbers: [top, left, bottom, right]") }
    func inset(_ index: Int) throws(ProtocolError) -> Double {
      try elements[index].number(in: Limits.inset, "an inset")
    }
    return EdgeInsets(top: try inset(0), left: try inset(1), bottom: try inset(2), right: try inset(3))
  }
}

extension Value {
  /// The value as a message to people mentions it: in full when it is short.
  var summary: String {
    switch self {
    case .string(let text): "\"\(text.clipped)\""
    case .array: short ?? "an array"
    case .object: short ?? "an object"
    case .null, .bool, .number:
      String(decoding: JSONWriter.text(of: self), as: UTF8.self)
    }
  }
}

extension Value {
  /// An array or an object as it was written, if no more than a few members long.
  private var short: String? {
    let text = JSONWriter.text(of: self)
    return (3...Self.longestShort).contains(text.count) ? String(decoding: text, as: UTF8.self) : nil
  }

  /// In bytes. What is empty says less than what kind of value it is.
  private static let longestShort = 40
}

extension [String] {
  /// The names as a sentence lists them: `a, b or c`.
  var listed: String {
    count < 2 ? joined() : "\(dropLast().joined(separator: ", ")) or \(self[count - 1])"
  }
}
