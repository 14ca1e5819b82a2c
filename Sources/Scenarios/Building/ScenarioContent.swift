import PreviewProtocol
import SplitKit

/// A running app that a scenario file describes.
final class ScenarioContent: PreviewContent, ScreenApp, SizedContent {
  /// The description, which other apps share.
  private let shared: SharedBody
  /// The number of text fields of all contents, shown or not.
  private let fieldCount: Int
  /// The controllers with a name in the file.
  private let named: [String: ViewController]
  /// The screens in the order of the file.
  private let screens: [ScreenViewController]
  /// The delegates, which their split views do not own.
  private let delegates: [AnswerTable]
  private let tabDelegates: [TabAnswer]
  /// The names of the controllers that stand in no place at launch. Actions show them.
  private let placeless: Set<String>
  /// The controllers among them that actions have shown, in the order in which they were shown last.
  private var showings: [Showing] = []
  /// The properties that actions have assigned, by the names of the controllers.
  private var assigned: [String: [Member]] = [:]

  /// Makes the controllers. Throws an error, with its place in the file, if one of them cannot be.
  init(_ application: Application, _ shared: SharedBody) throws(SourceError) {
    let body = shared.body
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
    placeless = Set(named.filter { $0.value !== root && $0.value.parent == nil }.keys)
    self.shared = shared
    fieldCount = screens.reduce(0) { $0 + $1.fieldCount }
    super.init(rootViewController: root)
    shared.note(users: 1)
    for screen in screens { screen.app = self }
    for delegate in delegates { delegate.app = self }
    var check = NameCheck(self, standing: factory.standing)
    try check.check(body)
  }

  deinit { shared.note(users: -1) }

  var contentBytes: Int { shared.bytesOfApp + fieldCount * BodyCost.bytesOfField }

  /// The names of the controllers, in alphabetical order.
  var names: [String] { named.keys.sorted() }

  override func controller(named name: String) -> ViewController? { named[name] }

  func didShow(_ showing: Showing) {
    guard placeless.contains(showing.controller) else { return }
    showings.removeAll { $0.controller == showing.controller }
    showings.append(showing)
  }

  func didAssign(_ properties: [Member], of name: String) {
    let replaced = Set(properties.map(\.name))
    assigned[name] = (assigned[name] ?? []).filter { !replaced.contains($0.name) } + properties
  }

  override var place: Value { reading.value }

  override func restore(_ place: Value) {
    for target in place["assigned"]?.members ?? [] {
      for property in target.value.members ?? [] where (try? named[target.name]?.assign([property])) != nil {
        didAssign([property], of: target.name)
      }
    }
    reading.restore(place)
  }

  private var reading: ScenarioPlace {
    ScenarioPlace(root: rootViewController, named: named, screens: screens, showings: showings, assigned: assigned)
  }
}
