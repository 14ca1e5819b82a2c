import SplitKit
import Testing
import UIKitTestApps

@testable import UIKit

/// The app of seed 0: display modes, a collapsed launch, and a detail that comes back.
@MainActor @Suite(.serialized) struct DisplayModeArticleTests {
  private static let landscape = Size(width: 1024, height: 768)
  private static let narrow = Size(width: 320, height: 768)

  private func stage(_ size: Size = landscape, _ profile: Profile = .ios13) throws -> AppStage {
    try AppStage(profile, size: size) { UpdatingSplitViewController.sample() }
  }

  @Test func `launched wide, the posts stand beside the empty detail`() throws {
    let stage = try stage()
    let split = stage.root(UpdatingSplitViewController.self)
    #expect(!split.isCollapsed)
    #expect(split.displayMode == .allVisible)
    #expect(split.viewControllers.count == 2)
    #expect(stage.visible == ["EmptyDetailViewController", "nav:PostListViewController", "PostListViewController"])
    #expect(stage.content("EmptyDetailViewController")?["background"] == "#F2F2F7FF")
  }

  @Test func `launched narrow, the empty detail is left out`() throws {
    let stage = try stage(Self.narrow)
    let split = stage.root(UpdatingSplitViewController.self)
    #expect(split.isCollapsed)
    #expect(split.viewControllers.count == 1)
    #expect((split.viewControllers[0] as? UINavigationController)?.topViewController is PostListViewController)
    #expect(stage.visible.last == "PostListViewController")
  }

  @Test func `a post that is chosen takes the detail, and follows the mode`() throws {
    let stage = try stage()
    let split = stage.root(UpdatingSplitViewController.self)
    try stage.tap("PostListViewController/Newest")
    let detail = try #require(
      (split.viewControllers[1] as? UINavigationController)?.topViewController as? ContentDetailViewController)
    #expect(detail.splitViewController === split)
    #expect(detail.padding == 0)
    try stage.tap("UpdatingSplitViewController/displayModeButtonItem")
    #expect(split.displayMode == .primaryHidden)
    #expect(detail.modes == [.primaryHidden])
    #expect(detail.padding == 160)
    split.toggleDisplayMode()
    stage.settle()
    #expect(split.displayMode == .allVisible)
    #expect(detail.modes == [.primaryHidden, .allVisible])
  }

  @Test func `a chosen post is on the stack while it is narrow, and beside the posts again after that`() throws {
    let stage = try stage()
    let split = stage.root(UpdatingSplitViewController.self)
    try stage.tap("PostListViewController/Newest")
    let detail = split.viewControllers[1]
    try stage.resize(320, 768)
    let stack = try #require(split.viewControllers.first as? UINavigationController)
    #expect(split.isCollapsed)
    #expect(stack.viewControllers.last === detail)
    #expect(detail.parent === stack)
    try stage.resize(1024, 768)
    #expect(!split.isCollapsed)
    #expect(split.viewControllers.count == 2)
    #expect(split.viewControllers[1] === detail)
    #expect(stack.viewControllers.count == 1)
  }

  @Test func `the calls have the class of the delegate`() throws {
    let stage = try stage()
    _ = stage.takeCalls()
    try stage.tap("PostListViewController/Newest")
    try stage.resize(320, 768)
    let calls = stage.application.takeCalls().filter { $0.receiver == "delegate" }
    #expect(calls.map(\.selector).contains("splitViewController(_:collapseSecondary:onto:)"))
    #expect(calls.allSatisfy { $0.receiverClass == "UpdatingSplitViewController" })
  }
}
