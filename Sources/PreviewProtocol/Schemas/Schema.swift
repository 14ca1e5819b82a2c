import SplitKit

/// A description of the values that a place of a message can have.
///
/// A description lies beside the code that decodes or encodes the value, and takes its names and limits from the same tables.
/// `json` writes it as JSON Schema, in the dialect 2020-12, for docs/asyncapi.json. The tests compare each description with
/// the decoder and with the messages of real conversations.
package indirect enum Schema: Equatable, Sendable {
  /// Any value.
  case any
  /// No value: a member with this description must be missing.
  case never
  case null
  case flag
  /// One value alone.
  case constant(Value)
  /// A string, with the greatest number of its characters, or nil for no limit.
  case text(most: Int?)
  /// A string that is none of some names, which others describe.
  case textExcept([String])
  /// One of some names. With `isOpen` there can be others, such as those of an app's own container.
  case names([String], isOpen: Bool)
  /// A finite number.
  case number(ClosedRange<Double>?)
  /// A number without a fraction.
  case whole(ClosedRange<Double>?)
  /// An array whose elements all have one description. With `isSet`, no element is there twice.
  case list(Schema, count: ClosedRange<Int>?, isSet: Bool)
  /// An array with one element for each description.
  case tuple([Schema])
  case object(ObjectSchema)
  /// An object with any names, whose values all have one description.
  case map(Schema)
  /// A value that at least one of these describes.
  case anyOf([Schema])
  /// A description that has a name and is written once.
  case named(SchemaName)
}

extension Schema {
  /// Any string.
  package static let text = Schema.text(most: nil)

  /// Any finite number.
  package static let number = Schema.number(nil)

  /// A whole number that counts something. The greatest is the largest that every reader of JSON reads exactly.
  static let count = Schema.whole(0...9_007_199_254_740_991)

  /// An array of any length.
  package static func list(_ element: Schema) -> Schema { .list(element, count: nil, isSet: false) }

  /// One of some names, and no other.
  static func names(_ names: [String]) -> Schema { .names(names, isOpen: false) }

  /// The cases of an enumeration, by their raw values.
  package static func choice<Choice>(of type: Choice.Type, isOpen: Bool = false) -> Schema
  where Choice: RawRepresentable<String> & CaseIterable {
    .names(type.allCases.map(\.rawValue), isOpen: isOpen)
  }

  /// The cases of an enumeration, by their names.
  static func names<Choice: Named>(of type: Choice.Type, isOpen: Bool = false) -> Schema {
    .names(type.allCases.map(\.name), isOpen: isOpen)
  }

  /// An object. A reader ignores other members than these.
  static func object(_ members: SchemaMember...) -> Schema { .object(ObjectSchema(members)) }

  /// An object. A reader ignores other members than these.
  static func object(_ members: [SchemaMember]) -> Schema { .object(ObjectSchema(members)) }

  /// This value or null.
  var orNull: Schema { .anyOf([self, .null]) }
}

/// The description of an object.
package struct ObjectSchema: Equatable, Sendable {
  package var members: [SchemaMember]
  /// Whether other members have a meaning. Otherwise only a newer program sends them, and a reader ignores them.
  package var hasOthers = false
  /// Whether a reader refuses other members, as that of a tool's arguments does, in place of ignoring them.
  package var isClosed = false
  /// The names of members of which at least one is there, or none for no such rule.
  package var atLeastOne: [String] = []
  /// The names of members that are not there together, or none for no such rule.
  package var notTogether: [String] = []

  package init(_ members: [SchemaMember], isClosed: Bool = false) { (self.members, self.isClosed) = (members, isClosed) }

  /// Another description with further members at its end.
  func adding(_ further: [SchemaMember]) -> ObjectSchema {
    var copy = self
    copy.members += further
    return copy
  }
}

/// The description of a member of an object.
package struct SchemaMember: Equatable, Sendable {
  package let name: String
  package let schema: Schema
  package let isRequired: Bool
  /// A sentence about the meaning, or nil if the name says it.
  package let summary: String?

  package init(name: String, schema: Schema, isRequired: Bool, summary: String?) {
    (self.name, self.schema, self.isRequired, self.summary) = (name, schema, isRequired, summary)
  }

  static func required(_ name: String, _ schema: Schema, _ summary: String? = nil) -> SchemaMember {
    SchemaMember(name: name, schema: schema, isRequired: true, summary: summary)
  }

  static func optional(_ name: String, _ schema: Schema, _ summary: String? = nil) -> SchemaMember {
    SchemaMember(name: name, schema: schema, isRequired: false, summary: summary)
  }

  /// A member that must be missing.
  static func missing(_ name: String) -> SchemaMember { optional(name, .never) }

  /// The same member in a message that has only what differs.
  var asOptional: SchemaMember { SchemaMember(name: name, schema: schema, isRequired: false, summary: summary) }
}
