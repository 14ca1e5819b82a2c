import HostSystem
import SplitKit

@testable import AppBuilding

/// A folder for one test, with files of given texts.
struct Folder {
  let path: String

  init(_ files: [String: String]) throws {
    path = try OutputFile.makeTemporaryDirectory(named: "app-building")
    for (name, text) in files { try write(text, to: name) }
  }

  func write(_ text: String, to name: String) throws {
    let file = FilePlace.join(path, name)
    try AppBuild.makeFolders(FilePlace.folder(file))
    try OutputFile.write(Array(text.utf8), to: file)
  }

  /// Paths as seen from the folder.
  func names(_ paths: [String]) -> [String] { paths.map { FilePlace.relative($0, to: path) }.sorted() }
}

extension AppProject {
  /// Finds an app that is no package.
  static func find(at path: String, target: String? = nil) throws -> AppProject {
    try find(at: path, target: target) { folder in throw AppBuildingError("\(folder) is a package.") }
  }
}
