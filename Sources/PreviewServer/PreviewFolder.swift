import HostSystem
import PreviewProtocol
import SplitKit

/// A folder whose files describe previews, which are read again when they change.
package struct PreviewFolder {
  /// Makes the preview of a file from its text. `file` is its path for errors, and `name` its name without the ending. A file has at
  /// least one fault if it has no preview.
  package typealias Reader = @Sendable (_ text: String, _ file: String, _ name: String) -> Result<Preview, PreviewFaults>

  /// The endings of the files. Other files in the folder are left alone.
  package static let endings = [".yaml", ".yml"]
  /// The greatest number of files, which bounds what a look at the folder takes.
  package static let maximumFiles = 500

  let path: String
  let read: Reader
  /// Called with the faults of all files whenever they have changed.
  let report: ([PreviewFault]) -> Void

  /// Creates the folder at a path, whose files are not read yet.
  ///
  /// - Parameters:
  ///   - read: Makes the preview of a file, on any thread.
  ///   - report: Called with the faults of all files whenever they have changed.
  package init(
    _ path: String, read: @escaping Reader, report: @escaping ([PreviewFault]) -> Void
  ) throws(PreviewServerError) {
    guard FileTree.isDirectory(path) else { throw .missingDirectory(.previewsDirectory, places: [path]) }
    (self.path, self.read, self.report) = (path, read, report)
  }

  /// Reads all files now, adds their previews to a library, and reports their faults.
  package func fill(_ library: PreviewLibrary) {
    var folder = FollowedFolder(self)
    folder.look(into: library)
  }
}

/// The faults of a file that has no preview for them, of which there is at least one.
package struct PreviewFaults: Error {
  let all: [PreviewFault]

  /// Creates the faults of a file, in the order in which they are shown.
  package init(_ all: [PreviewFault]) {
    precondition(!all.isEmpty, "A file without a preview has a fault.")
    self.all = all
  }

  init(in file: String, of preview: String?, _ message: String) { all = [PreviewFault(in: file, of: preview, message)] }
}
