import Testing

@testable import SplitKit

/// Swipes on sheets with detents, touches below sheets that dim nothing, and touches in a sheet that is drawn smaller.
@Suite struct SheetTouchTests {
  private static let phone = Size(width: 393, height: 852)

  private func tree(_ profile: Profile = .ios26, _ root: (Application) -> ViewController) -> Tree {
    Tree(profile: profile, size: Self.phone, policy: .phone, root)
  }

  private func tree() -> Tree { tree { PlainViewController($0, named: "root") } }

  private func present(
    _ controller: ViewController, in tree: Tree, _ detents: [SheetDetent], selected: String? = nil, undimmed: String? = nil
  ) {
    controller.modalPresentationStyle = .pageSheet
    controller.sheetPresentationController.detents = detents
    controller.sheetPresentationController.selectedDetentIdentifier = selected
    controller.sheetPresentationController.largestUndimmedDetentIdentifier = undimmed
    tree.root.present(controller)
    tree.window.layoutIfNeeded()
  }

  private func detent(_ tree: Tree, _ name: String = "P") -> String? {
    tree.pane("\(name)/pane")?.presentation?.detents?.current.identifier
  }

  private func top(of tree: Tree) throws -> Point {
    let frame = try #require(tree.pane("P/pane")?.frame)
    return Point(x: frame.center.x, y: frame.y + 10)
  }

  @Test func `a swipe goes one detent up or down, and away at the smallest`() throws {
    let tree = tree()
    present(tree.plain("P"), in: tree, [SheetDetent(points: 200), .medium, .large])
    for expected in ["medium", "large", "large"] {
      tree.window.swipe(.up, at: try top(of: tree))
      #expect(detent(tree) == expected)
    }
    _ = tree.application.takeTransition()
    for expected in ["medium", "200"] {
      tree.window.swipe(.down, at: try top(of: tree))
      #expect(detent(tree) == expected)
      #expect(tree.application.takeTransition()?.changes.map(\.kind) == [.layout])
    }
    tree.window.swipe(.down, at: try top(of: tree))
    #expect(tree.pane("P/pane") == nil)
  }

  @Test func `a swipe up begins at the top of the sheet`() throws {
    let tree = tree()
    present(tree.plain("P"), in: tree, [.medium, .large])
    let frame = try #require(tree.pane("P/pane")?.frame)
    tree.window.swipe(.up, at: frame.center)
    #expect(detent(tree) == "medium")
    tree.window.swipe(.up, at: try top(of: tree))
    #expect(detent(tree) == "large")
  }

  @Test(arguments: [SheetDetent(points: 100), .medium, .large])
  func `a swipe up begins within the height that the scene gives the top`(detent: SheetDetent) throws {
    for (y, isUp) in [(-0.5, true), (0.5, false)] {
      let tree = tree()
      present(tree.plain("P"), in: tree, [detent, SheetDetent(points: 5000)])
      let pane = try #require(tree.pane("P/pane"))
      let facts = try #require(pane.presentation)
      let height = try #require(facts.topHeight)
      #expect(abs(height - 44 * (facts.scale ?? 1)) < 1e-9)
      tree.window.swipe(.up, at: Point(x: pane.frame.center.x, y: pane.frame.y + height + y))
      #expect(self.detent(tree) == (isUp ? "5000" : detent.identifier))
    }
  }

  @Test func `a sheet with one detent has no height of its top`() {
    let tree = tree()
    present(tree.plain("P"), in: tree, [.medium])
    #expect(tree.pane("P/pane")?.presentation?.detents != nil)
    #expect(tree.pane("P/pane")?.presentation?.topHeight == nil)
  }

  @Test func `a modal sheet stays at its smallest detent`() throws {
    let tree = tree()
    let sheet = tree.plain("P")
    sheet.isModalInPresentation = true
    present(sheet, in: tree, [.medium, .large], selected: "large")
    for _ in 0..<3 { tree.window.swipe(.down, at: try top(of: tree)) }
    #expect(detent(tree) == "medium")
  }

  @Test func `below a sheet that dims nothing everything can be tapped`() throws {
    let tree = tree { NavigationController(rootViewController: PlainViewController($0, named: "A")) }
    let stack = try #require(tree.root as? NavigationController)
    stack.pushViewController(tree.plain("B"))
    tree.window.layoutIfNeeded()
    present(tree.plain("P"), in: tree, [.medium, .large], undimmed: "medium")
    #expect(tree.pane("P/dimming") == nil)
    let below = tree.scene.panes.filter { $0.presentation == nil }
    #expect(below.count == 2)
    #expect(below.allSatisfy { $0.isInteractive && !$0.isDimmed && $0.isVisible })
    try tree.window.tap("\(stack.id)/back")
    #expect(stack.viewControllers.count == 1)
    tree.window.swipe(.up, at: try top(of: tree))
    #expect(tree.pane("P/dimming")?.opacity == 0.2)
    let covered = tree.scene.panes.filter { $0.presentation == nil && $0.role != .dimming }
    #expect(covered.allSatisfy { !$0.isInteractive && $0.isDimmed })
  }

  @Test func `what lies over a sheet that dims nothing blocks everything below`() {
    let tree = tree()
    let sheet = tree.plain("P")
    present(sheet, in: tree, [.medium], undimmed: "medium")
    #expect(tree.pane("root/pane")?.isInteractive == true)
    tree.present("Q", .formSheet, from: sheet)
    for name in ["root", "P"] {
      #expect(tree.pane("\(name)/pane")?.isInteractive == false)
      #expect(tree.pane("\(name)/pane")?.isDimmed == true)
    }
  }

  @Test func `what is in a floating sheet is drawn in it, and touched where it is drawn`() throws {
    let tree = tree()
    let stack = NavigationController(rootViewController: tree.plain("A"), id: "P")
    present(stack, in: tree, [SheetDetent(points: 100)])
    stack.pushViewController(tree.plain("B"))
    tree.window.layoutIfNeeded()
    let (sheet, content) = (try #require(tree.pane("P/pane")), try #require(tree.pane("B/pane")))
    let scale = try #require(sheet.presentation?.scale)
    #expect(scale < 0.9)
    #expect(sheet.frame.width == 393 * scale)
    #expect(content.frame == sheet.frame)
    #expect(stack.view.frame.width == 393)
    let bar = try #require(sheet.navigationBarFrame)
    #expect(abs(bar.height - stack.barHeight * scale) < 1e-9 && bar.x == sheet.frame.x)
    // The back button is at the leading end of the bar, as it is drawn.
    let row = try #require(stack.barRow), button = try #require(row.elements.first?.frame)
    let drawn = try #require(stack.presentation?.scale).drawn(button)
    tree.window.tap(at: Point(x: drawn.maxX + 2, y: drawn.center.y))
    #expect(stack.viewControllers.count == 2)
    tree.window.tap(at: Point(x: drawn.maxX - 1, y: drawn.center.y))
    #expect(stack.viewControllers.count == 1)
  }

  @Test func `a swipe from the edge of a floating sheet pops in it`() throws {
    let tree = tree()
    let stack = NavigationController(rootViewController: tree.plain("A"), id: "P")
    present(stack, in: tree, [SheetDetent(points: 100)])
    stack.pushViewController(tree.plain("B"))
    tree.window.layoutIfNeeded()
    let frame = try #require(tree.pane("P/pane")?.frame)
    tree.window.swipe(.right, at: Point(x: frame.x + 29, y: frame.maxY - 5))
    #expect(stack.viewControllers.count == 2)
    tree.window.swipe(.right, at: Point(x: frame.x + 20, y: frame.maxY - 5))
    #expect(stack.viewControllers.count == 1)
  }

  @Test func `a grabber is in the middle of the top, and moves nothing`() throws {
    let tree = tree()
    let sheet = tree.plain("P")
    present(sheet, in: tree, [.medium, .large])
    let before = try #require(tree.pane("P/pane"))
    #expect(before.presentation?.grabber == nil)
    sheet.sheetPresentationController.prefersGrabberVisible = true
    tree.window.layoutIfNeeded()
    let after = try #require(tree.pane("P/pane"))
    #expect(after.frame == before.frame && after.safeArea == before.safeArea)
    let frame = after.frame
    #expect(after.presentation?.grabber == Rect(x: frame.x + (frame.width - 36) / 2, y: frame.y + 5, width: 36, height: 5))
  }

  @Test func `an empty list of detents is a mistake, and changes nothing`() {
    let tree = tree()
    let sheet = tree.plain("P")
    sheet.sheetPresentationController.detents = [.medium]
    sheet.sheetPresentationController.detents = []
    #expect(sheet.sheetPresentationController.detents == [.medium])
    #expect(tree.application.takeCalls().map(\.phase) == [.raise])
  }

  @Test func `a sheet over a sheet has the place that it would have alone`() throws {
    let alone = tree()
    present(alone.plain("Q"), in: alone, [.medium])
    let stacked = tree()
    let lower = stacked.plain("P")
    present(lower, in: stacked, [.medium, .large])
    let before = try #require(stacked.pane("P/pane")).frame
    let upper = stacked.plain("Q")
    upper.modalPresentationStyle = .pageSheet
    upper.sheetPresentationController.detents = [.medium]
    lower.present(upper)
    stacked.window.layoutIfNeeded()
    #expect(stacked.pane("Q/pane")?.frame == alone.pane("Q/pane")?.frame)
    #expect(stacked.pane("P/pane")?.frame == before)
    #expect(stacked.pane("P/pane")?.isDimmed == true)
    #expect(stacked.pane("root/pane")?.isDimmed == true)
  }
}
