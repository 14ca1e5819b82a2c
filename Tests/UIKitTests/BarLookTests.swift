import SplitKit
import Testing

@testable import UIKit

/// The looks that an app gives bars, as the models of the bars have them.
@MainActor @Suite(.serialized) struct BarLookTests {
  private let purple = "#AF52DEFF"
  private let clear = "#00000000"

  private func bar(_ stage: ContentStage, _ kind: String = "navigationBar") -> Value? {
    stage.scene.viewModels.first { $0.content["kind"]?.string == kind }?.content
  }

  /// A list in a stack in a tab bar, whose rows go beyond the screen.
  private func stage(_ profile: Profile, large: Bool = false, rows: Int = 60) throws -> ContentStage {
    let stage = try ContentStage(profile, traits: [Member("userInterfaceStyle", "light")]) { @MainActor in
      let screen = Screen { view in
        let scroll = UIScrollView(frame: view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 100, height: 44 * CGFloat(rows))
        view.addSubview(scroll)
      }
      screen.title = "List"
      screen.toolbarItems = [UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in })]
      let stack = UINavigationController(rootViewController: screen)
      stack.navigationBar.prefersLargeTitles = large
      stack.isToolbarHidden = false
      let tabs = UITabBarController()
      tabs.viewControllers = [stack]
      return tabs
    }
    stage.settle()
    return stage
  }

  private func stack(_ stage: ContentStage) -> UINavigationController {
    (stage.root as! UITabBarController).viewControllers![0] as! UINavigationController
  }

  private func scroll(_ stage: ContentStage, to y: Double) throws {
    try stage.say(["type": "scroll", "target": "Screen", "x": 0, "y": .number(y)])
  }

  @Test(arguments: [Profile.ios8, .ios13, .ios14, .ios18, .ios26])
  func `the tint of a bar is drawn where the content has scrolled, and before iOS 15 everywhere`(_ profile: Profile) throws {
    let stage = try stage(profile)
    stack(stage).navigationBar.barTintColor = .systemPurple
    stack(stage).navigationBar.titleTextAttributes = [.foregroundColor: UIColor.white]
    let isNewer = profile != .ios8 && profile != .ios13
    #expect(bar(stage)?["background"]?.string == (isNewer ? clear : purple))
    #expect(bar(stage)?["shadow"]?.string == (isNewer ? clear : nil))
    try scroll(stage, to: 100)
    #expect(bar(stage)?["background"]?.string == purple && bar(stage)?["shadow"] == nil)
    #expect(bar(stage)?["titleColor"] == "#FFFFFFFF")
    try scroll(stage, to: 0)
    #expect(bar(stage)?["background"]?.string == (isNewer ? clear : purple))
  }

  @Test(arguments: [Profile.ios8, .ios13, .ios14, .ios18, .ios26])
  func `bars without a look of the app have no surface at the edge since iOS 15`(_ profile: Profile) throws {
    let stage = try stage(profile)
    let isNewer = profile != .ios8 && profile != .ios13
    #expect(bar(stage)?["background"]?.string == (isNewer ? clear : nil))
    #expect(bar(stage)?["shadow"]?.string == (isNewer ? clear : nil))
    #expect(bar(stage, "toolbar")?["background"] == nil)
    try scroll(stage, to: 100)
    #expect(bar(stage)?["background"] == nil && bar(stage)?["shadow"] == nil)
  }

  @Test func `bars below the content have no surface at its end, but for those of iOS 26`() throws {
    for (profile, isClear) in [(Profile.ios13, false), (.ios18, true), (.ios26, false)] {
      let short = try stage(profile, rows: 1)
      #expect(bar(short, "toolbar")?["background"]?.string == (isClear ? clear : nil))
      let long = try stage(profile)
      #expect(bar(long, "toolbar")?["background"] == nil)
    }
  }

  @Test func `on iOS 13 a bar with a whole large title has the look of the edge`() throws {
    for large in [false, true] {
      let stage = try stage(.ios13, large: large)
      let bar = stack(stage).navigationBar
      bar.standardAppearance.backgroundColor = .systemPurple
      let edge = UINavigationBarAppearance()
      edge.backgroundColor = .systemRed
      bar.scrollEdgeAppearance = edge
      #expect(self.bar(stage)?["background"]?.string == (large ? "#FF3B30FF" : purple))
      try scroll(stage, to: 100)
      #expect(self.bar(stage)?["background"]?.string == purple)
    }
  }

  @Test func `there are no appearances before iOS 13`() throws {
    let stage = try stage(.ios8)
    stack(stage).navigationBar.standardAppearance.backgroundColor = .systemPurple
    #expect(bar(stage)?["background"] == nil)
  }

  @Test func `an item comes before its bar, and a bar before its class`() throws {
    let stage = try stage(.ios18)
    let (stack, look) = (stack(stage), UINavigationBarAppearance())
    look.configureWithOpaqueBackground()
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().scrollEdgeAppearance = look
    stack.setNeedsUpdate()
    #expect(bar(stage)?["background"] == "#FFFFFFFF" && bar(stage)?["titleColor"] == "#FFFFFFFF")
    let own = look.copy()
    own.backgroundColor = .systemPurple
    own.shadowColor = nil
    #expect(look.backgroundColor == nil)
    stack.navigationBar.scrollEdgeAppearance = own
    #expect(bar(stage)?["background"]?.string == purple && bar(stage)?["shadow"]?.string == clear)
    let ofItem = UINavigationBarAppearance()
    ofItem.configureWithTransparentBackground()
    stack.topViewController?.navigationItem.scrollEdgeAppearance = ofItem
    #expect(bar(stage)?["background"]?.string == clear && bar(stage)?["titleColor"] == nil)
    stack.topViewController?.navigationItem.standardAppearance = own
    try scroll(stage, to: 100)
    #expect(bar(stage)?["background"]?.string == purple)
  }

  @Test func `the look of the edge is the standard one without its surface if there is none`() throws {
    let stage = try stage(.ios18, large: true)
    let bar = stack(stage).navigationBar
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.largeTitleTextAttributes = [.foregroundColor: UIColor.systemPurple]
    bar.standardAppearance = look
    #expect(self.bar(stage)?["background"]?.string == clear && self.bar(stage)?["largeTitleColor"]?.string == purple)
    try scroll(stage, to: 200)
    #expect(self.bar(stage)?["background"] == "#FFFFFFFF" && self.bar(stage)?["largeTitleColor"]?.string == purple)
  }

  @Test func `bars below the content are at the edge at its end, also after a resize`() throws {
    let stage = try stage(.ios18, rows: 18)
    let tabs = stage.root as! UITabBarController
    tabs.tabBar.barTintColor = .systemPurple
    stack(stage).toolbar.barTintColor = .systemPurple
    for kind in ["tabBar", "toolbar"] {
      #expect(bar(stage, kind)?["background"]?.string == purple)
    }
    try stage.resize(390, 1300)
    for kind in ["tabBar", "toolbar"] {
      #expect(bar(stage, kind)?["background"]?.string == clear)
    }
    try stage.resize(390, 844)
    for kind in ["tabBar", "toolbar"] {
      #expect(bar(stage, kind)?["background"]?.string == purple)
    }
  }

  @Test func `a tab bar has colours for its tabs`() throws {
    let stage = try stage(.ios18)
    let tabs = stage.root as! UITabBarController
    tabs.tabBar.unselectedItemTintColor = .systemPurple
    #expect(bar(stage, "tabBar")?["itemColor"]?.string == purple)
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.normal.iconColor = .white
    look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.systemPurple]
    tabs.tabBar.standardAppearance = look
    #expect(bar(stage, "tabBar")?["itemColor"] == "#FFFFFFFF" && bar(stage, "tabBar")?["tint"]?.string == purple)
  }

  @Test func `a black bar has white titles, and empty images take its surface away`() throws {
    let stage = try stage(.ios8)
    let bar = stack(stage).navigationBar
    bar.barStyle = .black
    #expect(self.bar(stage)?["background"] == "#1C1C1CFF" && self.bar(stage)?["titleColor"] == "#FFFFFFFF")
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    #expect(self.bar(stage)?["background"]?.string == clear && self.bar(stage)?["shadow"]?.string == clear)
  }

  @Test func `a colour of a bar follows the style of the interface`() throws {
    let stage = try stage(.ios18)
    let look = UINavigationBarAppearance()
    look.backgroundColor = .systemPurple
    stack(stage).navigationBar.scrollEdgeAppearance = look
    #expect(bar(stage)?["background"]?.string == purple)
    try stage.say(["type": "traits", "userInterfaceStyle": "dark"])
    #expect(bar(stage)?["background"] == "#BF5AF2FF")
  }

  @Test func `the stacks of a split view take the looks of the class and of their own bars`() throws {
    let light = [Member("userInterfaceStyle", "light")]
    let stage = try ContentStage(.ios18, width: 1180, height: 820, traits: light) { @MainActor in
      let split = UISplitViewController(style: .doubleColumn)
      for column in [UISplitViewController.Column.primary, .secondary] {
        let screen = UIViewController()
        screen.title = "\(column)"
        split.setViewController(screen, for: column)
      }
      split.preferredDisplayMode = .oneBesideSecondary
      return split
    }
    stage.settle()
    let look = UINavigationBarAppearance()
    look.backgroundColor = .systemPurple
    let split = stage.root as! UISplitViewController
    split.viewController(for: .secondary)?.navigationController?.navigationBar.scrollEdgeAppearance = look
    let bars = stage.scene.viewModels.filter { $0.content["kind"] == "navigationBar" }
    #expect(bars.count == 2 && bars.count(where: { $0.content["background"]?.string == purple }) == 1)
  }

  @Test func `the title has the letters of its attributes`() throws {
    let stage = try stage(.ios18, large: true)
    let look = UINavigationBarAppearance()
    look.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 20, weight: .bold)]
    stack(stage).navigationBar.standardAppearance = look
    #expect(bar(stage)?["titleFont"] == ["size": 20, "weight": 700, "spacing": -0.0448] && bar(stage)?["largeTitleFont"] == nil)
    let before = try self.stage(.ios8)
    stack(before).navigationBar.titleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 15)]
    #expect(bar(before)?["titleFont"] == ["size": 15, "weight": 700, "spacing": 0.0032])
  }

  @Test(arguments: [Profile.ios8, .ios13, .ios18, .ios26])
  func `labels in a bar keep their colours, and the one in place of the title its font`(_ profile: Profile) throws {
    let stage = try stage(profile)
    let item = stack(stage).topViewController!.navigationItem
    let (title, side, button) = (UILabel(), UILabel(), UIButton(type: .system))
    (title.text, title.textColor, title.font) = ("Own", .systemPurple, .systemFont(ofSize: 22, weight: .heavy))
    (side.text, side.textColor, side.font) = ("Side", .systemPurple, .systemFont(ofSize: 11))
    button.setTitle("Tap", for: .normal)
    item.titleView = UIStackView(arrangedSubviews: [title])
    item.rightBarButtonItems = [UIBarButtonItem(customView: side), UIBarButtonItem(customView: button)]
    let bar = try #require(self.bar(stage))
    #expect(bar["title"] == "Own" && bar["titleColor"]?.string == purple)
    #expect(bar["titleFont"] == ["size": 22, "weight": 800, "spacing": -0.0338])
    #expect(bar.at("trailing", 0, "tint")?.string == purple && bar.at("trailing", 1, "tint") == nil)
    #expect(bar.at("trailing", 0, "font") == ["size": 11, "weight": 400, "spacing": 0.0172])
    #expect(bar.at("trailing", 1, "font") == nil)
    title.textColor = .white
    #expect(self.bar(stage)?["titleColor"] == "#FFFFFFFF")
  }

  @Test func `words of buttons have the colours of the look, of the item and of its class`() throws {
    let stage = try stage(.ios18)
    let (bar, screen) = (stack(stage).navigationBar, stack(stage).topViewController!)
    let (plain, sign) = (UIBarButtonItem(title: "Plain"), UIBarButtonItem(image: UIImage(systemName: "plus")))
    let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    screen.navigationItem.rightBarButtonItems = [plain, done, sign]
    let tints = { (0..<3).map { self.bar(stage)?.at("trailing", $0, "tint")?.string } }
    let look = UINavigationBarAppearance()
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemPurple]
    bar.standardAppearance = look
    #expect(tints() == [purple, purple, nil])
    look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
    bar.standardAppearance = look
    #expect(tints() == [purple, "#FFFFFFFF", nil])
    plain.setTitleTextAttributes([.foregroundColor: UIColor.black], for: .normal)
    #expect(tints() == ["#000000FF", "#FFFFFFFF", nil])
    #expect(plain.titleTextAttributes(for: .normal)?.foreground == .black)
    let tools = UIToolbarAppearance()
    tools.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemPurple]
    stack(stage).toolbar.standardAppearance = tools
    #expect(self.bar(stage, "toolbar")?.at("items", 0, "tint")?.string == purple)
  }

  @Test func `the class of buttons has a colour for all that have none`() throws {
    let stage = try stage(.ios18)
    UIBarButtonItem.appearance().tintColor = .systemPurple
    let (one, other) = (UIBarButtonItem(title: "One"), UIBarButtonItem(title: "Other"))
    other.tintColor = .white
    stack(stage).topViewController!.navigationItem.rightBarButtonItems = [one, other]
    #expect((0..<2).map { bar(stage)?.at("trailing", $0, "tint")?.string } == [purple, "#FFFFFFFF"])
  }

  @Test func `a subtitle stands below a large title, which is a line higher`() throws {
    let stage = try stage(.ios26, large: true)
    let whole = stack(stage).navigationBar.frame.height
    stack(stage).topViewController!.navigationItem.subtitle = "3 new"
    #expect(bar(stage)?["largeTitleHeight"] == 72 && stack(stage).navigationBar.frame.height == whole + 20)
    try scroll(stage, to: 60)
    #expect(stack(stage).navigationBar.frame.height == whole + 20 - 60)
    try scroll(stage, to: 200)
    #expect(stack(stage).navigationBar.frame.height == whole - 52)
  }

  @Test func `the button of a long title is as wide as its letters`() throws {
    let stage = try stage(.ios26)
    let items = ["Illinois", "WWWWWWWW"].map { UIBarButtonItem(title: $0) }
    stack(stage).topViewController!.navigationItem.rightBarButtonItems = items
    let widths = (0..<2).compactMap { bar(stage)?.at("trailing", $0, "width")?.number }
    #expect(widths[0] < 90 && widths[1] > 150)
  }

  @Test func `badges and subtitles are there since iOS 26`() throws {
    for profile in [Profile.ios18, .ios26] {
      let stage = try stage(profile)
      let (item, isNew) = (UIBarButtonItem(title: "Mail", primaryAction: UIAction { _ in }), profile == .ios26)
      item.badge = .count(3)
      let screen = stack(stage).topViewController!
      screen.navigationItem.rightBarButtonItem = item
      screen.navigationItem.subtitle = "3 new"
      screen.navigationController?.tabBarItem.badgeValue = "7"
      screen.navigationController?.tabBarItem.badgeColor = .systemPurple
      #expect(bar(stage)?.at("trailing", 0, "badge") == (isNew ? "3" : nil))
      #expect(bar(stage)?["subtitle"] == (isNew ? "3 new" : nil))
      #expect(bar(stage, "tabBar")?.at("items", 0, "badgeColor")?.string == purple)
    }
  }
}
