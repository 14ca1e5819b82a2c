import SplitKit

extension Value {
  /// The slot that an answer names, or 0.
  var slot: Int { self["slot"]?.number.flatMap { Int(exactly: $0) } ?? 0 }

  /// Whether a server sends this message by itself, when files have changed or while an app ends. Nothing follows from it.
  var isNews: Bool { ["reload", "scenes", "crashing"].contains(self["type"]) }

  /// The answer without the members that belong to a run of a server, or to the time at which the connection was lost.
  func comparable(like answer: Value) -> Value {
    var own: Set = ["session"]
    if answer["type"] == "hello" { own.formUnion(["server", "epoch", "resumeFor"]) }
    if answer["received"] != nil { own.formUnion(["events", "eventsDropped"]) }
    return without(own).withoutByte
  }

  /// A `malformed` error without the place of its fault: a transcript has the message, and not the bytes that the client wrote.
  private var withoutByte: Value {
    guard self["code"] == "malformed", let members, let text = self["message"]?.string,
      let range = text.ranges(of: " (at byte ").last
    else { return self }
    return .object(members.map { $0.name == "message" ? Member("message", .string(String(text[..<range.lowerBound]))) : $0 })
  }

  /// The object without some members. Any other value is returned as it is.
  func without(_ names: Set<String>) -> Value {
    guard let members else { return self }
    return .object(members.filter { !names.contains($0.name) })
  }
}
