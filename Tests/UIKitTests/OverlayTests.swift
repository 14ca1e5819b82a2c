import Foundation
import SplitKit
import Testing

@testable import UIKit

/// Views over the views of controllers: in containers, over children, and in the window.
@MainActor @Suite(.serialized) struct OverlayTests {
  /// A tab bar controller with a player above its bar.
  private final class PlayerTabs: UITabBarController {
    let player = UIView()
    let button = UIButton(type: .system)
    var presses = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("Play", for: .normal)
      button.accessibilityIdentifier = "play"
      button.addAction(UIAction { [weak self] _ in self?.presses += 1 }, for: .touchUpInside)
      button.frame = CGRect(x: 10, y: 10, width: 60, height: 30)
      player.addSubview(button)
      player.translatesAutoresizingMaskIntoConstraints = false
      view.insertSubview(player, belowSubview: tabBar)
      NSLayoutConstraint.activate([
        player.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        player.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        player.bottomAnchor.constraint(equalTo: tabBar.topAnchor), player.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
  }

  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
    var picked: [Int] = []
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { picked.append(indexPath.row) }
  }

  @Test func `a view over the tabs is a pane of its own above the bar`() throws {
    let stage = try ContentStage {
      let tabs = PlayerTabs()
      tabs.viewControllers = [Rows()]
      return tabs
    }
    #expect(stage.raised() == [])
    let tabs = stage.root as! PlayerTabs
    let pane = try #require(stage.scene.panes.first { $0.role == .overlay })
    #expect(pane.id == "PlayerTabs/overlay/pane")
    #expect(pane.content.controller == "PlayerTabs")
    let bar = tabs.tabBar.frame
    #expect(tabs.player.frame == CGRect(x: 0, y: bar.minY - 50, width: 390, height: 50))
    try stage.resize(700, 500)
    #expect(tabs.player.frame == CGRect(x: 0, y: tabs.tabBar.frame.minY - 50, width: 700, height: 50))
    #expect(stage.scene.hierarchy.children.map(\.id) == ["Rows"])
  }

  @Test func `touches end in the overlay's views, and others go to what is below`() throws {
    let stage = try ContentStage {
      let tabs = PlayerTabs()
      tabs.viewControllers = [Rows()]
      return tabs
    }
    let tabs = stage.root as! PlayerTabs
    let rows = tabs.viewControllers![0] as! Rows
    try stage.tap("PlayerTabs/overlay/play")
    let y = Double(tabs.player.frame.minY)
    try stage.tap(x: 20, y: y + 20)
    #expect(tabs.presses == 2)
    // The player takes touches beside its button, as any view does.
    try stage.tap(x: 300, y: y + 20)
    #expect(rows.picked == [])
    try stage.tap(x: 300, y: 200)
    #expect(rows.picked.count == 1)
    tabs.player.isUserInteractionEnabled = false
    stage.settle()
    try stage.tap(x: 300, y: y + 20)
    #expect(rows.picked.count == 2)
  }

  @Test func `an overlay comes and goes with its views`() throws {
    let stage = try ContentStage { UINavigationController(rootViewController: Rows()) }
    let stack = stage.root as! UINavigationController
    #expect(!stage.scene.panes.contains { $0.role == .overlay })
    let hud = UILabel(frame: CGRect(x: 100, y: 300, width: 190, height: 60))
    hud.text = "Saved"
    stack.view.addSubview(hud)
    #expect(stage.content("nav:Rows/overlay")?.at("views", 0, "text") == "Saved")
    hud.text = "Sent"
    #expect(stage.content("nav:Rows/overlay")?.at("views", 0, "text") == "Sent")
    hud.removeFromSuperview()
    #expect(!stage.scene.panes.contains { $0.role == .overlay })
    #expect(stage.scene.unshown.isEmpty)
  }

  @Test func `views of the window stand over presented controllers`() throws {
    let stage = try ContentStage { UINavigationController(rootViewController: Rows()) }
    stage.root.present(UIViewController(), animated: false)
    let toast = UILabel(frame: CGRect(x: 20, y: 60, width: 350, height: 44))
    toast.text = "Copied"
    stage.root.view.window?.addSubview(toast)
    #expect(stage.scene.panes.last?.role == .overlay)
    #expect(stage.content("nav:Rows/window")?.at("views", 0, "text") == "Copied")
    toast.text = "Pasted"
    #expect(stage.content("nav:Rows/window")?.at("views", 0, "text") == "Pasted")
    toast.removeFromSuperview()
    #expect(stage.scene.panes.last?.role != .overlay)
  }

  /// A player that is a controller of its own.
  private final class Player: UIViewController {
    let name = UILabel(frame: CGRect(x: 16, y: 10, width: 200, height: 20))
    override func viewDidLoad() {
      name.text = "Morning"
      view.addSubview(name)
    }
  }

  @Test func `a child that an app adds to tabs is drawn over them`() throws {
    let stage = try ContentStage {
      let tabs = UITabBarController()
      tabs.viewControllers = [Rows()]
      let player = Player()
      tabs.addChild(player)
      tabs.view.insertSubview(player.view, belowSubview: tabs.tabBar)
      player.view.frame = CGRect(x: 0, y: 700, width: 390, height: 50)
      player.didMove(toParent: tabs)
      return tabs
    }
    let tabs = stage.root as! UITabBarController
    let player = try #require(tabs.children.last as? Player)
    #expect(tabs.viewControllers?.count == 1)
    #expect(player.parent === tabs)
    #expect(stage.content("UITabBarController/overlay")?.at("views", 0, "views", 0, "text") == "Morning")
    player.name.text = "Evening"
    #expect(stage.content("UITabBarController/overlay")?.at("views", 0, "views", 0, "text") == "Evening")
    player.view.removeFromSuperview()
    player.removeFromParent()
    #expect(tabs.children.map { $0 is Rows } == [true])
    #expect(!stage.scene.panes.contains { $0.role == .overlay })
  }

  /// A container of an app's own with a banner over its child.
  private final class Framed: UIViewController {
    let child = Rows()
    let banner = UILabel(frame: CGRect(x: 0, y: 400, width: 200, height: 40))
    let below = UILabel(frame: CGRect(x: 0, y: 700, width: 200, height: 40))

    override func viewDidLoad() {
      addChild(child)
      child.view.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
      view.addSubview(child.view)
      child.didMove(toParent: self)
      (banner.text, below.text) = ("Over", "Below")
      view.addSubview(banner)
      view.addSubview(below)
    }
  }

  @Test func `a view over a child's view is drawn over it, and one beside it stays in its pane`() throws {
    let stage = try ContentStage { Framed() }
    #expect(stage.content("Framed/overlay")?.at("views", 0, "text") == "Over")
    #expect(stage.content("Framed")?.at("views", 0, "text") == "Below")
    #expect(stage.content("Framed")?.at("views", 1) == nil)
    #expect(stage.scene.panes.map(\.id) == ["Framed/pane", "Rows/pane", "Framed/overlay/pane"])
  }
}
