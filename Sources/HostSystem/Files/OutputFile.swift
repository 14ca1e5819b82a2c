#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writing to files and directories, for a command that makes something.
package enum OutputFile {
  /// Writes a whole file, in place of an earlier one. Throws a sentence with the system's reason.
  package static func write(_ bytes: [UInt8], to path: String) throws(WritingError) {
    guard let file = fopen(path, "wb") else { throw WritingError("\(path) cannot be written: \(systemReason())") }
    let count = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    guard fclose(file) == 0, count == bytes.count else { throw WritingError("\(path) cannot be written: \(systemReason())") }
  }

  /// Writes a whole file in one step, so that nobody reads half a file, and an earlier one stays as it is if there is no room. The new one
  /// has the owner and the permissions of the earlier one. A link stays, and what it leads to is replaced.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(WritingError) {
    try replace(resolved(path), with: bytes, named: path, first: 0o666, keeping: 0o777)
  }

  /// Writes a whole file in one step. The file takes the name over from whatever has it: a link is replaced, and what it leads to stays as
  /// it is. The file has the permissions of a new one.
  package static func replaceEntry(_ path: String, with bytes: [UInt8]) throws(WritingError) {
    try replace(path, with: bytes, named: path, first: 0o666, keeping: nil)
  }

  /// Writes a whole file in one step that other users of the machine cannot read. It keeps the owner of an earlier one, and its group
  /// with what that may do. A link stays, and what it leads to is replaced.
  package static func writePrivately(_ bytes: [UInt8], to path: String) throws(WritingError) {
    try replace(resolved(path), with: bytes, named: path, first: 0o600, keeping: 0o640)
  }

  /// - Parameters:
  ///   - path: The path by which a user knows the file.
  ///   - first: The permissions of a first file, which the user's mask narrows.
  ///   - most: The greatest permissions that a file keeps of an earlier one, with its owner, or nil for none.
  private static func replace(
    _ place: String, with bytes: [UInt8], named path: String, first: mode_t, keeping most: mode_t?
  ) throws(WritingError) {
    let new = "\(place).\(String(UInt32.random(in: 0 ... .max), radix: 36))"
    let file = open(new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, first)
    guard file >= 0 else { throw WritingError("\(path) cannot be written: \(systemReason())") }
    var status = stat()
    if let most, stat(place, &status) == 0, fchown(file, status.st_uid, status.st_gid) == 0 {
      fchmod(file, status.st_mode & most | 0o600)
    }
    let isWritten = sendAll(bytes, to: file) && fsync(file) == 0
    let reason = isWritten ? nil : systemReason()
    guard close(file) == 0, isWritten, rename(new, place) == 0 else {
      let reason = reason ?? systemReason()
      unlink(new)
      throw WritingError("\(path) cannot be written: \(reason)")
    }
  }

  /// The path to which a link leads, or the path itself.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Gives a file another path, in place of a file that has it.
  package static func move(_ path: String, to other: String) throws(WritingError) {
    guard rename(path, other) == 0 else { throw WritingError("\(path) cannot be moved to \(other): \(systemReason())") }
  }

  /// Makes a link at a path that leads to a file, in place of a file or a link that has the path.
  package static func link(_ path: String, to file: String) throws(WritingError) {
    unlink(path)
    guard symlink(file, path) == 0 else { throw WritingError("The link \(path) cannot be made: \(systemReason())") }
  }

  /// Removes a file, if it is there.
  package static func remove(_ path: String) { unlink(path) }

  /// Removes a directory, if it is there and empty.
  package static func removeDirectory(_ path: String) { rmdir(path) }

  /// Throws if the directory in which a file is to be written is not there, so that nobody works in vain for a wrong path.
  package static func checkPlace(of path: String) throws(WritingError) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    guard FileTree.isDirectory(folder) else { throw WritingError("\(path) cannot be written: there is no directory \(folder).") }
  }

  /// Makes a directory unless it exists, in one that does. Returns its path without a slash at its end.
  package static func makeDirectory(_ path: String) throws(WritingError) -> String {
    guard mkdir(path, 0o777) == 0 || errno == EEXIST && FileTree.isDirectory(path) else {
      throw WritingError("The directory \(path) cannot be made: \(systemReason())")
    }
    return path.hasSuffix("/") && path != "/" ? String(path.dropLast()) : path
  }

  /// The directory for temporary files.
  package static var temporaryDirectory: String {
    let directory = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    return directory.isEmpty ? "/tmp" : directory
  }

  /// Makes a new directory for temporary files, which only this user can read. Its name begins with a word.
  package static func makeTemporaryDirectory(
    named word: String, in parent: String = OutputFile.temporaryDirectory
  ) throws(WritingError) -> String {
    guard let path = strdup("\(parent)/\(word)-XXXXXX") else { throw WritingError(systemReason()) }
    defer { free(path) }
    guard mkdtemp(path) != nil else { throw WritingError("A directory in \(parent) cannot be made: \(systemReason())") }
    return String(cString: path)
  }
}
