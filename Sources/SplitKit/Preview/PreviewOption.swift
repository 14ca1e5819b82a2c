/// An option that a client can choose when it opens a preview.
public struct PreviewOption: Sendable {
  /// The kinds of values.
  public enum Kind: Sendable, Equatable {
    /// True or false.
    case flag
    /// One of these strings.
    case choice([String])
    /// The name of a new controller, or null.
    case name
    /// A length from 0 to 20,000 points, which is the limit for windows.
    case length
    /// A list of properties, as in `set`.
    case properties
  }

  package let name: String
  package let kind: Kind
  package let defaultValue: Value
  package let summary: String

  /// Describes an option by its name, what it takes, its value when nobody chooses, and a sentence on what it does.
  public init(_ name: String, _ kind: Kind, default defaultValue: Value, _ summary: String) {
    self.name = name
    self.kind = kind
    self.defaultValue = defaultValue
    self.summary = summary
  }
}

extension PreviewOption {
  /// The option for the calls in the log.
  static let log = PreviewOption(
    "log", .choice(Call.Detail.allCases.map(\.rawValue)), default: .string(Call.Detail.standard.rawValue),
    "Which calls are events: those that tell a split view's story, or all.")
}

/// The chosen options: every option of a preview has a value of its kind.
public struct PreviewOptions {
  fileprivate let values: [String: Value]
  fileprivate let chosen: Set<String>
  fileprivate let missed = MissedNames()

  /// The value of an option that the preview declares: the chosen one, else the default.
  ///
  /// Asking for any other is `null`, and the preview does not open.
  public subscript(name: String) -> Value {
    if let value = values[name] { return value }
    missed.names.append(name)
    return .null
  }

  /// The names that were asked for although the preview declares no such option.
  package var undeclared: [String] { missed.names }

  /// Whether the client chose a value for the option, even if it is the default.
  package func isChosen(_ name: String) -> Bool { chosen.contains(name) }

  /// The detail of the log.
  package var detail: Call.Detail { self["log"].string.flatMap(Call.Detail.init(rawValue:)) ?? .standard }
}

/// The names of options that were asked for by mistake.
private final class MissedNames {
  var names: [String] = []
}

extension Preview {
  /// Checks the chosen options and adds the defaults. Throws an error for an unknown option and for an invalid value.
  package func resolve(_ chosen: [Member]) throws(Refusal) -> PreviewOptions {
    for member in chosen where !options.contains(where: { $0.name == member.name }) {
      throw .unknownOption(member.name, of: id)
    }
    var values: [String: Value] = [:]
    for option in options {
      let value = chosen.first { $0.name == option.name }?.value ?? option.defaultValue
      if let allowed = option.kind.mismatch(with: value) {
        throw .invalid(path: "options.\(option.name)", "\(option.name) is \(allowed).")
      }
      values[option.name] = option.kind.present(value)
    }
    return PreviewOptions(values: values, chosen: Set(chosen.map(\.name)))
  }
}

extension PreviewOption.Kind {
  /// A valid value with the name of today for a display mode.
  fileprivate func present(_ value: Value) -> Value {
    guard case .choice(let names) = self, let name = value.string.flatMap(names.choice) else { return value }
    return .string(name)
  }

  /// The valid values of the option if the given value is invalid, or nil if it is valid.
  func mismatch(with value: Value) -> String? {
    switch (self, value) {
    case (.flag, .bool), (.name, .null), (.properties, .null), (.properties, .object): nil
    case (.name, .string(let name)) where NewControllerName.isValid(name): nil
    case (.choice(let names), .string(let name)) where names.choice(of: name) != nil: nil
    case (.properties, .array(let elements)) where elements.allSatisfy({ $0.members != nil }): nil
    case (.length, .number(let number)) where (0...20_000).contains(number): nil
    case (.flag, _): "true or false"
    case (.choice(let names), _): "one of \(names.joined(separator: ", "))"
    case (.name, _): "null, or the name of a new controller: \(NewControllerName.rule)"
    case (.length, _): "a number from 0 to 20000"
    case (.properties, _): "an object of properties, or a list of such objects"
    }
  }
}
