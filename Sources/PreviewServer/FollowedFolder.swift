import PreviewProtocol
import SplitKit

/// A folder of previews whose owner looks at it when it needs them, as a program does that serves one client.
package struct FollowedFolder {
  private let folder: PreviewFolder
  private var reading: FolderReading
  /// The ids of the previews that the folder has given to the library.
  private var given: Set<String> = []
  private var reported: [PreviewFault] = []

  /// Creates the folder, of which nothing is read yet.
  package init(_ folder: PreviewFolder) { (self.folder, reading) = (folder, FolderReading(of: folder)) }

  /// The path of the file that describes a preview that the folder has given, or nil for another id.
  package func file(of preview: String) -> String? {
    given.contains(preview) ? reading.contents.versions.first { $0.preview.id == preview }?.file : nil
  }

  /// Reads the files that have changed, replaces their previews in a library, and reports the faults if they have changed. An open
  /// preview stays as it is.
  ///
  /// - Parameter time: The time since any fixed moment, by which a file that is gone loses its preview at last.
  /// - Returns: The ids of the previews in the library that have come or were read anew.
  @discardableResult
  package mutating func look(into library: PreviewLibrary, at time: Duration = .zero) -> [String] {
    let before = reading.contents
    reading.look(at: time)
    guard !reading.contents.isSame(as: before) else { return [] }
    let others = library.previews.filter { !given.contains($0.id) }
    let (previews, faults) = reading.contents.offered(besides: others)
    library.replace(others + previews, faults: faults)
    given = Set(previews.map(\.id))
    if faults != reported {
      reported = faults
      folder.report(faults)
    }
    return reading.contents.changedIDs(since: before).filter(given.contains)
  }
}
