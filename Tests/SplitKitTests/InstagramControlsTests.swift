import SamplePreviews
import SplitKit
import Testing

/// The controls of the prototype that its article leaves without an effect: each does what its app would do.
@Suite struct InstagramControlsTests {
  private static let wide = Size(width: 1366, height: 1024)
  private static let narrow = Size(width: 375, height: 812)

  private func stage(_ size: Size = wide, tab: String = "profile", profile: Profile = .ios13) throws -> Stage {
    try Stage(.instagram, profile: profile, options: [Member("tab", .string(tab))], size: size)
  }

  private func detail(_ size: Size = wide, profile: Profile = .ios13) throws -> Stage {
    let stage = try stage(size, profile: profile)
    try stage.window.tap("profile/post-5")
    return stage
  }

  private func row(_ number: Int, _ stage: Stage, of detail: String = "detail") -> Value? {
    stage.content(detail)?["rows"]?.array?[number]
  }

  private func header(_ stage: Stage, of profile: String = "profile") -> Value? {
    stage.content(profile)?["sections"]?.array?.first?["header"]
  }

  // A post

  @Test func `a like turns the heart and the count follows, until it is taken back`() throws {
    let stage = try detail()
    let before = try #require(row(5, stage))
    #expect(before["like"]?["isOn"] == false)
    #expect(before["likes"]?["title"] == "229 likes")
    try stage.window.tap("detail/like-5")
    #expect(row(5, stage)?["like"]?["isOn"] == true)
    #expect(row(5, stage)?["likes"]?["title"] == "230 likes")
    #expect(row(4, stage)?["like"]?["isOn"] == false)
    try stage.window.tap("detail/like-5")
    #expect(row(5, stage) == before)
  }

  @Test func `a post is saved, and a visit to the same profile has it too`() throws {
    let stage = try detail()
    try stage.window.tap("detail/save-5")
    #expect(row(5, stage)?["save"]?["isOn"] == true)
    for target in ["tabs/item-nav:home", "home/post-0", "profile-1/post-5"] { try stage.window.tap(target) }
    #expect(row(5, stage, of: "detail-1")?["save"]?["isOn"] == true)
  }

  @Test func `the pictures of a post differ, and no post has those of another`() throws {
    let stage = try detail()
    let images = (0..<37).flatMap { row($0, stage)?["images"]?.array?.compactMap(\.string) ?? [] }
    #expect(images.count == 37 * 4)
    #expect(Set(images).count == images.count)
  }

  /// The page draws the parts at these places, which Tests/page compares with what is drawn.
  @Test(arguments: LayoutDirection.allCases)
  func `a finger reaches the parts of a post`(direction: LayoutDirection) throws {
    let stage = try Stage(.instagram, profile: .ios13, size: Self.narrow, layoutDirection: direction)
    try stage.window.tap("profile/post-5")
    let screen = try #require(stage.window.controller("detail"))
    let (width, top) = (375.0, try #require(stage.layout("detail")).contentInset.top)
    let expected: [(x: Double, y: Double, id: String)] = [
      (45, 40, "story-5"), (333, 40, "more-5"), (40, 80 + width + 38, "like-5"), (94, 80 + width + 38, "comment-5"),
      (148, 80 + width + 38, "share-5"), (335, 80 + width + 38, "save-5"), (60, 80 + width + 70, "likes-5"),
      (60, 80 + width + 100, "comments-5"), (200, 80 + width / 2, "row-5"), (240, 80 + width + 38, "row-5"),
    ]
    for (x, y, id) in expected {
      let point = Point(x: direction == .leftToRight ? x : width - x, y: top + y)
      #expect(screen.element(at: point) == "detail/\(id)")
    }
  }

  @Test func `a tap on a photo is refused, because only the parts of a post can be tapped`() throws {
    let stage = try detail()
    #expect(throws: Refusal.notHittable("detail/row-5", because: "it is disabled")) {
      try stage.window.tap("detail/row-5")
    }
  }

  @Test func `a post is sent to people, and its link is copied`() throws {
    let stage = try detail()
    try stage.window.tap("detail/share-5")
    func rows() -> [Value] { stage.content("share")?["sections"]?.array?.first?["rows"]?.array ?? [] }
    #expect(rows().count == 20)
    try stage.window.tap("share/link")
    try stage.window.tap("share/person-2")
    #expect(rows()[0]["title"] == "Link Copied")
    #expect(rows()[2]["button"] == "Sent")
    try stage.window.tap("share/done")
    try stage.window.tap("detail/share-6")
    #expect(rows()[0]["title"] == "Copy Link")
    #expect(rows().dropFirst().allSatisfy { $0["isOn"] == false })
  }

  @Test(arguments: Preview.instagram.profiles)
  func `the actions of a post change it, and go away`(profile: Profile) throws {
    let stage = try detail(profile: profile)
    for (action, name) in [("save", "save"), ("count", "likes"), ("comments", nil)] as [(String, String?)] {
      let before = row(5, stage)
      try stage.window.tap("detail/more-5")
      try stage.window.tap("actions/\(action)")
      #expect(stage.pane("actions/pane") == nil)
      if let name { #expect(row(5, stage)?[name] != before?[name]) }
    }
    try stage.window.tap("detail/comments-5")
    #expect(stage.content("comments")?["text"] == "Comments on this post are turned off.")
  }

  @Test(arguments: [wide, narrow])
  func `one of the actions leads to the targets`(size: Size) throws {
    for profile in Preview.instagram.profiles {
      let stage = try detail(size, profile: profile)
      try stage.window.tap("detail/more-5")
      try stage.window.tap("actions/share")
      #expect(stage.pane("actions/pane") == nil)
      #expect(stage.pane("share/pane")?.isVisible == true)
      try stage.window.tap("share/done")
      #expect(stage.pane("detail/pane")?.isVisible == true)
    }
  }

  // Comments

  private func comments(_ stage: Stage) -> [Value] { stage.content("comments")?["comments"]?.array ?? [] }

  @Test func `the comments differ from post to post, and have names and ages`() throws {
    let stage = try detail()
    var texts: [[Value?]] = []
    for post in 0..<37 {
      try stage.window.tap("detail/comments-\(post)")
      let comments = comments(stage)
      #expect((3...6).contains(comments.count))
      #expect(Set(comments.compactMap { $0["text"]?.string }).count == comments.count)
      #expect(Set(comments.compactMap { $0["name"]?.string }).count == comments.count)
      #expect(comments.allSatisfy { $0["time"]?.string?.isEmpty == false })
      texts.append(comments.map { $0["text"] })
      try stage.window.tap("nav:detail-1/back")
    }
    #expect(zip(texts, texts.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test func `a comment is written, posted and kept, and another post has none of it`() throws {
    let stage = try detail()
    try stage.window.tap("detail/comment-5")
    #expect(stage.content("comments")?["post"]?["isEnabled"] == false)
    try stage.window.edit("comments/field", text: "How calm")
    try stage.window.tap("comments/post")
    #expect(comments(stage).last?["text"] == "How calm")
    #expect(comments(stage).last?["name"] == "Sasha")
    #expect(stage.content("comments")?["field"]?["text"] == "")
    stage.resize(375, 812)
    #expect(comments(stage).last?["text"] == "How calm")
    try stage.window.tap("nav:detail-1/back")
    try stage.window.tap("detail/comment-4")
    #expect(comments(stage).allSatisfy { $0["text"] != "How calm" })
  }

  @Test(arguments: [wide, narrow])
  func `a finger reaches the field and the button beside it`(size: Size) throws {
    let stage = try detail(size)
    try stage.window.tap("detail/comment-5")
    try stage.window.edit("comments/field", text: "x")
    let pane = try #require(stage.pane("comments/pane"))
    let layout = try #require(pane.layout)
    let y = pane.frame.maxY - layout.contentInset.bottom - 28
    stage.window.tap(at: Point(x: pane.frame.maxX - layout.inset! - 36, y: y))
    #expect(comments(stage).last?["text"] == "x")
    stage.window.tap(at: Point(x: pane.frame.x + pane.frame.width / 2, y: y))
    #expect(stage.window.keyboardHeight > 0)
  }

  @Test func `comments are limited in number and in length`() throws {
    let stage = try detail(Self.narrow)
    try stage.window.tap("detail/comment-5")
    let others = comments(stage).count
    for number in 0..<30 {
      try stage.window.edit("comments/field", text: "\(number) " + String(repeating: "é", count: 2000))
      try stage.window.tap("comments/post")
    }
    #expect(comments(stage).count == others + 20)
    #expect(comments(stage).last?["text"]?.string?.hasPrefix("29 é") == true)
    #expect(comments(stage).allSatisfy { ($0["text"]?.string?.utf8.count ?? 0) <= 500 })
    #expect(stage.application.writtenTexts.total <= 20 * 500)
  }

  // Stories

  private func picture(_ stage: Stage) -> [Value?] {
    ["title", "picture"].map { stage.content("stories")?[$0] }
  }

  @Test(arguments: [wide, narrow])
  func `a tap on each side of a story leads on and back, and the end closes it`(size: Size) throws {
    let stage = try stage(size, tab: "home")
    try stage.window.tap("home/story-17")
    #expect(stage.pane("stories/pane")?.presentation?.style == .fullScreen)
    #expect(picture(stage) == ["Rosa", 0])
    #expect(throws: Refusal.notHittable("stories/previous", because: "it is disabled")) {
      try stage.window.tap("stories/previous")
    }
    let (left, right) = (Point(x: 20, y: 500), Point(x: size.width - 20, y: 500))
    stage.window.tap(at: right)
    #expect(picture(stage) == ["Rosa", 1])
    stage.window.tap(at: right)
    #expect(picture(stage) == ["Sven", 0])
    stage.window.tap(at: left)
    #expect(picture(stage) == ["Rosa", 1])
    for _ in 0..<4 { try stage.window.tap("stories/next") }
    #expect(stage.pane("stories/pane") == nil)
    #expect(stage.pane("home/pane")?.isVisible == true)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a finger reaches the button that closes a story`(direction: LayoutDirection) throws {
    for size in [Self.wide, Self.narrow] {
      let stage = try Stage(.instagram, profile: .ios13, size: size, layoutDirection: direction)
      try stage.window.tap("profile/highlight-3")
      let pane = try #require(stage.pane("stories/pane"))
      let numbers = pane.layout?.metrics.numbers ?? []
      let card = (numbers.first { $0.name == "card" }?.value.array ?? []).compactMap(\.number)
      try #require(card.count == 4)
      let x = direction == .leftToRight ? card[0] + card[2] - 20 : card[0] + 20
      stage.window.tap(at: Point(x: x, y: pane.layout!.contentInset.top + card[1] + 30))
      #expect(stage.pane("stories/pane") == nil)
    }
  }

  @Test func `highlights and portraits are stories of their owner alone`() throws {
    let stage = try stage()
    for element in ["highlight-3", "own-story"] {
      try stage.window.tap("profile/\(element)")
      #expect(picture(stage) == ["Sasha", 0])
      let count = stage.content("stories")?["images"]?.array?.count ?? 0
      #expect(count >= 2)
      for _ in 0..<count { try stage.window.tap("stories/next") }
      #expect(stage.pane("stories/pane") == nil)
    }
  }

  // The profile

  @Test func `the profile is edited, and every screen has the new name`() throws {
    let stage = try detail()
    try stage.window.tap("profile/button")
    try stage.window.edit("edit-profile/name", text: "Sasha P.")
    try stage.window.edit("edit-profile/text", text: "Light")
    try stage.window.tap("edit-profile/save")
    #expect(stage.pane("edit-profile/pane") == nil)
    #expect(header(stage)?["name"] == "Sasha P.")
    #expect(header(stage)?["text"]?.string?.hasSuffix(" Light") == true)
    #expect(row(0, stage)?["owner"] == "Sasha P.")
  }

  @Test func `a cancelled form changes nothing, and begins anew`() throws {
    let stage = try stage()
    let before = header(stage)
    for _ in 0..<2 {
      try stage.window.tap("profile/button")
      #expect(stage.content("edit-profile")?["fields"]?.array?.first?["field"]?["text"] == "Sasha")
      try stage.window.edit("edit-profile/name", text: "Nobody")
      try stage.window.tap("edit-profile/cancel")
    }
    #expect(header(stage) == before)
  }

  @Test func `a profile without a name is not saved`() throws {
    let stage = try stage()
    try stage.window.tap("profile/button")
    try stage.window.edit("edit-profile/name", text: "  ")
    #expect(throws: Refusal.notHittable("edit-profile/save", because: "it is disabled")) {
      try stage.window.tap("edit-profile/save")
    }
  }

  @Test func `the counters lead to the photos and to people, whom the user follows or not`() throws {
    let stage = try stage()
    try stage.window.tap("profile/photos")
    #expect(stage.layout("profile")?.offset.y == 460)
    func people() -> [Value] { stage.content("people")?["sections"]?.array?.first?["rows"]?.array ?? [] }
    try stage.window.tap("profile/following")
    #expect(people().count == 9)
    try stage.window.tap("people/person-2")
    #expect(people().first?["button"] == "Follow")
    try stage.window.tap("people/done")
    try stage.window.tap("profile/following")
    #expect(people().count == 8)
    for person in stride(from: 4, through: 18, by: 2) { try stage.window.tap("people/person-\(person)") }
    try stage.window.tap("people/done")
    try stage.window.tap("profile/following")
    #expect(people().isEmpty)
    #expect(stage.content("people")?["empty"] == "Not following anyone yet.")
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a finger reaches the parts of the header`(direction: LayoutDirection) throws {
    let stage = try Stage(.instagram, profile: .ios13, size: Self.narrow, layoutDirection: direction)
    let screen = try #require(stage.window.controller("profile"))
    let top = try #require(stage.layout("profile")).contentInset.top
    let expected: [(x: Double, y: Double, id: String?)] = [
      (187, 80, "own-story"), (60, 190, "photos"), (187, 190, "followers"), (320, 190, "following"), (187, 312, "button"),
      (20, 312, nil), (20, 80, nil),
    ]
    for (x, y, id) in expected {
      let point = Point(x: direction == .leftToRight ? x : 375 - x, y: top + y)
      #expect(screen.element(at: point) == id.map { "profile/\($0)" })
    }
  }

  // Notifications and search

  @Test(arguments: [wide, narrow])
  func `a notification opens its post, whatever was in front of it`(size: Size) throws {
    let stage = try stage(size, tab: "notifications")
    try stage.window.tap("notifications/row-3")
    #expect(stage.content.place["post"] == 3)
    #expect(stage.pane("detail/pane")?.isVisible == true)
    try stage.window.tap("detail/comments-3")
    try stage.window.tap("tabs/item-nav:notifications")
    try stage.window.tap("notifications/row-5")
    #expect(stage.pane("comments/pane") == nil)
    #expect(stage.pane("detail/pane")?.isVisible == true)
    try stage.window.tap("detail/activity")
    try stage.window.tap("activity/row-6")
    #expect(stage.pane("activity/pane") == nil)
    #expect(stage.pane("detail/pane")?.isVisible == true)
    #expect(stage.content.place["post"] == 6)
  }

  @Test(arguments: [wide, narrow])
  func `a new follower's notification opens the profile, where the user can follow back`(size: Size) throws {
    let stage = try detail(size)
    try stage.window.tap("detail/activity")
    try stage.window.tap("activity/row-2")
    #expect(stage.pane("activity/pane") == nil)
    #expect(header(stage, of: "profile-1")?["name"] == "Chiara")
    #expect(header(stage, of: "profile-1")?["button"]?["title"] == "Follow")
    try stage.window.tap("profile-1/button")
    #expect(header(stage, of: "profile-1")?["button"]?["title"] == "Following")
  }

  @Test func `notifications have ages and the readable width`() throws {
    let stage = try stage(tab: "notifications")
    let rows = stage.content("notifications")?["sections"]?.array?.first?["rows"]?.array ?? []
    #expect(rows.allSatisfy { $0["time"]?.string?.isEmpty == false })
    let list = try #require(stage.layout("notifications"))
    // The content of a row is 25 from its sides.
    #expect(list.contentSize.width - 2 * (list.inset! + 25) == 664)
    stage.resize(375, 812)
    #expect(stage.layout("notifications")?.inset == 0)
  }

  @Test func `a search finds people by the beginning of their names, and says when there is nobody`() throws {
    let stage = try stage(tab: "search")
    try stage.window.edit("search/search", text: " AM")
    let rows = stage.content("search")?["sections"]?.array?.first?["rows"]?.array ?? []
    #expect(rows.map { $0["name"] } == ["Amara"])
    try stage.window.tap("search/person-1")
    #expect(header(stage, of: "profile-1")?["name"] == "Amara")
    try stage.window.tap("nav:search/back")
    try stage.window.edit("search/search", text: "zz")
    #expect(stage.content("search")?["empty"] == "No Results")
    try stage.window.edit("search/search", text: "")
    #expect(stage.content("search")?["kind"] == "grid")
  }
}
