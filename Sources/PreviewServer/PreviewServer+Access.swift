import HostSystem

extension PreviewServer {
  /// Admits the access names of a file from now on, reads the file again when it changes, and puts the clients out whose names were
  /// taken back.
  ///
  /// A thread of its own reads the file once the server listens. It stops when the server stops.
  func follow(_ file: AccessFile) throws(PreviewServerError) {
    let stamp = FileTree.stamp(of: file.path)
    var followed: FollowedAccessFile
    do throws(AccessFile.Fault) {
      followed = try FollowedAccessFile(file, AccessVersion(file))
    } catch {
      throw .unusableFile(.accessFile, reason: error.description)
    }
    server.admit(followed.names)
    let worker = AccessWorker(file, waking: server.waker)
    server.whenWoken { [weak self] in
      guard let self, let version = worker.take(), let out = followed.take(version) else { return }
      // A client that is put out must not come back before it hears so.
      server.admit(followed.names)
      sessions.putOut(out)
    }
    guard worker.start(after: stamp) else {
      throw .cannotListen(reason: "The system starts no further thread, which a server with access names needs.")
    }
    accessWorker = worker
  }
}
