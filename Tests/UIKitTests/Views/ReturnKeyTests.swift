import SplitKit
import Testing

@testable import UIKit

@MainActor
private final class Returning: NSObject, UITextFieldDelegate, UISearchBarDelegate {
  var log: [String] = []
  var allows = true

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.append("return of \(textField.text ?? "")")
    return allows
  }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search for \(searchBar.text ?? "")") }
}

@MainActor @Suite(.serialized) struct ReturnKeyTests {
  private let delegate = Returning()

  private func put(_ view: UIView) throws -> ContentStage {
    try ContentStage { @MainActor in
      Screen { root in
        view.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
        root.addSubview(view)
      }
    }
  }

  private func pressReturn(of field: String, in stage: ContentStage) throws {
    try stage.say(["type": "focus", "target": .string(field)])
    try stage.tap("\(field)/return")
  }

  @Test func `a field without a listener keeps the keyboard`() throws {
    let field = UITextField()
    field.delegate = delegate
    let stage = try put(field)
    try stage.type("Robin", into: "Screen/field-1")
    try pressReturn(of: "Screen/field-1", in: stage)
    #expect(delegate.log == ["return of Robin"])
    #expect(field.isFirstResponder)
  }

  @Test func `a field with a listener for the end on exit sends it and gives the keyboard away`() throws {
    let field = UITextField()
    field.delegate = delegate
    field.addAction(UIAction { [delegate] _ in delegate.log.append("on exit") }, for: .editingDidEndOnExit)
    field.addAction(UIAction { [delegate] _ in delegate.log.append("primary") }, for: .primaryActionTriggered)
    let stage = try put(field)
    try pressReturn(of: "Screen/field-1", in: stage)
    #expect(delegate.log == ["return of ", "on exit", "primary", "ended"])
    #expect(!field.isFirstResponder && stage.scene.window.focusedField == nil)
  }

  @Test func `a delegate that says no has done all itself`() throws {
    let field = UITextField()
    (field.delegate, delegate.allows) = (delegate, false)
    field.addAction(UIAction { [delegate] _ in delegate.log.append("on exit") }, for: .editingDidEndOnExit)
    let stage = try put(field)
    try pressReturn(of: "Screen/field-1", in: stage)
    #expect(delegate.log == ["return of "])
    #expect(field.isFirstResponder)
  }

  @Test func `a delegate that resigns takes the keyboard away`() throws {
    @MainActor final class Resigning: NSObject, UITextFieldDelegate {
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
      }
    }
    let (field, resigning) = (UITextField(), Resigning())
    field.delegate = resigning
    let stage = try put(field)
    try pressReturn(of: "Screen/field-1", in: stage)
    #expect(stage.scene.window.focusedField == nil)
  }

  @Test func `there is no return key without the keyboard, and none of a text of several lines`() throws {
    let field = UITextField()
    field.delegate = delegate
    let stage = try put(field)
    for field in ["Screen/field-1", "Screen/field-2"] { #expect(throws: (any Error).self) { try stage.tap("\(field)/return") } }
    #expect(delegate.log == [])
    let text = try put(UITextView())
    #expect(text.content("Screen")?.at("fields", 0, "id") != nil)
    #expect(text.content("Screen")?.at("fields", 0, "hasReturn") == nil)
  }

  @Test func `a search bar hears of the key that searches`() throws {
    let bar = UISearchBar()
    bar.delegate = delegate
    let stage = try put(bar)
    let field = try #require(stage.content("Screen")?.at("fields", 0, "id")?.string)
    try stage.type("pear", into: field)
    try pressReturn(of: field, in: stage)
    #expect(delegate.log == ["search for pear"])
  }

  @Test func `the search bar of a navigation item hears of the key too`() throws {
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.delegate = delegate
    let stage = try ContentStage { @MainActor in
      let screen = Screen { _ in }
      screen.navigationItem.searchController = search
      return UINavigationController(rootViewController: screen)
    }
    try stage.type("pear", into: "Screen/search")
    try pressReturn(of: "Screen/search", in: stage)
    #expect(delegate.log == ["search for pear"])
  }
}
