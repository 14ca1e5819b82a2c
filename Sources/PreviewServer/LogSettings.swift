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

  /// The log of a process.
  ///
  /// - Parameter process: The name of the process, which each line has, or nil if it has none.
  package func logger(process: String?) -> Logger {
    var logger = Logger(label: "split-preview") { label in
      LineLogHandler(
        label: label, level: level, format: format, now: { Timestamp(milliseconds: CurrentProcess.millisecondsSince1970) },
        write: { _ = CurrentProcess.write($0, to: .error) })
    }
    if let process { logger[metadataKey: "process"] = .string(process) }
    return logger
  }
}
