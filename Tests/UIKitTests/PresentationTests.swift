import SplitKit
import Testing
import UIKitTestApps

@testable import UIKit

/// Presentations: sheets, popovers, full screens, and who may dismiss them.
@MainActor @Suite(.serialized) struct PresentationTests {
  private func stage(_ size: Size = Size(width: 1180, height: 820)) throws -> (AppStage, PresentingController) {
    let stage = try AppStage(size: size) { UINavigationController(rootViewController: PresentingController()) }
    return (stage, stage.root(UINavigationController.self).topViewController as! PresentingController)
  }

  @Test func `a popover points at the button, and a tap beside it asks and tells the delegate`() throws {
    let (stage, presenter) = try stage()
    try stage.tap("PresentingController/More")
    let shown = try #require(presenter.presentedViewController)
    #expect(shown.presentingViewController === stage.root)
    #expect(presenter.events == ["popover shown"])
    let pane = try #require(stage.pane("UIViewController/pane"))
    #expect(pane.frame.width == 200 && pane.frame.height == 150)
    try stage.say(["type": "tap", "x": 100, "y": 700])
    #expect(presenter.events == ["popover shown", "should", "will", "did"])
    #expect(presenter.presentedViewController == nil)
  }

  /// Answers with a style in a compact size.
  private final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }
  }

  @Test(arguments: [
    (UIModalPresentationStyle.none, UIModalPresentationStyle.popover, "popover"), (.fullScreen, .popover, "full screen"),
    (.automatic, .popover, "sheet"), (.fullScreen, .formSheet, "full screen"), (.none, .formSheet, "sheet"),
  ])
  func `a delegate chooses the style in a compact window, and the popover comes back`(
    answer: UIModalPresentationStyle, style: UIModalPresentationStyle, shown: String
  ) throws {
    let delegate = Adapting()
    delegate.style = answer
    let stage = try AppStage(size: Size(width: 390, height: 844)) { UIViewController() }
    let presented = UIViewController()
    presented.modalPresentationStyle = style
    presented.preferredContentSize = CGSize(width: 200, height: 150)
    presented.presentationController?.delegate = delegate
    presented.popoverPresentationController?.sourceView = stage.root(UIViewController.self).view
    presented.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 300, width: 50, height: 20)
    stage.root(UIViewController.self).present(presented, animated: false)
    func look() throws -> String {
      let pane = try #require(stage.scene.panes.last { $0.content.controller == presented.engine.id })
      if pane.role == .popover { return "popover" }
      return pane.frame.size == stage.scene.window.size ? "full screen" : "sheet"
    }
    #expect(try look() == shown)
    if shown == "popover" { #expect(presented.view.frame.size == CGSize(width: 200, height: 150)) }
    try stage.say(["type": "resize", "width": 1180, "height": 820])
    #expect(try look() == (style == .popover ? "popover" : "sheet"))
  }

  @Test func `a delegate that refuses keeps the popover and hears of the attempt`() throws {
    let (stage, presenter) = try stage()
    presenter.allowsDismissal = false
    try stage.tap("PresentingController/More")
    try stage.say(["type": "tap", "x": 100, "y": 700])
    #expect(presenter.events == ["popover shown", "should", "attempt"])
    #expect(presenter.presentedViewController != nil)
    presenter.dismiss(animated: true)
    stage.settle()
    #expect(presenter.presentedViewController == nil)
    #expect(presenter.events == ["popover shown", "should", "attempt"])
  }

  @Test func `a sheet has the detents of the app, its own among them`() throws {
    let (stage, presenter) = try stage(Size(width: 390, height: 844))
    try stage.tap("PresentingController/Sheet")
    let sheet = try #require(presenter.presentedViewController as? SheetScreen)
    let engine = sheet.engine.sheetPresentationController
    #expect(engine.detents.map(\.identifier) == ["medium", "large", "small"])
    #expect(engine.prefersGrabberVisible)
    #expect(engine.largestUndimmedDetentIdentifier == "medium")
    #expect(sheet.sheetPresentationController?.largestUndimmedDetentIdentifier == .medium)
    #expect(sheet.modalPresentationStyle == .automatic)
    #expect(sheet.popoverPresentationController == nil)
    sheet.sheetPresentationController?.animateChanges { sheet.sheetPresentationController?.selectedDetentIdentifier = .large }
    stage.settle()
    #expect(engine.selectedDetentIdentifier == "large")
    sheet.close()
    stage.settle()
    #expect(sheet.wasBeingDismissed)
    #expect(presenter.presentedViewController == nil)
  }

  @Test func `a full screen without an animation has no transition, and its completion runs`() throws {
    let (stage, presenter) = try stage()
    _ = stage.application.takeTransition()
    presenter.showFull()
    stage.settle()
    #expect(stage.application.takeTransition() == nil)
    #expect(presenter.events == ["full shown"])
    #expect(stage.visible.last == "SheetScreen")
    #expect(presenter.view.window != nil)
    presenter.dismiss(animated: true) {}
    stage.settle()
    #expect(stage.application.takeTransition()?.changes.map(\.kind) == [.dismiss])
  }

  @Test func `a presented controller dies after its dismissal`() throws {
    let (stage, presenter) = try stage()
    let before = SheetCount.shared.alive
    presenter.showSheet()
    stage.settle()
    #expect(SheetCount.shared.alive == before + 1)
    presenter.dismiss(animated: false)
    stage.settle()
    #expect(SheetCount.shared.alive == before)
  }

  @Test func `a popover can point at a rectangle of a view`() throws {
    let (stage, presenter) = try stage()
    let source = UIView(frame: CGRect(x: 100, y: 200, width: 40, height: 30))
    presenter.view.addSubview(source)
    stage.settle()
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = source
    content.popoverPresentationController?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
    presenter.present(content, animated: false)
    #expect(content.engine.popoverPresentationController.sourceRect == Rect(x: 101, y: 202, width: 3, height: 4))
  }

  @Test func `a second presentation from the same controller changes nothing`() throws {
    let (stage, presenter) = try stage()
    presenter.showSheet()
    stage.settle()
    var ran = false
    presenter.present(UIViewController(), animated: true) { ran = true }
    stage.settle()
    #expect(presenter.presentedViewController is SheetScreen)
    #expect(!ran)
  }
}
