import SplitKit
import Testing

@testable import PreviewProtocol
@testable import UIKit

@MainActor @Suite(.serialized) struct UntakenActionTests {
  private func calls(_ stage: ContentStage) -> [Call] {
    stage.preview.application.takeCalls().filter { $0.selector == "sendAction(_:to:from:for:)" }
  }

  @Test func `an item without a target whose action nobody takes is in the log by its selector`() throws {
    let stage = try ContentStage { @MainActor in
      let screen = Screen { _ in }
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .action, target: nil, action: Selector(("share:")))
      return UINavigationController(rootViewController: screen)
    }
    stage.settle()
    try stage.tap("Screen/action")
    let calls = calls(stage)
    #expect(calls.count == 1)
    #expect(calls.first?.receiver == "application")
    #expect(calls.first?.arguments == ["share:", "No responder takes the action"])
    #expect(calls.first?.answer == .value(false))
  }

  @Test func `a control without a target says the same, and one that somebody takes says nothing`() throws {
    @MainActor final class Taking: UIViewController {
      private(set) var shares = 0
      func share(_ sender: UIButton) { shares += 1 }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.name == "share:" }
    }
    let (button, unknown) = (UIButton(type: .system), UIButton(type: .system))
    button.addTarget(nil, action: Selector("share:", Taking.share(_:)), for: .touchUpInside)
    unknown.addTarget(nil, action: Selector("print:"), for: .touchUpInside)
    for (one, title) in [(button, "Share"), (unknown, "Print")] { one.setTitle(title, for: .normal) }
    let stage = try ContentStage { @MainActor in
      let root = Taking()
      root.loadViewIfNeeded()
      for (index, one) in [button, unknown].enumerated() {
        one.frame = CGRect(x: 20, y: 100 + 60 * CGFloat(index), width: 100, height: 44)
        root.view.addSubview(one)
      }
      return root
    }
    stage.settle()
    try stage.tap("Taking/Share")
    #expect((stage.root as? Taking)?.shares == 1)
    #expect(calls(stage).isEmpty)
    try stage.tap("Taking/Print")
    #expect(calls(stage).map(\.arguments) == [["print:", "No responder takes the action"]])
  }
}
