import Logging

/// Writes an event as one line, whatever its texts contain.
package struct LineLogHandler: LogHandler {
  /// The program that logs, which a line of JSON names.
  private let label: String
  private let format: LogFormat
  private let now: @Sendable () -> Timestamp
  private let write: @Sendable ([UInt8]) -> Void

  package var logLevel: Logger.Level
  package var metadata: Logger.Metadata = [:]
  package var metadataProvider: Logger.MetadataProvider?

  /// - Parameters:
  ///   - now: The present time.
  ///   - write: Writes the bytes of a line, which ends in a line feed, in one piece.
  package init(
    label: String, level: Logger.Level, format: LogFormat, now: @escaping @Sendable () -> Timestamp,
    write: @escaping @Sendable ([UInt8]) -> Void
  ) {
    (self.label, self.format, self.now, self.write) = (label, format, now, write)
    logLevel = level
  }

  package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  package func log(event: LogEvent) {
    write(line(event.level, event.message.description, details(of: event)))
  }

  /// The bytes of a line of this log, with the details that all its lines have.
  package func line(_ level: Logger.Level, _ message: String) -> [UInt8] { line(level, message, metadata) }

  private func line(_ level: Logger.Level, _ message: String, _ details: Logger.Metadata) -> [UInt8] {
    let sorted = details.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    let line = LogLine(time: now(), level: level, label: label, message: message, details: sorted)
    return Array((format == .json ? line.json : line.text).utf8) + [UInt8(ascii: "\n")]
  }

  /// The details of an event, which replace those of the handler that have the same names.
  private func details(of event: LogEvent) -> Logger.Metadata {
    var details = metadata.merging(metadataProvider?.get() ?? [:]) { $1 }.merging(event.metadata ?? [:]) { $1 }
    if let error = event.error { details["error"] = .string("\(error)") }
    return details
  }
}
