import SplitKit

extension Value {
  /// The value as JSON, in one line.
  package var json: String { String(decoding: JSONWriter.text(of: self), as: UTF8.self) }

  /// A number of bytes that the value has at most as JSON. It is found without writing the value.
  var mostBytes: Int {
    switch self {
    case .null, .bool: 5
    case .number: 25
    case .string(let text): text.mostBytes
    case .array(let values): values.reduce(2) { $0 + $1.mostBytes + 1 }
    case .object(let members): members.reduce(2) { $0 + $1.name.mostBytes + $1.value.mostBytes + 2 }
    }
  }
}

extension String {
  /// A number of bytes that the text has at most as JSON, where a control character has six.
  fileprivate var mostBytes: Int { 6 * utf8.count + 2 }
}
