import Logging

/// An event as a line.
struct LogLine {
  let time: Timestamp
  let level: Logger.Level
  let label: String
  let message: String
  let details: [(name: String, value: Logger.MetadataValue)]

  /// The names of JSON's own members. A detail of such a name gets a `_` in front, because a name twice in an object is an error
  /// for some readers.
  private static let ownNames: Set<String> = ["time", "level", "label", "message"]

  /// The event for people: the time, the level, the message, and each detail as `name=value`.
  var text: String {
    let words = ["\(time)", level.rawValue, LogText.escaped(message, quotes: false)]
    return (words + details.map { "\(LogText.word($0.name))=\(LogText.word(Self.plain($0.value)))" }).joined(separator: " ")
  }

  /// The event as a JSON object.
  var json: String {
    let own: [(name: String, value: Logger.MetadataValue)] = [
      ("time", .string("\(time)")), ("level", .string(level.rawValue)), ("label", .string(label)), ("message", .string(message)),
    ]
    return Self.object(own + details.map { (Self.ownNames.contains($0.name) ? "_\($0.name)" : $0.name, $0.value) })
  }

  private static func object(_ members: [(name: String, value: Logger.MetadataValue)]) -> String {
    "{" + members.map { "\(LogText.quoted($0.name)):\(json(of: $0.value))" }.joined(separator: ",") + "}"
  }

  private static func json(of value: Logger.MetadataValue) -> String {
    switch value {
    case .string(let text): LogText.quoted(text)
    case .stringConvertible(let value): number(value) ?? LogText.quoted("\(value)")
    case .dictionary(let members): object(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    case .array(let values): "[" + values.map(json).joined(separator: ",") + "]"
    }
  }

  /// The JSON of a number or a truth value, or nil for anything else.
  private static func number(_ value: any CustomStringConvertible) -> String? {
    switch value {
    case let whole as any FixedWidthInteger: "\(whole)"
    case let truth as Bool: "\(truth)"
    case let fraction as Double where fraction.isFinite: "\(fraction)"
    default: nil
    }
  }

  private static func plain(_ value: Logger.MetadataValue) -> String {
    switch value {
    case .string(let text): text
    case .stringConvertible(let value): "\(value)"
    case .dictionary, .array: json(of: value)
    }
  }
}
