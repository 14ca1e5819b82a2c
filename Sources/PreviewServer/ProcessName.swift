/// The name of a process among those that serve behind one address.
///
/// A proxy finds it before the hyphen in the name of a session, so it has no hyphen, and nothing that an address would escape.
enum ProcessName {
  /// The greatest length of a name.
  private static let longest = 16

  /// Whether a text is 1 to 16 lower-case letters and digits, and begins with a letter.
  static func isValid(_ text: String) -> Bool {
    let bytes = text.utf8
    guard (1...longest).contains(bytes.count), let first = bytes.first, isLetter(first) else { return false }
    return bytes.allSatisfy { isLetter($0) || isDigit($0) }
  }

  /// The name of a new session of a process, which nobody can guess. Without a name of the process, it has no prefix.
  static func sessionName(in process: String?) -> String { (process.map { "\($0)-" } ?? "") + RandomName.make() }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
