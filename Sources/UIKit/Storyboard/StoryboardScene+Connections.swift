import Foundation
internal import SplitKit

/// The connections of a storyboard: outlets, actions, and segues that controls and items begin.
extension StoryboardScene {
  func connect(_ outlet: StoryboardFile.Outlet) { StoryboardConnections.connect(outlet, in: objects) }

  func connect(_ action: StoryboardFile.Action) { StoryboardConnections.connect(action, in: objects) }

  /// Lets a control or an item begin a segue. Rows begin theirs when they are chosen.
  func connect(_ segue: StoryboardFile.Segue) {
    let trigger = SegueTrigger { [weak self] sender in self?.perform(segue, sender: sender, asks: true) }
    if let control = objects[segue.from] as? UIControl {
      keep(trigger)
      control.addTarget(trigger, action: SegueTrigger.action, for: .touchUpInside)
    } else if let item = objects[segue.from] as? UIBarButtonItem {
      keep(trigger)
      (item.target, item.action) = (trigger, SegueTrigger.action)
    }
  }

  /// Puts the controller of an embed segue into its container view.
  func embed(_ segue: StoryboardFile.Segue) {
    guard let controller, let container = objects[segue.from] as? UIView,
      let child = destination(of: segue, from: controller, sender: nil)
    else { return }
    controller.prepare(for: UIStoryboardSegue(identifier: segue.identifier, source: controller, destination: child), sender: nil)
    controller.addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: controller)
  }

  /// The bar items of the controller.
  func readItems(_ controller: UIViewController) {
    if let item = node.navigationItem { read(item, controller.navigationItem) }
    if let item = node.tabBarItem { controller.tabBarItem = tabBarItem(item) }
    if !node.toolbarItems.isEmpty { controller.toolbarItems = node.toolbarItems.map(barItem) }
  }

  private func read(_ node: StoryboardFile.NavigationItem, _ item: UINavigationItem) {
    if let title = node.attributes["title"] { item.title = title }
    if let prompt = node.attributes["prompt"] { item.prompt = prompt }
    switch node.attributes["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    if !node.left.isEmpty { item.leftBarButtonItems = node.left.map(barItem) }
    if !node.right.isEmpty { item.rightBarButtonItems = node.right.map(barItem) }
    if let back = node.back { item.backBarButtonItem = barItem(back) }
    // Bars show items before the views are loaded, so their connections cannot wait.
    let ids = Set((node.left + node.right).map(\.id))
    for action in self.node.actions where ids.contains(action.from) { connect(action) }
    for segue in self.node.segues where ids.contains(segue.from) { connect(segue) }
  }

  private func barItem(_ node: StoryboardFile.BarItem) -> UIBarButtonItem {
    let attributes = node.attributes
    let item =
      attributes["systemItem"].flatMap { Self.systemItems[$0] }.map {
        UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil)
      }
      ?? UIBarButtonItem(
        title: attributes["title"], style: attributes["style"] == "done" ? .done : .plain, target: nil, action: nil)
    if let image = StoryboardViews.image(attributes) { item.image = image }
    if attributes["enabled"] == "NO" { item.isEnabled = false }
    objects[node.id] = item
    return item
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play,
    "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
  ]

  private func tabBarItem(_ node: StoryboardFile.BarItem) -> UITabBarItem {
    UITabBarItem(title: node.attributes["title"], image: StoryboardViews.image(node.attributes), selectedImage: nil)
  }
}

/// Performs a segue when an object of the storyboard is used.
@MainActor
final class SegueTrigger {
  static let action = Selector("performSegue:", SegueTrigger.perform)
  private let body: (Any?) -> Void

  init(_ body: @escaping (Any?) -> Void) { self.body = body }

  private func perform(_ sender: Any?) { body(sender) }
}
