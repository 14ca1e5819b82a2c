import SplitKit

extension Value {
  /// The value as JSON, in one line.
  package var json: String { String(decoding: JSONWriter.text(of: self), as: UTF8.self) }
}
