import Workload

/// A measurement to make: a line of standard input, whose fields are separated by tabs.
struct Case {
  /// How far the work of a message goes.
  enum Depth: String {
    /// The message is read.
    case read
    /// The message is also applied, and the window laid out.
    case change
    /// The scene is also read off the window.
    case scene
    /// The session does all its work, up to the bytes that a socket gets.
    case session
    /// The session answers the last message of the case, a sweep or an overview. A step of it counts as a message.
    case inquiry
  }

  let label: String
  let depth: Depth
  let drag: Drag
  /// The number of messages that are measured.
  let count: Int
  /// The number of sessions among which the messages go round.
  private(set) var sessions: Int
  /// The messages before: an `open`, and others.
  let setUp: [[UInt8]]

  init?(_ line: String) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count >= 6, let depth = Depth(rawValue: fields[1]), let drag = Drag(rawValue: fields[2]),
      let count = Int(fields[3]), let sessions = Int(fields[4]), count > 0, sessions > 0
    else { return nil }
    label = fields[0]
    (self.depth, self.drag, self.count, self.sessions) = (depth, drag, count, sessions)
    setUp = fields[5...].map { Array($0.utf8) }
  }

  /// The same with one session.
  var alone: Case {
    var one = self
    one.sessions = 1
    return one
  }
}
