import Spelling
import SplitKit

/// The words in messages from files, flags and addresses that no message has.
///
/// On the wire, a member that the server does not know is ignored, because a client can be newer. In a file, such a member is a mistake of
/// the person who wrote it, who would never hear of it.
extension ClientMessage {
  /// Throws an error that names the first unknown word of a message, and the nearest known one.
  ///
  /// - Parameter types: The types that the message can have.
  package static func refuseUnknownWords(
    in message: Value, of types: [MessageType] = MessageType.steps
  ) throws(ProtocolError) {
    guard let name = message["type"]?.string, let members = message.members else { return }
    guard let type = MessageType(rawValue: name) else {
      let hint = nearest(to: name.clipped, in: types.map(\.rawValue))
      throw ProtocolError(.unknownType, "There is no message type \(name.clipped). \(hint)", path: "type")
    }
    try type.schema.refuseUnknownMembers(of: .object(members), called: "A message \(name)", at: "")
    if let refusal = ActionArguments.refusal(of: message) { throw refusal }
  }
}

extension MessageType {
  /// The types of messages that change the window or the app.
  package static let steps: [MessageType] = [
    .tap, .swipe, .drag, .scroll, .edit, .focus, .resize, .rotate, .arrange, .background, .foreground, .traits, .set, .perform,
  ]
}

extension Schema {
  /// Throws an error for a member of an object, at any depth, that no form of the object has.
  fileprivate func refuseUnknownMembers(of value: Value, called noun: String, at path: String) throws(ProtocolError) {
    if let elements = value.array {
      guard let element = self.element else { return }
      for (index, part) in elements.enumerated() {
        try element.refuseUnknownMembers(of: part, called: "\(path)[\(index)]", at: "\(path)[\(index)]")
      }
    }
    guard let members = value.members, let forms = objects, !forms.contains(where: \.hasOthers) else { return }
    let known = forms.flatMap(\.members).filter { $0.schema != .never }
    for member in members {
      let inner = path.isEmpty ? member.name.clipped : "\(path).\(member.name.clipped)"
      let schemas = known.filter { $0.name == member.name }.map(\.schema)
      guard !schemas.isEmpty else {
        let names = known.map(\.name).filter { path.isEmpty ? !Self.ofEveryMessage.contains($0) : true }
        throw ProtocolError(
          .unknownProperty,
          "\(noun) has no \(member.name.clipped). \(nearest(to: member.name.clipped, in: Array(orderedSet: names)))",
          path: inner)
      }
      try Schema.anyOf(schemas).refuseUnknownMembers(of: member.value, called: inner, at: inner)
    }
  }

  private static let ofEveryMessage: Set = ["type", "id", "slot", "slots"]

  /// The descriptions of objects among the forms, or nil if an object can have any members.
  private var objects: [ObjectSchema]? {
    switch self {
    case .any, .map: nil
    case .object(let object): [object]
    case .named(let name): name.schema.objects
    case .anyOf(let schemas):
      schemas.reduce([] as [ObjectSchema]?) { all, schema in
        guard let all, let own = schema.objects else { return nil }
        return all + own
      }
    default: []
    }
  }

  /// The description of the elements of an array, or nil for no array.
  private var element: Schema? {
    switch self {
    case .list(let element, _, _): element
    case .named(let name): name.schema.element
    case .anyOf(let schemas): schemas.lazy.compactMap(\.element).first
    default: nil
    }
  }
}

extension [String] {
  /// The elements in their order, each once.
  fileprivate init(orderedSet elements: [String]) {
    self = elements.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
