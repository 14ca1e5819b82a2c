import SamplePreviews
import SplitKit
import TestSupport
import Testing

@testable import PreviewProtocol

/// The controllers in no tree, which the wire lists and takes by their names.
@Suite struct UnshownControllerTests {
  private static let stages: [(Preview, Profile, String)] = Preview.all.flatMap { preview in
    preview.profiles.flatMap { profile in
      options(of: preview, profile).map { (preview, profile, $0) }
    }
  }

  private static func options(of preview: Preview, _ profile: Profile) -> [String] {
    guard preview.id == "lab" else { return ["{}"] }
    let tabs = profile.hasTabs ? [#"{"embedding":"tab","tabContent":"navigation","tabs":true}"#] : []
    return ["{}", #"{"embedding":"tab","tabContent":"plain"}"#, #"{"embedding":"none"}"#] + tabs
  }

  /// A window of one preview, and the roots that it had.
  private struct Stage {
    var conversation = Conversation()
    var scene: Value

    init(_ preview: Preview, _ profile: Profile, _ options: String) throws {
      conversation.skipHello()
      scene = .null
      scene = try say(
        #"{"type":"open","scene":"\#(preview.id)","profile":"\#(profile.id)","options":\#(options),"#
          + #""window":{"width":1024,"height":768}}"#)
    }

    private mutating func say(_ text: String) throws -> Value {
      conversation.say(Array(text.utf8))
      return try #require(try conversation.nextAnswer())
    }

    var root: String { scene["hierarchy"]?["id"]?.string ?? "" }
    var unshown: [String] { (scene["unshown"]?.array ?? []).compactMap { $0["id"]?.string } }

    /// Whether a controller is in no tree, or in the present one as a part of the new root.
    func lists(_ name: String) -> Bool { unshown.contains(name) || scene["hierarchy"].map { has(name, $0) } == true }

    private func has(_ name: String, _ node: Value) -> Bool {
      let inside = (node["children"]?.array ?? []) + [node["presented"]].compactMap(\.self)
      return node["id"]?.string == name || node["viewControllers"]?.array?.contains(.string(name)) == true
        || inside.contains { has(name, $0) }
    }

    /// Sends a message about a controller, and returns its answer.
    mutating func perform(_ action: String, _ controller: String?, on target: String) throws -> Value {
      let argument = controller.map { #","controller":"\#($0)""# } ?? ""
      let answer = try say(#"{"type":"perform","target":"\#(target)","action":"\#(action)"\#(argument)}"#)
      if answer["type"] == "scene" { scene = answer }
      return answer
    }
  }

  @Test(arguments: stages)
  func `everything in no tree can be the root and come back`(preview: Preview, profile: Profile, options: String) throws {
    var stage = try Stage(preview, profile, options)
    let first = stage.root
    var roots = [first]
    for name in stage.unshown where stage.unshown.contains(name) {
      let answer = try stage.perform("setRootViewController", name, on: "window")
      #expect(answer["hierarchy"]?["id"]?.string == name, "\(name): \(answer["message"] ?? .null)")
      #expect(stage.lists(roots.last ?? ""), "\(name) replaced \(roots.last ?? "")")
      roots.append(name)
    }
    for name in roots.reversed().dropFirst() where stage.unshown.contains(name) {
      let answer = try stage.perform("setRootViewController", name, on: "window")
      #expect(answer["hierarchy"]?["id"]?.string == name, "back to \(name): \(answer["message"] ?? .null)")
    }
    #expect(stage.root == first)
  }

  /// A name stands for the controller that the list has, and never for a new one of the same name.
  @Test(arguments: stages)
  func `everything in no tree can be presented`(preview: Preview, profile: Profile, options: String) throws {
    var stage = try Stage(preview, profile, options)
    for name in stage.unshown where stage.unshown.contains(name) {
      let count = stage.unshown.count
      let answer = try stage.perform("present", name, on: stage.root)
      #expect(answer["type"] == "scene", "\(name): \(answer["message"] ?? .null)")
      #expect(stage.unshown.count < count && !stage.unshown.contains(name), "\(name) is presented")
      _ = try stage.perform("dismiss", nil, on: stage.root)
      #expect(stage.unshown.contains(name), "\(name) is dismissed")
    }
  }

  @Test func `a replaced root is presented as itself`() throws {
    var stage = try Stage(.lab, .ios26, #"{"embedding":"tab","tabContent":"navigation"}"#)
    let tabs = stage.root
    _ = try stage.perform("present", "A", on: tabs)
    _ = try stage.perform("dismiss", nil, on: tabs)
    _ = try stage.perform("setRootViewController", "A", on: "window")
    let answer = try stage.perform("present", tabs, on: stage.root)
    let sheet = answer["hierarchy"]?["presented"]
    #expect(sheet?["id"]?.string == tabs && sheet?["type"] == "TabBarController", "\(answer)")
  }
}
