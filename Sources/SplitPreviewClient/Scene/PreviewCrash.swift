/// The end of an app that has a process of its own (docs/protocol.md, "crash").
///
/// The app answers again after ``PreviewRequest/restart(isFresh:)``, and so does one that is opened anew.
public struct PreviewCrash: Sendable, Equatable {
  /// The way in which the process has ended: `trap`, `signal`, `loop`, `stack`, `exit` or `memory`.
  public let reason: String
  /// A sentence for people.
  public let message: String
  /// The place in the app's own code, as far as it is known. Lines and columns begin with 1.
  public let place: Place?
  /// The functions that were running, the innermost first.
  public let frames: [Frame]
  /// The last calls before the end, beginning with the oldest, as the events of a scene have them.
  public let calls: [JSON]

  /// A place in the code.
  public struct Place: Sendable, Equatable, CustomStringConvertible {
    /// The path of the file.
    public let file: String
    /// The line, beginning with 1, or nil if it is not known.
    public let line: Int?
    /// The column, beginning with 1, or nil if it is not known.
    public let column: Int?

    /// The place as compilers write it, such as `Detail.swift:41:7`.
    public var description: String {
      ([file] + [line, line == nil ? nil : column].compactMap { $0.map(String.init) }).joined(separator: ":")
    }
  }

  /// A function that was running.
  public struct Frame: Sendable, Equatable {
    /// The name of the function.
    public let function: String
    /// The path of its file, or nil if it is not known.
    public let file: String?
    /// The line, beginning with 1, or nil if it is not known.
    public let line: Int?
  }
}

extension PreviewCrash {
  init(_ members: Members) throws(PreviewError) {
    (reason, message) = (try members.string("reason"), try members.string("message"))
    let file = try members.readIfPresent("file", "a string", \.string)
    let line = try members.readIfPresent("line", "an integer", \.integer)
    let column = try members.readIfPresent("column", "an integer", \.integer)
    place = file.map { Place(file: $0, line: line, column: column) }
    frames = try members.list("frames") { frame throws(PreviewError) in
      Frame(
        function: try frame.string("function"), file: try frame.readIfPresent("file", "a string", \.string),
        line: try frame.readIfPresent("line", "an integer", \.integer))
    }
    calls = try members.read("calls", "an array", \.array)
  }
}

extension PreviewCrash: CustomStringConvertible {
  /// The sentence of the message, behind the place if that is known.
  public var description: String { "\(place.map { "\($0): " } ?? "")\(message)" }
}
