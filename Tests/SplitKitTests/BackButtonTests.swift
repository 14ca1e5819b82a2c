import SamplePreviews
import Testing

@testable import SplitKit

/// The way back in a bar: its title, whether it is there, and that no item is there twice (spec/split-view.md 6.1, 10).
@Suite struct BackButtonTests {
  struct Title: Sendable {
    let item: String?
    let own: String?
    let title: String?
    let expected: String
  }

  @Test(arguments: [
    Title(item: "Item", own: "Own", title: "Title", expected: "Item"),
    Title(item: "", own: "Own", title: "Title", expected: ""),
    Title(item: nil, own: "Own", title: "Title", expected: "Own"),
    Title(item: nil, own: nil, title: "Title", expected: "Title"),
    Title(item: nil, own: nil, title: nil, expected: "Back"),
  ])
  func `the item's title wins, then the back title, then the title, then Back`(row: Title) {
    let (tree, root) = pushed { root in
      root.title = row.title
      root.navigationItem.backButtonTitle = row.own
      if let title = row.item { root.navigationItem.backBarButtonItem = BarButtonItem(id: "A/back", title: title) {} }
    }
    let width = root.barItemRules.backButtonWidth(title: row.expected)
    #expect(row.expected.isEmpty ? width == 44 : width > 32 + 5 * Double(row.expected.count))
    let expected: Value = [
      "id": "nav:A/back", "title": .string(row.expected), "inset": 8, "width": .number(width),
    ]
    #expect(tree.bar("nav:A")?["backButton"] == expected)  // 204
    #expect(root.navigationController != nil)
  }

  @Test func `an item with an image alone shows no word, and a tap goes back whatever its action is`() throws {
    let (tree, _) = pushed { root in
      root.navigationItem.backBarButtonItem = BarButtonItem(id: "A/back", image: "house") {
        Issue.record("Only its look counts.")
      }
    }
    #expect(tree.bar("nav:A")?["backButton"] == ["id": "nav:A/back", "title": "", "image": "house", "inset": 8, "width": 52])
    try tree.window.tap("nav:A/back")
    #expect((tree.root as! NavigationController).describedName == "nav[A]")
  }

  @Test func `a controller that hides the back button cannot be swiped away either`() {
    let (tree, _) = pushed { _ in }
    let navigation = tree.root as! NavigationController
    navigation.topViewController!.navigationItem.hidesBackButton = true
    #expect(tree.bar("nav:A")?["backButton"] == nil)
    #expect(throws: Refusal.unknownTarget("nav:A/back")) { try tree.window.tap("nav:A/back") }
    tree.window.swipe(.right, at: Point(x: 2, y: 400))
    #expect(navigation.describedName == "nav[A,top]")
    navigation.topViewController!.navigationItem.hidesBackButton = false
    tree.window.swipe(.right, at: Point(x: 2, y: 400))
    #expect(navigation.describedName == "nav[A]")
  }

  @Test func `however a nested stack is reached, each item is shown exactly once`() throws {
    let stage = try Stage(.lab, profile: .ios26, size: Size(width: 1024, height: 768))
    for name in ["A", "B"] {
      stage.window.controller(name)!.navigationItem.rightBarButtonItems = [
        BarButtonItem(id: "\(name)/one", title: "1") {}, BarButtonItem(id: "\(name)/two", title: "2") {},
      ]
    }
    for cycle in 0..<3 {
      stage.resize(400, 768)
      #expect(items(stage) == ["nav:A/back", "B/one", "B/two"], "cycle \(cycle)")
      try stage.perform("push", [Member("controller", .string("E\(cycle)"))], on: "nav:B")
      #expect(items(stage) == ["nav:B/back"], "cycle \(cycle)")
      try stage.perform("pop", on: "nav:B")
      try stage.perform("pop", on: "nav:A")
      #expect(items(stage) == ["A/one", "A/two"], "cycle \(cycle)")
      stage.resize(1024, 768)
      let expanded = items(stage).filter { $0 != "split/displayModeButtonItem" }
      #expect(expanded.sorted() == ["A/one", "A/two", "B/one", "B/two"], "cycle \(cycle)")
    }
  }

  private func items(_ stage: Stage) -> [String] {
    var ids: [String] = []
    for model in stage.scene.viewModels where model.content["kind"] == "navigationBar" {
      if let back = model.content["backButton"]?["id"]?.string { ids.append(back) }
      for side in ["leading", "trailing"] {
        ids += (model.content[side]?.array ?? []).compactMap { $0["id"]?.string }
      }
    }
    return ids
  }

  private func pushed(_ change: (ViewController) -> Void) -> (Tree, ViewController) {
    let tree = Tree(profile: .ios14) { NavigationController(rootViewController: PlainViewController($0, named: "A")) }
    let navigation = tree.root as! NavigationController
    let root = navigation.viewControllers[0]
    change(root)
    navigation.pushViewController(tree.plain("top"))
    tree.window.layoutIfNeeded()
    return (tree, root)
  }
}
