#if !canImport(ObjectiveC)
  import Foundation

  // The texts in the user's language that Swift code asks for since iOS 15, which Foundation does not have on Linux.

  extension String {
    /// A text with values in it, as a key of a file of strings: `String.LocalizationValue`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
      let key: String
      let values: [String]

      /// Creates the key of a text without values.
      public init(stringLiteral value: String) { (key, values) = (value.replacing("%", with: "%%"), []) }
      /// Creates the key of a text with values.
      public init(_ value: String) { self.init(stringLiteral: value) }
      /// Creates the key of a text with values in it.
      public init(stringInterpolation: StringInterpolation) {
        (key, values) = (stringInterpolation.key, stringInterpolation.values)
      }

      /// The parts of a text with values. Each value has the mark of its type in the key, as with Apple's.
      public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var values: [String] = []

        /// Begins a text.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds words.
        public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }
        /// Adds a whole number.
        public mutating func appendInterpolation(_ value: some BinaryInteger) { add("%lld", "\(value)") }
        /// Adds a number, with six digits after the point.
        public mutating func appendInterpolation(_ value: Double) { add("%lf", String(format: "%lf", value)) }
        /// Adds a number in a format of its own.
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
          add(specifier, (value as? any CVarArg).map { String(format: specifier, $0) } ?? "\(value)")
        }
        /// Adds any other value.
        public mutating func appendInterpolation<T>(_ value: T) { add("%@", "\(value)") }

        private mutating func add(_ mark: String, _ value: String) {
          key += mark
          values.append(value)
        }
      }

      /// The text in a language, with the values in the place of their marks.
      func text(table: String?, bundle: Bundle?, value: String? = nil) -> String {
        let format = (bundle ?? .main).localizedString(forKey: key, value: value ?? key, table: table)
        return format.filled(with: values)
      }
    }

    /// Finds a text in the files of strings. A text that is in none of them is its key.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
      comment: StaticString? = nil
    ) { self = keyAndValue.text(table: table, bundle: bundle) }

    /// Finds a text by a key. A text that is in no file of strings is the default.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      let format = (bundle ?? .main).localizedString(forKey: "\(key)", value: defaultValue.key, table: table)
      self = format.filled(with: defaultValue.values)
    }

    /// Finds the text of a resource.
    public init(localized resource: LocalizedStringResource) {
      self = resource.defaultValue.text(table: resource.table, bundle: nil)
    }

    /// The text with values in the place of their marks, such as `%@`, `%lld` and `%2$@`.
    fileprivate func filled(with values: [String]) -> String {
      var next = 0
      return replacing(/%(?:%|(?:(\d+)\$)?[-+ 0#]*\d*(?:\.\d+)?(?:ll|l|h|q|z)?[@a-zA-Z])/) { match in
        if match.0 == "%%" { return "%" }
        let index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
        next += 1
        return values.indices.contains(index) ? values[index] : String(match.0)
      }
    }
  }

  /// A text that is looked up later: `LocalizedStringResource`.
  public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
    /// The text as a key.
    public let defaultValue: String.LocalizationValue
    /// The name of the file of strings, or nil for the usual one.
    public let table: String?

    /// Creates the resource of a text.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) { (defaultValue, self.table) = (keyAndValue, table) }
    /// Creates the resource of a text without values.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }
    /// Creates the resource of a text with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
  }
#endif
