import SplitKit

/// A key of a mapping with a fixed meaning: its name, the sentence that an editor shows for it, and the shape of its value.
package struct Field<Output>: Sendable {
  let name: String
  let isRequired: Bool
  let schema: @Sendable (inout SchemaDefinitions) -> Value
  /// Reads the field of a mapping that begins at a place.
  let read: @Sendable (SourceEntry?, SourceMark) throws(SourceError) -> Output
}

extension Shape {
  /// A field that every mapping has.
  @_semantics("optimize.sil.specialize.generic.never")
  package func field(_ name: String, _ summary: String) -> Field<Output> {
    Field(name: name, isRequired: true, schema: described(summary, default: nil)) { (entry, mark) throws(SourceError) in
      guard let entry else { throw SourceError(at: mark, "\(name) is missing. \(summary)") }
      return try read(entry.value)
    }
  }

  /// A field that can be left out, which stands for a default.
  @_semantics("optimize.sil.specialize.generic.never")
  package func field(_ name: String, default usual: Output, _ summary: String, written: Value? = nil) -> Field<Output>
  where Output: Sendable {
    Field(name: name, isRequired: false, schema: described(summary, default: written)) { (entry, _) throws(SourceError) in
      guard let entry else { return usual }
      return try read(entry.value)
    }
  }

  /// A field that can be left out.
  @_semantics("optimize.sil.specialize.generic.never")
  package func optional(_ name: String, _ summary: String) -> Field<Output?> {
    Field<Output?>(name: name, isRequired: false, schema: described(summary, default: nil)) { (entry, _) throws(SourceError) in
      guard let entry else { return nil }
      return try read(entry.value)
    }
  }

  /// The schema with the sentence that an editor shows, and the default.
  @_semantics("optimize.sil.specialize.generic.never")
  private func described(_ summary: String, default usual: Value?) -> @Sendable (inout SchemaDefinitions) -> Value {
    { definitions in
      let members = definitions.orOption(schema(&definitions)).members ?? []
      return .object([Member("description", .string(summary))] + members + (usual.map { [Member("default", $0)] } ?? []))
    }
  }
}
