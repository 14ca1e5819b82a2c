import SplitKit
import Testing

@testable import UIKit

/// A bar of tools in a nested view, which stays above the keyboard.
@MainActor
private final class Chat: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  let tools = UILabel()
  private let nested = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.accessibilityIdentifier = "text"
    tools.text = "Tools"
    nested.addSubview(tools)
    for view in [field, nested] { self.view.addSubview(view) }
    for view in [nested, tools] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      nested.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
      nested.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
      nested.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      nested.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tools.leadingAnchor.constraint(equalTo: nested.leadingAnchor),
      tools.bottomAnchor.constraint(equalTo: nested.keyboardLayoutGuide.topAnchor),
    ])
  }

  /// Asks for a name in an alert.
  func ask() {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.accessibilityIdentifier = "name" }
    alert.addTextField { $0.accessibilityIdentifier = "reason" }
    alert.addAction(UIAlertAction(title: "Save", style: .default) { [unowned self] _ in title = "saved" })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: false)
  }
}

@MainActor @Suite(.serialized) struct KeyboardTests {
  private let keyboard: CGFloat = 260

  private func stage() throws -> AppStage { try AppStage(device: "iphone-4.7in") { Chat() } }

  @Test func `a layout guide in any view follows the keyboard`() throws {
    let stage = try stage()
    let screen = stage.root(Chat.self)
    let height = screen.view.bounds.height
    func end() -> CGFloat { screen.tools.convert(screen.tools.bounds, to: nil).maxY }
    #expect(end() == height - 10)
    try stage.say(["type": "focus", "target": "Chat/text"])
    #expect(end() == height - keyboard)
    try stage.say(["type": "focus", "target": nil])
    #expect(end() == height - 10)
  }

  @Test func `without a keyboard the guide is the bottom of the safe area, if it uses that`() throws {
    let stage = try AppStage(device: "iphone-6.1in") { Chat() }
    let screen = stage.root(Chat.self)
    let guide = screen.view.keyboardLayoutGuide
    #expect(guide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
    guide.usesBottomSafeArea = false
    #expect(guide.layoutFrame == CGRect(x: 0, y: 844, width: 390, height: 0))
  }

  @Test func `an alert with a field lies in the middle above the keyboard`() throws {
    let stage = try stage()
    let screen = stage.root(Chat.self)
    screen.ask()
    stage.settle()
    let alert = try #require(screen.presentedViewController as? UIAlertController)
    let card = try #require(alert.view.subviews.first)
    let (height, size) = (alert.view.bounds.height, card.frame.height)
    // The first field has the keyboard at once.
    #expect(stage.scene.window.focusedField == "\(alert.engine.id)/name")
    // The middle is that of the safe area (891).
    let insets = alert.view.safeAreaInsets
    let above = height - insets.top - size
    #expect(card.frame.minY == insets.top + (above - keyboard) / 2)
    try stage.say(["type": "focus", "target": nil])
    #expect(card.frame.minY == insets.top + (above - insets.bottom) / 2)
    #expect(card.frame.height == size)
  }

  @Test func `Return in an alert leads to the next field, and from the last one to its only action`() throws {
    let stage = try stage()
    let screen = stage.root(Chat.self)
    screen.ask()
    stage.settle()
    let id = try #require(screen.presentedViewController?.engine.id)
    try stage.tap("\(id)/name/return")
    #expect(stage.scene.window.focusedField == "\(id)/reason")
    #expect(screen.title == nil)
    try stage.tap("\(id)/reason/return")
    #expect(screen.title == "saved" && screen.presentedViewController == nil)
  }
}
