import Foundation
import SplitKit
import Testing

@testable import UIKit

/// Presentations whose delegate gives another controller for an adapted style (spec/reports.md 450).
@Suite(.serialized) @MainActor struct AdaptedPresentationTests {
  /// Wraps the presented controller in a stack with a Done button, as Apple's sample does.
  final class Wrapping: NSObject, UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.fullScreen
    var asked: [String] = []
    weak var stack: UINavigationController?

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }
    func presentationController(
      _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      asked.append("controller \(style)")
      let stack = UINavigationController(rootViewController: controller.presentedViewController)
      controller.presentedViewController.navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [weak stack] _ in stack?.dismiss(animated: false) })
      self.stack = stack
      return stack
    }
    func presentationController(
      _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { asked.append("will \(style)") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { asked.append("dismissed") }
  }

  final class Settings: UIViewController {
    var calls: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      calls.append("load")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("willAppear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls.append("didDisappear")
    }
  }

  private static func stage(_ width: Double, _ delegate: Wrapping) throws -> (ContentStage, Settings) {
    let stage = try ContentStage(width: width, height: 900) { UIViewController() }
    let presented = Settings()
    presented.modalPresentationStyle = .popover
    presented.preferredContentSize = CGSize(width: 200, height: 150)
    presented.popoverPresentationController?.delegate = delegate
    presented.popoverPresentationController?.sourceView = stage.root.view
    presented.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 300, width: 50, height: 20)
    stage.root.present(presented, animated: false)
    stage.settle()
    return (stage, presented)
  }

  @Test func `a popover in a compact window is the controller that the delegate gives`() throws {
    let delegate = Wrapping()
    let (stage, presented) = try Self.stage(390, delegate)
    #expect(delegate.asked == ["controller fullScreen", "will fullScreen"])
    let stack = try #require(delegate.stack)
    #expect(stage.root.presentedViewController === stack && presented.navigationController === stack)
    #expect(presented.calls == ["load", "willAppear"])
    let pane = try #require(stage.scene.panes.last { $0.content.controller == stack.engine.id })
    #expect(pane.frame.size == stage.scene.window.size)
    let bars = stage.scene.viewModels.compactMap { $0.content["trailing"]?.array?.first?["id"]?.string }
    let done = try #require(bars.first)
    try stage.tap(done)
    #expect(stage.root.presentedViewController == nil && presented.calls.last == "didDisappear")
    #expect(stage.raised() == [])
  }

  @Test func `the presented controller itself comes back in a regular window, and goes again`() throws {
    let delegate = Wrapping()
    let (stage, presented) = try Self.stage(1180, delegate)
    #expect(delegate.asked == ["will none"])
    #expect(stage.root.presentedViewController === presented)
    try stage.resize(390, 900)
    let stack = try #require(delegate.stack)
    #expect(stage.root.presentedViewController === stack && stack.topViewController === presented)
    #expect(delegate.asked == ["will none", "controller fullScreen", "will fullScreen"])
    try stage.resize(1180, 900)
    #expect(stage.root.presentedViewController === presented && presented.navigationController == nil)
    #expect(delegate.asked.last == "will none" && presented.view.frame.size == CGSize(width: 200, height: 150))
    try stage.resize(390, 900)
    #expect(stage.root.presentedViewController === delegate.stack && delegate.stack?.topViewController === presented)
    #expect(presented.calls.filter { $0 == "load" } == ["load"])
    #expect(stage.raised() == [])
    presented.dismiss(animated: false)
    stage.settle()
    #expect(stage.root.presentedViewController == nil && stage.root.view.window != nil)
  }

  @Test func `a controller in a stack presents as well`() throws {
    let delegate = Wrapping()
    let stage = try ContentStage(width: 390, height: 900) { UINavigationController(rootViewController: UIViewController()) }
    let presented = Settings()
    presented.modalPresentationStyle = .popover
    presented.popoverPresentationController?.delegate = delegate
    presented.popoverPresentationController?.sourceView = stage.root.view
    (stage.root as? UINavigationController)?.topViewController?.present(presented, animated: false)
    stage.settle()
    #expect(delegate.stack != nil && stage.root.presentedViewController === delegate.stack)
    #expect(delegate.stack?.topViewController === presented && stage.raised() == [])
  }

  @Test func `a delegate that keeps the style is not asked for another controller`() throws {
    let delegate = Wrapping()
    delegate.style = .none
    let (stage, presented) = try Self.stage(390, delegate)
    #expect(stage.root.presentedViewController === presented && delegate.asked == ["will none"])
  }

  @Test func `the delegate hears of a dismissal by the user while another controller is presented`() throws {
    let delegate = Wrapping()
    delegate.style = .formSheet
    let (stage, _) = try Self.stage(390, delegate)
    let stack = try #require(delegate.stack)
    #expect(stage.root.presentedViewController === stack)
    try stage.say(["type": "swipe", "direction": "down", "x": 195, "y": 500])
    #expect(delegate.asked.last == "dismissed")
  }

  @Test func `a controller in place of another one lives as long as the presentation`() throws {
    let delegate = Wrapping()
    weak var weakPresented: Settings?
    let stage = try {
      let (stage, presented) = try Self.stage(390, delegate)
      weakPresented = presented
      return stage
    }()
    stage.settle()
    #expect(delegate.stack != nil && weakPresented != nil)
    stage.root.dismiss(animated: false)
    stage.settle()
    #expect(delegate.stack == nil && weakPresented == nil)
  }

  /// Notes when its view is loaded and when it disappears.
  final class Diary: UIViewController {
    nonisolated(unsafe) static var notes: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      preferredContentSize = CGSize(width: 210, height: 130)
      Self.notes.append("\(title ?? "") load")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      Self.notes.append("\(title ?? "") disappear")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      Self.notes.append("\(title ?? "") \(Int(view.bounds.width))")
    }
  }

  private static func diary(_ title: String) -> Diary {
    let diary = Diary()
    diary.title = title
    return diary
  }

  @Test func `a popover has the size that its content asks for when it is loaded, and knows its arrow`() throws {
    let stage = try ContentStage(.ios18, width: 1180, height: 820) { UIViewController() }
    Diary.notes = []
    let presented = Self.diary("P")
    presented.modalPresentationStyle = .popover
    let popover = try #require(presented.popoverPresentationController)
    popover.sourceView = stage.root.view
    popover.sourceRect = CGRect(x: 500, y: 100, width: 50, height: 20)
    popover.permittedArrowDirections = .up
    #expect(popover.arrowDirection == .unknown)
    stage.root.present(presented, animated: false)
    stage.settle()
    #expect(Diary.notes.first == "P load" && Diary.notes.dropFirst().allSatisfy { $0 == "P 210" } && Diary.notes.count > 1)
    #expect(popover.arrowDirection == .up)
    presented.dismiss(animated: false)
    stage.settle()
    #expect(popover.arrowDirection == .unknown)
  }

  @Test func `what arrives is loaded before what leaves disappears`() throws {
    let stage = try ContentStage(width: 390, height: 844) {
      let tabs = UITabBarController()
      tabs.viewControllers = [Self.diary("A"), UINavigationController(rootViewController: Self.diary("B"))]
      return tabs
    }
    stage.settle()
    func moments(_ change: () -> Void) -> [String] {
      Diary.notes = []
      change()
      stage.settle()
      return Diary.notes.filter { $0.hasSuffix("load") || $0.hasSuffix("disappear") }
    }
    let tabs = try #require(stage.root as? UITabBarController)
    #expect(moments { tabs.selectedIndex = 1 } == ["B load", "A disappear"])
    let cover = Self.diary("C")
    cover.modalPresentationStyle = .fullScreen
    #expect(moments { tabs.present(cover, animated: false) } == ["C load", "B disappear"])
  }
}
