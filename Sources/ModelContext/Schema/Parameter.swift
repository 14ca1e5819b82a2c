import SplitKit

/// A parameter of a tool: a member of its arguments.
///
/// The schema that a client gets and the names that a call may have both follow from this. The values of most parameters become
/// members of a message of the wire, whose decoder checks them.
struct Parameter: Sendable {
  let name: String
  let kind: Kind
  /// A sentence for the model, or an empty text if the name says it all.
  let summary: String
  let isRequired: Bool

  /// The kinds of values.
  indirect enum Kind: Sendable {
    case text
    case flag
    case number(ClosedRange<Double>)
    /// One of these strings.
    case choice([String])
    /// Null, or a value of another kind.
    case orNull(Kind)
    /// So many values of a kind.
    case list(Kind, count: ClosedRange<Int>)
    /// An object with these members and no others.
    case object([Parameter])
    /// An object whose members depend on what the other parameters name.
    case anyObject
    /// An object of that kind, or a list of them.
    case anyObjects
  }

  static func required(_ name: String, _ kind: Kind, _ summary: String = "") -> Parameter {
    Parameter(name: name, kind: kind, summary: summary, isRequired: true)
  }

  static func optional(_ name: String, _ kind: Kind, _ summary: String = "") -> Parameter {
    Parameter(name: name, kind: kind, summary: summary, isRequired: false)
  }
}

extension Parameter.Kind {
  /// One of the cases of an enumeration, or of some of them.
  static func choice<Choice>(_ cases: [Choice]) -> Self where Choice: RawRepresentable<String> {
    .choice(cases.map(\.rawValue))
  }
}
