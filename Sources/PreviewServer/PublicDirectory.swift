import WebSocketServer

/// The directory of the page's files.
enum PublicDirectory {
  /// The directory to read: `wanted`, or else the one of the package that this program was built from, or else the one
  /// beside the executable.
  ///
  /// The last is for an executable that was copied to another place.
  static func find(_ wanted: String?) throws(PreviewServerError) -> String {
    let candidates = wanted.map { [$0] } ?? [ofPackage, besideExecutable].compactMap(\.self)
    guard let found = candidates.first(where: FileTree.isDirectory) else {
      throw .missingDirectory(places: candidates)
    }
    return found
  }

  /// The files of a directory as a site, with the page at `/`.
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
