import SplitKit
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct SpokenNameTests {
  private func items(_ profile: Profile = .ios18, _ items: @escaping @Sendable @MainActor () -> [UIBarButtonItem]) throws
    -> [Value]
  {
    let stage = try ContentStage(profile, width: 1000) { @MainActor in
      let screen = Screen { _ in }
      screen.navigationItem.leftBarButtonItems = items()
      return UINavigationController(rootViewController: screen)
    }
    let bar = stage.scene.viewModels.first { $0.content["kind"] == "navigationBar" }
    return bar?.content["leading"]?.array ?? []
  }

  @Test(arguments: [
    ("plus", "Add"), ("square.and.arrow.up", "Share"), ("trash.fill", "Delete"), ("ellipsis.circle", "More"),
    ("line.3.horizontal.decrease.circle.fill", "Filter"), ("figure.walk.motion", "Figure walk motion"),
    ("a.square.fill", "A square"),
  ])
  func `a symbol is named by what it stands for, or by its words`(_ name: String, _ spoken: String) {
    #expect(UIImage(systemName: name)?.accessibilityLabel == spoken)
  }

  @Test func `an image that is no symbol has no words of its own`() {
    let image = UIImage(named: "logo")
    #expect(image?.accessibilityLabel == nil)
    image?.accessibilityLabel = "Our logo"
    #expect(image?.accessibilityLabel == "Our logo")
  }

  @Test func `an item of a bar without words has those of its symbol`() throws {
    let items = try items {
      let named = UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil)
      named.accessibilityLabel = "New timer"
      return [
        UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil), named,
        UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
        UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil),
        UIBarButtonItem(barButtonSystemItem: .fastForward, target: nil, action: nil),
        UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil),
      ]
    }
    #expect(items.map { $0["label"]?.string } == ["Add", "New timer", nil, "Share", "Fast forward", nil])
  }

  @Test func `a sign that stands for words is named by them`() throws {
    let items = try items(.ios26) {
      [.done, .cancel, .undo].map { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil) }
    }
    #expect(items.map { $0["label"]?.string } == ["Done", "Cancel", "Undo"])
  }

  @Test func `a button with an image alone has the words of the image`() throws {
    let stage = try ContentStage { @MainActor in
      Screen { view in
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "plus"), for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 44, height: 44)
        view.addSubview(button)
      }
    }
    #expect(stage.content("Screen")?.at("views", 0, "label") == "Add")
  }
}
