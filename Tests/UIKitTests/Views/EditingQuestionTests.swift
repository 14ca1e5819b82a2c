import SplitKit
import Testing

@testable import UIKit

/// A delegate of two fields that refuses what the test says, and notes what it is asked and told.
@MainActor
private final class Form: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var log: [String] = []
  var refusals: Set<String> = []

  private func ask(_ question: String, _ view: UIView) -> Bool {
    let line = "\(question) \(view.accessibilityIdentifier ?? "")"
    log.append(line + "?")
    return !refusals.contains(line)
  }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("begin", textField) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("end", textField) }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("clear", textField) }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("began \(textField.accessibilityIdentifier ?? "")") }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended \(textField.accessibilityIdentifier ?? "")") }
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("begin", textView) }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("end", textView) }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    guard text == "\n" else { return true }
    textView.resignFirstResponder()
    return false
  }
}

@MainActor @Suite(.serialized) struct EditingQuestionTests {
  private let form = Form()
  private let name = UITextField()
  private let town = UITextField()
  private let notes = UITextView()

  private func stage() throws -> ContentStage {
    try ContentStage { @MainActor in
      Screen { root in
        for (index, view) in [name as UIView, town, notes].enumerated() {
          view.accessibilityIdentifier = ["name", "town", "notes"][index]
          view.frame = CGRect(x: 20, y: 100 + 60 * index, width: 200, height: 40)
          root.addSubview(view)
        }
        (name.delegate, town.delegate, notes.delegate) = (form, form, form)
      }
    }
  }

  private func focus(_ field: String?, in stage: ContentStage) throws {
    try stage.say(["type": "focus", "target": field.map { .string("Screen/\($0)") } ?? .null])
  }

  @Test func `the next field is asked before the one with the keyboard`() throws {
    let stage = try stage()
    try focus("name", in: stage)
    try focus("town", in: stage)
    #expect(form.log == ["begin name?", "began name", "begin town?", "end name?", "ended name", "began town"])
    #expect(town.isFirstResponder && town.isEditing && !name.isEditing)
  }

  @Test func `a field that may not begin gets no keyboard`() throws {
    let stage = try stage()
    form.refusals = ["begin town"]
    try focus("town", in: stage)
    #expect(stage.scene.window.focusedField == nil && !town.isFirstResponder)
    try focus("name", in: stage)
    #expect(!town.becomeFirstResponder())
    #expect(stage.scene.window.focusedField == "Screen/name" && name.isFirstResponder)
  }

  @Test func `a field that may not end keeps the keyboard`() throws {
    let stage = try stage()
    form.refusals = ["end name"]
    try focus("name", in: stage)
    try focus("town", in: stage)
    try focus(nil, in: stage)
    #expect(!name.resignFirstResponder() && name.isFirstResponder)
    #expect(stage.scene.window.focusedField == "Screen/name")
    #expect(form.log == ["begin name?", "began name", "begin town?", "end name?", "end name?", "end name?"])
  }

  @Test func `the return key of a text is a change by one letter, after which the app can take the keyboard away`() throws {
    let stage = try stage()
    try focus("notes", in: stage)
    try stage.type("Milk", into: "Screen/notes")
    try stage.type("Milk\n", into: "Screen/notes")
    #expect(notes.text == "Milk" && !notes.isFirstResponder && stage.scene.window.focusedField == nil)
  }

  @Test func `the button in a field deletes its text if the delegate agrees`() throws {
    let stage = try stage()
    name.text = "Kim"
    #expect(throws: (any Error).self) { try stage.tap("Screen/name/clear") }
    name.clearButtonMode = .always
    var changes = 0
    name.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    form.refusals = ["clear name"]
    try stage.tap("Screen/name/clear")
    #expect(name.text == "Kim" && changes == 0)
    form.refusals = []
    try stage.tap("Screen/name/clear")
    #expect(name.text == "" && changes == 1)
  }

  @Test func `the button is there as the mode says`() throws {
    let stage = try stage()
    func isShown() -> Bool { stage.content("Screen")?.at("views", 0, "hasClear") == true }
    name.text = "Kim"
    for (mode, expected) in [
      (UITextField.ViewMode.never, [false, false]), (.whileEditing, [false, true]),
      (.unlessEditing, [true, false]), (.always, [true, true]),
    ] {
      name.clearButtonMode = mode
      try focus(nil, in: stage)
      let atRest = isShown()
      try focus("name", in: stage)
      #expect([atRest, isShown()] == expected, "\(mode)")
    }
  }
}

/// A delegate that moves the keyboard in its answers, as apps do.
@MainActor
private final class Mover: NSObject, UITextFieldDelegate {
  var log: [String] = []
  var answer: (String) -> Void = { _ in }

  private func note(_ call: String, _ field: UITextField) {
    log.append("\(call) \(field.accessibilityIdentifier ?? "")")
    answer(log.last ?? "")
  }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note("begin?", textField)
    return true
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note("end?", textField)
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { note("began", textField) }
  func textFieldDidEndEditing(_ textField: UITextField) { note("ended", textField) }
}

@MainActor @Suite(.serialized) struct MovedKeyboardTests {
  private let mover = Mover()
  private let fields = ["a", "b", "c"].map { name in
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.accessibilityIdentifier = name
    return field
  }

  private func stage() throws -> ContentStage {
    try ContentStage { @MainActor in
      Screen { root in
        for field in fields {
          field.delegate = mover
          root.addSubview(field)
        }
      }
    }
  }
  private func focus(_ name: String, in stage: ContentStage) throws {
    try stage.say(["type": "focus", "target": .string("Screen/\(name)")])
  }

  @Test func `a field that resigns or becomes first in its answer is asked once`() throws {
    let stage = try stage()
    mover.answer = { [fields] call in
      if call == "begin? a" { fields[0].becomeFirstResponder() }
      if call == "end? a" { fields[0].resignFirstResponder() }
    }
    try focus("a", in: stage)
    try focus("b", in: stage)
    #expect(mover.log == ["begin? a", "began a", "begin? b", "end? a", "ended a", "began b"])
  }

  @Test func `a delegate that ends all editing in its answer ends it once`() throws {
    let stage = try stage()
    try focus("a", in: stage)
    mover.log = []
    mover.answer = { [fields] call in if call == "begin? b" { fields[0].superview?.endEditing(true) } }
    try focus("b", in: stage)
    #expect(mover.log == ["begin? b", "ended a", "began b"])
    #expect(stage.scene.window.focusedField == "Screen/b")
  }

  @Test func `a field that loses the keyboard to a third one does not begin`() throws {
    let stage = try stage()
    try focus("a", in: stage)
    mover.answer = { [fields] call in if call == "ended a" { fields[2].becomeFirstResponder() } }
    try focus("b", in: stage)
    #expect(fields.map(\.isEditing) == [false, false, true])
    #expect(stage.scene.window.focusedField == "Screen/c")
  }

  @Test func `a forced end of editing asks nobody`() throws {
    final class Refusing: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let (stage, refusing) = (try stage(), Refusing())
    fields[0].delegate = refusing
    try focus("a", in: stage)
    #expect(!stage.root.view.endEditing(false) && fields[0].isFirstResponder)
    #expect(stage.root.view.endEditing(true) && !fields[0].isFirstResponder)
    #expect(stage.scene.window.focusedField == nil)
  }

  @Test func `a first responder that is no field resigns before a field begins`() throws {
    final class Pad: UIView {
      override var canBecomeFirstResponder: Bool { true }
      var resigned = 0
      override func resignFirstResponder() -> Bool {
        resigned += 1
        return super.resignFirstResponder()
      }
    }
    let (stage, pad) = (try stage(), Pad())
    stage.root.view.addSubview(pad)
    try focus("a", in: stage)
    #expect(pad.becomeFirstResponder() && pad.isFirstResponder && !fields[0].isEditing)
    #expect(fields[0].becomeFirstResponder() && pad.resigned == 1)
  }
}
