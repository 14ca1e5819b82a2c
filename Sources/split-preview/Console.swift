import HostSystem
import Logging
import Monitoring
import PreviewProtocol
import PreviewServer
import Spelling

/// The standard error of a server's command, on which it speaks to a person at a terminal, or to a program that reads a log.
///
/// With a log in JSON every line is one of the log. With a log in words, warnings and faults of files stay the bare sentences that
/// people and editors read.
struct Console {
  private let log: Logger
  private let settings: LogSettings

  init(_ settings: LogSettings, process: String?) {
    (self.settings, log) = (settings, settings.logger(process: process))
  }

  /// Writes a sentence about something that the person who starts the server should know.
  func warn(_ sentence: String) { say(sentence, at: .warning) }

  /// Writes what there is to say about a file of access names.
  func report(_ report: AccessFile.Report) {
    switch report {
    case .warning(let sentences): say(sentences, at: .warning)
    case .change(let sentence): say(sentence, at: .notice)
    }
  }

  /// Writes what is wrong with files now, as compilers write theirs.
  func report(_ faults: [PreviewFault]) {
    guard settings.level <= .warning else { return }
    let none = "The scenario files have no faults any more."
    if settings.format == .text { return write(faults.isEmpty ? ["split-preview: \(none)"] : faults.map(\.description)) }
    if faults.isEmpty { log.notice("\(none)") }
    for fault in faults { log.warning("\(fault.message)", metadata: fault.metadata) }
  }

  private func say(_ sentence: String, at level: Logger.Level) {
    guard settings.level <= level else { return }
    if settings.format == .json { log.log(level: level, "\(sentence)") } else { write(["split-preview: \(sentence)"]) }
  }

  private func write(_ lines: [String]) { BackgroundWriter.error.put(lines.map { "\($0.printableLines)\n" }.joined()) }
}

extension PreviewFault {
  /// The place of the fault, for a log.
  fileprivate var metadata: Logger.Metadata {
    var metadata: Logger.Metadata = ["file": .string(file)]
    if let preview { metadata["scene"] = .string(preview) }
    if let line { metadata["line"] = .stringConvertible(line) }
    if let column { metadata["column"] = .stringConvertible(column) }
    return metadata
  }
}
