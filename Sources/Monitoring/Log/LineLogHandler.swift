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
    let line = LogLine(
      time: now(), level: event.level, label: label, message: event.message.description, details: details(of: event))
    write(Array((format == .json ? line.json : line.text).utf8) + [UInt8(ascii: "\n")])
  }

  /// The details in the order of their names. A detail of the event replaces one of the handler.
  private func details(of event: LogEvent) -> [(name: String, value: Logger.MetadataValue)] {
    var details = metadata.merging(metadataProvider?.get() ?? [:]) { $1 }.merging(event.metadata ?? [:]) { $1 }
    if let error = event.error { details["error"] = .string("\(error)") }
    return details.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
