extension PreviewServer {
  /// Admits the access names of a file from now on, reads the file again when it changes, and puts the clients out whose names were
  /// taken back.
  func follow(_ file: AccessFile) throws(PreviewServerError) {
    var followed: FollowedAccessFile
    do throws(AccessFile.Fault) {
      followed = try FollowedAccessFile(file)
    } catch {
      throw .unusableFile(.accessFile, reason: error.description)
    }
    server.admit(followed.names)
    server.every(AccessFile.interval) { [weak self] in
      guard let self, let out = followed.look() else { return }
      // A client that is put out must not come back before it hears so.
      server.admit(followed.names)
      sessions.putOut(out)
    }
  }
}
