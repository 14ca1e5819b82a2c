import HostSystem
import PreviewProtocol
import SplitKit

/// The previews and the faults that a folder has at a moment.
///
/// The contents are values, so a thread that reads files can hand them to the thread of the server.
struct FolderContents: Sendable {
  /// A version of a file that could be read.
  struct Version: Sendable {
    let file: String
    let stamp: FileTree.Stamp
    let preview: Preview
  }

  /// The last version of each file that could be read, in the order of the files' names.
  var versions: [Version] = []
  /// The faults of the folder and of its files.
  var faults: [PreviewFault] = []
  /// Whether all files were read as they are now.
  var isComplete = false

  /// Whether the contents are the same as others.
  func isSame(as other: FolderContents) -> Bool {
    isComplete == other.isComplete && faults == other.faults && versions.map(\.stamp) == other.versions.map(\.stamp)
  }

  /// The previews that clients can open beside others that come from no file, and the faults with those of files whose id is taken.
  func offered(besides others: [Preview]) -> (previews: [Preview], faults: [PreviewFault]) {
    var taken = Set(others.map(\.id))
    var (previews, faults) = ([Preview](), faults)
    for version in versions {
      let id = version.preview.id
      if taken.insert(id).inserted {
        previews.append(version.preview)
      } else {
        let message = "Another scene has the id \(id). Rename the file, or give it another id."
        faults.append(PreviewFault(in: version.file, of: id, message))
      }
    }
    return (previews, faults)
  }

  /// The ids of the previews that have come, gone or been read anew since other contents, in alphabetical order.
  func changedIDs(since old: FolderContents) -> [String] {
    let (newStamps, oldStamps) = (stamps, old.stamps)
    let gone = old.versions.filter { newStamps[$0.stamp.path] != $0.stamp }
    let added = versions.filter { oldStamps[$0.stamp.path] != $0.stamp }
    return Set((gone + added).map(\.preview.id)).sorted()
  }

  /// The stamps of the versions by the paths of their files, each of which has one version.
  private var stamps: [String: FileTree.Stamp] {
    Dictionary(versions.map { ($0.stamp.path, $0.stamp) }, uniquingKeysWith: { stamp, _ in stamp })
  }
}
