import SplitKit

extension Shape where Output == String {
  /// The name of a controller, a content or an option: 1 to 64 letters, digits and hyphens, and no hyphen at first.
  static let name = Shape(
    schema: { _ in ["type": "string", "pattern": .string(String.namePattern)] },
    read: { (node) throws(SourceError) in
      let text = try Shape.text.read(node)
      guard text.isName else { throw node.mismatch("a name, which has 1 to 64 letters, digits and hyphens") }
      return text
    })
}

extension Shape where Output == Column {
  static let column = Shape<String>.choice(Column.allCases.map(\.name)).map { (name, mark) throws(SourceError) in
    guard let column = Column(name: name) else { throw SourceError(at: mark, "There is no column \(name).") }
    return column
  }
}

extension Shape where Output == SplitBehavior {
  /// A behaviour that a split view can have, which is never automatic.
  static let splitBehavior = Shape<String>.choice(SplitBehavior.allCases.filter { $0 != .automatic }.map(\.name)).map {
    (name, mark) throws(SourceError) in
    guard let behavior = SplitBehavior(name: name) else { throw SourceError(at: mark, "There is no behaviour \(name).") }
    return behavior
  }
}

extension Shape where Output == DisplayMode {
  static let displayMode = Shape<String>.choice(DisplayMode.allCases.map(\.name).withOriginalNames).map {
    (name, mark) throws(SourceError) in
    guard let mode = DisplayMode(name: name) else { throw SourceError(at: mark, "There is no display mode \(name).") }
    return mode
  }
}

extension Shape {
  /// A name, or what the other shape reads.
  @_semantics("optimize.sil.specialize.generic.never")
  static func nameOr(
    _ name: String, _ what: String, named: @escaping @Sendable (String, SourceMark) -> Output, _ other: Shape
  ) -> Shape {
    Shape(
      schema: { definitions in
        definitions.reference(to: name) { ["anyOf": [Shape<String>.name.schema(&$0), other.schema(&$0)]] }
      },
      read: { (node) throws(SourceError) in
        switch node.content {
        case .scalar(let scalar) where scalar.isNull: throw node.mismatch(what)
        case .scalar: named(try Shape<String>.name.read(node), node.mark)
        case .mapping: try other.read(node)
        case .sequence: throw node.mismatch(what)
        }
      })
  }
}

extension Shape where Output == [PropertySpec] {
  /// A mapping from names of properties to values, as the message `set` has them. The controller checks them when it is made.
  static func properties(of owner: PropertyOwner) -> Shape {
    Shape(
      schema: owner.schema,
      read: { (node) throws(SourceError) in
        guard case .mapping(let entries) = node.content else { throw node.mismatch("a mapping from properties to values") }
        return entries.map { PropertySpec(member: Member($0.key, $0.value.value), mark: $0.mark, valueMark: $0.value.mark) }
      })
  }
}

extension SourceNode {
  /// The value as JSON would write it.
  var value: Value {
    switch content {
    case .scalar(let scalar):
      scalar.isNull ? .null : scalar.flag.map(Value.bool) ?? scalar.number.map(Value.number) ?? .string(scalar.text)
    case .sequence(let nodes): .array(nodes.map(\.value))
    case .mapping(let entries): .object(entries.map { Member($0.key, $0.value.value) })
    }
  }
}
