import SplitKit
import Testing

@testable import Scenarios

/// The buttons, conditions, delegates and containers of a file in a window.
@Suite struct BehaviourTests {
  private func stage(_ text: String, width: Double = 1024, profile: Profile = .ios18) throws -> Twin.Stage {
    let preview = try Scenario.read(yaml: "format: 1\ntitle: T\n" + text, file: "f", named: "f").preview
    return try Twin.Stage(preview, profile, [], size: Size(width: width, height: 768))
  }

  private func buttons(_ stage: Twin.Stage, _ place: String) -> [String] {
    stage.scene.viewModels.flatMap { ($0.content[place]?.array ?? []).compactMap { $0["title"]?.string ?? $0["image"]?.string } }
  }

  @Test func aButtonOfTheSystemIsAWordOrASymbol() throws {
    let text = """
      root: {navigation: {stack: [{screen: {leading: [{system: cancel}], trailing: [{system: send}], content: &a {text: {paragraphs: A}}}}]}}
      """
    for (profile, leading, trailing) in [(Profile.ios18, "Cancel", "Send"), (.ios26, "xmark", "arrow.up")] {
      let stage = try stage(text, profile: profile)
      #expect((buttons(stage, "leading"), buttons(stage, "trailing")) == ([leading], [trailing]))
    }
  }

  @Test func aButtonFollowsItsConditions() throws {
    let stage = try stage(
      """
      root: {split: {primary: list, secondary: detail, delegate: {topColumnForCollapsing: primary}}}
      controllers:
        list:
          screen:
            trailing: [{title: New, when: {isCollapsed: true}}]
            content: {list: {rows: [{title: B, tap: [{choose: {screen: detail, content: b}}, {showColumn: secondary}]}]}}
        detail:
          screen:
            trailing: [{id: reply, title: Reply, isEnabled: {content: {detail: [b]}}, tap: {choose: {screen: detail, content: a, isInitial: true}}}]
            contents: {a: {placeholder: {title: A}}, b: {placeholder: {title: B}}}
      """)
    #expect(buttons(stage, "trailing") == ["Reply"])
    #expect(throws: Refusal.self) { try stage.window.tap("detail/reply") }
    try stage.window.tap("list/1-1")
    let detail = try #require(stage.content.controller(named: "detail") as? ScreenViewController)
    #expect(detail.hasChosen)
    try stage.window.tap("detail/reply")
    #expect(detail.chosen == "a" && !detail.hasChosen)
    stage.window.resize(to: Size(width: 375, height: 768))
    #expect(stage.content.controller(named: "list")?.navigationItem.rightBarButtonItems.map(\.title) == ["New"])
  }

  @Test func aDelegateKeepsTabs() throws {
    let stage = try stage(
      """
      root:
        tabs:
          id: tabs
          shouldSelect: false
          tabs:
            - {screen: {id: a, tab: {title: A}, content: {text: {paragraphs: A}}}}
            - {screen: {id: b, tab: {title: B}, content: {text: {paragraphs: B}}}}
      """)
    let tabs = try #require(stage.content.rootViewController as? TabBarController)
    for model in stage.scene.viewModels where model.content["kind"] == "tabBar" {
      for item in model.content["items"]?.array ?? [] { try stage.window.tap(#require(item["id"]?.string)) }
    }
    #expect(tabs.selectedIndex == 0)
  }

  @Test func aTapShowsTheOtherSide() throws {
    let stage = try Twin.Stage(Twin.scenario("flip"), .ios18, [], size: Size(width: 375, height: 667))
    func focus() -> Value? { stage.scene.hierarchy.state.first { $0.name == "displayFocus" }?.value }
    #expect(focus() == "left")
    try stage.window.tap("list/1-1")
    #expect(focus() == "right")
    try stage.window.tap("harbour/flip")
    #expect(focus() == "left")
  }

  @Test func aValueCanDependOnTheVersion() throws {
    let text =
      "root: {host: {child: {screen: {id: a, title: {option: profile, cases: {ios26: New}, otherwise: Old}, class: Letter, content: {text: {paragraphs: A}}}}}}"
    for (profile, title) in [(Profile.ios26, "New"), (.ios18, "Old")] {
      let node = try stage(text, profile: profile).scene.hierarchy.children[0]
      #expect((node.title, node.className) == (title, "Letter"))
    }
  }
}
