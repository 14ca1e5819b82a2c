import PreviewProtocol

/// Reads what the driver of the compiler prints with `-parseable-output`: messages in JSON, each after a line with its length in bytes.
struct CompilerOutput {
  /// A message of the driver that a build uses.
  enum Event: Equatable {
    /// The compiler begins with a file.
    case began(String)
    /// A job has ended, and has printed these lines.
    case printed([String])
    /// A job has ended by a signal, such as a crash of the compiler.
    case crashed(String)
  }

  /// The bytes of the message that are still to come, or nil between messages.
  private var missing: Int?
  private var message: [String] = []
  private var isInArguments = false

  /// Takes the next line. Returns the event of the message that it ends, or that of a line outside of messages.
  mutating func take(_ line: String) -> Event? {
    guard let missing else {
      if let length = Int(line), length > 1 { begin(length) } else if !line.isEmpty { return .printed([line]) }
      return nil
    }
    keep(line)
    self.missing = missing - line.utf8.count - 1
    return missing - line.utf8.count - 1 > 0 ? nil : end()
  }

  /// The length of a message is that without the end of its last line.
  private mutating func begin(_ length: Int) { (missing, message, isInArguments) = (length, [], false) }

  /// The arguments of a job name every file, in a message for every file. They are left out, so that a large app does not take longer.
  private mutating func keep(_ line: String) {
    if line.hasPrefix("  \"command_arguments\"") { isInArguments = true }
    if !isInArguments { message.append(line) }
    if line.hasPrefix("  ]") { isInArguments = false }
  }

  private mutating func end() -> Event? {
    missing = nil
    guard let value = try? JSONReader.read(Array(message.joined(separator: "\n").utf8)) else { return nil }
    switch value["kind"]?.string {
    case "began" where value["name"]?.string == "compile": return (value["inputs"]?.array?.first?.string).map(Event.began)
    case "finished": return value["output"]?.string.map { .printed(Self.lines(of: $0)) }
    case "signalled":
      let output = value["output"]?.string ?? value["error-message"]?.string ?? ""
      return .crashed(output)
    default: return nil
    }
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
