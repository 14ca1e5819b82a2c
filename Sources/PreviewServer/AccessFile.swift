import HostSystem
import WebSocketServer

/// A file of access names, which is read again when it changes.
package struct AccessFile: Sendable {
  /// Reads the bytes of the file at a path. Throws sentences that say what is wrong, with the path and the line.
  package typealias Reader = @Sendable (_ bytes: [UInt8], _ path: String) throws(Fault) -> [AccessName]

  /// Why the file is not used.
  package struct Fault: Error, Equatable, CustomStringConvertible {
    /// One line or several, each with the path, and with the place in the file if there is one.
    package let description: String

    package init(_ description: String) { self.description = description }
  }

  /// The time between two looks at the file.
  static let interval = Duration.milliseconds(250)

  let path: String
  let read: Reader
  /// Called with what the person who runs the server should know.
  let report: @Sendable (Report) -> Void

  /// A remark about a file.
  package enum Report: Equatable, Sendable {
    /// A sentence about a change that counts now.
    case change(String)
    /// Sentences about what is wrong.
    case warning(String)
  }

  /// Creates the file at a path, which is not read yet.
  package init(_ path: String, read: @escaping Reader, report: @escaping @Sendable (Report) -> Void) {
    (self.path, self.read, self.report) = (path, read, report)
  }
}

/// A version of an access file, as a thread has read it.
struct AccessVersion: Sendable {
  /// The names, or why the file cannot be used.
  let names: Result<[AccessName], AccessFile.Fault>
  /// Whether other users of the machine can read the file.
  let isReadableByOthers: Bool

  init(_ file: AccessFile) {
    names = Result { () throws(AccessFile.Fault) in try Self.names(in: file) }
    isReadableByOthers = (try? names.get()) != nil && FileTree.isReadableByOthers(file.path)
  }

  private static func names(in file: AccessFile) throws(AccessFile.Fault) -> [AccessName] {
    let bytes: [UInt8]
    do {
      bytes = try FileTree.file(at: file.path)
    } catch {
      throw AccessFile.Fault(error.description)
    }
    return try file.read(bytes, file.path)
  }
}

/// The names of an access file, as they were when the file was last right.
struct FollowedAccessFile {
  private let file: AccessFile
  private(set) var names: [AccessName]

  /// Takes the first version of a file. Throws why it cannot be used.
  init(_ file: AccessFile, _ first: AccessVersion) throws(AccessFile.Fault) {
    self.file = file
    names = try first.names.get()
    warn(about: first)
  }

  /// Takes a newer version. Returns the names whose clients are to be put out, or nil if there is no change. A file that is wrong or
  /// gone changes nothing, and is reported.
  mutating func take(_ version: AccessVersion) -> Set<String>? {
    do throws(AccessFile.Fault) {
      let (before, after) = (names, try version.names.get())
      names = after
      warn(about: version)
      guard after != before else { return nil }
      let out = before.takenBack(by: after)
      file.report(.change("\(file.path) was read again. Access names: \(after.count), taken back: \(out.count)."))
      return out
    } catch {
      file.report(.warning("\(error)\nThe access names stay as they were until \(file.path) is right."))
      return nil
    }
  }

  private func warn(about version: AccessVersion) {
    guard version.isReadableByOthers else { return }
    file.report(.warning("Other users of this machine can read the tokens in \(file.path). `chmod o=` keeps them out."))
  }
}
