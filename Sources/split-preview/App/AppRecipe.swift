import AppBuilding
import ArgumentParser

/// An app at a path, and how it is built.
struct AppRecipe: Hashable {
  /// The folder of the app, its package or its project; or a program, which is not built.
  let path: String
  var target: String?
  var root: String?
  var storyboard: String?
  var languageMode: String?
  var stubs: [String] = []
  /// The Swift files of the app that are left out.
  var leftOut: [String] = []
  /// The checkout of this project, or nil for the one that this program was built from.
  var package: String?
  /// The folder for what the build makes, or nil for one of this user's.
  var buildFolder: String?
  /// The number of the build among those of the same app with other settings.
  var number = 1
  /// Whether the manifest of a package may run.
  var isTrusted = false

  init(_ path: String) { self.path = path }

  /// The settings of the build that were given, as flags write them. The checkout is not among them, because all apps share it.
  var given: [String] {
    let all = [
      ("target", target), ("root", root), ("storyboard", storyboard), ("swift-version", languageMode), ("stub", stubs.first),
      ("without", leftOut.first),
      ("build-folder", buildFolder),
    ]
    return all.compactMap { name, value in value.map { "--\(name) \($0)" } } + (isTrusted ? ["--trust"] : [])
  }

  /// The recipe with a folder of its own for the build, if other settings were built before.
  func numbered(_ number: Int) -> AppRecipe {
    var recipe = self
    recipe.number = number
    return recipe
  }

  /// The project at the path. Throws a sentence if there is none.
  ///
  /// - Parameters:
  ///   - show: Called with what the tool does before it can read the manifest of a package.
  ///   - hasRewriter: Whether the rewriter is built already. Only the manifest of a package needs it here.
  func project(_ show: @escaping (BuildStep) -> Void, hasRewriter: inout Bool) throws -> AppProject {
    var project = try AppProject.find(at: Path.absolute(path), target: target) { folder in
      if isTrusted { return try ManifestSource.run.read(folder) }
      let tools = try places(inBuildFolder: "")
      if !hasRewriter { try ToolBuild(tools, tell: show).buildRewriter() }
      hasRewriter = true
      return try ManifestSource.text(rewriter: tools.rewriter).read(folder)
    }
    try project.leaveOut(leftOut)
    return project
  }

  /// The folders of the build of the app, of which that for what the build makes is there.
  func places(of project: AppProject) throws -> BuildPlaces {
    let named = buildFolder.map { FilePlace.join(Path.absolute("."), $0) }
    let folder =
      try named.map { try BuildFolder.named($0, for: project.folder) } ?? BuildFolder.usual(for: project.folder, number: number)
    return try places(inBuildFolder: folder.path)
  }

  private func places(inBuildFolder folder: String) throws -> BuildPlaces {
    guard let package = package.map(Path.absolute) ?? Path.ownPackage else {
      throw ValidationError("This program was installed without its checkout. Name one with --package")
    }
    #if DEBUG
      let configuration = "debug"
    #else
      let configuration = "release"
    #endif
    return BuildPlaces(package: package, configuration: configuration, build: folder)
  }
}
