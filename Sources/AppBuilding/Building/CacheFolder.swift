import HostSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder of this user for what can be made again, where the tool keeps the builds of apps.
///
/// It is `split-preview` in `$XDG_CACHE_HOME`, else in `~/.cache` (on a Mac in `~/Library/Caches`). Where nothing can be written there, as
/// in some containers, it is in the folder for temporary files.
enum CacheFolder {
  /// Makes the folder unless it is there, and returns its path. Throws a sentence if no place for it can be written.
  static func make() throws -> String {
    for parent in parents {
      if let folder = try? make(in: parent.path, named: parent.name) { return folder }
    }
    throw AppBuildingError(
      "There is no place for the build: neither \(parents.map(\.path).joined(separator: " nor ")) can be written. "
        + "Name a folder with --build-folder.")
  }

  private static var parents: [(path: String, name: String)] {
    var parents: [(path: String, name: String)] = []
    if let cache = variable("XDG_CACHE_HOME") { parents.append((cache, "split-preview")) }
    if let home = variable("HOME") { parents.append((FilePlace.join(home, usual), "split-preview")) }
    // Other users can write there too, so the name has the number of this one, and a folder of another one is not used.
    parents.append((variable("TMPDIR") ?? "/tmp", "split-preview-\(geteuid())"))
    return parents
  }

  #if os(macOS)
    private static let usual = "Library/Caches"
  #else
    private static let usual = ".cache"
  #endif

  /// The value of a variable that is an absolute path. Others do not count, as the specification of these folders requires.
  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? FilePlace.normal($0) : nil }
  }

  private static func make(in parent: String, named name: String) throws -> String {
    try AppBuild.makeFolders(parent)
    try DirectPath.makeDirectories(name, below: parent)
    let folder = FilePlace.join(parent, name)
    guard DirectPath.isOwnDirectory(folder) else { throw AppBuildingError("\(folder) belongs to another user.") }
    return folder
  }
}
