/// A failed build of a part of this project, which an app of one's own has not caused.
struct ToolFailure {
  private let name: String
  private let log: BuildLog
  private let status: Int32
  /// The path of the log, or nil if it could not be written.
  private let file: String?

  init(_ name: String, _ log: BuildLog, status: Int32, at file: String?) {
    (self.name, self.log, self.status, self.file) = (name, log, status, file)
  }

  /// The sentences for the developer of an app.
  var error: AppBuildingError {
    AppBuildingError(["Building \(name) has failed: \(first)", whose, whereLog].compactMap(\.self).joined(separator: " "))
  }

  /// The first line that names an error.
  private var first: String { log.errors.first.map(Self.sentence) ?? "swift build ended with status \(status)." }

  private static func sentence(_ line: String) -> String { line.hasSuffix(".") ? line : line + "." }

  private var whose: String {
    if has(Self.fullDisk) { return "The disk is full. Free some space, and try again." }
    if has(Self.killed) {
      return "The system has ended the compiler, most likely for want of memory. End other programs, and try again."
    }
    if has(Self.noNetwork) { return "A package cannot be fetched. Check the connection, and try again." }
    return """
      This is a fault of Split Preview or of this version of Swift, and not of your app. A newer checkout may have a remedy: run \
      git pull and try again, or take Swift 6.3.1, with which it is tested, by the variable SWIFT. Otherwise report it with the log.
      """
  }

  private var whereLog: String? { file.map { "The log is in \($0)." } }

  private static let fullDisk = ["No space left on device", "disk is full", "disk full", "ENOSPC"]
  private static let killed = ["due to signal 9"]
  private static let noNetwork = [
    "Failed to clone", "failed to clone", "Could not resolve", "unable to access", "Couldn’t fetch updates", "Failed to connect",
    "Temporary failure", "timed out", "Connection refused", "Network is unreachable",
  ]

  private func has(_ words: [String]) -> Bool { log.lines.contains { line in words.contains(where: line.contains) } }
}
