import SplitKit
import Testing

@testable import UIKit

/// A screen that says that there is nothing, and offers to add something.
@MainActor
private final class Inbox: UIViewController {
  private(set) var additions = 0
  var isEmpty = true { didSet { setNeedsUpdateContentUnavailableConfiguration() } }

  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    guard isEmpty else { return contentUnavailableConfiguration = nil }
    var empty = UIContentUnavailableConfiguration.empty()
    (empty.text, empty.secondaryText) = ("No mail", "Everything is read.")
    empty.button.title = "Write"
    empty.buttonProperties.primaryAction = UIAction { [unowned self] _ in additions += 1 }
    contentUnavailableConfiguration = empty
  }
}

/// A field whose screen follows the keyboard.
@MainActor
private final class Composer: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  private(set) var heights: [CGFloat] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    field.accessibilityIdentifier = "text"
    view.addSubview(field)
    for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
      let note = Selector("note:") { (screen: Composer) in
        { (notification: Notification) in
          let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
          screen.heights.append(screen.view.bounds.height - (frame?.cgRectValue.minY ?? -1))
        }
      }
      NotificationCenter.default.addObserver(self, selector: note, name: name, object: nil)
    }
  }
}

@MainActor @Suite(.serialized) struct EmptyScreenTests {
  private func nodes(_ value: Value?) -> [Value] {
    guard let value else { return [] }
    return [value] + (value["views"]?.array ?? []).flatMap(nodes)
  }

  private func texts(_ value: Value?) -> [String] { nodes(value).compactMap { $0["text"]?.string } }

  @Test func `an empty screen shows its texts and its button until it has contents`() throws {
    let stage = try ContentStage { Inbox() }
    #expect(texts(stage.content("Inbox")) == ["No mail", "Everything is read.", "Write"])
    let button = try #require(nodes(stage.content("Inbox")).first { $0["type"] == "button" }?["id"]?.string)
    try stage.tap(button)
    let inbox = stage.root as! Inbox
    #expect(inbox.additions == 1)
    inbox.isEmpty = false
    #expect(texts(stage.content("Inbox")) == [])
  }

  @Test func `the keyboard is announced with its frame when it comes and when it goes`() throws {
    let stage = try AppStage(device: "iphone-4.7in") { Composer() }
    let screen = stage.root(Composer.self)
    try stage.say(["type": "focus", "target": "Composer/text"])
    let shown = try #require(screen.heights.first)
    #expect(shown > 100 && screen.heights.count == 1)
    try stage.say(["type": "focus", "target": nil])
    #expect(screen.heights == [shown, 0])
  }
}
