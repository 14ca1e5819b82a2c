import HostSystem

/// An app that only says that another one does not compile. It stands in until that one does.
package struct PlaceholderApp {
  private let places: BuildPlaces

  /// - Parameter app: The folders of the build of the app that does not compile.
  package init(_ app: BuildPlaces) {
    places = BuildPlaces(package: app.package, configuration: app.configuration, build: FilePlace.join(app.build, "Placeholder"))
  }

  private static let text = """
    import UIKit

    class PlaceholderViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "The app does not compile."
        view.backgroundColor = .systemBackground
        let label = UILabel(frame: view.bounds)
        label.text = "The app does not compile. It shows here as soon as it does."
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.textAlignment = .center
        label.numberOfLines = 0
        view.addSubview(label)
      }
    }

    """

  /// Builds it, and returns the path of the program.
  package func build() throws -> String {
    let folder = FilePlace.join(places.build, "Original")
    try AppBuild.makeFolders(folder)
    let file = FilePlace.join(folder, "PlaceholderViewController.swift")
    try OutputFile.replaceEntry(file, with: Array(Self.text.utf8))
    var project = AppProject(name: "Placeholder", folder: folder)
    project.swiftFiles = [file]
    let outcome = try AppBuild(project, places, root: "PlaceholderViewController") { _ in }.run()
    guard outcome.isBuilt else {
      throw AppBuildingError("The app does not compile, and neither does its placeholder: \(outcome.messages.first?.text ?? "")")
    }
    return places.program
  }
}
