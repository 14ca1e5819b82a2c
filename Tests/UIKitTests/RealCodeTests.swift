import Foundation
import Testing

@testable import UIKit

/// Shapes of code that open-source apps have and that no other test uses.
@MainActor @Suite(.serialized) struct RealCodeTests {
  /// A coordinator as many apps have it: of Foundation's base class, and of no actor.
  private final class Coordinator: NSObject {
    var received: [String] = []

    override init() {
      super.init()
      NotificationCenter.default.addObserver(
        self, selector: Selector("note:", Coordinator.note), name: Notification.Name("RealCode"), object: nil)
    }
    deinit { NotificationCenter.default.removeObserver(self) }
    func note(_ notification: Notification) { received.append(notification.object as? String ?? "") }
  }

  @Test func `an object of no actor observes by a selector`() {
    let coordinator = Coordinator()
    NotificationCenter.default.post(name: Notification.Name("RealCode"), object: "one")
    #expect(coordinator.received == ["one"])
    NotificationCenter.default.removeObserver(coordinator, name: Notification.Name("RealCode"), object: nil)
    NotificationCenter.default.post(name: Notification.Name("RealCode"), object: "two")
    #expect(coordinator.received == ["one"])
  }

  @Test func `a notification of another thread arrives on the main one`() async {
    let coordinator = Coordinator()
    await Task.detached { NotificationCenter.default.post(name: Notification.Name("RealCode"), object: "far") }.value
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(coordinator.received == ["far"])
  }

  private final class Gradient: UIView { override class var layerClass: AnyClass { CAGradientLayer.self } }
  private final class OwnLayer: CAShapeLayer { var count = 3 }
  private final class Shape: UIView { override class var layerClass: AnyClass { OwnLayer.self } }

  @Test func `a view has a layer of its class`() {
    let gradient = Gradient(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(gradient.layer is CAGradientLayer)
    #expect(gradient.layer.frame.height == 20)
    #expect((Shape().layer as? OwnLayer)?.count == 3)
    #expect(type(of: UIView().layer) == CALayer.self)
  }

  private final class Badge: UILabel {}

  @Test func `a generic function makes views`() {
    func build<Made: UIView>(_ set: (Made) -> Void) -> Made {
      let made = Made()
      set(made)
      return made
    }
    let badge: Badge = build { $0.text = "3" }
    #expect(badge.text == "3")
    let toggle: UISwitch = build { $0.isOn = true }
    #expect(toggle.isOn)
    let cell: UITableViewCell = build { $0.textLabel?.text = "row" }
    #expect(cell.textLabel?.text == "row")
  }

  private final class Note: UIDocument {
    var text = ""
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
      text = String(decoding: data, as: UTF8.self)
    }
  }

  @Test func `a document is saved and opened`() {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let note = Note(fileURL: file)
    var outcomes: [Bool] = []
    note.open { outcomes.append($0) }
    note.text = "Dear reader"
    note.save(to: file, for: .forCreating) { outcomes.append($0) }
    #expect(note.documentState == .normal)
    note.text = "Dear readers"
    note.updateChangeCount(.done)
    note.close { outcomes.append($0) }
    let second = Note(fileURL: file)
    second.open { outcomes.append($0) }
    #expect(outcomes == [false, true, true, true])
    #expect(second.text == "Dear readers")
    #expect(note.documentState == .closed)
  }

  @Test func `items and commands are made in the ways of several versions`() {
    let item = UIBarButtonItem(title: "Sync", image: UIImage(systemName: "star"), target: nil, action: nil, menu: UIMenu())
    #expect(item.title == "Sync" && item.image != nil && item.menu != nil)
    item.isAccessibilityElement = false
    #expect(!item.isAccessibilityElement)
    let command = UIKeyCommand(input: "f", modifierFlags: .command, action: Selector("find"), discoverabilityTitle: "Find")
    #expect(command.discoverabilityTitle == "Find")
  }

  @Test func `names of Darwin and of Foundation are there`() {
    #expect(NSString.localizedStringWithFormat("%@ %d", "a" as NSString, 3) == "a 3")
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(CGFloat(MAXFLOAT) > 1_000_000)
    let container = AttributeContainer([.font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.red])
    #expect(AttributedString("a", attributes: container).runs.first?.attributes == container)
  }

  @Test func `a content view gives the place of its text`() {
    var contents = UIListContentConfiguration.cell()
    contents.text = "Title"
    let view = UIListContentView(configuration: contents)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    let guide = view.textLayoutGuide
    view.layoutIfNeeded()
    #expect(guide?.owningView === view)
    #expect(view.secondaryTextLayoutGuide == nil)
  }
}
