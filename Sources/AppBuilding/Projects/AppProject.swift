import HostSystem
import Spelling
import SplitKit

/// The files of an app, and what its project says about them.
package struct AppProject: Equatable, Sendable {
  /// The name of the app.
  package var name: String
  /// The folder that all paths are told below.
  package var folder: String
  package var swiftFiles: [String] = []
  /// The storyboards and the nibs.
  package var storyboards: [String] = []
  /// The files of asset catalogues, and those that Xcode copies into the app.
  package var resources: [String] = []
  /// The Info.plist files.
  package var settings: [String] = []
  /// The storyboard that the project names.
  package var mainStoryboard: String?
  /// The version of Swift that the project says, such as `4.0`, or nil for a folder without a project.
  package var swiftVersion: String?
  /// The language mode that follows from the version: `5` or `6`.
  package var languageMode: String? { swiftVersion.map { $0.hasPrefix("6") ? "6" : "5" } }
  /// Whether everything in the app is on the main actor unless it says otherwise.
  package var isOnMainActor = false
  /// The words that `#if` finds defined.
  package var conditions: [String] = ["DEBUG"]
  /// The modules of the project whose files are among those of the app.
  package var mergedModules: [String] = []
  /// The packages and languages that the tool does not build, each as a sentence.
  package var remarks: [String] = []

  package init(name: String, folder: String) { (self.name, self.folder) = (name, folder) }

  /// Finds the app at a path: a package, a project of Xcode, or a folder with Swift files.
  ///
  /// - Parameters:
  ///   - target: The target of the package or of the project, or nil for the first app.
  ///   - manifest: Called with the folder of a package, and returns what its manifest says.
  package static func find(
    at path: String, target: String?, manifest: (String) throws -> Value
  ) throws -> AppProject {
    var project = try sources(at: path, target: target, manifest)
    project.resources = try FolderListing.resources(in: project.folder)
    return project
  }

  /// The descriptions of the sets of asset catalogues with an ending.
  func assets(_ ending: String) -> [String] { resources.filter { $0.hasSuffix(".\(ending)/Contents.json") } }

  private static func sources(at path: String, target: String?, _ manifest: (String) throws -> Value) throws -> AppProject {
    let place = FilePlace.normal(path)
    if place.hasSuffix(".xcodeproj") { return try XcodeProject.sources(ofProject: place, target: target) }
    guard FileTree.isDirectory(place) else {
      guard FileTree.exists(place) else { throw AppBuildingError("There is no \(path).") }
      throw AppBuildingError("\(path) is a file. Name the folder of the app, its package or its project.")
    }
    if FileTree.isFile(FilePlace.join(place, "Package.swift")) {
      return try PackageManifest(try manifest(place), in: place).sources(target)
    }
    if let project = try project(in: place) { return try XcodeProject.sources(ofProject: project, target: target) }
    if let target {
      throw AppBuildingError("\(path) has no package and no project, so it has no target \(target). Leave --target out.")
    }
    return try folder(place)
  }

  private static func project(in folder: String) throws -> String? {
    let names = try FolderListing.paths(in: folder).filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }
    // The project of the app stands above those of its libraries.
    let own = names.filter { !$0.contains("/Pods/") && !$0.contains("/Carthage/") }
    return own.min { $0.split(separator: "/").count < $1.split(separator: "/").count }.map {
      FilePlace.join(folder, FilePlace.folder(String($0.dropFirst())))
    }
  }

  private static func folder(_ place: String) throws -> AppProject {
    var sources = AppProject(name: FilePlace.name(place).isEmpty || place == "." ? "App" : FilePlace.name(place), folder: place)
    sources.add(try FolderListing.files(in: place))
    guard !sources.swiftFiles.isEmpty else { throw AppBuildingError("\(place) has no Swift files.") }
    return sources
  }

  /// Adds files by their endings.
  mutating func add(_ files: [String]) {
    swiftFiles.addNew(files.filter { $0.hasSuffix(".swift") })
    storyboards.addNew(files.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") })
    settings.addNew(files.filter { $0.hasSuffix("Info.plist") })
  }

  /// Leaves out Swift files, each named by its path below the folder of the app or by the end of it. Throws a sentence for a name that no
  /// file or several files have.
  package mutating func leaveOut(_ names: [String]) throws(AppBuildingError) {
    for name in names {
      let paths = swiftFiles.map { FilePlace.relative($0, to: folder) }
      let found = zip(paths, swiftFiles).filter { $0.0 == name || $0.0.hasSuffix("/\(name)") }
      guard let file = (found.first { $0.0 == name } ?? (found.count == 1 ? found.first : nil))?.1 else {
        let hint = found.isEmpty ? nearest(to: name, in: paths) : "It can be \(found.map(\.0).listed(by: "or"))."
        throw AppBuildingError(
          "The app has \(found.isEmpty ? "no file" : "several files") \(name) that could be left out. \(hint)")
      }
      swiftFiles.removeAll { $0 == file }
    }
  }

  /// The name as that of a module. It differs from the names of our own modules, which an app links too.
  package var moduleName: String {
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    let name = String(letters)
    let isUsable = name.first?.isLetter == true && !Self.ownModules.contains(name)
    return isUsable ? name : "App_\(name)"
  }

  private static let ownModules: Set<String> = [
    "AppHost", "AppProcess", "AppWire", "CAppProcess", "CMachineMemory", "ContentBlocks", "Dispatch", "Foundation",
    "LayoutSolver", "PreviewProtocol", "ScenePicture", "SplitKit", "SplitRules", "Swift", "UIKit", "UIKitApp",
  ]
}

extension [String] {
  /// Adds the files that are not there yet. A project can list a file twice, and the compiler takes it once.
  fileprivate mutating func addNew(_ files: [String]) {
    var known = Set(self)
    append(contentsOf: files.filter { known.insert($0).inserted })
  }
}
