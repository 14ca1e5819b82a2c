import PreviewProtocol
import SplitKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a process has ended that was to do something for a command.
package struct AppCrash: Error, CustomStringConvertible {
  let sentences: [String]
  /// Whether code of the app was running.
  private let isOfApp: Bool

  /// The message, the place in the app's code, the app's functions that were running, and the last calls.
  init(_ notice: CrashNotice) {
    let place = notice.file.map { file in "at \(file)" + (notice.line.map { ":\($0)" } ?? "") }
    let frames = notice.frames.named(atMost: Self.mostFrames, with: notice.file, notice.line).map { frame in
      "in \(frame.function), \(frame.file ?? ""):\(frame.line ?? 0)"
    }
    let calls = notice.calls.suffix(Self.mostCalls).compactMap { call in
      call["call"]?.string.map { "\((call["class"] ?? call["receiver"])?.string ?? "").\($0)" }
    }
    isOfApp = notice != AppInstance.lossNotice
    sentences =
      [notice.message] + [place].compactMap(\.self) + frames
      + (calls.isEmpty ? [] : ["after the calls \(calls.joined(separator: ", "))"])
  }

  /// A process that has answered what nobody can read, because its program is of another version.
  init(unreadableAnswerTo question: String) {
    isOfApp = false
    sentences = ["The app's process sent an answer to \(question) that cannot be read. Its program may be of another version."]
  }

  /// A program that was not started, or that ended before it could do anything.
  init(startOf program: String, failedWith error: Int32) {
    let words = "The program \(program) cannot be started: \(String(cString: strerror(error)))."
    isOfApp = false
    sentences = [error == EPIPE ? AppInstance.loss : words]
  }

  /// The sentences, one a line.
  package var description: String { (isOfApp ? "The app has ended: " : "") + sentences.joined(separator: "\n") }

  private static let (mostFrames, mostCalls) = (5, 3)
}

extension [CrashNotice.Frame] {
  /// The innermost frames with a file. The last of them is in the app's own code, at a place, if the others are not.
  fileprivate func named(atMost most: Int, with file: String?, _ line: Int?) -> [CrashNotice.Frame] {
    let named = filter { $0.file != nil && $0.function != "<unknown>" }
    guard let own = named.dropFirst(most).first(where: { $0.file == file && $0.line == line }) else {
      return Array(named.prefix(most))
    }
    return named.prefix(most - 1) + [own]
  }
}
