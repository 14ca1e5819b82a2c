import PreviewProtocol
import Spelling
import SplitKit

/// The arguments of a call, whose names are all parameters of the tool.
///
/// A message of the wire may have members that the server does not know, because a client can be newer. A model that misspells a
/// name would then never hear about it, so a tool refuses such a name.
struct Arguments {
  let members: [Member]

  init(_ value: Value, of tool: String, _ parameters: [Parameter]) throws(ToolError) {
    members = value.members ?? []
    try Self.check(members, at: "", of: tool, parameters.map { ($0.name, $0.schema) })
  }

  /// The value of an argument, or nil if it is missing.
  subscript(name: String) -> Value? { members.first { $0.name == name }?.value }

  /// The arguments without one of them.
  func without(_ name: String) -> [Member] { members.filter { $0.name != name } }

  private static func check(
    _ members: [Member], at path: String, of tool: String, _ known: [(name: String, schema: Schema)]
  ) throws(ToolError) {
    for member in members {
      guard let parameter = known.first(where: { $0.name == member.name }) else {
        let names = known.map(\.name)
        let hint = nearWord(to: member.name.shortened, in: names).map { "Did you mean \(path)\($0)? " } ?? ""
        let all = known.isEmpty ? "It has none" : "It has \(names.map { path + $0 }.joined(separator: ", "))"
        throw ToolError("\(tool) has no parameter \(path)\(member.name.shortened). \(hint)\(all).")
      }
      guard case .object(let inner) = parameter.schema, inner.isClosed, let members = member.value.members else { continue }
      try check(members, at: "\(path)\(member.name).", of: tool, inner.members.map { ($0.name, $0.schema) })
    }
  }
}

/// The arguments that a tool reads itself. Everything else is read by the decoder of the wire.
extension Arguments {
  /// A text, or nil if the argument is missing.
  func text(_ name: String) throws(ToolError) -> String? {
    guard let value = self[name] else { return nil }
    guard let text = value.string else { throw ToolError("\(name) is \(value.inWords). It must be a string.") }
    return text
  }

  /// True or false. A missing argument is false.
  func flag(_ name: String) throws(ToolError) -> Bool {
    guard let value = self[name] else { return false }
    guard let flag = value.bool else { throw ToolError("\(name) is \(value.inWords). It must be true or false.") }
    return flag
  }

  /// A number in a range, or nil if the argument is missing.
  func number(_ name: String, in range: ClosedRange<Double>) throws(ToolError) -> Double? {
    guard let value = self[name] else { return nil }
    guard let number = value.number, range.contains(number) else {
      let (least, most) = (shortest(range.lowerBound), shortest(range.upperBound))
      throw ToolError("\(name) is \(value.inWords). It must be a number from \(least) to \(most).")
    }
    return number
  }

  /// A case of an enumeration, or nil if the argument is missing.
  func choice<Choice>(_ name: String) throws(ToolError) -> Choice? where Choice: RawRepresentable<String> & CaseIterable {
    guard let value = self[name] else { return nil }
    guard let choice = value.string.flatMap(Choice.init(rawValue:)) else {
      let names = Choice.allCases.map(\.rawValue)
      let hint = value.string.flatMap { nearWord(to: $0.shortened, in: names) }.map { " Did you mean \($0)?" } ?? ""
      throw ToolError("\(name) is \(value.inWords). It must be \(names.joined(separator: " or ")).\(hint)")
    }
    return choice
  }

  /// The members of an object, or none if the argument is missing.
  func object(_ name: String) throws(ToolError) -> [Member] {
    guard let value = self[name] else { return [] }
    guard let members = value.members else { throw ToolError("\(name) is \(value.inWords). It must be an object.") }
    return members
  }
}

/// The reason why a tool has failed, as a sentence for the model. Nothing has changed then.
struct ToolError: Error, Equatable {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
