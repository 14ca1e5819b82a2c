import SplitKit

/// A running app that a scenario file describes.
final class ScenarioContent: PreviewContent, ScreenApp {
  /// The controllers with a name in the file.
  private let named: [String: ViewController]
  /// The screens in the order of the file.
  private let screens: [ScreenViewController]
  /// The delegates, which their split views do not own.
  private let delegates: [AnswerTable]
  private let tabDelegates: [TabAnswer]

  /// Makes the controllers. Throws an error, with its place in the file, if one of them cannot be.
  init(_ application: Application, _ body: ScenarioBody) throws(SourceError) {
    if let defaults = body.navigationDefaults {
      application.navigationDefaults.prefersLargeTitles = defaults.prefersLargeTitles
      application.navigationDefaults.isToolbarHidden = defaults.isToolbarHidden
    }
    let factory = ControllerFactory(application, body.controllers)
    let root = try factory.controller(body.root, named: "root")
    try factory.makeTheRest()
    named = factory.controllers
    screens = factory.screens
    delegates = factory.delegates
    tabDelegates = factory.tabDelegates
    super.init(rootViewController: root)
    for screen in screens { screen.app = self }
    for delegate in delegates { delegate.app = self }
    try NameCheck(self).check(body)
  }

  /// The names of the controllers, in alphabetical order.
  var names: [String] { named.keys.sorted() }

  override func controller(named name: String) -> ViewController? { named[name] }

  override var place: Value { ScenarioPlace(root: rootViewController, screens: screens).value }

  override func restore(_ place: Value) { ScenarioPlace(root: rootViewController, screens: screens).restore(place) }
}
