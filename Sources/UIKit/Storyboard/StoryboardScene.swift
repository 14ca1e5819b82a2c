import Foundation
internal import SplitKit

/// The part of a storyboard that belongs to one controller: its views, its bar items and its segues.
@MainActor
final class StoryboardScene {
  let storyboard: UIStoryboard
  let node: StoryboardFile.Controller
  private(set) weak var controller: UIViewController?
  /// The objects of the scene by their ids. Views and items are held by their owners.
  var objects = StoryboardObjects()
  /// The sections of a static table, once the table is made.
  var sections: [StoryboardRows] = []
  /// The objects that perform segues for bar items, which hold their targets weakly.
  private var triggers: [SegueTrigger] = []

  init(_ storyboard: UIStoryboard, _ node: StoryboardFile.Controller) { (self.storyboard, self.node) = (storyboard, node) }

  /// Gives a controller that was just made what the storyboard says of it. Its views follow when they are loaded.
  func attach(_ controller: UIViewController) {
    self.controller = controller
    controller.state.scene = self
    if storyboard.isOfApp { controller.state.storyboard = storyboard }
    objects[node.id] = controller
    readAttributes(controller)
    readItems(controller)
    makeRelated(controller)
    for outlet in node.outlets where outlet.from == node.id { connect(outlet) }
  }

  private func readAttributes(_ controller: UIViewController) {
    let attributes = node.attributes
    if let title = attributes["title"] { controller.title = title }
    controller.hidesBottomBarWhenPushed = attributes["hidesBottomBarWhenPushed"] == "YES"
    if let split = controller as? UISplitViewController { read(attributes, split) }
    if let navigation = controller as? UINavigationController {
      navigation.navigationBar.prefersLargeTitles = attributes["prefersLargeTitles"] == "YES"
      node.navigationBar?.dress(navigation.navigationBar)
    }
    if let table = controller as? UITableViewController {
      table.clearsSelectionOnViewWillAppear = attributes["clearsSelectionOnViewWillAppear"] != "NO"
    }
  }

  private func read(_ attributes: [String: String], _ split: UISplitViewController) {
    if attributes["presentsWithGesture"] == "NO" { split.presentsWithGesture = false }
    let modes: [String: UISplitViewController.DisplayMode] = [
      "allVisible": .oneBesideSecondary, "oneBesideSecondary": .oneBesideSecondary, "primaryHidden": .secondaryOnly,
      "secondaryOnly": .secondaryOnly, "primaryOverlay": .oneOverSecondary, "oneOverSecondary": .oneOverSecondary,
      "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
      "twoDisplaceSecondary": .twoDisplaceSecondary,
    ]
    if let mode = attributes["preferredDisplayMode"].flatMap({ modes[$0] }) { split.preferredDisplayMode = mode }
    let behaviors: [String: UISplitViewController.SplitBehavior] = ["tile": .tile, "overlay": .overlay, "displace": .displace]
    if let behavior = attributes["behavior"].flatMap({ behaviors[$0] }) { split.preferredSplitBehavior = behavior }
  }

  /// The controllers that a container begins with.
  private func makeRelated(_ controller: UIViewController) {
    let related = node.segues.filter { $0.kind == "relationship" }.compactMap { segue in
      destination(of: segue, from: controller, sender: nil).map { (segue.relationship ?? "", $0) }
    }
    guard !related.isEmpty else { return }
    if let navigation = controller as? UINavigationController {
      navigation.setViewControllers(related.map(\.1), animated: false)
    } else if let tabs = controller as? UITabBarController {
      tabs.viewControllers = related.map(\.1)
    } else if let split = controller as? UISplitViewController {
      fill(split, related)
    }
  }

  private func fill(_ split: UISplitViewController, _ related: [(String, UIViewController)]) {
    guard split.style != .unspecified else { return split.viewControllers = related.map(\.1) }
    let columns: [String: UISplitViewController.Column] = [
      "masterViewController": .primary, "primaryViewController": .primary, "supplementaryViewController": .supplementary,
      "detailViewController": .secondary, "secondaryViewController": .secondary, "compactViewController": .compact,
    ]
    for (relationship, controller) in related {
      if let column = columns[relationship] { split.setViewController(controller, for: column) }
    }
  }

  /// The view that the storyboard has drawn, or nil if it has none.
  func makeView() -> UIView? { node.view.map { StoryboardViews(self).make($0, into: &objects) } }

  /// The views are loaded: outlets, actions, static rows and embedded controllers follow.
  func didLoad(_ view: UIView) {
    makeSections()
    for outlet in node.outlets { connect(outlet) }
    for action in node.actions { connect(action) }
    StoryboardViews.awake(view)
    for segue in node.segues where segue.kind == "embed" { embed(segue) }
    for segue in node.segues where segue.from != node.id { connect(segue) }
  }

  /// Keeps what performs a segue for an object that holds it weakly.
  func keep(_ trigger: SegueTrigger) { triggers.append(trigger) }
}

/// Objects by their ids in a storyboard, held weakly.
struct StoryboardObjects {
  private struct Entry { weak var object: AnyObject? }
  private var entries: [String: Entry] = [:]

  subscript(_ id: String) -> AnyObject? {
    get { entries[id]?.object }
    set { entries[id] = Entry(object: newValue) }
  }
}
