import HostSystem
import Spelling

/// The first iOS app of a project of Xcode, or the target with a name.
struct XcodeProject {
  private let objects: ProjectObjects
  private let target: PropertyList
  private let settings: [String: PropertyList]

  /// The files of the app in a project.
  static func sources(ofProject path: String, target: String?) throws -> AppProject {
    let bytes = try FileTree.file(at: FilePlace.join(path, "project.pbxproj"))
    let objects = try ProjectObjects(PropertyListReader.read(bytes), folder: FilePlace.folder(path))
    return try XcodeProject(objects, target: target).sources()
  }

  init(_ objects: ProjectObjects, target name: String?) throws(AppBuildingError) {
    let apps = objects.list(objects.project, "targets").filter { target in
      name.map { target["name"]?.string == $0 } ?? Self.isApp(target, in: objects)
    }
    guard let target = apps.first else {
      throw AppBuildingError(
        name.map { "The project has no target \($0). \(nearest(to: $0, in: objects.targetNames))" }
          ?? "The project has no app for iOS. Name a target with --target.")
    }
    (self.objects, self.target) = (objects, target)
    settings = objects.settings(objects.project).merging(objects.settings(target)) { _, own in own }
  }

  private static func isApp(_ target: PropertyList, in objects: ProjectObjects) -> Bool {
    guard target["productType"]?.string == "com.apple.product-type.application" else { return false }
    let settings = objects.settings(objects.project).merging(objects.settings(target)) { _, own in own }
    let platform = settings["SDKROOT"]?.string ?? "iphoneos"
    return platform == "iphoneos" || settings["SUPPORTED_PLATFORMS"]?.string?.contains("iphoneos") == true || platform == "auto"
  }

  /// The files and the settings of the target, with those of the libraries in the same project that it needs.
  func sources() throws -> AppProject {
    var sources = AppProject(name: target["name"]?.string ?? "App", folder: objects.folder)
    sources.add(try files(of: target))
    readSettings(into: &sources)
    for library in libraries {
      sources.add(try files(of: library))
      sources.mergedModules.append(library["productName"]?.string ?? library["name"]?.string ?? "")
    }
    for package in objects.list(target, "packageProductDependencies").compactMap({ $0["productName"]?.string }) {
      sources.remarks.append("The app uses the package product \(package), which the tool does not build.")
    }
    guard !sources.swiftFiles.isEmpty else { throw AppBuildingError("The target \(sources.name) has no Swift files.") }
    return sources
  }

  /// The libraries of the project that the target depends on.
  private var libraries: [PropertyList] {
    objects.list(target, "dependencies").compactMap { $0["target"]?.string.flatMap { objects[$0] } }.filter { target in
      let type = target["productType"]?.string ?? ""
      return type.hasSuffix(".framework") || type.contains("library.static")
    }
  }

  private func files(of target: PropertyList) throws -> [String] {
    let listed = objects.list(target, "buildPhases").flatMap { objects.list($0, "files") }.compactMap { $0["fileRef"]?.string }
    let files = listed.flatMap(paths).filter(FileTree.isFile)
    return try files + (target["fileSystemSynchronizedGroups"]?.strings ?? []).flatMap { try synchronized($0, target) }
  }

  /// The path of a file. A storyboard is a group of its translations, the first of which is the file itself.
  private func paths(_ id: String) -> [String] {
    if let child = objects[id]?["children"]?.strings.first, let path = objects.path(child) { return [path] }
    return objects.path(id).map { [$0] } ?? []
  }

  /// The files below a folder that Xcode 16 keeps in step with the disk, without the exceptions of the target.
  private func synchronized(_ id: String, _ target: PropertyList) throws -> [String] {
    guard let group = objects[id], let folder = objects.path(id), FileTree.isDirectory(folder) else { return [] }
    let exceptions = objects.list(group, "exceptions").filter { set in
      set["target"]?.string.flatMap { objects[$0] } == target
    }.flatMap { $0["membershipExceptions"]?.strings ?? [] }
    let left = Set(exceptions.map { FilePlace.join(folder, $0) })
    return try FolderListing.files(in: folder).filter { !left.contains($0) }
  }

  private func readSettings(into sources: inout AppProject) {
    sources.swiftVersion = settings["SWIFT_VERSION"]?.string
    sources.isOnMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"]?.string == "MainActor"
    sources.mainStoryboard = settings["INFOPLIST_KEY_UIMainStoryboardFile"]?.string
    if let words = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] {
      let all = words.string?.split(separator: " ").map(String.init) ?? words.strings
      // Other words would reach the compiler as flags, or as the name of a file with flags.
      sources.conditions = Array(Set(all.filter(SwiftName.isIdentifier) + ["DEBUG"])).sorted()
    }
    if let path = settings["INFOPLIST_FILE"]?.string { sources.settings.append(inProject(path)) }
    if settings["SWIFT_OBJC_BRIDGING_HEADER"]?.string?.isEmpty == false {
      sources.remarks.append("The app has a bridging header. There is no Objective-C on Linux, so its classes are missing.")
    }
  }

  /// A path in a setting, in which Xcode puts the folder of the project.
  private func inProject(_ path: String) -> String {
    var path = path
    for variable in ["$(SRCROOT)/", "${SRCROOT}/", "$SRCROOT/", "$(PROJECT_DIR)/"] where path.hasPrefix(variable) {
      path.removeFirst(variable.count)
    }
    return FilePlace.join(objects.folder, path)
  }
}

extension ProjectObjects {
  /// The names of all targets.
  fileprivate var targetNames: [String] { list(project, "targets").compactMap { $0["name"]?.string } }
}
