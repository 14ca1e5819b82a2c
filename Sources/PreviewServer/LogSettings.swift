import HostSystem
import Logging
import Monitoring

/// How a server writes its log, which goes to standard error.
package struct LogSettings: Sendable {
  /// The least level of what is written. Default `notice`.
  package var level = Logger.Level.notice
  /// The form of a line. Default `text`.
  package var format = LogFormat.text

  package init() {}

  /// The log of a process. No caller waits for a reader of the log, which leaves out lines and reports their number if nobody reads.
  ///
  /// - Parameter process: The name of the process, which each line has, or nil if it has none.
  package func logger(process: String?) -> Logger {
    var handler = LineLogHandler(
      label: Self.label, level: level, format: format, now: { Timestamp(milliseconds: CurrentProcess.millisecondsSince1970) },
      write: { BackgroundWriter.error.put($0) })
    if let process { handler[metadataKey: "process"] = .string(process) }
    BackgroundWriter.error.reportGaps { [handler] in handler.line(.warning, BackgroundWriter.sentence(leavingOut: $0)) }
    return Logger(label: Self.label) { [handler] _ in handler }
  }

  private static let label = "split-preview"
}
