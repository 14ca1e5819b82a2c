#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The things at paths themselves: a link is seen as a link, and never followed.
package enum DirectPath {
  /// Whether there is a directory at a path, and not a link to one.
  package static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
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
      guard isDirectory(place) else { throw WritingError("\(place) is no directory, so nothing is written below it.") }
    }
  }

  /// The names in a directory itself, also those that begin with a dot, or nil if it cannot be read.
  package static func names(in directory: String) -> [String]? {
    guard let stream = opendir(directory) else { return nil }
    defer { closedir(stream) }
    return entryNames(stream).map { String(decoding: $0, as: UTF8.self) }
  }
}
