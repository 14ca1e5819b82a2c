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
  /// The checkout of this project, or nil for the one that this program was built from.
  var package: String?
  /// The folder for what the build makes, or nil for the one in that of the app.
  var buildFolder: String?

  init(_ path: String) { self.path = path }

  /// The settings of the build that were given, as flags write them. The checkout is not among them, because all apps share it.
  var given: [String] {
    let all = [
      ("target", target), ("root", root), ("storyboard", storyboard), ("swift-version", languageMode), ("stub", stubs.first),
      ("build-folder", buildFolder),
    ]
    return all.compactMap { name, value in value.map { "--\(name) \($0)" } }
  }

  /// The recipe with a folder of its own for the build, if other settings were built in the folder of the app before.
  func numbered(_ number: Int) throws -> AppRecipe {
    guard number > 1, buildFolder == nil else { return self }
    var recipe = self
    recipe.buildFolder = FilePlace.join(try project().folder, ".split-preview/\(number)")
    return recipe
  }

  /// The project at the path. Throws a sentence if there is none.
  func project() throws -> AppProject { try AppProject.find(at: Path.absolute(path), target: target) }

  /// The folders of the build of the app.
  func places(of project: AppProject) throws -> BuildPlaces {
    guard let package = package.map(Path.absolute) ?? Path.ownPackage else {
      throw ValidationError("This program was installed without its checkout. Name one with --package")
    }
    #if DEBUG
      let configuration = "debug"
    #else
      let configuration = "release"
    #endif
    return BuildPlaces(
      package: package, configuration: configuration,
      build: FilePlace.join(buildFolder == nil ? project.folder : Path.absolute("."), buildFolder ?? ".split-preview"))
  }
}
