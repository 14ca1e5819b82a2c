import SamplePreviews
import SplitKit
import Testing

/// `show` and `showDetail` of any controller: spec/containers.md 409 to 413 and section 9.
@Suite struct ShowFromAnywhereTests {
  struct Situation: Sendable, CustomTestStringConvertible {
    let profile: Profile
    let style: String
    let width: Double
    let answer: Bool

    var testDescription: String { "\(profile) \(style) \(width) \(answer)" }

    static let all = Preview.lab.profiles.flatMap { profile in
      (profile.splitView.hasColumnStyles ? ["unspecified", "bare", "doubleColumn", "tripleColumn"] : ["unspecified", "bare"])
        .flatMap { style in
          [400.0, 1180].flatMap { width in
            [true, false].map { Situation(profile: profile, style: style, width: width, answer: $0) }
          }
        }
    }

    func stage() throws -> Stage {
      let isBare = style == "bare"
      let options = [
        Member("style", .string(isBare ? "unspecified" : style)), Member("contents", isBare ? "bare" : "wrapped"),
        Member("show", .bool(answer)), Member("showDetail", .bool(answer)),
      ]
      return try Stage(.lab, profile: profile, options: options, size: Size(width: width, height: 820))
    }
  }

  /// The calls of an action on a target, and the scene after it.
  private func result(of action: String, on target: String, in situation: Situation) throws -> (calls: [Call], scene: Scene) {
    let stage = try situation.stage()
    _ = stage.application.takeCalls()
    try stage.perform(action, [Member("controller", "D")], on: target)
    return (stage.application.takeCalls(), stage.scene)
  }

  private func descendants(of situation: Situation) throws -> [String] {
    var ids: [String] = []
    try situation.stage().split.forEachDescendant { ids.append($0.id) }
    return Array(ids.dropFirst())
  }

  @Test(arguments: Situation.all)
  func `a detail shown from inside is shown as by the split`(situation: Situation) throws {
    let expected = try result(of: "showDetail", on: "split", in: situation)
    for id in try descendants(of: situation) {
      let actual = try result(of: "showDetail", on: id, in: situation)
      #expect(actual.calls == expected.calls, "\(id)")
      #expect(actual.scene == expected.scene, "\(id)")
    }
  }

  /// A primary without a stack leaves `show` to the split.
  @Test(arguments: Situation.all.filter { $0.style == "bare" })
  func `a controller shown from a bare primary is shown as by the split`(situation: Situation) throws {
    let (expected, actual) = try (result(of: "show", on: "split", in: situation), result(of: "show", on: "A", in: situation))
    #expect(actual.calls == expected.calls)
    #expect(actual.scene == expected.scene)
  }

  @Test(arguments: Situation.all.filter { $0.style != "bare" })
  func `a stack takes what is shown from inside it`(situation: Situation) throws {
    for id in try descendants(of: situation) where id.hasPrefix("nav:") {
      let (pushed, shown) = try (result(of: "push", on: id, in: situation), result(of: "show", on: id, in: situation))
      #expect(shown.calls == pushed.calls, "\(id)")
      #expect(shown.scene == pushed.scene, "\(id)")
    }
  }

  @Test func `what would raise is refused, and nothing changes`() throws {
    let stage = try Stage(.lab, profile: .ios26, size: Size(width: 1180, height: 820))
    let before = stage.scene
    #expect(throws: Refusal.self) { try stage.perform("showDetail", [Member("controller", "nav:A")], on: "A") }
    #expect(throws: Refusal.self) { try stage.perform("show", [Member("controller", "nav:B")], on: "A") }
    #expect(throws: Refusal.self) { try stage.perform("show", on: "A") }
    #expect(stage.scene == before)
  }

  /// A popover needs a source, and only the caller of `present` can name one.
  @Test func `a popover that is shown without a source is refused`() throws {
    let stage = try Stage(.lab, profile: .ios26, options: [Member("embedding", "none")], size: Size(width: 1180, height: 820))
    let popover = stage.content.plainControllers["P"]
    popover.modalPresentationStyle = .popover
    #expect(throws: Refusal.self) { try stage.perform("show", [Member("controller", "P")], on: "root") }
  }
}
