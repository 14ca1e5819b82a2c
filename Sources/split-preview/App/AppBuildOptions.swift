import AppBuilding
import ArgumentParser

/// The flags about how an app is built.
struct AppBuildOptions: ParsableArguments {
  /// The title of these flags in the help of commands that are also about scenes.
  static let title = "Options for an app"

  @Option(
    help: ArgumentHelp("The target of the package or of the project. (default: its first app for iOS)", valueName: "name"))
  var target: String?

  @Option(
    help: ArgumentHelp(
      "A view controller of the app, made by init(), that the preview shows in place of the app's own window. (default: none)",
      valueName: "class"))
  var root: String?

  @Option(help: ArgumentHelp("The storyboard that the app begins with. (default: that of its settings)", valueName: "name"))
  var storyboard: String?

  @Option(help: ArgumentHelp("The language mode: 5 or 6. (default: that of the project, else 5)", valueName: "mode"))
  var swiftVersion: String?

  @Option(
    help: ArgumentHelp(
      "A module that is empty in the preview, such as Combine. Repeatable. (default: a few of Apple's own, such as os)",
      valueName: "module"))
  var stub: [String] = []

  @Option(
    help: ArgumentHelp(
      "A Swift file of the app that is left out, by its path below the folder of the app or by the end of it. Repeatable. (default: none)",
      valueName: "file"))
  var without: [String] = []

  @Option(
    help: ArgumentHelp(
      "The checkout of this project, whose module UIKit the app is built with. (default: the one that this program was built from)",
      valueName: "dir"))
  var package: String?

  @Option(
    help: ArgumentHelp("The folder for what the build makes. (default: one of yours in ~/.cache/split-preview)", valueName: "dir")
  )
  var buildFolder: String?

  @Flag(
    help: "Runs the manifest of a package, which is a program, to read it. Without the flag it is read as text.")
  var trust = false

  func validate() throws {
    guard swiftVersion.map({ ["5", "6"].contains($0) }) ?? true else { throw ValidationError("--swift-version is 5 or 6.") }
    guard stub.allSatisfy(SwiftName.isName) else { throw ValidationError("--stub takes the name of a module.") }
    guard root.map(SwiftName.isName) ?? true else { throw ValidationError("--root takes the name of a class.") }
  }

  /// Throws an error for a flag that is given where no app is named.
  func refuse() throws {
    guard let flag = recipe("").given.first else { return }
    throw ValidationError("\(flag) is about how an app is built, and no app is named. Name one with --app.")
  }

  /// The app at a path, with the settings of its build.
  func recipe(_ path: String) -> AppRecipe {
    var recipe = AppRecipe(path)
    (recipe.target, recipe.root, recipe.storyboard, recipe.languageMode) = (target, root, storyboard, swiftVersion)
    recipe.leftOut = without
    (recipe.stubs, recipe.package, recipe.buildFolder, recipe.isTrusted) = (stub, package, buildFolder, trust)
    return recipe
  }
}
