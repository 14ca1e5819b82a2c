import Foundation
import SplitKit
import Testing

@testable import UIKit

/// The looks of bars in a storyboard.
@MainActor @Suite(.serialized) struct StoryboardBarTests {
  private func color(_ red: Double, _ green: Double, _ blue: Double) -> Board.Node { ["components": [red, green, blue, 1.0]] }

  private func look(
    colors: Board.Node = [:], title: Board.Node? = nil, appearances: Board.Node = [:]
  ) -> Board.Node {
    var texts: Board.Node = [:]
    texts["titleTextAttributes"] = title
    return ["attributes": [String: String](), "colors": colors, "texts": texts, "appearances": appearances]
  }

  private func stage(_ profile: Profile, _ look: Board.Node) throws -> ContentStage {
    try ContentStage(profile, traits: [Member("userInterfaceStyle", "light")]) { @MainActor in
      var stack = Board.controller(
        "stack", "navigationController", segues: [Board.segue("relationship", from: "stack", to: "screen")])
      stack["navigationBar"] = look
      Board.note(initial: "stack", [stack, Board.controller("screen", view: Board.view("view"))])
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
      (made as? UINavigationController)?.topViewController?.title = "Settings"
      return made
    }
  }

  private func bar(_ stage: ContentStage) -> Value? {
    stage.scene.viewModels.first { $0.content["kind"]?.string == "navigationBar" }?.content
  }

  @Test func `a bar has the colours and the letters of the storyboard`() throws {
    let look = look(
      colors: ["barTintColor": color(1, 0, 0), "tintColor": color(0, 0, 1)],
      title: ["color": color(1, 1, 1), "font": ["type": "boldSystem", "size": 20]])
    let old = try #require(try bar(stage(.ios13, look)))
    #expect(old["background"] == "#FF0000FF" && old["titleColor"] == "#FFFFFFFF" && old["tint"] == "#0000FFFF")
    #expect(old["titleFont"]?["size"] == 20)
    // Since iOS 15 a bar over content at the edge has no background without an appearance for it.
    let new = try #require(try bar(stage(.ios18, look)))
    #expect(new["background"] == "#00000000" && new["titleColor"] == "#FFFFFFFF")
  }

  @Test func `a bar has the appearances of the storyboard`() throws {
    let edge = look(colors: ["backgroundColor": color(0, 1, 0)], title: ["color": color(1, 1, 1)])
    let look = look(
      appearances: [
        "standardAppearance": self.look(colors: ["backgroundColor": color(1, 0, 0)]), "scrollEdgeAppearance": edge,
      ])
    let stage = try stage(.ios18, look)
    #expect(bar(stage)?["background"] == "#00FF00FF" && bar(stage)?["titleColor"] == "#FFFFFFFF")
    let stack = try #require(stage.root as? UINavigationController)
    #expect(stack.navigationBar.standardAppearance.backgroundColor != nil)
    #expect(stack.navigationBar.compactAppearance == nil)
  }
}
