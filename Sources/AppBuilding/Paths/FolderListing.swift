import HostSystem

/// The files of an app below a folder.
package enum FolderListing {
  /// The greatest number of files. A project can name any folder of the machine, such as the root of all.
  private static let mostFiles = 100_000
  /// The endings of the files that the tool reads.
  private static let endings = [".swift", ".storyboard", ".xib", ".plist"]
  /// The folders with code that is no part of the app, by their names.
  private static let skipped: Set<String> = ["Carthage", "DerivedData", "Pods", "Preview Content", "build"]

  /// The paths of the files, each below the folder, in the order of their names. Folders for tests are left out.
  package static func files(in folder: String) throws -> [String] { try files(in: folder, endings: endings) }

  /// The paths of all files that are no code, which are those of asset catalogues and those that Xcode copies into the app.
  package static func resources(in folder: String) throws -> [String] {
    try files(in: folder, endings: [""]).filter { path in !code.contains(where: path.hasSuffix) }
  }

  /// The endings of files that become part of the program, and of those that are there for its developers alone.
  private static let code = [
    ".swift", ".storyboard", ".xib", ".h", ".m", ".mm", ".c", ".cpp", ".entitlements", ".xcconfig", ".modulemap", ".resolved",
    ".o",
  ]

  /// The paths of all files below a folder, each with a slash in front.
  static func paths(in folder: String) throws -> [String] { try FileTree.stamps(folder, atMost: mostFiles).map(\.path) }

  private static func files(in folder: String, endings: [String]) throws -> [String] {
    try paths(in: folder).filter { path in
      endings.contains(where: path.hasSuffix) && !path.split(separator: "/").dropLast().contains(where: isSkipped)
    }.map { FilePlace.join(folder, String($0.dropFirst())) }
  }

  private static func isSkipped(_ name: Substring) -> Bool {
    skipped.contains(String(name)) || name.hasSuffix("Tests") || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
      || name.hasSuffix(".playground")
  }
}
