import SplitKit
import Testing

@testable import UIKit

@MainActor
private final class Target: NSObject {
  var log: [String] = []
  func pressed() { log.append("pressed") }
  func changed(_ sender: UISegmentedControl) { log.append("segment \(sender.selectedSegmentIndex)") }
}

@MainActor @Suite(.serialized) struct ControlTests {
  private func put(_ view: UIView, _ width: CGFloat = 200, _ height: CGFloat = 40) throws -> ContentStage {
    try ContentStage { @MainActor in
      Screen { root in
        view.frame = CGRect(x: 20, y: 100, width: width, height: height)
        root.addSubview(view)
      }
    }
  }

  @Test func `a button calls its target, and a disabled one calls nobody`() throws {
    let (target, button) = (Target(), UIButton(type: .system))
    button.setTitle("Save", for: .normal)
    button.addTarget(target, action: Selector("pressed", Target.pressed), for: .touchUpInside)
    let stage = try put(button)
    #expect(stage.content("Screen")?.at("views", 0)?["text"] == "Save")
    try stage.tap("Screen/Save")
    try stage.tap(x: 30, y: 110)
    #expect(target.log == ["pressed", "pressed"])
    button.isEnabled = false
    #expect(stage.content("Screen")?.at("views", 0)?["isEnabled"] == false)
    #expect(throws: (any Error).self) { try stage.tap("Screen/Save") }
    #expect(target.log.count == 2)
  }

  @Test func `a button has room for its title and its image as they are drawn`() {
    let button = UIButton(type: .system)
    button.setTitle("Mark as Unread", for: .normal)
    let title = NSAttributedString(string: "Mark as Unread", attributes: [.font: UIFont.systemFont(ofSize: 15)]).size()
    #expect(button.intrinsicContentSize.width == title.width)
    button.setImage(UIImage(systemName: "envelope"), for: .normal)
    // The symbol is 1.25 sizes of the font wide, and 6 points from the title.
    #expect(button.intrinsicContentSize.width >= title.width + 6 + 19)
  }

  @Test func `a configuration says how a button looks`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.subtitle = "Now"
    configuration.image = UIImage(systemName: "cart")
    configuration.imagePlacement = .trailing
    configuration.cornerStyle = .capsule
    let stage = try put(UIButton(configuration: configuration))
    let node = stage.content("Screen")?.at("views", 0)
    #expect(node?["style"] == "filled" && node?["text"] == "Buy" && node?["subtitle"] == "Now" && node?["image"] == "cart")
    #expect(node?["imagePlacement"] == "trailing" && node?["capsule"] == true)
  }

  @Test func `segments are elements beside each other`() throws {
    let (target, control) = (Target(), UISegmentedControl(items: ["One", "Two"]))
    control.selectedSegmentIndex = 0
    control.addTarget(target, action: Selector("changed:", Target.changed(_:)), for: .valueChanged)
    let stage = try put(control)
    try stage.tap("Screen/segments-1/segment-1")
    try stage.tap(x: 40, y: 120)
    #expect(target.log == ["segment 1", "segment 0"])
    #expect(stage.content("Screen")?.at("views", 0, "selected") == 0)
  }

  @Test func `a switch, a stepper and a slider change their values first`() throws {
    let (toggle, stepper, slider) = (UISwitch(), UIStepper(), UISlider())
    var log: [String] = []
    toggle.addAction(UIAction { _ in log.append("on \(toggle.isOn)") }, for: .valueChanged)
    stepper.addAction(UIAction { _ in log.append("value \(stepper.value)") }, for: .valueChanged)
    slider.addAction(UIAction { _ in log.append("value \(slider.value)") }, for: .valueChanged)
    try put(toggle).tap("Screen/switch-1")
    let stage = try put(stepper)
    try stage.tap("Screen/stepper-1/increment")
    try stage.tap("Screen/stepper-1/decrement")
    try stage.tap("Screen/stepper-1/decrement")
    try put(slider).tap("Screen/slider-1/5")
    #expect(log == ["on true", "value 1.0", "value 0.0", "value 0.0", "value 0.5"])
  }

  @Test func `a tap recogniser makes its view an element`() throws {
    let (target, view) = (Target(), UIView())
    view.accessibilityIdentifier = "card"
    view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Selector("pressed", Target.pressed)))
    let stage = try put(view)
    #expect(stage.content("Screen")?.at("views", 0, "id") == "Screen/card")
    try stage.tap("Screen/card")
    try stage.tap(x: 25, y: 105)
    #expect(target.log == ["pressed", "pressed"])
  }

  @Test func `a field tells about its text`() throws {
    let field = UITextField()
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    var texts: [String] = []
    field.addAction(UIAction { _ in texts.append(field.text ?? "") }, for: .editingChanged)
    let stage = try put(field)
    #expect(
      stage.content("Screen")?["fields"] == [["id": "Screen/field-1", "text": "", "placeholder": "Name", "hasReturn": true]])
    try stage.type("Robin", into: "Screen/field-1")
    #expect(texts == ["Robin"] && field.text == "Robin")
    field.text = "Kim"
    #expect(stage.content("Screen")?.at("fields", 0, "text") == "Kim")
    #expect(field.becomeFirstResponder() && field.isFirstResponder)
    stage.settle()
    #expect(stage.scene.window.focusedField == "Screen/field-1")
  }

  /// A delegate that makes the new text of the old one, as apps do that limit its length.
  private final class Limiter: NSObject, UITextFieldDelegate, UITextViewDelegate {
    private(set) var texts: [String] = []

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
      admits(string, at: range, in: textField.text ?? "")
    }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      admits(text, at: range, in: textView.text)
    }
    private func admits(_ text: String, at range: NSRange, in old: String) -> Bool {
      let new = (old as NSString).replacingCharacters(in: range, with: text)
      texts.append("\(old) -> \(new)")
      return new.count < 4
    }
  }

  @Test func `a delegate that is asked about a change finds the text from before`() throws {
    let (limiter, field, view) = (Limiter(), UITextField(), UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 90)))
    (field.delegate, view.delegate) = (limiter, limiter)
    for (input, id) in [(field as UIView, "Screen/field-1"), (view, "Screen/field-1")] {
      let stage = try put(input)
      for text in ["ab", "abc", "abcd", ""] { try stage.type(text, into: id) }
    }
    let changes = [" -> ab", "ab -> abc", "abc -> abcd", "abc -> "]
    #expect(limiter.texts == changes + changes)
    #expect(field.text == "" && view.text == "")
  }

  @Test func `an alert runs the handler of the button that is touched`() throws {
    let stage = try ContentStage { Screen { _ in } }
    var log: [String] = []
    let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in log.append("deleted") })
    stage.root.present(alert, animated: true)
    let card = stage.content("UIAlertController")?.at("views", 0)
    #expect(card?["type"] == "card" && card?["style"] == "alert")
    #expect(card?["views"]?.array?.compactMap { $0["text"]?.string } == ["Delete?", "For good.", "Cancel", "Delete"])
    try stage.tap("UIAlertController/Delete")
    #expect(log == ["deleted"])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `a search tells its updater`() throws {
    @MainActor final class Updater: NSObject, UISearchResultsUpdating {
      var texts: [String] = []
      func updateSearchResults(for searchController: UISearchController) { texts.append(searchController.searchBar.text ?? "") }
    }
    let (updater, search) = (Updater(), UISearchController(searchResultsController: nil))
    search.searchResultsUpdater = updater
    let stage = try ContentStage { @MainActor in
      let screen = Screen { _ in }
      screen.navigationItem.searchController = search
      return UINavigationController(rootViewController: screen)
    }
    try stage.type("pear", into: "Screen/search")
    #expect(updater.texts.last == "pear")
    #expect(search.isActive)
    search.isActive = false
    #expect(updater.texts.last == "")
  }
}
