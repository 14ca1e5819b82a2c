import Testing

@testable import SplitKit

/// The properties that every controller takes by their names.
@Suite struct PropertyTests {
  @Test func `each property is assigned, and null is its default`() throws {
    let tree = Tree.plain()
    let controller = tree.root
    let rows: [(String, Value, () -> Bool, () -> Bool)] = [
      ("title", "T", { controller.title == "T" }, { controller.title == nil }),
      (
        "backButtonTitle", "T", { controller.navigationItem.backButtonTitle == "T" },
        { controller.navigationItem.backButtonTitle == nil }
      ),
      (
        "leftItemsSupplementBackButton", true, { controller.navigationItem.leftItemsSupplementBackButton },
        { !controller.navigationItem.leftItemsSupplementBackButton }
      ),
      (
        "hidesBackButton", true, { controller.navigationItem.hidesBackButton },
        { !controller.navigationItem.hidesBackButton }
      ),
      (
        "hidesBottomBarWhenPushed", true, { controller.hidesBottomBarWhenPushed },
        { !controller.hidesBottomBarWhenPushed }
      ),
      (
        "isModalInPresentation", true, { controller.isModalInPresentation }, { !controller.isModalInPresentation }
      ),
      (
        "modalPresentationStyle", "popover", { controller.modalPresentationStyle == .popover },
        { controller.modalPresentationStyle == .automatic }
      ),
      (
        "preferredContentSize", [300, 400], { controller.preferredContentSize == Size(width: 300, height: 400) },
        { controller.preferredContentSize == .zero }
      ),
    ]
    for (name, value, isAssigned, isDefault) in rows {
      try tree.window.set([Member(name, value)], of: "root")
      #expect(isAssigned(), "\(name)")
      try tree.window.set([Member(name, .null)], of: "root")
      #expect(isDefault(), "\(name)")
    }
  }

  @Test(arguments: [
    Member("title", 1), Member("backButtonTitle", true), Member("hidesBottomBarWhenPushed", "yes"),
    Member("modalPresentationStyle", "sheet"), Member("preferredContentSize", [300]),
    Member("preferredContentSize", [300, -1]), Member("preferredContentSize", [300, "high"]),
  ])
  func `a value of another kind is refused, and nothing is assigned`(property: Member) {
    let tree = Tree.plain()
    #expect(throws: Refusal.self) { try tree.window.set([Member("title", "T"), property], of: "root") }
    #expect(tree.root.title == "root")
  }

  @Test func `a split and a tab bar have these too, and their own`() throws {
    let tree = Tree { application in
      TabBarController(
        application, id: "tabs", viewControllers: ["A", "B"].map { PlainViewController(application, named: $0) })
    }
    try tree.window.set([Member("selectedIndex", 1), Member("title", "Tabs")], of: "tabs")
    #expect((tree.root as! TabBarController).selectedIndex == 1 && tree.root.title == "Tabs")
    #expect(throws: Refusal.invalid(path: "properties.selectedIndex", "selectedIndex is a whole number from 0 to 1.")) {
      try tree.window.set([Member("selectedIndex", 2)], of: "tabs")
    }
    #expect(throws: Refusal.unknownProperty("selectedIndex", on: "ViewController")) {
      try tree.window.set([Member("selectedIndex", 0)], of: "A")
    }
  }

  @Test func `a controller that is in no tree can be set where somebody knows it`() throws {
    let tree = Tree.plain()
    let known = tree.plain("K")
    #expect(throws: Refusal.unknownTarget("K")) { try tree.window.set([Member("title", "T")], of: "K") }
    try tree.window.set([Member("title", "T")], of: "K") { $0 == "K" ? known : nil }
    #expect(known.title == "T")
  }
}
