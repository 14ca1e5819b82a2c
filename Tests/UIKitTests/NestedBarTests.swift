import SplitKit
import Testing

@testable import UIKit

/// A screen that shows its toolbar, or hides its bar, by the stack that it finds itself in.
@MainActor
private final class Message: UIViewController {
  var hidesBar = false
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    toolbarItems = [UIBarButtonItem(title: "Reply", style: .plain, target: nil, action: nil)]
    navigationController?.isToolbarHidden = false
    navigationController?.setNavigationBarHidden(hidesBar, animated: animated)
  }
}

/// In a collapsed split, the stack of a column is in that of another one.
@MainActor @Suite(.serialized) struct NestedBarTests {
  private func stage(hidesBar: Bool = false) throws -> (ContentStage, Message) {
    let stage = try ContentStage { @MainActor in
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      return split
    }
    let message = Message()
    message.hidesBar = hidesBar
    let split = try #require(stage.root as? UISplitViewController)
    split.setViewController(UINavigationController(rootViewController: message), for: .secondary)
    split.show(.secondary)
    stage.settle()
    return (stage, message)
  }

  private func bars(_ stage: ContentStage) -> [Value] { stage.scene.viewModels.compactMap { $0.content["kind"] } }

  @Test func `the stack of a column shows its toolbar in a collapsed split`() throws {
    let (stage, message) = try stage()
    #expect(message.splitViewController?.isCollapsed == true)
    #expect(message.navigationController?.parent is UINavigationController)
    #expect(bars(stage).contains("toolbar") && bars(stage).contains("navigationBar"))
    message.navigationController?.isToolbarHidden = true
    #expect(!bars(stage).contains("toolbar"))
  }

  @Test func `the stack of a column hides the bar in a collapsed split, and the list has it again`() throws {
    let (stage, message) = try stage(hidesBar: true)
    #expect(!bars(stage).contains("navigationBar"))
    let outer = try #require(message.navigationController?.parent as? UINavigationController)
    outer.popViewController(animated: false)
    #expect(bars(stage).contains("navigationBar") && !bars(stage).contains("toolbar"))
  }
}
