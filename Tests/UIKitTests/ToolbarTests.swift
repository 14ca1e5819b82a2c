import SplitKit
import Testing

@testable import UIKit

/// A screen with buttons and spaces in the toolbar of its stack.
@MainActor
private final class ToolbarScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.isToolbarHidden = false
  }

  func setSpaces(_ items: [UIBarButtonItem]) { toolbarItems = items }

  func button(_ name: String) -> UIBarButtonItem {
    let item = UIBarButtonItem(image: UIImage(systemName: name), style: .plain, target: nil, action: nil)
    item.accessibilityIdentifier = name
    return item
  }
}

@MainActor @Suite(.serialized) struct ToolbarTests {
  /// The x of the buttons and the width of the bar.
  private func places(_ items: (ToolbarScreen) -> [UIBarButtonItem]) throws -> (starts: [Double], width: Double) {
    let stage = try AppStage(.ios18, size: Size(width: 390, height: 844)) {
      UINavigationController(rootViewController: ToolbarScreen())
    }
    let screen = (stage.root as! UINavigationController).viewControllers[0] as! ToolbarScreen
    screen.setSpaces(items(screen))
    stage.settle()
    let model = stage.scene.viewModels.first { $0.content["kind"] == "toolbar" }?.content
    return ((model?["items"]?.array ?? []).compactMap { $0["inset"]?.number }, 390)
  }

  @Test func `flexible spaces share what the buttons leave`() throws {
    let (side, _) = try places { [$0.button("plus"), $0.button("trash")] }
    let (ends, width) = try places { [$0.button("plus"), UIBarButtonItem.flexibleSpace(), $0.button("trash")] }
    #expect(ends[0] == side[0])
    #expect(ends[1] == width - side[0] - 44)
    let (middle, _) = try places { [UIBarButtonItem.flexibleSpace(), $0.button("plus"), UIBarButtonItem.flexibleSpace()] }
    #expect(middle == [(width - 44) / 2])
  }

  @Test func `a fixed space keeps buttons apart`() throws {
    let (side, _) = try places { [$0.button("plus"), $0.button("trash")] }
    let (apart, _) = try places { [$0.button("plus"), UIBarButtonItem.fixedSpace(20), $0.button("trash")] }
    #expect(apart == [side[0], side[1] + 20])
  }
}
