import AppWire
import CAppProcess
import HostSystem
import PreviewProtocol
import SplitKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The facts about a process that has ended: how, what it wrote, and what it left in the memory of its calls.
package struct CrashReport {
  /// The status of `waitpid`.
  let status: Int32
  /// Whether the server has ended it because it did not answer in time.
  let hung: Bool
  /// Whether the server has ended it because it sent bytes that are no frames.
  let misunderstood: Bool
  /// The lines that the process and the reporter of crashes have written, since the last message was dealt with.
  let lines: [String]
  /// The memory of the last calls.
  let memory: [UInt8]
  let sources: AppSources

  package init(status: Int32, hung: Bool, misunderstood: Bool, lines: [String], memory: [UInt8], sources: AppSources) {
    (self.status, self.hung, self.misunderstood) = (status, hung, misunderstood)
    (self.lines, self.memory, self.sources) = (lines, memory, sources)
  }

  /// The notice for the client.
  package var notice: CrashNotice {
    let trace = CrashTrace(lines)
    let reason = reason(trace)
    let frames = trace.frames
    let place = place(trace)
    return CrashNotice(
      reason, message(reason, trace), file: place?.file.map(sources.shown), line: place?.line, column: place?.column,
      frames: frames.folded.map { .init(function: $0.function.asWritten, file: $0.file.map(sources.shown), line: $0.line) },
      calls: CallRing.calls(in: memory))
  }

  /// The place in the app's own code. The compiler gives some failures no line, such as that of an outlet that is nil, and then the words
  /// of the failure have it.
  private func place(_ trace: CrashTrace) -> (file: String?, line: Int?, column: Int?)? {
    let own = trace.frames.filter { $0.file.map(sources.isOwn) ?? false }.map {
      (file: $0.file, line: $0.line, column: $0.column)
    }
    guard let said = trace.place else { return own.first }
    let name = said.file.split(separator: "/").last ?? ""
    let inFile = own.filter { $0.file?.split(separator: "/").last == name }
    if let exact = inFile.first(where: { $0.line == said.line }) { return exact }
    return inFile.first.map { ($0.file, said.line, nil) } ?? own.first ?? (said.file, said.line, nil)
  }

  private func reason(_ trace: CrashTrace) -> CrashNotice.Reason {
    if hung { return .loop }
    if misunderstood { return .exit }
    guard capp_was_killed(status) != 0 else { return .exit }
    if trace.failsToAllocate { return .memory }
    if trace.says != nil { return .trap }
    switch capp_cause(status) {
    case SIGILL, SIGTRAP: return .trap
    case SIGSEGV, SIGBUS: return trace.address.map { CallRing.isInStack($0, of: memory) } ?? false ? .stack : .signal
    case SIGKILL: return .memory
    default: return .signal
    }
  }

  private func message(_ reason: CrashNotice.Reason, _ trace: CrashTrace) -> String {
    switch reason {
    case .exit where misunderstood:
      "The app has sent bytes that the server does not understand. Its program may be of another version."
    case .loop: "The app did not answer in time. It may be in an endless loop."
    case .exit: "The app has called exit with the code \(capp_cause(status))."
    case .stack: "Calls of the app are nested so deeply that the stack is exhausted."
    case .memory:
      capp_cause(status) == SIGKILL
        ? "The system has ended the app, as it does when memory runs out." : "The app has taken more memory than it may."
    case .trap, .signal: trace.says ?? trace.crash ?? "The app was ended by the signal \(capp_cause(status))."
    }
  }
}

/// Which files are the app's own, and by which names its author knows them.
package struct AppSources: Sendable, Equatable {
  /// The folder of the app, or nil if only the folders of others are known.
  package var folder: String?
  /// Folders with sources of others.
  package var others: [String] = []

  package init(folder: String? = nil, others: [String] = []) { (self.folder, self.others) = (folder, others) }

  /// Whether a file is the app's own. The tool makes its own files in folders whose names begin with a dot.
  func isOwn(_ file: String) -> Bool {
    guard let folder else { return !others.contains { FolderPath($0).rest(of: file) != nil } }
    guard let path = FolderPath(folder).rest(of: file) else {
      // The optimizer names a function that it has put into another one by a path from the folder of its package.
      return !file.utf8.starts(with: "/".utf8) && !others.contains { FileTree.isFile("\($0)/../\(file)") }
    }
    return !path.split(separator: "/").contains { $0.utf8.first == UInt8(ascii: ".") }
  }

  /// The name of a file in the folder, or its path.
  func shown(_ file: String) -> String { folder.flatMap { FolderPath($0).rest(of: file) } ?? file }
}

extension String {
  /// The name of a function as the app writes it. The rewriter names a method of an extension that overrides one
  /// `List.__List_viewDidLoad()`, because Swift has no such overrides.
  var asWritten: String {
    guard let mark = range(of: ".__"), let type = self[..<mark.lowerBound].split(separator: " ").last else { return self }
    let forwarded = "__\(type.replacing(".", with: "_"))_"
    let name = self[index(after: mark.lowerBound)...]
    guard name.hasPrefix(forwarded) else { return self }
    return String(self[...mark.lowerBound] + name.dropFirst(forwarded.count))
  }
}
