import HostSystem

/// A folder for what a build makes, which the tool has made itself.
///
/// A checkout can bring any folder with any files and links. A build folder therefore has a marker with a random name, and the folder of
/// this user for such records has the same name. A folder without it is used only if it is empty.
package struct BuildFolder {
  /// The absolute path.
  package let path: String

  /// The folder for the builds of the app in a folder, below that of this user. Throws a sentence if none can be made.
  ///
  /// - Parameter number: The number of the build among those with different settings, from 1.
  package static func usual(for app: String, number: Int = 1) throws -> BuildFolder {
    let own = FilePlace.name(app).isEmpty ? "App" : FilePlace.name(app)
    let name = "\(own)-\(PathDigest.of(app))" + (number > 1 ? "-\(number)" : "")
    return try BuildFolder(FilePlace.join(try CacheFolder.make(), "builds/\(name)"))
  }

  /// The folder that a user has named for the build of an app. Throws a sentence if it would be taken for a part of the app.
  package static func named(_ path: String, for app: String) throws -> BuildFolder {
    let below = FilePlace.relative(path, to: app)
    guard below == path || below.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else {
      throw AppBuildingError(
        "\(path) is in the folder of the app, whose files would then include those of the build. Name another folder, or one whose name "
          + "begins with a dot.")
    }
    return try BuildFolder(path)
  }

  /// Makes the folder, or checks that the tool has made it. Throws a sentence if it has not.
  init(_ path: String) throws {
    self.path = path
    try AppBuild.makeFolders(FilePlace.folder(path))
    let record = try Self.record(of: path)
    if !FileTree.exists(path) {
      try DirectPath.makeDirectories(FilePlace.name(path), below: FilePlace.folder(path))
    }
    guard DirectPath.isOwnDirectory(path) else {
      throw AppBuildingError("\(path) is a link, no folder, or another user's, so no build is written there. \(Self.advice)")
    }
    if let word = Self.word(in: record), FileTree.isFile(Self.marker(word, in: path)) { return }
    guard DirectPath.names(in: path)?.isEmpty == true else {
      throw AppBuildingError("\(path) has files that no build of this user has made, so nothing is written there. \(Self.advice)")
    }
    let word = UInt64.random(in: 0 ... .max).hexadecimal
    try OutputFile.replaceEntry(record, with: Array(word.utf8))
    try OutputFile.replaceEntry(Self.marker(word, in: path), with: [])
  }

  private static let advice = "Name another folder with --build-folder."

  private static func marker(_ word: String, in folder: String) -> String { FilePlace.join(folder, ".split-preview-\(word)") }

  /// The path of the record for a folder.
  private static func record(of path: String) throws -> String {
    let cache = try CacheFolder.make()
    try DirectPath.makeDirectories("folders", below: cache)
    return FilePlace.join(cache, "folders/\(PathDigest.of(path))")
  }

  /// The word in a record, or nil if there is none.
  private static func word(in record: String) -> String? {
    guard let bytes = try? FileTree.plainFile(at: record), bytes.count == 16 else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A short name for a path.
enum PathDigest {
  /// Sixteen hexadecimal digits. They keep different folders apart, and are no secret.
  static func of(_ path: String) -> String { Fingerprint.of(Array(path.utf8)).hexadecimal }
}
