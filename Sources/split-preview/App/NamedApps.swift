import AppBroker
import AppBuilding
import ArgumentParser
import HostSystem

/// The apps that a command is about: programs, and folders that are built once, and again after a file of them was saved.
final class NamedApps {
  private let processes: AppProcessOptions
  private let devices: String?
  private var built: [AppRecipe: BuiltApp] = [:]
  /// The number of builds with different settings of each folder.
  private var builds: [String: Int] = [:]
  /// Whether the command or one of its files has named an app so far.
  private(set) var isAnyNamed = false

  /// - Parameter devices: The path of the user's file of devices, which was read before.
  init(_ processes: AppProcessOptions, devices: String?) { (self.processes, self.devices) = (processes, devices) }

  /// The runner of the checks of a file with this text about an app. Throws a sentence if the app cannot be built.
  func runner(of recipe: AppRecipe, text: String) throws -> AppCheckRunner {
    let settings = try settings(of: recipe)
    return AppCheckRunner(settings, text: text) { Self.write($0, by: settings) }
  }

  /// Asks an app the questions of a command. Throws a sentence if the app cannot be built.
  func questioner(of recipe: AppRecipe) throws -> AppQuestioner {
    let settings = try settings(of: recipe)
    return AppQuestioner(settings) { Self.write($0, by: settings) }
  }

  /// Whether a file of an app that was built has been saved since the last call. Such an app is built again when it is next needed.
  func haveChanged() -> Bool { built.values.reduce(false) { $1.hasChanged() || $0 } }

  private static func write(_ line: String, by app: AppBroker.Settings) {
    Output.say("\(app.title): \(line)\n")
  }

  private func settings(of recipe: AppRecipe) throws -> AppBroker.Settings {
    isAnyNamed = true
    var settings = try FileTree.isDirectory(recipe.path) ? app(recipe).settings() : program(recipe)
    settings.limits = processes.limits
    settings.devices = devices.flatMap { try? FileTree.file(at: $0) }.map { String(decoding: $0, as: UTF8.self) }
    return settings
  }

  /// The number of a build among those of its folder. One program must not replace another that checks still start.
  private func count(_ recipe: AppRecipe) -> Int {
    builds[Path.absolute(recipe.path), default: 0] += 1
    return builds[Path.absolute(recipe.path), default: 0]
  }

  private func program(_ recipe: AppRecipe) throws -> AppBroker.Settings {
    let path = recipe.path
    let program = try Path.program(path)
    if let flag = recipe.given.first {
      throw ValidationError("\(flag) is about how an app is built, and \(path) is a program that is built already.")
    }
    var settings = AppBroker.Settings(program: program, title: Path.name(of: path))
    settings.sources = AppSources(folder: nil, others: [Path.ownSources].compactMap(\.self))
    return settings
  }

  private func app(_ recipe: AppRecipe) throws -> BuiltApp {
    if let app = built[recipe] { return app }
    let app = try BuiltApp(recipe.numbered(count(recipe)))
    built[recipe] = app
    return app
  }
}
