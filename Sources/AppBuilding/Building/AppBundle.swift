import HostSystem

/// The files that an app finds in `Bundle.main`, in the folder of the program: links to those that Xcode would copy, and the files of strings
/// that a catalogue becomes.
struct AppBundle {
  private let folder: String
  /// The list of the files that this build has made, which the next one removes. The folder of the build is the tool's own, so nobody else
  /// has written the list (``BuildFolder``).
  private let list: String

  init(_ places: BuildPlaces) { (folder, list) = (places.bundle, FilePlace.join(places.build, "Bundle.list")) }

  /// Makes the files anew. Returns a sentence for each file of the app that is not among them.
  func fill(with sources: AppProject) throws -> [String] {
    let contents = BundleContents(of: sources)
    removeFiles()
    try AppBuild.makeFolders(folder)
    let names = contents.entries.keys.sorted()
    // A build that is interrupted has then made nothing that the next one does not know.
    try OutputFile.replaceEntry(list, with: Array(names.joined(separator: "\n").utf8))
    for name in names {
      if let source = contents.entries[name] { try make(name, source) }
    }
    return contents.remarks
  }

  private func make(_ name: String, _ source: BundleContents.Source) throws {
    let parent = FilePlace.folder(name)
    if parent != "." { try DirectPath.makeDirectories(parent, below: folder) }
    let path = FilePlace.join(folder, name)
    switch source {
    case .file(let original): try OutputFile.link(path, to: original)
    case .text(let text): try OutputFile.replaceEntry(path, with: Array(text.utf8))
    }
  }

  /// Removes what the build before has made. A file of the app that has gone is then no longer found.
  private func removeFiles() {
    guard let bytes = try? FileTree.plainFile(at: list) else { return }
    for name in String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init) where isInside(name) {
      OutputFile.remove(FilePlace.join(folder, name))
    }
  }

  /// Whether a name leads to a place in the bundle, through nothing but folders.
  private func isInside(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else { return false }
    return parts.count == 1 || DirectPath.isDirectory(FilePlace.join(folder, String(parts[0])))
  }
}
