import SplitKit

extension JSONWriter {
  /// Writes the answer to the question which properties of a controller can be assigned.
  mutating func write(_ properties: [SettableProperty], of target: String, ack: Acknowledgement) {
    writeAnswer("properties", ack: ack) { writer in
      writer.member("target", target)
      writer.beginArray("properties")
      for property in properties { writer.write(property) }
      writer.endArray()
    }
  }

  private mutating func write(_ property: SettableProperty) {
    beginObject()
    member("name", property.name)
    write(property.kind)
    member("value", property.value)
    if let usual = property.defaultValue { member("default", usual) }
    member("summary", property.summary)
    endObject()
  }

  /// Writes the kind of a property, with its range or its choices.
  private mutating func write(_ kind: SettableProperty.Kind) {
    switch kind {
    case .choice(let values):
      member("kind", "choice")
      member("values", .array(values))
    case .flag: member("kind", "flag")
    case .number(let range, let unit):
      member("kind", unit.rawValue)
      member("minimum", range.lowerBound)
      member("maximum", range.upperBound)
    case .size: member("kind", "size")
    case .text: member("kind", "text")
    case .texts(let most):
      member("kind", "texts")
      member("most", most)
    case .detents: member("kind", "detents")
    }
  }
}
