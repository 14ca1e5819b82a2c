import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder for temporary files of this process, which only its user can read.
///
/// The folder has a file `.lock` that the process holds locked. The system ends the lock with the process, however that one ends, so
/// another process can find and remove what a crash has left.
package final class TemporaryFolder: Sendable {
  package let path: String
  private let lock: Int32
  private let isRemoved = Atomic(false)

  /// Makes a folder in that for temporary files. Its name begins with a word.
  package convenience init(named word: String) throws(WritingError) {
    try self.init(named: word, in: OutputFile.temporaryDirectory)
  }

  /// Makes a folder in another one.
  package init(named word: String, in parent: String) throws(WritingError) {
    // A process that removes abandoned folders may take the folder before it is locked.
    for _ in 0..<16 {
      let path = try OutputFile.makeTemporaryDirectory(named: word, in: parent)
      if let lock = FolderLock.make(in: path) {
        (self.path, self.lock) = (path, lock)
        return
      }
      OutputFile.removeDirectory(path)
    }
    throw WritingError("A folder in \(parent) cannot be locked: \(systemReason())")
  }

  deinit { remove() }

  /// Removes the folder with its files. Later calls have no effect.
  package func remove() {
    guard !isRemoved.exchange(true, ordering: .relaxed) else { return }
    if let folder = OwnFolder(at: path) { folder.remove() }
    close(lock)
  }

  /// Removes the folders whose names begin with a word and that ended processes have left behind. A folder is removed only if it belongs to
  /// this user and is private, if it is no link, and if its lock exists and is free.
  package static func removeAbandoned(named word: String, in parent: String = OutputFile.temporaryDirectory) {
    for name in FileTree.directories(parent) where name.hasPrefix("\(word)-") && name.utf8.count == word.utf8.count + 7 {
      guard let folder = OwnFolder(at: "\(parent)/\(name)"), let lock = folder.lockedByNobody() else { continue }
      folder.remove()
      close(lock)
    }
  }

  /// Removes files until the folder has at most so many bytes and files. The files that have not changed or been used for the longest
  /// time go first.
  package func keep(bytes: Int, files: Int) {
    guard !isRemoved.load(ordering: .relaxed), let folder = OwnFolder(at: path) else { return }
    var (kept, count) = (0, 0)
    for file in folder.files().sorted(by: { $0.isNewer(than: $1) }) {
      (kept, count) = (kept + file.size, count + 1)
      if kept > bytes || count > files { folder.remove(file.name) }
    }
  }
}
