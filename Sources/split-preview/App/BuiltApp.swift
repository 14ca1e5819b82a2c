import AppBroker
import AppBuilding

/// An app that a command builds from its folder when it first needs it, and again after a file of it was saved.
final class BuiltApp {
  private let path: String
  private let development: AppDevelopment
  private var watch: SourceWatch
  private var isPrepared = false
  /// The number of builds.
  private var number = 0
  /// The outcome of the last build, or nil before the first one and after a file was saved.
  private var outcome: Result<AppBroker.Settings, any Error>?

  /// Finds the app of a recipe. Throws a sentence if there is none.
  init(_ recipe: AppRecipe) throws {
    path = recipe.path
    development = try AppDevelopment(recipe, isServed: false)
    watch = SourceWatch(development.project)
  }

  /// The app as it is built, which it is now unless it was. Throws a sentence if it cannot be built.
  func settings() throws -> AppBroker.Settings {
    let outcome = outcome ?? Result(catching: build)
    self.outcome = outcome
    return try outcome.get()
  }

  /// Whether a file of the app was saved since the last call. The app is built again then.
  func hasChanged() -> Bool {
    guard watch.hasChanged() else { return false }
    outcome = nil
    return true
  }

  private func build() throws -> AppBroker.Settings {
    if !isPrepared { try development.prepare() }
    isPrepared = true
    number += 1
    guard let program = try development.version(number).program else {
      throw CommandError(description: "The app \(path) does not compile.")
    }
    let project = development.project
    var settings = AppBroker.Settings(program: program, title: project.name)
    settings.sources = AppSources(folder: Path.absolute(project.folder), others: [Path.ownSources].compactMap(\.self))
    return settings
  }
}
