import Testing

@testable import SplitKit

/// Touches on a presentation have their effects, and touches beside it do not reach the controllers below.
@Suite struct PresentationTouchTests {
  private static let source = Rect(x: 500, y: 300, width: 44, height: 44)

  private func stage(_ style: ModalPresentationStyle, profile: Profile = .ios26, isModal: Bool = false) throws -> Stage {
    let stage = try Stage(.lab, profile: profile, size: Size(width: 1024, height: 768))
    try stage.perform(
      "present",
      [Member("controller", "P"), Member("style", .string(style.rawValue)), Member("source", [500, 300, 44, 44])])
    try stage.window.set([Member("isModalInPresentation", .bool(isModal))], of: "P")
    return stage
  }

  @Test func `a tap beside a popover dismisses it, by its place and by its id`() throws {
    let byPoint = try stage(.popover)
    byPoint.window.tap(at: Point(x: 20, y: 700))
    #expect(byPoint.pane("P/pane") == nil)
    let byID = try stage(.popover)
    try byID.window.tap("P/dimming")
    #expect(byID.pane("P/pane") == nil)
    let modal = try stage(.popover, isModal: true)
    try modal.window.tap("P/dimming")
    #expect(modal.pane("P/pane") != nil)
  }

  @Test func `a tap beside a sheet does nothing`() throws {
    let stage = try stage(.formSheet)
    try stage.window.tap("P/dimming")
    stage.window.tap(at: Point(x: 20, y: 700))
    #expect(stage.pane("P/pane") != nil)
  }

  @Test(arguments: [ModalPresentationStyle.pageSheet, .formSheet])
  func `a swipe down sends a sheet away, unless it is modal`(style: ModalPresentationStyle) throws {
    let sheet = try stage(style)
    sheet.window.swipe(.up, at: Point(x: 512, y: 300))
    sheet.window.swipe(.down, at: Point(x: 20, y: 20))  // Beside it.
    #expect(sheet.pane("P/pane") != nil)
    sheet.window.swipe(.down, at: Point(x: 512, y: 300))
    #expect(sheet.pane("P/pane") == nil)
    let modal = try stage(style, isModal: true)
    modal.window.swipe(.down, at: Point(x: 512, y: 300))
    #expect(modal.pane("P/pane") != nil)
  }

  @Test func `before iOS 13 no swipe sends a sheet away`() throws {
    let sheet = try stage(.formSheet, profile: .ios8)
    sheet.window.swipe(.down, at: Point(x: 512, y: 300))
    #expect(sheet.pane("P/pane") != nil)
    #expect(sheet.pane("P/dimming")?.opacity == 0.4)
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .overFullScreen, .popover])
  func `a swipe down is for sheets alone`(style: ModalPresentationStyle) throws {
    let stage = try stage(style)
    stage.window.swipe(.down, at: Point(x: 620, y: 400))
    #expect(stage.pane("P/pane") != nil)
  }

  @Test func `a modal top keeps the whole sheet`() {
    let tree = Tree.plain()
    let top = tree.plain("A")
    let sheet = NavigationController(rootViewController: top)
    tree.root.present(sheet)
    tree.window.layoutIfNeeded()
    top.isModalInPresentation = true
    tree.window.swipe(.down, at: Point(x: 512, y: 300))
    #expect(tree.root.presentedViewController === sheet)
  }

  @Test func `a swipe from the edge of the window does not reach a stack in a sheet`() {
    let tree = Tree.plain()
    let sheet = NavigationController(rootViewController: tree.plain("A"))
    sheet.modalPresentationStyle = .formSheet
    tree.root.present(sheet)
    tree.window.layoutIfNeeded()
    sheet.pushViewController(tree.plain("B"))
    tree.window.layoutIfNeeded()
    tree.window.swipe(.right, at: Point(x: 2, y: 300))
    #expect(sheet.viewControllers.count == 2)
    tree.window.swipe(.right, at: Point(x: 250, y: 300))
    #expect(sheet.viewControllers.count == 1)
  }

  @Test(arguments: [
    (ModalPresentationStyle.fullScreen, "it is off screen"), (.overFullScreen, "it is covered"),
    (.formSheet, "it lies under a dimmed area"), (.popover, "it is covered"),
  ])
  func `nothing below can be touched`(style: ModalPresentationStyle, reason: String) throws {
    let stage = try stage(style)
    let button = "split/displayModeButtonItem"
    #expect(throws: Refusal.notHittable(button, because: reason)) { try stage.window.tap(button) }
    let before = stage.split.displayMode
    stage.window.swipe(.left, at: Point(x: 200, y: 400))
    stage.window.tap(at: Point(x: 380, y: 60))
    #expect(stage.split.displayMode == before)
  }

  @Test func `what is presented can be touched`() throws {
    let tree = Tree.plain()
    var taps = 0
    let content = tree.plain("A")
    content.navigationItem.rightBarButtonItem = BarButtonItem(id: "A/done", title: "Done") { taps += 1 }
    let sheet = NavigationController(rootViewController: content)
    sheet.modalPresentationStyle = .formSheet
    tree.root.present(sheet)
    tree.window.layoutIfNeeded()
    try tree.window.tap("A/done")
    tree.window.tap(at: Point(x: 760, y: 90))
    #expect(taps == 2)
  }
}
