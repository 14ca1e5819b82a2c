#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads the files under a directory.
///
/// A name that begins with a dot is left out. So is everything that is neither a plain file nor a directory: a link
/// could lead outside, and opening a pipe would block. A name that is not UTF-8 is left out too, because no address can
/// spell it.
package enum FileTree {
  /// The greatest length of a file. Files are held in memory, and the server serves nobody while it reads them.
  package static let maximumLength = 16_777_216

  /// An error that occurs while a tree is read: the path, and the system's error number.
  package struct ReadError: Error, Sendable, CustomStringConvertible {
    package let path: String
    package let code: Int32

    /// Whether there is nothing at the path.
    package var isMissing: Bool { code == ENOENT }

    package var description: String {
      if code == ELOOP { return "\(path) is a link, which is not followed." }
      if code == E2BIG { return "\(path) has too many files." }
      if code == EFBIG { return "\(path) is larger than \(maximumLength >> 20) MiB." }
      return "\(path) cannot be read: \(String(cString: strerror(code)))."
    }
  }

  /// Calls `visit` with the path and the bytes of each file, in the byte order of the names. The path is relative to
  /// `directory` and begins with `/`.
  package static func read(
    _ directory: String, _ visit: (_ path: String, _ bytes: [UInt8]) -> Void
  ) throws(ReadError) {
    try Self.visit(directory, below: "") { (file, path, status) throws(ReadError) in
      guard status.st_size <= maximumLength else { throw ReadError(path: file, code: EFBIG) }
      // The flags keep `open` from following a link, and from waiting for a pipe, that has taken the file's place
      // since.
      visit(path, try bytes(of: file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC))
    }
  }

  /// The attributes that distinguish one version of a file from the next without reading it.
  package struct Stamp: Equatable, Sendable {
    /// The path, relative to the directory.
    package let path: String
    let file: UInt64
    /// The length in bytes.
    package let size: Int64
    /// The time at which the content or the attributes of the file last changed. A rename changes it too.
    let time: Time

    /// A time of the file system.
    struct Time: Equatable, Sendable {
      let seconds: Int
      let nanoseconds: Int
    }
  }

  /// The stamps of all files that `read` would visit, in the same order. A file of any length has one.
  ///
  /// - Parameter most: The greatest number of files, beyond which nothing more is looked at and an error is thrown.
  package static func stamps(_ directory: String, atMost most: Int = .max) throws(ReadError) -> [Stamp] {
    var stamps: [Stamp] = []
    try visit(directory, below: "") { (_, path, status) throws(ReadError) in
      guard stamps.count < most else { throw ReadError(path: directory, code: E2BIG) }
      stamps.append(Stamp(path: path, status))
    }
    return stamps
  }

  /// The files in a directory itself whose names have certain endings.
  package struct Listing: Equatable, Sendable {
    /// The stamps of the plain files, in the byte order of their names. A file of any length has one.
    package var files: [Stamp] = []
    /// The names of what is no plain file and no directory: links, pipes, sockets and devices.
    package var others: [String] = []
  }

  /// Lists what a directory itself has whose name ends with one of the endings. Names that begin with a dot are left out.
  package static func listing(_ directory: String, endings: [String]) throws(ReadError) -> Listing {
    var listing = Listing()
    for name in try names(in: directory) where !name.hasPrefix(".") && endings.contains(where: name.hasSuffix) {
      var status = stat()
      // A file can go between the reading of the directory and this moment.
      guard lstat(directory + "/" + name, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFREG: listing.files.append(Stamp(path: name, status))
      case S_IFDIR: continue
      default: listing.others.append(name)
      }
    }
    return listing
  }

  /// The names of the directories in a directory itself, in byte order; none if it cannot be read. Names that begin with a dot are left
  /// out.
  package static func directories(_ directory: String) -> [String] {
    ((try? names(in: directory)) ?? []).filter { !$0.hasPrefix(".") && isDirectory("\(directory)/\($0)") }
  }

  /// The stamps of the plain files in a directory itself whose names end with one of the endings, in the byte order of the names. A file
  /// of any length has one.
  package static func stamps(_ directory: String, endings: [String]) throws(ReadError) -> [Stamp] {
    try listing(directory, endings: endings).files
  }

  /// The stamp of the file at a path, with the whole path, or nil if there is none. A link to a file counts as the file.
  package static func stamp(of path: String) -> Stamp? {
    var status = stat()
    return stat(path, &status) == 0 ? Stamp(path: path, status) : nil
  }

  /// Whether other users of the machine may read the file at a path.
  package static func isReadableByOthers(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IROTH != 0
  }

  /// Whether there is a directory at the path. A link to a directory counts.
  package static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether there is anything at the path.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether there is a plain file at the path. A link to a file does not count.
  package static func isFile(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The bytes of the plain file at a path. A link to a file counts.
  package static func file(at path: String) throws(ReadError) -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw ReadError(path: path, code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw ReadError(path: path, code: EINVAL) }
    return try bytes(of: path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  }

  /// The bytes of the plain file at a path, which a listing has found. A link that has taken the file's place since is an error.
  package static func plainFile(at path: String) throws(ReadError) -> [UInt8] {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw ReadError(path: path, code: errno) }
    guard status.st_mode & S_IFMT != S_IFLNK else { throw ReadError(path: path, code: ELOOP) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw ReadError(path: path, code: EINVAL) }
    // The flags hold also for what takes the file's place from now on.
    return try bytes(of: path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
  }

  private static func visit(
    _ directory: String, below prefix: String, _ body: (_ file: String, _ path: String, stat) throws(ReadError) -> Void
  ) throws(ReadError) {
    for name in try names(in: directory) where !name.hasPrefix(".") {
      let path = directory + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0 else { throw ReadError(path: path, code: errno) }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: try visit(path, below: prefix + "/" + name, body)
      case S_IFREG: try body(path, prefix + "/" + name, status)
      default: continue
      }
    }
  }

  private static func names(in directory: String) throws(ReadError) -> [String] {
    guard let stream = opendir(directory) else { throw ReadError(path: directory, code: errno) }
    defer { closedir(stream) }
    let names = entryNames(stream).compactMap { String(validating: $0, as: UTF8.self) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func bytes(of path: String, _ flags: Int32) throws(ReadError) -> [UInt8] {
    let file = open(path, flags)
    guard file >= 0 else { throw ReadError(path: path, code: errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw ReadError(path: path, code: errno) }
    var bytes: [UInt8] = []
    // One piece takes the whole file and shows where it ends, unless the file has grown meanwhile.
    var pieceLength = min(max(0, Int(status.st_size)), maximumLength) + 1
    while true {
      let piece = try piece(of: file, at: path, atMost: pieceLength)
      guard bytes.count + piece.count <= maximumLength else { throw ReadError(path: path, code: EFBIG) }
      bytes = bytes.isEmpty ? piece : bytes + piece
      if piece.count < pieceLength { return bytes }
      pieceLength = 65_536
    }
  }

  /// The next bytes of an open file. There are fewer than `length` at the end of the file.
  private static func piece(of file: Int32, at path: String, atMost length: Int) throws(ReadError) -> [UInt8] {
    var result = 0
    let piece = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      result = readBytes(file, buffer.baseAddress, length)
      count = max(0, result)
    }
    guard result >= 0 else { throw ReadError(path: path, code: errno) }
    return piece
  }
}

extension FileTree.Stamp {
  fileprivate init(path: String, _ status: stat) {
    #if canImport(Darwin)
      let time = status.st_ctimespec
    #else
      let time = status.st_ctim
    #endif
    self.init(
      path: path, file: UInt64(status.st_ino), size: Int64(status.st_size),
      time: Time(seconds: time.tv_sec, nanoseconds: time.tv_nsec))
  }
}

/// The function `read(2)`, which `FileTree.read` shadows.
private let readBytes = read as @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int
