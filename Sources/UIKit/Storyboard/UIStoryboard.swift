import Foundation
internal import SplitKit

/// A file with the screens of an app: `UIStoryboard`. The tool reads the file, and the code that it generates hands it over.
@preconcurrency @MainActor
open class UIStoryboard: ObjectBase {
  /// The name of the file.
  let name: String

  /// Opens a storyboard by its name. A storyboard that the tool has not read has no controllers. The bundle has no effect.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// The controllers of a nib in the form of a storyboard, or nil for a storyboard of the app.
  private var controllersOfNib: StoryboardFile?
  /// Whether this is a storyboard of the app, which its controllers know.
  var isOfApp: Bool { controllersOfNib == nil }

  /// The contents, or nil for an unknown name.
  var file: StoryboardFile? { controllersOfNib ?? ClassTable.storyboardFiles[name] }

  /// Makes the controllers on the top level of a nib.
  static func controllers(ofNib file: NibFile) -> [(id: String, controller: UIViewController)] {
    guard !file.controllers.isEmpty else { return [] }
    let storyboard = UIStoryboard(name: "", bundle: nil)
    storyboard.controllersOfNib = StoryboardFile(initial: nil, controllers: file.controllers)
    return file.controllers.compactMap { node in storyboard.make(id: node.id).map { (node.id, $0) } }
  }

  /// Makes the controller that the storyboard begins with, or returns nil if it has none.
  open func instantiateInitialViewController() -> UIViewController? {
    file.flatMap { file in file.initial.flatMap(file.controller).flatMap { make($0, nil) } }
  }

  /// The same with a closure that makes the controller with a coder of its own. A closure that returns nil leaves it to the storyboard.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    file.flatMap { file in file.initial.flatMap(file.controller).flatMap { make($0, creator) as? Controller } }
  }

  /// Makes the controller with an identifier. An unknown identifier ends the app, as it does on a device.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { named(identifier, nil) }

  /// The same with a closure that makes the controller with a coder of its own.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let controller = named(identifier, creator)
    guard let wanted = controller as? Controller else {
      preconditionFailure("The controller \(identifier) of the storyboard \(name) is a \(type(of: controller)).")
    }
    return wanted
  }

  private func named(_ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
    guard let node = file?.controllers.first(where: { $0.identifier == identifier }), let controller = make(node, creator) else {
      preconditionFailure("Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    return controller
  }

  /// Makes the controller with an id of the file.
  ///
  /// - Parameter creator: Makes it with a coder of its own, unless it is nil or returns nil.
  func make(id: String, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    file?.controller(id).flatMap { make($0, creator) }
  }

  private func make(_ node: StoryboardFile.Controller, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    if node.kind == "viewControllerPlaceholder" { return referred(node, creator) }
    let scene = StoryboardScene(self, node)
    let coder = StoryboardCoder(node)
    let type =
      (node.customClass.flatMap(ClassTable.type(named:)) as? UIViewController.Type) ?? Self.types[node.kind]
      ?? UIViewController.self
    guard let controller = creator?(coder) ?? type.init(coder: coder) else { return nil }
    scene.attach(controller)
    controller.awakeFromNib()
    return controller
  }

  /// The controller of another storyboard.
  private func referred(
    _ node: StoryboardFile.Controller, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let other = UIStoryboard(name: node.attributes["storyboardName"] ?? name, bundle: nil)
    return node.identifier.map { other.named($0, creator) } ?? other.instantiateInitialViewController(creator: creator)
  }

  private static let types: [String: UIViewController.Type] = [
    "navigationController": UINavigationController.self, "splitViewController": UISplitViewController.self,
    "tabBarController": UITabBarController.self, "tableViewController": UITableViewController.self,
  ]
}

/// Hands a controller what its initializer needs of the storyboard.
final class StoryboardCoder: NSCoder {
  private let node: StoryboardFile.Controller

  init(_ node: StoryboardFile.Controller) {
    self.node = node
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }

  var splitStyle: UISplitViewController.Style {
    switch node.attributes["style"] {
    case "doubleColumn": .doubleColumn
    case "tripleColumn": .tripleColumn
    default: .unspecified
    }
  }

  var tableStyle: UITableView.Style {
    switch node.view?.attributes["style"] {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }
}
