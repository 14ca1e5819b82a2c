import SplitKit

extension Value {
  /// The value as reports write it: texts without quotes, numbers as on the wire, and all else as JSON.
  package var words: String {
    switch self {
    case .string(let text): text
    case .number(let number): shortest(number)
    case .array(let values): "[\(values.map(\.words).joined(separator: ", "))]"
    case .null, .bool, .object: json
    }
  }
}
