import Spelling
import SplitKit

extension Shape {
  /// A mapping with these fields and no others. `what` names it in errors: `a row`. The schema stands under `name`, so that it is
  /// written once.
  @_semantics("optimize.sil.specialize.generic.never")
  package static func mapping<each Part>(
    _ name: String, _ what: String, _ field: repeat Field<each Part>,
    make: @escaping @Sendable (SourceMark, repeat each Part) throws(SourceError) -> Output
  ) -> Shape {
    Shape(
      schema: { definitions in
        definitions.reference(to: name) { definitions in
          var properties: [Member] = []
          var required: [Value] = []
          for field in repeat each field {
            properties.append(Member(field.name, field.schema(&definitions)))
            if field.isRequired { required.append(.string(field.name)) }
          }
          return [
            "type": "object", "properties": .object(properties), "required": .array(required), "additionalProperties": false,
          ]
        }
      },
      read: { (node) throws(SourceError) in
        guard case .mapping(let entries) = node.content else { throw node.mismatch("\(what), which is a mapping") }
        var names: [String] = []
        for field in repeat each field { names.append(field.name) }
        var errors = ErrorList()
        for unknown in entries where !errors.isFull && !names.contains(unknown.key) {
          let sentence = "\(what.capitalizedFirst) has no \(unknown.key). \(nearest(to: unknown.key, in: names))"
          errors.note(SourceError(at: unknown.mark, sentence))
        }
        func value<Content>(_ field: Field<Content>) -> Content? {
          // A required key that is missing is most likely the one that is misspelt.
          let entry = entries.first { $0.key == field.name }
          guard entry != nil || errors.errors.isEmpty || !field.isRequired else { return nil }
          return errors.noting { () throws(SourceError) in try field.read(entry, node.mark) }
        }
        let values = (repeat value(each field))
        try errors.check()
        func found<Content>(_ value: Content?) -> Content {
          guard let value else { preconditionFailure("A field without an error has a value.") }
          return value
        }
        return try make(node.mark, repeat found(each values))
      })
  }

  /// A mapping with one of several keys, which says what it is: `{push: reader}`. `what` names it in errors: `an action`.
  @_semantics("optimize.sil.specialize.generic.never")
  package static func oneOf(_ name: String, _ what: String, _ cases: [Field<Output>]) -> Shape {
    let names = cases.map(\.name)
    return Shape(
      schema: { definitions in
        definitions.reference(to: name) { definitions in
          let properties = cases.map { Member($0.name, $0.schema(&definitions)) }
          return [
            "type": "object", "properties": .object(properties), "minProperties": 1, "maxProperties": 1,
            "additionalProperties": false,
          ]
        }
      },
      read: { (node) throws(SourceError) in
        guard case .mapping(let entries) = node.content, let entry = entries.first else {
          throw node.mismatch("\(what), which is a mapping with one of the keys \(names.listed(by: "or"))")
        }
        guard let found = cases.first(where: { $0.name == entry.key }) else {
          throw SourceError(
            at: entry.mark, "There is no \(what.withoutArticle) \(entry.key). \(nearest(to: entry.key, in: names))")
        }
        guard entries.count == 1 else {
          throw SourceError(
            at: entries[1].mark, "\(what.capitalizedFirst) has one key. This one has \(entry.key) and \(entries[1].key).")
        }
        return try found.read(entry, node.mark)
      })
  }

  /// A shape that contains itself, such as that of containers.
  @_semantics("optimize.sil.specialize.generic.never")
  package static func recursive(_ shape: @escaping @Sendable () -> Shape) -> Shape {
    Shape(schema: { shape().schema(&$0) }, read: { (node) throws(SourceError) in try shape().read(node) })
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  fileprivate var withoutArticle: String { split(separator: " ").dropFirst().joined(separator: " ") }
}
