import SplitKit
import Testing

@testable import Scenarios

/// The place of the user, which a new window of the same app, or of the app with another text, goes back to.
@Suite struct PlaceTests {
  private static let app = """
    format: 1
    title: App
    root: split
    controllers:
      split: {split: {primary: list, secondary: page, compact: tabs, delegate: {topColumnForCollapsing: compact}}}
      list:
        screen:
          title: List
          trailing: [{id: new, title: New, tap: {present: {controller: editor, style: pageSheet, detents: [medium]}}}]
          content: {list: {rows: [{title: One, tap: {push: deep}}, {title: Two, tap: {present: {controller: tip, style: popover}}}]}}
      page: {screen: {title: Page, content: {placeholder: {title: P}}}}
      deep: {screen: {title: Deep, content: {list: {rows: [{title: Deeper, tap: {push: deeper}}]}}}}
      deeper: {screen: {title: Deeper, content: {placeholder: {title: D}}}}
      editor:
        navigation:
          stack: [{screen: {id: form, title: Form, trailing: [{id: help, title: Help, tap: {push: help}}], content: {placeholder: {title: E}}}}]
      help: {screen: {title: Help, content: {placeholder: {title: H}}}}
      tip: {screen: {title: Tip, content: {placeholder: {title: T}}}}
      tabs: {tabs: {tabs: [home, search]}}
      home: {navigation: {stack: [{screen: {id: top, title: Home, tab: {title: Home}, content: {list: {rows: [{title: A, tap: {push: under}}]}}}}]}}
      under: {screen: {title: Under, content: {placeholder: {title: U}}}}
      search: {screen: {title: Search, tab: {title: Search}, content: {placeholder: {title: S}}}}

    """

  private func stage(_ text: String = app, width: Double) throws -> Twin.Stage {
    let preview = try Scenario.read(yaml: text, file: "f", named: "f").preview
    return try Twin.Stage(preview, .ios18, [], size: Size(width: width, height: 800))
  }

  /// The tree of controllers, each with the title that it shows.
  private func tree(_ node: HierarchyNode) -> String {
    let below = node.children.map(tree) + node.presented.map { "presents \(tree($0))" }
    return "\(node.id)\(below.isEmpty ? "" : "(\(below.joined(separator: " ")))")"
  }

  private static let ways: [(Double, [String])] = [
    (1024, ["list/1-1"]), (1024, ["list/1-1", "deep/1-1"]), (1024, ["list/new"]), (1024, ["list/1-2"]),
    (1024, ["list/new", "form/help"]), (375, ["top/1-1"]), (375, []),
  ]

  @Test(arguments: ways)
  func tapsAreRestored(_ width: Double, _ taps: [String]) throws {
    let before = try stage(width: width)
    let launched = tree(before.scene.hierarchy)
    for tap in taps { try before.window.tap(tap) }
    #expect((tree(before.scene.hierarchy) != launched) == !taps.isEmpty)
    let after = try stage(Self.app.replacing("title: List", with: "title: Lists"), width: width)
    after.content.restore(before.content.place)
    #expect(tree(after.scene.hierarchy) == tree(before.scene.hierarchy))
    #expect(after.content.place == before.content.place)
  }

  @Test func theListOfMoreIsRestored() throws {
    let names = (1...7).map { "t\($0)" }
    let screens = names.map { "  \($0): {screen: {title: \($0), tab: {title: \($0)}, content: {placeholder: {title: P}}}}\n" }
    let text =
      "format: 1\ntitle: App\nroot: tabs\ncontrollers:\n  tabs: {tabs: {tabs: [\(names.joined(separator: ", "))]}}\n"
      + screens.joined()
    for taps in [["tabs/more-item"], ["tabs/more-item", "tabs/more/row-t6"]] {
      let (before, after) = (try stage(text, width: 375), try stage(text, width: 375))
      for tap in taps { try before.window.tap(tap) }
      after.content.restore(before.content.place)
      #expect(tree(after.scene.hierarchy) == tree(before.scene.hierarchy))
      #expect(after.scene.panes.map(\.id) == before.scene.panes.map(\.id))
    }
  }

  @Test func aDismissedControllerIsNotShownAgain() throws {
    let before = try stage(width: 1024)
    try before.window.tap("list/new")
    before.window.rootViewController.dismiss()
    let after = try stage(width: 1024)
    after.content.restore(before.content.place)
    #expect(tree(after.scene.hierarchy) == tree(try stage(width: 1024).scene.hierarchy))
  }

  @Test func theSelectedTabIsRestored() throws {
    let before = try stage(width: 375)
    let tabs = try #require(before.content.controller(named: "tabs") as? TabBarController)
    tabs.selectedIndex = 1
    let after = try stage(width: 375)
    after.content.restore(before.content.place)
    #expect((after.content.controller(named: "tabs") as? TabBarController)?.selectedIndex == 1)
  }

  @Test func aPlaceOfAnAppWithOtherControllersIsLeftOut() throws {
    let before = try stage(width: 1024)
    try before.window.tap("list/new")
    let other = Self.app.replacing("controller: editor", with: "controller: tip").replacing(
      "{present: {controller: tip, style: popover}}", with: "{pop: true}")
    let after = try stage(other, width: 1024)
    after.content.restore(before.content.place)
    #expect(after.scene.hierarchy.presented.isEmpty)
    #expect(after.window.application.takeCalls().filter { "\($0)".contains("raise") }.isEmpty)
    after.content.restore(["shown": [1, ["controller": "x", "screen": "list", "element": "list/new"], ["controller": "deep"]]])
  }
}
