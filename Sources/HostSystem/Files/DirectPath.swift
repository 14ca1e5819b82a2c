#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The things at paths themselves: a link is seen as a link, and never followed.
package enum DirectPath {
  /// The kind of what is at a path. A link there is not followed.
  package enum Kind: Equatable { case nothing, file, directory, link, other }

  package static func kind(of path: String) -> Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .nothing }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .directory
    case S_IFLNK: .link
    default: .other
    }
  }

  /// Whether there is a directory at a path that belongs to this user, and not a link to one.
  package static func isOwnDirectory(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid()
  }

  /// Makes the directories of a path below a folder that exists. Throws a sentence if something other than a directory has one of the
  /// names.
  package static func makeDirectories(_ path: String, below folder: String) throws(WritingError) {
    var place = folder
    for part in path.split(separator: "/") {
      place += "/\(part)"
      guard mkdir(place, 0o777) != 0 else { continue }
      let code = errno
      guard code == EEXIST else {
        throw WritingError("The directory \(place) cannot be made: \(String(cString: strerror(code))).")
      }
      guard kind(of: place) == .directory else { throw WritingError("\(place) is no directory, so nothing is written below it.") }
    }
  }

  /// The names in a directory itself, also those that begin with a dot, or nil if it cannot be read.
  package static func names(in directory: String) -> [String]? {
    guard let stream = opendir(directory) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// A word of 16 hexadecimal digits that nobody can guess.
  package static func randomWord() -> String {
    let digits = Array("0123456789abcdef")
    var generator = SystemRandomNumberGenerator()
    return String((0..<16).map { _ in digits[Int(generator.next(upperBound: UInt(16)))] })
  }
}

extension OutputFile {
  /// Writes a whole file in one step, so that nobody reads half of it. The file takes the name over from whatever has it: a link is
  /// replaced, and what it leads to stays as it is. Throws a sentence with the system's reason.
  package static func replace(_ bytes: [UInt8], at path: String) throws(WritingError) {
    guard let name = strdup("\(path).XXXXXX") else { throw WritingError(systemReason()) }
    defer { free(name) }
    let file = mkstemp(name)
    guard file >= 0 else { throw WritingError("\(path) cannot be written: \(systemReason())") }
    // A file from `mkstemp` is for its owner alone, and this one gets the rights of any other new file.
    let mask = umask(0)
    umask(mask)
    let isWritten = sendAll(bytes, to: file) && fchmod(file, 0o666 & ~mask) == 0
    guard close(file) == 0, isWritten, rename(name, path) == 0 else {
      let reason = systemReason()
      unlink(name)
      throw WritingError("\(path) cannot be written: \(reason)")
    }
  }
}
