import Foundation
import SplitKit
import Testing

@testable import UIKit

/// Traits, colours, images, selectors and other values.
@MainActor @Suite struct ValueTests {
  @Test func `a collection has what it was made with, and later ones count`() {
    let one = UITraitCollection(horizontalSizeClass: .compact)
    let two = UITraitCollection(userInterfaceStyle: .dark)
    let both = UITraitCollection(traitsFrom: [one, two, UITraitCollection(horizontalSizeClass: .regular)])
    #expect(both.horizontalSizeClass == .regular)
    #expect(both.userInterfaceStyle == .dark)
    #expect(both.verticalSizeClass == .unspecified)
    #expect(both.containsTraits(in: two))
    #expect(!both.containsTraits(in: one))
    #expect(UITraitCollection(horizontalSizeClass: .compact) == one)
    #expect(one.hasDifferentColorAppearance(comparedTo: two))
    #expect(both.modifyingTraits { $0.userInterfaceStyle = .light }.userInterfaceStyle == .light)
    #expect(both.changedTraits(from: two).contains { $0 == UITraitHorizontalSizeClass.self })
  }

  private enum Importance: UITraitDefinition {
    static let defaultValue = 1
  }

  @Test func `an app's own trait has its default until it is set`() {
    #expect(UITraitCollection()[Importance.self] == 1)
    #expect(UITraitCollection { $0[Importance.self] = 5 }[Importance.self] == 5)
  }

  @Test func `text sizes are in order`() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    for category in SplitKit.ContentSizeCategory.allCases { #expect(UIContentSizeCategory(category).engine == category) }
  }

  @Test func `colours of the system follow the traits`() {
    let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
    #expect(UIColor.systemBackground.hex(for: light) == "#FFFFFFFF")
    #expect(UIColor.systemBackground.hex(for: dark) == "#000000FF")
    let high = UITraitCollection(traitsFrom: [light, UITraitCollection(accessibilityContrast: .high)])
    #expect(UIColor.systemBlue.hex(for: high) == "#0040DDFF")
    #expect(UIColor.systemRed.withAlphaComponent(0.5).hex(for: dark) == "#FF453A80")
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(dynamic.resolvedColor(with: dark) == UIColor.white.resolvedColor(with: dark))
    #expect(dynamic.hex(for: light) == "#000000FF")
    #expect(UIColor.systemRed == UIColor.systemRed)
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor.red != .blue)
  }

  /// The values that UIKit's attributes have. Foundation compares them when a text gets further attributes.
  private static let attributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red, .paragraphStyle: NSMutableParagraphStyle(),
    .shadow: NSShadow(), .attachment: NSTextAttachment(),
  ]

  @Test func `a text with attributes takes others of the same kinds`() {
    let text = NSMutableAttributedString(string: "Hello you", attributes: Self.attributes)
    text.append(NSAttributedString(string: "!", attributes: Self.attributes))
    for (key, value) in Self.attributes {
      text.addAttribute(key, value: value, range: NSRange(location: 0, length: 3))
      text.addAttributes([key: value], range: NSRange(location: 2, length: 8))
    }
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 2))
    #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
    #expect(text.attribute(.foregroundColor, at: 9, effectiveRange: nil) as? UIColor == .red)
  }

  @Test func `hue and brightness lead to the same colour and back`() {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1).getHue(
      &hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - 0.6) < 1e-9 && abs(saturation - 0.5) < 1e-9 && abs(brightness - 0.8) < 1e-9)
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
  }

  @Test func `every colour of the system has a row`() {
    let traits = UITraitCollection(userInterfaceStyle: .light)
    for color in SystemColor.allCases { #expect(UIColor(system: color).hex(for: traits).count == 9) }
  }

  @Test func `images are names`() {
    #expect(UIImage(systemName: "tray")?.name == "tray")
    #expect(UIImage(systemName: "tray")?.isSymbolImage == true)
    #expect(UIImage(named: "Logo")?.name == "Logo")
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
    #expect(UIImage(systemName: "tray") == UIImage(systemName: "tray"))
    let configured = UIImage(systemName: "tray", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))
    #expect(configured?.size.width == 36)
    #expect(configured != UIImage(systemName: "tray"))
  }

  private final class Target: UIResponder {
    var events: [String] = []
    func plain() { events.append("plain") }
    func sender(_ sender: Any?) { events.append("sender \(sender as? String ?? "-")") }
    func typed(_ sender: UIBarButtonItem) { events.append("typed \(sender.title ?? "")") }
    func both(_ sender: Any?, event: UIEvent?) { events.append("both \(event == nil)") }
  }

  @Test func `selectors call methods with as many arguments as these take`() {
    let target = Target()
    Selector("plain", Target.plain).send(to: target, sender: "x")
    Selector("sender:", Target.sender(_:)).send(to: target, sender: "x")
    Selector("sender:", Target.sender(_:)).send(to: target, sender: nil)
    Selector("typed:", Target.typed(_:)).send(to: target, sender: "no bar item")
    Selector("typed:", Target.typed(_:)).send(
      to: target, sender: UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil))
    Selector("both::", Target.both(_:event:)).send(to: target, sender: nil)
    #expect(target.events == ["plain", "sender x", "sender -", "typed B", "both true"])
    #expect(Selector("plain", Target.plain) == Selector("plain"))
    #expect(!Selector("plain").send(to: target, sender: nil))
  }

  @Test func `a selector made of a string finds its method in the class table`() {
    ClassTable.action(Target.self, Selector("plain", Target.plain))
    defer { ClassTable.reset() }
    final class Sub: UIResponder {}
    let target = Target()
    #expect(target.canPerformAction("plain", withSender: nil))
    #expect(target.responds(to: "plain"))
    #expect(!Sub().canPerformAction("plain", withSender: nil))
    #expect(Selector("plain").send(to: target, sender: nil))
    #expect(target.target(forAction: "plain", withSender: nil) as? Target === target)
  }

  @Test func `an undo manager takes changes back and makes them again`() {
    final class Model {
      var value = 0
      let manager = UndoManager()
      func set(_ next: Int) {
        let old = value
        value = next
        manager.registerUndo(withTarget: self) { $0.set(old) }
      }
    }
    let model = Model()
    model.set(1)
    model.set(2)
    model.manager.undo()
    #expect(model.value == 1 && model.manager.canRedo)
    model.manager.redo()
    #expect(model.value == 2)
    model.manager.undo()
    model.manager.undo()
    #expect(model.value == 0 && !model.manager.canUndo)
  }

  @Test func `autoresizing shares the growth between the flexible parts`() {
    #expect(Autoresizing.part(start: 10, length: 80, of: 100, growingBy: 50, (false, true, false)) == (10, 130))
    #expect(Autoresizing.part(start: 10, length: 80, of: 100, growingBy: 50, (true, false, false)) == (60, 80))
    #expect(Autoresizing.part(start: 10, length: 80, of: 100, growingBy: 50, (true, false, true)) == (35, 80))
    #expect(Autoresizing.part(start: 0, length: 0, of: 0, growingBy: 50, (false, true, false)) == (0, 50))
    #expect(Autoresizing.part(start: 10, length: 80, of: 100, growingBy: 50, (false, false, false)) == (10, 80))
  }

  @Test func `index paths have rows, items and sections`() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path.row == 3 && path.item == 3 && path.section == 1)
    path.row = 4
    #expect(path == IndexPath(item: 4, section: 1))
  }

  @Test func `orientations go both ways`() {
    for orientation in SplitKit.InterfaceOrientation.allCases {
      #expect(UIInterfaceOrientation(orientation).engine == orientation)
      #expect(UIInterfaceOrientationMask([orientation]).engine == [orientation])
    }
    #expect(UIInterfaceOrientationMask.all.engine == Set(SplitKit.InterfaceOrientation.allCases))
    #expect(UIInterfaceOrientationMask.landscape.rawValue == 24)
    #expect(UIInterfaceOrientation.landscapeLeft.rawValue == 4)
  }
}
