import SplitKit
import Testing

@testable import UIKit

/// Views that reach under bars, and views that end at them.
@MainActor @Suite(.serialized) struct ExtendedEdgesTests {
  private func stage(_ profile: Profile = .ios18, large: Bool = false) throws -> ContentStage {
    let stage = try ContentStage(profile) { @MainActor in
      let screen = Screen { view in
        let scroll = UIScrollView(frame: view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 100, height: 2000)
        view.addSubview(scroll)
      }
      screen.title = "List"
      screen.toolbarItems = [UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in })]
      let stack = UINavigationController(rootViewController: screen)
      stack.navigationBar.prefersLargeTitles = large
      let tabs = UITabBarController()
      tabs.viewControllers = [stack]
      return tabs
    }
    stage.settle()
    return stage
  }

  private func tabs(_ stage: ContentStage) -> UITabBarController { stage.root as! UITabBarController }
  private func stack(_ stage: ContentStage) -> UINavigationController {
    tabs(stage).viewControllers![0] as! UINavigationController
  }
  private func screen(_ stage: ContentStage) -> UIViewController { stack(stage).topViewController! }

  /// The upper and the lower edge of the screen's view in the window.
  private func edges(_ stage: ContentStage) -> [CGFloat] {
    stage.settle()
    let view = screen(stage).engine.view.frame
    return [CGFloat(view.y), CGFloat(view.maxY)]
  }

  private func barBottom(_ stage: ContentStage) -> CGFloat { stack(stage).navigationBar.frame.maxY }
  private func tabBarTop(_ stage: ContentStage) -> CGFloat { CGFloat(844 - stack(stage).engine.view.safeArea.bottom) }

  @Test(arguments: [Profile.ios8, .ios13, .ios18, .ios26])
  func `a view reaches under bars that are translucent`(_ profile: Profile) throws {
    let stage = try stage(profile)
    #expect(edges(stage) == [0, 844])
    #expect(screen(stage).view.safeAreaInsets.top == barBottom(stage))
  }

  @Test(arguments: [Profile.ios8, .ios13, .ios18, .ios26])
  func `a view ends at opaque bars, and its safe area begins at its edge`(_ profile: Profile) throws {
    let stage = try stage(profile)
    stack(stage).navigationBar.isTranslucent = false
    #expect(edges(stage) == [barBottom(stage), 844])
    tabs(stage).tabBar.isTranslucent = false
    #expect(edges(stage) == [barBottom(stage), tabBarTop(stage)])
    #expect(screen(stage).view.safeAreaInsets == .zero)
    #expect(stage.layout(of: "Screen")?.contentInset == EdgeInsets.zero)
    #expect(screen(stage).view.bounds.height == tabBarTop(stage) - barBottom(stage))
    screen(stage).extendedLayoutIncludesOpaqueBars = true
    #expect(edges(stage) == [0, 844])
  }

  @Test func `a view without extended edges ends at translucent bars`() throws {
    let stage = try stage()
    screen(stage).edgesForExtendedLayout = []
    #expect(edges(stage) == [barBottom(stage), tabBarTop(stage)])
    screen(stage).edgesForExtendedLayout = .bottom
    #expect(edges(stage) == [barBottom(stage), 844])
    stack(stage).isNavigationBarHidden = true
    #expect(edges(stage) == [0, 844])
  }

  @Test func `the toolbar of a stack decides in the place of the tab bar`() throws {
    let stage = try stage()
    stack(stage).isToolbarHidden = false
    tabs(stage).tabBar.isTranslucent = false
    #expect(edges(stage) == [0, 844])
    stack(stage).toolbar.isTranslucent = false
    let bottom = edges(stage)[1]
    #expect(bottom < tabBarTop(stage) && bottom > 700)
  }

  @Test func `the bars of a whole app can be opaque`() throws {
    let stage = try stage()
    UINavigationBar.appearance().isTranslucent = false
    stack(stage).setNeedsLayout()
    #expect(edges(stage)[0] == barBottom(stage))
    stack(stage).navigationBar.isTranslucent = true
    #expect(edges(stage)[0] == 0)
  }

  @Test func `a large title over a view that ends at the bar gives way to its scroll`() throws {
    let stage = try stage(large: true)
    screen(stage).edgesForExtendedLayout = []
    let rest = edges(stage)[0]
    #expect(rest == barBottom(stage))
    try stage.say(["type": "scroll", "target": "Screen", "x": 0, "y": 20])
    #expect(edges(stage)[0] == rest - 20 && barBottom(stage) == rest - 20)
    #expect(stage.layout(of: "Screen")?.contentInset.top == 20)
  }
}
