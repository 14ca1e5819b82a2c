import SplitKit
import Testing

@testable import UIKit

/// A screen with a button in its bar that offers actions.
@MainActor
private final class Editor: UIViewController {
  private(set) var chosen: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let more = UIBarButtonItem(title: "More", image: nil, primaryAction: UIAction { [unowned self] in offer($0) }, menu: nil)
    more.accessibilityIdentifier = "more"
    navigationItem.rightBarButtonItem = more
  }

  private func offer(_ action: UIAction) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for (title, style) in [("Copy", UIAlertAction.Style.default), ("Delete", .destructive), ("Cancel", .cancel)] {
      sheet.addAction(UIAlertAction(title: title, style: style) { [unowned self] in chosen.append($0.title ?? "") })
    }
    sheet.popoverPresentationController?.sourceItem = action.presentationSourceItem
    present(sheet, animated: true)
  }
}

@MainActor @Suite(.serialized) struct ActionSheetTests {
  private func stage(device: String) throws -> AppStage {
    try AppStage(device: device) { UINavigationController(rootViewController: Editor()) }
  }

  private func editor(_ stage: AppStage) -> Editor {
    stage.root(UINavigationController.self).viewControllers[0] as! Editor
  }

  private func buttons(_ stage: AppStage) -> [String] {
    func texts(_ value: Value) -> [String] {
      let own = value["style"] == "action" ? value["text"]?.string.map { [$0] } ?? [] : []
      return own + (value["views"]?.array ?? []).flatMap(texts)
    }
    return stage.content("UIAlertController").map(texts) ?? []
  }

  @Test func `an action sheet on a tablet is a popover at its button, without a button that cancels`() throws {
    let stage = try stage(device: "ipad-pro-11-m4")
    try stage.tap("Editor/more")
    let sheet = try #require(editor(stage).presentedViewController as? UIAlertController)
    #expect(sheet.modalPresentationStyle == .popover)
    #expect(buttons(stage) == ["Copy", "Delete"])
    // Two buttons of 256 x 48 points with 8 between and 16 around them (894).
    #expect(sheet.preferredContentSize == CGSize(width: 288, height: 136))
    let buttons = try #require(sheet.view.subviews.first?.subviews)
    #expect(buttons.map(\.frame.minY) == [16, 72] && buttons.allSatisfy { $0.frame.minX == 16 })
  }

  @Test func `on a phone it stands at the bottom, with a button that cancels`() throws {
    let stage = try stage(device: "iphone-4.7in")
    try stage.tap("Editor/more")
    #expect(editor(stage).presentedViewController?.modalPresentationStyle == .overFullScreen)
    #expect(buttons(stage) == ["Copy", "Delete", "Cancel"])
    let id = try #require(editor(stage).presentedViewController).engine.id
    try stage.tap("\(id)/Delete")
    #expect(editor(stage).chosen == ["Delete"] && editor(stage).presentedViewController == nil)
  }
}
