import HostSystem

/// The files that an app finds in `Bundle.main`: links to those that Xcode would copy, in the folder of the program.
///
/// As in Xcode, a file of a group loses its folders, but a translation keeps its folder `*.lproj`. The data of asset catalogues have
/// a folder of their own. A catalogue of strings becomes files of strings.
struct AppBundle {
  private let folder: String
  /// The folder of the data of asset catalogues, by their names (`NSDataAsset`).
  private let data = "DataAssets"

  init(_ places: BuildPlaces) { folder = places.bundle }

  /// Makes the links anew.
  func fill(with sources: AppProject) throws {
    try removeFiles()
    try AppBuild.makeFolders(folder)
    for path in sources.resources { try add(path) }
    if let settings = sources.settings.first { try link("Info.plist", to: settings) }
  }

  private func add(_ path: String) throws {
    let parts = path.split(separator: "/").map(String.init)
    guard let name = parts.last else { return }
    if let set = parts.dropLast().last, set.hasSuffix(".dataset") {
      if name != "Contents.json" { try link("\(data)/\(FilePlace.stem(set))", to: path) }
    } else if parts.contains(where: { $0.hasSuffix(".xcassets") }) {
      return
    } else if name.hasSuffix(".xcstrings") {
      for (language, text) in StringCatalog(try FileTree.file(at: path)).files {
        try write("\(language).lproj/\(FilePlace.stem(name)).strings", text)
      }
    } else if let translation = parts.dropLast().last, translation.hasSuffix(".lproj") {
      try link("\(translation)/\(name)", to: path)
    } else {
      try link(name, to: path)
    }
  }

  private func link(_ name: String, to path: String) throws { try OutputFile.link(place(of: name), to: path) }
  private func write(_ name: String, _ text: String) throws { try OutputFile.write(Array(text.utf8), to: place(of: name)) }

  /// The path of a file of the bundle, whose folder is there.
  private func place(of name: String) throws -> String {
    let path = FilePlace.join(folder, name)
    try AppBuild.makeFolders(FilePlace.folder(path))
    return path
  }

  /// Removes what the build before has left, apart from the programs. A file that has gone is no longer found.
  private func removeFiles() throws {
    for directory in [folder] + FileTree.directories(folder).map({ FilePlace.join(folder, $0) }) {
      let listing = try? FileTree.listing(directory, endings: [""])
      let made = directory == folder ? [] : (listing?.files ?? []).map(\.path)
      for name in (listing?.others ?? []) + made { OutputFile.remove(FilePlace.join(directory, name)) }
    }
  }
}
