import Foundation
import SplitKit
import Testing
import UIKitTestApps

@testable import UIKit

/// The container of seed 1: two equal controllers side by side where there is room, one at a time elsewhere.
@MainActor @Suite(.serialized) struct SplitOrFlipArticleTests {
  private func stage(_ size: Size, traits: [Member] = []) throws -> AppStage {
    try AppStage(.ios13, size: size, traits: traits) { SplitOrFlipContainerViewController.sample() }
  }

  private func container(of stage: AppStage) -> SplitOrFlipContainerViewController {
    stage.root(UINavigationController.self).topViewController as! SplitOrFlipContainerViewController
  }

  private func frames(of stage: AppStage) -> [Rect] {
    ["SideViewController/pane", "SideViewController-2/pane"].compactMap { stage.pane($0) }.filter(\.isVisible).map(\.frame)
  }

  @Test func `wide, the columns of the article stand side by side`() throws {
    let stage = try stage(Size(width: 1024, height: 768))
    #expect(container(of: stage).displayMode == .sideBySide)
    let columns = frames(of: stage)
    #expect(columns.map(\.x) == [0, 440])
    #expect(columns.map(\.width) == [440, 584])
    try stage.resize(768, 1024)
    #expect(frames(of: stage).map(\.width) == [320, 448])
  }

  @Test func `from right to left, the left column is at the right`() throws {
    let stage = try stage(Size(width: 1024, height: 768), traits: [Member("layoutDirection", "rightToLeft")])
    #expect(frames(of: stage).map(\.x) == [584, 0])
  }

  @Test func `narrow, a button flips between the two, and the hidden one is off screen`() throws {
    let stage = try stage(Size(width: 1024, height: 768))
    let container = container(of: stage)
    let (left, right) = (
      container.leftViewController as! SideViewController, container.rightViewController as! SideViewController
    )
    #expect(container.navigationItem.rightBarButtonItem == nil)
    try stage.resize(320, 768)
    #expect(container.displayMode == .one)
    #expect(stage.visible.filter { $0.hasPrefix("Side") } == ["SideViewController"])
    #expect(right.appearances == ["will appear", "did disappear"])
    #expect(right.parent === container)
    try stage.tap("SplitOrFlipContainerViewController/Flip")
    #expect(stage.visible.filter { $0.hasPrefix("Side") } == ["SideViewController-2"])
    #expect(left.appearances == ["will appear", "did disappear"])
    #expect(right.appearances == ["will appear", "did disappear", "will appear"])
    #expect(frames(of: stage).map(\.width) == [320])
    try stage.resize(1024, 768)
    #expect(container.navigationItem.rightBarButtonItem == nil)
    #expect(stage.visible.filter { $0.hasPrefix("Side") }.count == 2)
  }

  @Test func `the panes have the colours of their views`() throws {
    let stage = try stage(Size(width: 1024, height: 768))
    #expect(stage.content("SideViewController")?["background"] == "#FFCC00FF")
    #expect(stage.content("SideViewController-2")?["background"] == "#30B0C7FF")
  }
}
