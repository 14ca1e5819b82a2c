import WebSocketServer

/// Where the page's files are, and what is read of them.
enum PublicDirectory {
  /// The directory to read: the one asked for, else that of the package this was built from, else the one beside the
  /// executable. The last is for a binary that was copied somewhere.
  static func find(_ wanted: String?) throws(PreviewServerError) -> String {
    let candidates = wanted.map { [$0] } ?? [ofPackage, besideExecutable].compactMap(\.self)
    guard let found = candidates.first(where: FileTree.isDirectory) else {
      throw .missingDirectory(places: candidates)
    }
    return found
  }

  /// The files of a directory, as a site with the page at `/`.
  static func site(of directory: String) throws(PreviewServerError) -> Site {
    guard FileTree.isFile(directory + "/index.html") else { throw .missingPage(directory: directory) }
    var site = Site()
    do {
      try FileTree.read(directory) { path, bytes in site.add(bytes, at: path) }
    } catch {
      throw .unusableFile(.publicDirectory, reason: error.description)
    }
    return site
  }

  private static var ofPackage: String? {
    let folders = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return folders.isEmpty ? nil : folders.joined(separator: "/") + "/Public"
  }

  private static var besideExecutable: String? {
    CurrentProcess.executableDirectory.map { $0 + "/Public" }
  }
}
