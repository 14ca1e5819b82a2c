import Foundation
import SplitKit
import Testing

@testable import UIKit

extension MenuController {
  /// The titles of the elements that are shown, from the top.
  var shownTitles: [String] { contents.groups.flatMap { $0.elements.map(\.title) } }
}

/// Menus over the window: their contents, their place and what a touch does.
@MainActor @Suite(.serialized) struct MenuTests {
  private final class Owner: UIViewController {
    let button = UIButton(type: .system)
    var chosen: [String] = []
    var menu: UIMenu!

    func action(_ title: String, _ attributes: UIMenuElement.Attributes = [], _ state: UIMenuElement.State = .off) -> UIAction {
      UIAction(title: title, attributes: attributes, state: state) { [weak self] in self?.chosen.append($0.title) }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("More", for: .normal)
      button.menu = menu
      button.showsMenuAsPrimaryAction = true
      view.addSubview(button)
    }
  }

  private func open(
    _ profile: Profile = .ios18, width: Double = 390, at frame: CGRect = CGRect(x: 20, y: 100, width: 100, height: 44),
    traits: [Member] = [], _ menu: @escaping @MainActor (UIViewController) -> UIMenu
  ) throws -> (stage: ContentStage, menu: MenuController) {
    let stage = try ContentStage(profile, width: width, traits: traits) { @MainActor in
      let owner = Owner()
      owner.menu = menu(owner)
      return owner
    }
    let owner = try #require(stage.root as? Owner)
    owner.button.frame = frame
    stage.settle()
    owner.button.barItemTapped()
    stage.settle()
    return (stage, try #require(owner.presentedViewController as? MenuController))
  }

  private func open(_ titles: String..., at frame: CGRect = CGRect(x: 20, y: 100, width: 100, height: 44)) throws
    -> (stage: ContentStage, menu: MenuController)
  {
    try open(at: frame) { owner in UIMenu(children: titles.map { (owner as! Owner).action($0) }) }
  }

  private func card(_ menu: MenuController) throws -> CGRect { try #require(menu.view.subviews.last).frame }
  private func owner(_ stage: ContentStage) -> Owner { stage.root as! Owner }

  @Test func `an element is chosen after the menu has gone, and a touch beside the menu chooses none`() throws {
    let (stage, menu) = try open("Copy", "Move")
    try stage.tap("\(menu.engine.id)/Move")
    #expect(owner(stage).chosen == ["Move"] && stage.root.presentedViewController == nil)
    try stage.tap("Owner/More")
    _ = stage.scene
    try stage.tap(x: 380, y: 800)
    #expect(owner(stage).chosen == ["Move"] && stage.root.presentedViewController == nil)
  }

  @Test func `a hidden element is absent, and one that is disabled does nothing`() throws {
    let (stage, menu) = try open { owner in
      let owner = owner as! Owner
      return UIMenu(children: [owner.action("Gone", .hidden), owner.action("Grey", .disabled), owner.action("Open")])
    }
    #expect(menu.shownTitles == ["Grey", "Open"])
    menu.choose(menu.contents.groups[0].elements[0])
    #expect(owner(stage).chosen == [] && stage.root.presentedViewController === menu)
  }

  @Test func `an inline menu is a group with its title, and another menu opens in its place`() throws {
    let (stage, menu) = try open { owner in
      let owner = owner as! Owner
      return UIMenu(children: [
        owner.action("First"), UIMenu(title: "Inline", options: .displayInline, children: [owner.action("Second")]),
        UIMenu(title: "Share", children: [owner.action("Mail"), owner.action("Copy")]),
      ])
    }
    #expect(menu.contents.groups.map(\.title) == [nil, "Inline", nil])
    #expect(menu.shownTitles == ["First", "Second", "Share"])
    try stage.tap("\(menu.engine.id)/Share")
    #expect(menu.shownTitles == ["Mail", "Copy"] && owner(stage).chosen == [])
    _ = stage.scene
    try stage.tap("\(menu.engine.id)/Share")
    #expect(menu.shownTitles == ["First", "Second", "Share"])
    _ = stage.scene
    try stage.tap("\(menu.engine.id)/Share")
    _ = stage.scene
    try stage.tap("\(menu.engine.id)/Copy")
    #expect(owner(stage).chosen == ["Copy"] && stage.root.presentedViewController == nil)
  }

  @Test func `one element of a menu with one selection has the mark, and a menu can stay`() throws {
    let (stage, menu) = try open { owner in
      let owner = owner as! Owner
      return UIMenu(
        options: .singleSelection,
        children: [owner.action("Name", .keepsMenuPresented, .on), owner.action("Date", .keepsMenuPresented)])
    }
    try stage.tap("\(menu.engine.id)/Date")
    #expect(menu.contents.groups[0].elements.map(\.menuState) == [.off, .on])
    #expect(owner(stage).chosen == ["Date"] && stage.root.presentedViewController === menu)
  }

  @Test func `a button shows the choice of its menu, and another one after it is chosen`() throws {
    let (stage, menu) = try open { owner in
      let owner = owner as! Owner
      owner.button.configuration = .gray()
      owner.button.changesSelectionAsPrimaryAction = true
      return UIMenu(children: [owner.action("Red"), owner.action("Green", [], .on)])
    }
    let button = owner(stage).button
    #expect(button.currentTitle == "Green" && button.intrinsicContentSize.width > 40)
    try stage.tap("\(menu.engine.id)/Red")
    stage.settle()
    let node = stage.content("Owner")?.at("views", 0)
    #expect(node?["text"] == "Red" && node?["image"] == "chevron.up.chevron.down" && node?["imagePlacement"] == "trailing")
    #expect(menu.levels[0].children.map(\.menuState) == [.on, .off] && owner(stage).chosen == ["Red"])
  }

  @Test func `deferred elements stand in their place as soon as there are any`() throws {
    var give: (([UIMenuElement]) -> Void)?
    let (stage, menu) = try open { owner in
      UIMenu(children: [(owner as! Owner).action("First"), UIDeferredMenuElement { give = $0 }])
    }
    #expect(menu.shownTitles == ["First", "Loading…"])
    give?([owner(stage).action("Late")])
    #expect(menu.shownTitles == ["First", "Late"])
    stage.settle()
    _ = stage.scene
    try stage.tap("\(menu.engine.id)/Late")
    #expect(owner(stage).chosen == ["Late"])
  }

  @Test func `small elements stand beside each other`() throws {
    let (_, menu) = try open { owner in
      let owner = owner as! Owner
      let inner = UIMenu(options: .displayInline, preferredElementSize: .small, children: [owner.action("A"), owner.action("B")])
      return UIMenu(children: [inner, owner.action("C")])
    }
    #expect(menu.contents.groups.map(\.isPalette) == [true, false])
    let cells = menu.view.subviews.last?.subviews[0].subviews.compactMap { $0 as? MenuCell } ?? []
    #expect(cells.map(\.frame.minX) == [0, 125] && Set(cells.map(\.frame.minY)).count == 1)
  }

  @Test func `the card stands below its source, above one at the bottom, and inside the window`() throws {
    let places: [(CGRect, (CGRect) -> Bool)] = [
      (CGRect(x: 20, y: 100, width: 100, height: 44), { $0.minY == 152 && $0.minX == 20 }),
      (CGRect(x: 280, y: 100, width: 100, height: 44), { $0.minY == 152 && $0.maxX == 380 }),
      (CGRect(x: 20, y: 760, width: 100, height: 44), { $0.maxY == 752 && $0.minX == 20 }),
      (CGRect(x: -60, y: 100, width: 100, height: 44), { $0.minX == 8 }),
      (CGRect(x: 350, y: 100, width: 100, height: 44), { $0.maxX == 382 }),
    ]
    for (frame, holds) in places {
      let (_, menu) = try open("One", "Two", "Three", at: frame)
      let card = try card(menu)
      #expect(holds(card), "\(card) at \(frame)")
    }
  }

  @Test func `a menu that is higher than the window scrolls`() throws {
    let (_, menu) = try open { owner in UIMenu(children: (0..<40).map { (owner as! Owner).action("Item \($0)") }) }
    let scroll = try #require(menu.view.subviews.last?.subviews[0] as? UIScrollView)
    #expect(try scroll.contentSize.height == 40 * 44 && card(menu).maxY <= 836 && card(menu).minY >= 8)
  }

  @Test func `marks, images and signs leave room for the words in both directions`() throws {
    for (profile, direction) in [(Profile.ios18, "leftToRight"), (.ios18, "rightToLeft"), (.ios26, "leftToRight")] {
      let (_, menu) = try open(profile, traits: [Member("layoutDirection", .string(direction))]) { owner in
        let owner = owner as! Owner
        let pinned = UIAction(title: "Pinned", image: UIImage(systemName: "pin"), state: .on) { _ in }
        return UIMenu(children: [pinned, owner.action("Plain"), UIMenu(title: "More", image: UIImage(systemName: "star"))])
      }
      let rows = menu.view.subviews.last?.subviews[0].subviews.compactMap { $0 as? MenuRow } ?? []
      #expect(rows.count == 3)
      for row in rows {
        let shown = row.subviews.map(\.frame)
        #expect(shown.allSatisfy { $0.minX >= 0 && $0.maxX <= row.bounds.width })
        for (index, frame) in shown.enumerated() {
          #expect(shown.dropFirst(index + 1).allSatisfy { !$0.intersects(frame) }, "\(row.element.title) \(direction)")
        }
      }
    }
  }

  @Test func `a button in a bar opens its menu, whether it is the view or lies in it`() throws {
    for isInside in [false, true] {
      let stage = try ContentStage { @MainActor in
        let owner = Owner()
        let button = UIButton(type: .system)
        button.setTitle("Sort", for: .normal)
        button.menu = UIMenu(children: [owner.action("Name")])
        button.showsMenuAsPrimaryAction = true
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        outer.addSubview(button)
        owner.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: isInside ? outer : button)
        return UINavigationController(rootViewController: owner)
      }
      _ = stage.scene
      try stage.tap("Owner/Sort")
      stage.settle()
      let menu = try #require(stage.root.presentedViewController as? MenuController)
      #expect(try menu.sourceFrame != nil && card(menu).maxX > 300)
      _ = stage.scene
      try stage.tap("\(menu.engine.id)/Name")
      let owner = (stage.root as? UINavigationController)?.topViewController as? Owner
      #expect(owner?.chosen == ["Name"])
    }
  }
}
