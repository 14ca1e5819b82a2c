#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder that belongs to this user alone, by its descriptor, so that nothing that takes its path later is touched.
final class OwnFolder {
  private let path: String
  private let descriptor: Int32

  /// Opens a folder. Returns nil for a link, and for a folder of another user or that others can read.
  init?(at path: String) {
    self.path = path
    var status = stat()
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else { return nil }
    guard status.st_uid == geteuid(), status.st_mode & 0o077 == 0 else { return nil }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// A plain file in the folder.
  struct File {
    let name: String
    let size: Int
    fileprivate let time: (seconds: Int, nanoseconds: Int)

    func isNewer(than other: File) -> Bool { time > other.time }
  }

  /// The plain files, without the lock.
  func files() -> [File] {
    names().compactMap { name in
      var status = stat()
      guard name != FolderLock.name, fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
      guard status.st_mode & S_IFMT == S_IFREG else { return nil }
      #if canImport(Darwin)
        let time = status.st_ctimespec
      #else
        let time = status.st_ctim
      #endif
      return File(name: name, size: Int(status.st_size), time: (time.tv_sec, time.tv_nsec))
    }
  }

  /// Removes a file or a link in the folder.
  func remove(_ name: String) { unlinkat(descriptor, name, 0) }

  /// Removes everything but folders in the folder, and the folder if it is empty then.
  func remove() {
    for name in names() { remove(name) }
    OutputFile.removeDirectory(path)
  }

  /// Locks the lock of the folder, and returns its descriptor; nil if it is missing, or if the process lives that has it.
  func lockedByNobody() -> Int32? {
    let lock = openat(descriptor, FolderLock.name, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard lock >= 0 else { return nil }
    if flock(lock, LOCK_EX | LOCK_NB) == 0 { return lock }
    close(lock)
    return nil
  }

  private func names() -> [String] {
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = fdopendir(copy) else { return [] }
    defer { closedir(stream) }
    return entryNames(stream).compactMap { String(validating: $0, as: UTF8.self) }
  }
}

/// The lock of a temporary folder.
enum FolderLock {
  static let name = ".lock"

  /// Makes the lock of a folder and takes it. Returns its descriptor, or nil if another process was faster, or has removed it.
  static func make(in folder: String) -> Int32? {
    let path = "\(folder)/\(name)"
    let lock = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard lock >= 0 else { return nil }
    var (ours, there) = (stat(), stat())
    let isOurs =
      flock(lock, LOCK_EX | LOCK_NB) == 0 && fstat(lock, &ours) == 0 && lstat(path, &there) == 0 && ours.st_ino == there.st_ino
    if isOurs { return lock }
    close(lock)
    return nil
  }
}
