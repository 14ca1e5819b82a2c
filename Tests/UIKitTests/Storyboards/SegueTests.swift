import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// The events of a test, in their order.
@MainActor private var log: [String] = []

private class ListScreen: UIViewController {
  private func unwindToList(_ segue: UIStoryboardSegue) { log.append("unwind \(segue.identifier ?? "") to \(type(of: self))") }

  static let unwind = Selector("unwindToList:", ListScreen.unwindToList(_:))

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "") \(sender as? String ?? "")")
  }

  func makeDetail(_ coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? {
    let detail = DetailScreen(coder: coder)
    detail?.made = "\(sender as? String ?? "") by \(identifier ?? "")"
    return sender as? String == "nobody" ? nil : detail
  }
}

private class DetailScreen: ListScreen { var made = "storyboard" }

private class QuietSegue: UIStoryboardSegue {
  override func perform() { log.append("quiet \(destination is DetailScreen)") }
}

private class LoudSegue: UIStoryboardSegue {
  override func perform() {
    log.append("loud")
    super.perform()
  }
}

// A test is over before another one of the main actor begins, and the table of classes is that of the test alone.
@MainActor @Suite(.serialized) struct SegueTests {
  private func register() {
    log = []
    ClassTable.register(ListScreen.self, named: "ListScreen")
    ClassTable.register(DetailScreen.self, named: "DetailScreen")
    ClassTable.segue(QuietSegue.self) { QuietSegue(identifier: $0, source: $1, destination: $2) }
    ClassTable.segue(LoudSegue.self) { LoudSegue(identifier: $0, source: $1, destination: $2) }
    ClassTable.segueAction(ListScreen.self, "makeDetail:sender:identifier:") {
      ($0 as? ListScreen)?.makeDetail($1, sender: $2, identifier: $3)
    }
  }

  /// A list in a navigation controller, with segues.
  private func window(_ segues: [Board.Node], others: [Board.Node] = []) throws -> (TestWindow, UINavigationController) {
    register()
    Board.note(
      initial: "nav",
      [
        Board.controller("nav", "navigationController", segues: [Board.segue("relationship", from: "nav", to: "list")]),
        Board.controller("list", class: "ListScreen", segues: segues),
      ] + (others.isEmpty ? [Board.controller("detail", class: "DetailScreen")] : others))
    let window = try TestWindow(
      root: UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() ?? UIViewController())
    return (window, try #require(window.rootViewController as? UINavigationController))
  }

  // MARK: Unwind segues

  @Test func `an unwind segue calls the action of the nearest controller that has it, and pops to it`() throws {
    defer { ClassTable.reset() }
    ClassTable.action(ListScreen.self, ListScreen.unwind)
    let back = Board.segue("unwind", from: "last", to: "exit", "back", unwind: "unwindToList:")
    let (window, navigation) = try window(
      [Board.segue("show", from: "list", to: "middle", "on")],
      others: [
        Board.controller("middle", segues: [Board.segue("show", from: "middle", to: "last", "on")]),
        Board.controller("last", segues: [back]),
      ])
    for _ in 0..<2 {
      navigation.topViewController?.performSegue(withIdentifier: "on", sender: "row")
      try window.resize(width: 800, height: 800)
    }
    #expect(navigation.viewControllers.count == 3)
    log = []
    navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    try window.resize(width: 801, height: 800)
    #expect(navigation.viewControllers.map { $0 is ListScreen } == [true])
    #expect(log == ["unwind back to ListScreen"])
  }

  @Test func `an unwind segue of a presented controller dismisses it`() throws {
    defer { ClassTable.reset() }
    ClassTable.action(ListScreen.self, ListScreen.unwind)
    let back = Board.segue("unwind", from: "sheet", to: "exit", "back", unwind: "unwindToList:")
    let (window, navigation) = try window(
      [Board.segue("presentation", from: "list", to: "sheet", "add")], others: [Board.controller("sheet", segues: [back])])
    navigation.topViewController?.performSegue(withIdentifier: "add", sender: nil)
    try window.resize(width: 800, height: 800)
    let sheet = try #require(navigation.presentedViewController)
    sheet.performSegue(withIdentifier: "back", sender: nil)
    try window.resize(width: 801, height: 800)
    #expect(navigation.presentedViewController == nil)
    #expect(log == ["prepare add ", "unwind back to ListScreen"])
  }

  @Test func `an unwind segue whose action nobody has does nothing`() throws {
    defer { ClassTable.reset() }
    let back = Board.segue("unwind", from: "detail", to: "exit", "back", unwind: "unwindToNobody:")
    let (window, navigation) = try window(
      [Board.segue("show", from: "list", to: "detail", "on")], others: [Board.controller("detail", segues: [back])])
    navigation.topViewController?.performSegue(withIdentifier: "on", sender: nil)
    try window.resize(width: 800, height: 800)
    navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    #expect(navigation.viewControllers.count == 2)
  }

  // MARK: Embed segues

  @Test func `an embed segue prepares its controller and puts it into the container, which it fills`() throws {
    defer { ClassTable.reset() }
    register()
    let box = Board.view("box", frame: [20, 100, 300, 200])
    Board.note(
      initial: "list",
      [
        Board.controller(
          "list", class: "ListScreen", view: Board.view("root", frame: [0, 0, 800, 800], [box]),
          outlets: [], segues: [Board.segue("embed", from: "box", to: "detail", "inner")]),
        Board.controller("detail", class: "DetailScreen"),
      ])
    let window = try TestWindow(
      root: UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() ?? UIViewController())
    let list = window.rootViewController
    list.loadViewIfNeeded()
    let child = try #require(list.children.first as? DetailScreen)
    #expect(log == ["prepare inner "])
    let container = try #require(child.view.superview)
    #expect(container.frame == CGRect(x: 20, y: 100, width: 300, height: 200))
    #expect(child.parent === list && child.view.frame == container.bounds)
    container.frame.size = CGSize(width: 100, height: 50)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  // MARK: Segue actions

  private static let made = ["destinationCreationSelector": "makeDetail:sender:identifier:"]

  @Test func `a segue action makes the destination with the sender and the identifier`() throws {
    defer { ClassTable.reset() }
    let (window, navigation) = try window([Board.segue("show", from: "list", to: "detail", "on", attributes: Self.made)])
    navigation.topViewController?.performSegue(withIdentifier: "on", sender: "row 3")
    try window.resize(width: 800, height: 800)
    #expect((navigation.topViewController as? DetailScreen)?.made == "row 3 by on")
    #expect(log == ["prepare on row 3"])
  }

  @Test(arguments: ["nobody", "another"])
  func `a segue action that makes nothing, or that nobody has, leaves the destination to the storyboard`(case: String) throws {
    defer { ClassTable.reset() }
    let attributes = `case` == "nobody" ? Self.made : ["destinationCreationSelector": "makeAnother:"]
    let (window, navigation) = try window([Board.segue("show", from: "list", to: "detail", "on", attributes: attributes)])
    navigation.topViewController?.performSegue(withIdentifier: "on", sender: "nobody")
    try window.resize(width: 800, height: 800)
    #expect((navigation.topViewController as? DetailScreen)?.made == "storyboard")
  }

  // MARK: Custom segues

  @Test func `a custom segue does what its class does, and nothing else`() throws {
    defer { ClassTable.reset() }
    let (window, navigation) = try window([Board.segue("custom", from: "list", to: "detail", "on", class: "QuietSegue")])
    navigation.topViewController?.performSegue(withIdentifier: "on", sender: "row")
    try window.resize(width: 800, height: 800)
    #expect(log == ["prepare on row", "quiet true"])
    #expect(navigation.viewControllers.count == 1 && navigation.presentedViewController == nil)
  }

  @Test func `a class of a segue of another kind shows the destination by super`() throws {
    defer { ClassTable.reset() }
    let (window, navigation) = try window([Board.segue("show", from: "list", to: "detail", "on", class: "LoudSegue")])
    navigation.topViewController?.performSegue(withIdentifier: "on", sender: nil)
    try window.resize(width: 800, height: 800)
    #expect(log == ["prepare on ", "loud"])
    #expect(navigation.topViewController is DetailScreen)
  }

  @Test func `a class that the app does not have is an exception, and nothing is shown`() throws {
    defer { ClassTable.reset() }
    let (window, navigation) = try window([Board.segue("custom", from: "list", to: "detail", "on", class: "NoSegue")])
    _ = window.takeCalls()
    navigation.topViewController?.performSegue(withIdentifier: "on", sender: nil)
    try window.resize(width: 800, height: 800)
    #expect(navigation.viewControllers.count == 1)
    #expect(window.calls.contains { "\($0)".contains("Could not create a segue of class 'NoSegue'") }, "\(window.calls)")
  }
}
