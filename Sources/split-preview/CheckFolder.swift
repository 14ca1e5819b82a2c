import HostSystem
import PreviewServer

/// The files that `check` takes from a directory, which are the ones that `serve --scenarios` takes.
///
/// These are the plain files in the directory itself whose names end in .yaml or .yml. A link could lead out of the directory, so
/// `check` does not read what it stands for, and says so.
struct CheckFolder {
  /// The greatest number of names in a sentence about files that are left out.
  private static let mostNames = 20

  /// The paths of the files, in the byte order of their names.
  let files: [String]
  /// The paths of links, pipes, sockets and devices, which are left out.
  let others: [String]

  /// Lists a directory. Throws an error for one that cannot be listed, and for one that has more files than a server reads, because
  /// a check that is left out would look like one that passes.
  init(_ path: String) throws {
    let listing = try FileTree.listing(path, endings: PreviewFolder.endings)
    guard listing.files.count <= PreviewFolder.maximumFiles else {
      throw CommandError(
        description: "\(path) has \(listing.files.count) files that end in .yaml or .yml. A directory of checks has at most "
          + "\(PreviewFolder.maximumFiles). Spread them over several directories, and name each.")
    }
    files = listing.files.map { FilePath.path(of: $0.path, in: path) }
    others = listing.others.map { FilePath.path(of: $0, in: path) }
  }

  /// The text of a file that was found in a directory, which must still be a plain file.
  static func text(_ path: String) throws -> String {
    try ScenarioFile.text(FileTree.plainFile(at: path), of: path)
  }

  /// A sentence that names paths that are left out and says why, or nil if there are none.
  static func sentence(leavingOut paths: [String], because reason: String) -> String? {
    guard !paths.isEmpty else { return nil }
    let rest = paths.count > mostNames ? " and \(paths.count - mostNames) more" : ""
    return "Left out, because \(reason): \(paths.prefix(mostNames).joined(separator: ", "))\(rest)."
  }
}
