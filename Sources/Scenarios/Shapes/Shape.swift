import SplitKit

/// How a scenario file writes values of a type. The reader and the JSON Schema follow the same shape, so they cannot disagree.
///
/// The optimizer leaves the functions that make shapes generic (`optimize.sil.specialize.generic.never`). Shapes only read files, and copies
/// of these functions for each type were half of the module's code and of the time of its build.
package struct Shape<Output>: Sendable {
  /// The JSON Schema of the values. It adds the schemas that it refers to by name to the definitions.
  package let schema: @Sendable (inout SchemaDefinitions) -> Value
  /// Reads a value. Throws an error that says what would be right.
  package let read: @Sendable (SourceNode) throws(SourceError) -> Output

  /// Creates a shape from its schema and the function that reads its values.
  package init(
    schema: @escaping @Sendable (inout SchemaDefinitions) -> Value,
    read: @escaping @Sendable (SourceNode) throws(SourceError) -> Output
  ) {
    self.schema = schema
    self.read = read
  }

  /// The same values, made into something else. The function throws an error for one that means nothing.
  @_semantics("optimize.sil.specialize.generic.never")
  package func map<Other>(_ make: @escaping @Sendable (Output, SourceMark) throws(SourceError) -> Other) -> Shape<Other> {
    Shape<Other>(schema: schema) { (node) throws(SourceError) in try make(try read(node), node.mark) }
  }
}

/// The schemas that others refer to by name, in the order in which they were first needed.
package struct SchemaDefinitions: Sendable {
  package private(set) var members: [Member] = []
  private var names: Set<String> = []

  /// Creates an empty list.
  package init() {}

  /// The schema of values that depend on options where the schema is made, or nil where values cannot.
  private var ofOption: Value?

  /// Makes a schema of values that can depend on options, which another schema describes.
  mutating func withOptions(_ option: Value, _ make: (inout SchemaDefinitions) -> Value) -> Value {
    ofOption = option
    defer { ofOption = nil }
    return orOption(make(&self))
  }

  /// The schema of a value, or of one that depends on an option where values can.
  mutating func orOption(_ schema: Value) -> Value {
    guard let option = ofOption else { return schema }
    return ["anyOf": [schema, reference(to: "OptionChoice") { _ in option }]]
  }

  /// A reference to a schema, which is made where it is first needed. It may refer to itself.
  mutating func reference(to name: String, _ make: (inout SchemaDefinitions) -> Value) -> Value {
    if names.insert(name).inserted {
      let index = members.count
      members.append(Member(name, nil))
      members[index].value = make(&self)
    }
    return ["$ref": .string("#/$defs/\(name)")]
  }
}
