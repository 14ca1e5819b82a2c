import AppBroker
import Scenarios

/// The apps of files of checks: the one that the command names, or the one that each file names.
struct CheckedApps {
  private let apps: NamedApps
  /// The app that all files are about, or nil for what each file names.
  private let all: AppRecipe?
  /// The checkout of this project, which is the same for all apps.
  private let package: String?

  /// - Parameter path: The path of the app that all files are about, or nil.
  init(_ apps: NamedApps, _ path: String?, _ build: AppBuildOptions) {
    self.apps = apps
    all = path.map(build.recipe)
    package = build.package
  }

  /// Whether the command names the app of all files.
  var isOne: Bool { all != nil }

  /// The runner of the checks of a file. Throws a sentence if the app cannot be built, or if there is none.
  ///
  /// - Parameters:
  ///   - app: The app that the file names.
  ///   - file: The path of the file.
  ///   - text: The text of the file.
  func runner(of app: AppSpec?, in file: String, text: String) throws -> AppCheckRunner {
    guard let recipe = all ?? app.map({ recipe($0, in: file) }) else {
      throw CommandError(description: "\(file) names no app.")
    }
    return try apps.runner(of: recipe, text: text)
  }

  private func recipe(_ app: AppSpec, in file: String) -> AppRecipe {
    var recipe = AppRecipe(CheckFiles.beside(file, app.path))
    (recipe.target, recipe.root, recipe.stubs, recipe.package) = (app.target, app.root, app.stubs, package)
    recipe.leftOut = app.leftOut
    return recipe
  }
}
