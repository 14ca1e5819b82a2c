import Foundation
import SplitKit
import Testing
import UIKitTesting

@testable import UIKit

/// Commands for keys, which the page performs by their ids.
@MainActor @Suite(.serialized) struct KeyCommandTests {
  private class Screen: UIViewController {
    var performed: [String] = []
    var commands: [UIKeyCommand] { [] }
    override var keyCommands: [UIKeyCommand]? { commands }
    func run(_ sender: Any?) { performed.append((sender as? UIKeyCommand)?.title ?? "") }
    func command(_ title: String, _ input: String, _ flags: UIKeyModifierFlags, _ attributes: UIMenuElement.Attributes = [])
      -> UIKeyCommand
    {
      UIKeyCommand(
        title: title, action: Selector("run:", Screen.run), input: input, modifierFlags: flags, attributes: attributes)
    }
  }
  private final class List: Screen {
    override var commands: [UIKeyCommand] {
      [
        command("New", "n", .command), command("Up", UIKeyCommand.inputUpArrow, []), command("Gone", "g", .command, .disabled),
      ]
    }
  }
  private final class Stack: UINavigationController {
    var performed = 0
    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("outer", Stack.outer)),
        UIKeyCommand(input: "f", modifierFlags: [.command, .shift], action: Selector("outer", Stack.outer)),
      ]
    }
    func outer() { performed += 1 }
  }

  private func keys(_ stage: ContentStage, of id: String) -> [Value] { stage.content(id)?["keys"]?.array ?? [] }

  @Test func `a pane has the commands of its controller and of the responders after it, each combination once`() throws {
    let stage = try ContentStage { @MainActor in Stack(rootViewController: List()) }
    let found = keys(stage, of: "List")
    #expect(found.map { $0["input"]?.string } == ["n", "UIKeyInputUpArrow", "f"])
    #expect(found.map { $0["title"]?.string } == ["New", "Up", nil])
    #expect(
      found[0]["modifiers"] == ["command"] && found[1]["modifiers"] == nil && found[2]["modifiers"] == ["command", "shift"])
  }

  @Test func `a tap on its id performs a command at the responder that has it`() throws {
    let stage = try ContentStage { @MainActor in Stack(rootViewController: List()) }
    let stack = try #require(stage.root as? Stack)
    for key in keys(stage, of: "List") { try stage.tap(try #require(key["id"]?.string)) }
    #expect((stack.topViewController as? List)?.performed == ["New", "Up"] && stack.performed == 1)
  }

  @Test func `a test presses keys, and is told which there are`() throws {
    let host = try TestWindow(root: Stack(rootViewController: List()), device: "iPad Pro 11")
    let stack = try #require(host.rootViewController as? Stack)
    try host.press(key: "n", .command)
    try host.press(key: "f", [.shift, .command])
    #expect((stack.topViewController as? List)?.performed == ["New"] && stack.performed == 1)
    let error = #expect(throws: TestWindowError.self) { try host.press(key: "x", .command) }
    #expect(error?.description.contains("“command-n”") == true)
  }

  @Test func `a controller without commands has none`() throws {
    let stage = try ContentStage { @MainActor in UIViewController() }
    #expect(stage.content(stage.root.engine.id)?["keys"] == nil)
  }

  @Test func `the first responder in the views comes before the controller`() throws {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(title: "Inner", action: Selector("run:", Screen.run), input: "n", modifierFlags: .command)]
      }
    }
    let stage = try ContentStage { @MainActor in
      let list = List()
      list.view.addSubview(Field(frame: CGRect(x: 0, y: 100, width: 50, height: 50)))
      return list
    }
    stage.root.view.subviews[0].becomeFirstResponder()
    stage.root.view.setNeedsLayout()
    #expect(keys(stage, of: "List").first?["title"] == "Inner")
  }
}
