import CAppProcess
import HostSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program of an app that has started and waits: it forks itself when the server asks.
final class Zygote {
  /// A report of the program.
  enum Report: Equatable {
    case forked(UInt32, pid_t)
    case ended(UInt32, status: Int32)
    /// The process has ended its guardian, and ends with it.
    case orphaned(UInt32)
    case failed(UInt32, error: Int32)
  }

  let control: AppIO.ID
  private let descriptor: Int32
  private let process: pid_t
  private let io: AppIO
  private var unread: [UInt8] = []
  /// Whether its program was replaced, or has ended. It serves until its last process has gone.
  var isRetired = false

  /// Starts a program. Returns nil, with `errno`, if the system does not start it.
  init?(_ program: String, _ limits: AppLimits, images: String? = nil, over io: AppIO) {
    var sockets: [Int32] = [-1, -1]
    guard capp_pair(&sockets) == 0 else { return nil }
    let environment = Self.environment(limits, images: images)
    let process = program.withCString { path in
      withStrings([program, "--zygote"]) { arguments in
        withStrings(environment) { capp_spawn(path, arguments, $0, sockets[1]) }
      }
    }
    let error = errno
    close(sockets[1])
    guard process > 0 else {
      close(sockets[0])
      errno = error
      return nil
    }
    (self.process, descriptor, self.io) = (process, sockets[0], io)
    control = io.add(sockets[0])
  }

  deinit {
    // The guardians of its processes end with it, and the processes with their guardians.
    io.remove(control)
    let process = process
    if !WorkerThread.start({ capp_end(process) }) { capp_end(process) }
  }

  /// Asks for a process with these descriptors. Returns false if the program has gone.
  func fork(_ token: UInt32, _ descriptors: [Int32]) -> Bool { send(UInt32(CAPP_FORK), token, 0, descriptors) }

  /// Sends a signal to a process, if it has not ended yet.
  func signal(_ token: UInt32, _ number: Int32) { _ = send(UInt32(CAPP_SIGNAL), token, number, []) }

  private func send(_ kind: UInt32, _ token: UInt32, _ value: Int32, _ descriptors: [Int32]) -> Bool {
    var request = capp_request(kind: kind, token: token, value: value)
    let length = MemoryLayout<capp_request>.size
    return capp_send(descriptor, &request, length, descriptors, Int32(descriptors.count)) == length
  }

  /// Reads what the program has reported.
  func reports(in bytes: [UInt8]) -> [Report] {
    unread += bytes
    var reports: [Report] = []
    let length = MemoryLayout<capp_report>.size
    while unread.count >= length {
      let report = unread.withUnsafeBytes { $0.loadUnaligned(as: capp_report.self) }
      unread.removeFirst(length)
      switch Int(report.kind) {
      case Int(CAPP_FORKED): reports.append(.forked(report.token, report.value))
      case Int(CAPP_ENDED): reports.append(.ended(report.token, status: report.value))
      case Int(CAPP_ORPHANED): reports.append(.orphaned(report.token))
      default: reports.append(.failed(report.token, error: report.value))
      }
    }
    return reports
  }

  /// The environment of the server, with the settings of the reports of crashes.
  private static func environment(_ limits: AppLimits, images: String?) -> [String] {
    var all = ["SWIFT_BACKTRACE=\(backtrace)"]
    if let memory = limits.memory { all.append("SPLIT_PREVIEW_APP_MEMORY=\(memory)") }
    if limits.isStrict { all.append("SPLIT_PREVIEW_STRICT=1") }
    if let images { all.append("SPLIT_PREVIEW_IMAGES=\(images)") }
    var next = capp_environment()
    while let entry = next?.pointee {
      let text = String(cString: entry)
      if !own.contains(where: text.hasPrefix) { all.append(text) }
      next = next?.successor()
    }
    return all
  }

  private static let own = ["SWIFT_BACKTRACE=", "SPLIT_PREVIEW_APP_MEMORY=", "SPLIT_PREVIEW_IMAGES=", "SPLIT_PREVIEW_STRICT="]
  private static let backtrace =
    "enable=yes,threads=crashed,registers=none,color=no,interactive=no,images=none,limit=64,sanitize=no,output-to=stderr"
}

/// Calls the closure with the strings as C has them, ended by a null.
private func withStrings<Result>(_ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result) -> Result {
  let pointers = strings.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers + [nil])
}
