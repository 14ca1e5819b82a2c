import PreviewProtocol
import SamplePreviews
import SplitKit
import Testing

/// The changes of the user and the sheet or story over the screen come back from a place.
@Suite struct InstagramStoreTests {
  private static let sizes = [Size(width: 1366, height: 1024), Size(width: 375, height: 812)]

  private func stage(_ size: Size, _ targets: [String] = []) throws -> Stage {
    let stage = try Stage(.instagram, profile: .ios13, size: size)
    for target in targets { try stage.window.tap(target) }
    return stage
  }

  private func restored(_ place: Value, _ size: Size) throws -> Stage {
    let stage = try stage(size)
    stage.content.restore(place)
    stage.window.layoutIfNeeded()
    return stage
  }

  private func contents(_ stage: Stage) -> [String: Value] {
    Dictionary(stage.scene.viewModels.map { ($0.id, $0.content) }) { $1 }
  }

  @Test(arguments: sizes)
  func `likes, saved posts and other changes come back`(size: Size) throws {
    let first = try stage(
      size,
      [
        "profile/following", "people/person-2", "people/done", "profile/post-5", "detail/like-5", "detail/like-36",
        "detail/save-0", "detail/more-5", "actions/count",
      ])
    let second = try restored(first.content.place, size)
    #expect(second.content.place == first.content.place)
    #expect(contents(second) == contents(first))
  }

  @Test(arguments: [
    ["profile/post-5", "detail/share-5"], ["profile/post-5", "detail/more-5"], ["profile/post-5", "detail/likes-5"],
    ["profile/followers"], ["profile/following"], ["profile/button"], ["profile/highlight-3", "stories/next"],
    ["profile/own-story"], ["tabs/item-nav:home", "home/story-4", "stories/next", "stories/next", "stories/next"],
    ["tabs/item-nav:search", "search/post-3"], ["tabs/item-nav:notifications", "notifications/row-2", "profile-1/post-3"],
    ["tabs/item-nav:notifications", "notifications/row-2", "profile-1/post-3", "detail-1/like-3", "detail-1/comments-3"],
    ["profile/post-5", "detail/comments-9"],
  ])
  func `a screen that covers others, or was pushed, comes back`(targets: [String]) throws {
    for size in Self.sizes {
      let first = try stage(size, targets)
      let second = try restored(first.content.place, size)
      #expect(second.content.place == first.content.place)
      #expect(contents(second).keys.sorted() == contents(first).keys.sorted())
      let names = ["share", "actions", "people", "edit-profile", "stories", "profile-1", "detail-1", "comments"]
      for name in names { #expect(contents(second)[name] == contents(first)[name]) }
    }
  }

  @Test func `a place has room for everything that the user can change`() throws {
    let stage = try restored(
      [
        "liked": everyPost, "saved": everyPost, "uncounted": everyPost, "silent": everyPost,
        "followed": .array((1...19).map { .number(Double($0)) }),
        "profile": [
          "name": .string(String(repeating: "\u{1}", count: 100)), "text": .string(String(repeating: "\u{1}", count: 400)),
        ],
      ], Self.sizes[1])
    let place = stage.content.place
    #expect(place["silent"] != nil && place["profile"]?["text"]?.string?.utf8.count == 200)
    #expect(JSONWriter.text(of: place).count <= 4096)
  }

  private var everyPost: Value { .object((0...19).map { Member(String($0), .number(Double((1 << 37) - 1))) }) }

  @Test(
    arguments: [
      ["liked": 7, "saved": ["0": -1], "silent": ["20": 1]], ["liked": ["0": 0.5], "followed": "all", "profile": 3],
      ["saved": ["0": 1e300], "profile": ["name": 1, "text": "x"]], ["share": [0, 37]], ["actions": [20, 0]],
      ["reel": ["own": 30]], ["reel": ["own": 0, "highlight": 14]], ["reel": ["stories": 0]], ["followers": 99],
      ["likers": "x"], ["editProfile": 1],
    ] as [Value])
  func `what makes no sense is left out`(place: Value) throws {
    let stage = try stage(Self.sizes[0])
    let before = contents(stage)
    stage.content.restore(place)
    stage.window.layoutIfNeeded()
    #expect(contents(stage) == before)
    #expect(stage.content.place == (try self.stage(Self.sizes[0])).content.place)
  }

  @Test func `a position that a story does not have is its beginning`() throws {
    let stage = try restored(["reel": ["stories": 5], "story": 90, "picture": -1], Self.sizes[0])
    #expect(stage.content("stories")?["title"] == "Esther")
    #expect(stage.content("stories")?["picture"] == 0)
  }
}
