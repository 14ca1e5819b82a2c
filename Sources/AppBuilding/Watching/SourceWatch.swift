import HostSystem

/// Finds out, by polling, whether a file of the app was saved, added or removed.
package struct SourceWatch {
  private let folder: String
  private let files: [String]
  private var stamps: [FileTree.Stamp]

  /// Begins to watch the files of an app, and the folder for new ones.
  package init(_ sources: AppProject) {
    folder = sources.folder
    files = sources.swiftFiles + sources.storyboards + sources.resources + sources.settings
    stamps = []
    stamps = now
  }

  /// Whether something has changed since the last call, or since the beginning.
  package mutating func hasChanged() -> Bool {
    let now = now
    defer { stamps = now }
    return now != stamps
  }

  private var now: [FileTree.Stamp] {
    let below = (try? FolderListing.files(in: folder)) ?? []
    return Set(files + below).sorted().compactMap(FileTree.stamp)
  }
}
