import SplitKit
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct PromptTests {
  private func stage(_ profile: Profile, large: Bool = false, search: Bool = false) throws -> ContentStage {
    try ContentStage(profile) { @MainActor in
      let screen = UIViewController()
      screen.title = "Timers"
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Clear", primaryAction: UIAction { _ in })
      if search { screen.navigationItem.searchController = UISearchController(searchResultsController: nil) }
      let stack = UINavigationController(rootViewController: screen)
      stack.navigationBar.prefersLargeTitles = large
      return stack
    }
  }

  private var bar: UINavigationBar {
    (UIApplication.shared.windows[0].rootViewController as! UINavigationController).navigationBar
  }

  private func model(_ stage: ContentStage) -> Value? {
    stage.scene.viewModels.first { $0.content["kind"] == "navigationBar" }?.content
  }

  @Test(arguments: [Profile.ios14, .ios18, .ios26], [(false, false), (true, false), (false, true)])
  func `a prompt is a line above the title, which makes the bar 30 points higher`(
    _ profile: Profile, _ parts: (large: Bool, search: Bool)
  ) throws {
    let stage = try stage(profile, large: parts.large, search: parts.search)
    stage.settle()
    let (before, plain) = (bar.frame, model(stage))
    let screen = (stage.root as! UINavigationController).topViewController!
    let top = screen.view.safeAreaInsets.top
    screen.navigationItem.prompt = "2 ended"
    #expect(model(stage)?["prompt"] == "2 ended" && model(stage)?["promptHeight"] == 30)
    #expect(bar.frame.height == before.height + 30 && bar.frame.minY == before.minY)
    #expect(screen.view.safeAreaInsets.top == top + 30)
    screen.navigationItem.prompt = nil
    #expect(model(stage) == plain)
    #expect(bar.frame == before && screen.view.safeAreaInsets.top == top)
  }

  @Test func `the buttons stand below the prompt`() throws {
    let stage = try stage(.ios18)
    stage.settle()
    let item = (stage.root as! UINavigationController).topViewController!.navigationItem
    var taps = 0
    item.rightBarButtonItem?.primaryAction = UIAction(title: "Clear") { _ in taps += 1 }
    item.prompt = "2 ended"
    stage.settle()
    let frame = bar.frame
    try stage.tap(x: frame.maxX - 30, y: frame.minY + 10)
    #expect(taps == 0)
    try stage.tap(x: frame.maxX - 30, y: frame.minY + 30 + 22)
    #expect(taps == 1)
  }
}
