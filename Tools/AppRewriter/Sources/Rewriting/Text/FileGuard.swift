import CFileGuard

/// Ends the process with a sentence about a file for which the parser or a rule needs more stack or time than there is.
///
/// The parser calls itself for what is nested, and so does whatever walks its tree. Much can be nested besides brackets: `try try a`,
/// `A -> A -> A`, `if … else if …`. For some of it, such as `[[[`, the parser looks ahead twice as long with each level. No limit of
/// brackets would therefore be enough, and none that is enough would leave the code of real apps alone.
public struct FileGuard {
  /// The lines to end with.
  private let full, late: String

  /// The seconds of the processor that the parser has for a file, and each pass over its tree. Ten thousand lines take less than one.
  public static let seconds = 30

  /// Sets the handlers, for the stack of this thread. Without this call, guards do nothing.
  public static func install(seconds: Int = seconds) { _ = file_guard_install(CInt(seconds)) }

  /// - Parameter name: The name of the file in sentences.
  public init(_ name: String, _ bytes: [UInt8], seconds: Int = seconds) {
    let place = Nesting(bytes).likelyPlace
    let start = "app-rewriter: \(name):\(place.line):\(place.column):"
    let end = "This place is the likeliest reason.\n"
    full = "\(start) The code of this file is nested too deeply for Swift's parser. \(end)"
    late = "\(start) The code of this file takes Swift's parser longer than \(seconds) seconds. \(end)"
  }

  /// Says that the file is read from now on, for which it has its seconds anew.
  public func enter() { file_guard_enter(full, late) }

  /// Says that no file is read from now on.
  public static func leave() { file_guard_enter("", "") }
}
