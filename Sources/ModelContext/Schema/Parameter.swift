import PreviewProtocol
import SplitKit

/// A parameter of a tool: a member of its arguments.
///
/// The schema that a client gets and the names that a call may have both follow from this. Most parameters are members of a message
/// of the wire, whose description lies beside its decoder.
struct Parameter: Sendable {
  let name: String
  /// The values, without references to other descriptions.
  let schema: Schema
  let isRequired: Bool
  /// A sentence for the model, or nil if the name says it all.
  let summary: String?

  private init(_ name: String, _ schema: Schema, isRequired: Bool, _ summary: String?) {
    (self.name, self.schema, self.isRequired, self.summary) = (name, schema.resolved, isRequired, summary)
  }

  static func required(_ name: String, _ schema: Schema, _ summary: String? = nil) -> Parameter {
    Parameter(name, schema, isRequired: true, summary)
  }

  static func optional(_ name: String, _ schema: Schema, _ summary: String? = nil) -> Parameter {
    Parameter(name, schema, isRequired: false, summary)
  }
}

extension Parameter {
  /// The members of a message of the wire.
  ///
  /// - Parameter others: Parameters that take the places of members with their names, or follow after all of them.
  static func members(of type: MessageType, with others: [Parameter] = []) -> [Parameter] {
    let members = type.members.map { member in
      others.first { $0.name == member.name }
        ?? Parameter(member.name, member.schema, isRequired: member.isRequired, member.summary)
    }
    return members + others.filter { other in !members.contains { $0.name == other.name } }
  }
}

extension [Parameter] {
  /// The JSON Schema of an object with these members and no others.
  var json: Value {
    let members = map { SchemaMember(name: $0.name, schema: $0.schema, isRequired: $0.isRequired, summary: $0.summary) }
    return Schema.object(ObjectSchema(members, isClosed: true)).json
  }
}
