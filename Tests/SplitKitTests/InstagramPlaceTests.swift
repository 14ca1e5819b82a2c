import PreviewProtocol
import SamplePreviews
import SplitKit
import Testing

/// Where the user was, in every tab, comes back from a place of at most 4 KiB.
@Suite struct InstagramPlaceTests {
  private static let sizes = [Size(width: 1366, height: 1024), Size(width: 768, height: 1024), Size(width: 375, height: 800)]

  private func stage(_ size: Size, _ options: [Member] = []) throws -> Stage {
    try Stage(.instagram, profile: .ios13, options: options, size: size)
  }

  private func bytes(_ place: Value) -> Int { JSONWriter.text(of: place).count }

  /// Another session goes there, and is there.
  private func restored(_ place: Value, _ size: Size, _ options: [Member] = []) throws -> Stage {
    let stage = try stage(size, options)
    stage.content.restore(place)
    stage.window.layoutIfNeeded()
    #expect(stage.content.place == place)
    #expect(bytes(place) <= 4096)
    return stage
  }

  private func visible(_ stage: Stage) -> [String] { picture(stage).map(\.id) }

  /// A visible content, with its place and its layout.
  private struct Drawn: Equatable {
    let id: String
    let frame: Rect
    let layout: ContentLayout?
  }

  private func picture(_ stage: Stage) -> [Drawn] {
    let scene = stage.scene
    return scene.panes.filter { $0.isVisible && $0.viewModel != nil }.map { pane in
      var layout = pane.layout
      layout?.scrollTo = nil
      return Drawn(id: pane.id, frame: pane.frame, layout: layout)
    }
  }

  @discardableResult
  private func roundTrip(_ size: Size, _ options: [Member] = [], _ act: (Window) throws -> Void) throws -> (Stage, Stage) {
    let first = try stage(size, options)
    try act(first.window)
    let second = try restored(first.content.place, size, options)
    #expect(picture(second) == picture(first))
    #expect(second.tree == first.tree)
    return (first, second)
  }

  @Test(arguments: sizes)
  func `offsets of every tab come back, and the tab that was selected`(size: Size) throws {
    try roundTrip(size) { window in
      for tab in ["search", "camera", "notifications", "home"] {
        try window.tap("tabs/item-nav:\(tab)")
        try window.scroll(tab, to: Point(x: 0, y: 333))
      }
    }
  }

  @Test(arguments: sizes)
  func `a profile and its detail come back`(size: Size) throws {
    try roundTrip(size) { window in
      try window.tap("profile/post-7")
      try window.tap("detail/comments-7")
    }
    try roundTrip(size) { window in
      try window.tap("profile/post-7")
      try window.scroll("detail", to: Point(x: 0, y: 5000))
    }
  }

  @Test(arguments: sizes)
  func `profiles on home's stack come back, the post of the top one too`(size: Size) throws {
    try roundTrip(size) { window in
      try window.tap("tabs/item-nav:home")
      try window.tap("home/post-7")
      try window.tap("profile-1/post-11")
    }
    try roundTrip(size) { window in
      try window.tap("tabs/item-nav:home")
      try window.tap("home/post-7")
      try window.scroll("profile-1", to: Point(x: 0, y: 222))
      try window.tap("profile-1/post-11")
      try window.scroll("detail-1", to: Point(x: 0, y: 6000))
    }
  }

  @Test(arguments: Preview.instagram.profiles)
  func `a hidden profile comes back, with the padding that the feed has`(profile: Profile) throws {
    for actions in [["profile/post-3", Self.button], ["profile/post-3", Self.button, Self.button]] {
      try roundTrip(Self.sizes[0]) { window in for target in actions { try window.tap(target) } }
    }
    // A post that is shown while the profile is hidden has none (233).
    try roundTrip(Self.sizes[0], [Member("preferredDisplayMode", "secondaryOnly")]) { window in
      window.controller("profile")?.didTap(element: "profile/post-3")
      window.layoutIfNeeded()
    }
  }

  private static let button = "split/displayModeButtonItem"

  @Test func `what the system's button hid stays hidden, in a visit too`() throws {
    let (_, restored) = try roundTrip(Self.sizes[0], [Member("displayModeButton", "system")]) { window in
      try window.tap("profile/post-3")
      try window.tap(Self.button)
    }
    #expect(restored.split.displayMode == .primaryHidden)
    try roundTrip(Self.sizes[0]) { window in
      try window.tap("tabs/item-nav:home")
      try window.tap("home/post-3")
      try window.tap("profile-1/post-7")
      try window.tap("split-1/displayModeButtonItem")
    }
  }

  @Test func `a post from the launch is not stacked on itself`() throws {
    let (_, restored) = try roundTrip(Self.sizes[2], [Member("selectsFirst", true)]) { _ in }
    #expect(restored.tree == ["nav[profile,nav[detail]]"])
  }

  @Test(arguments: [[], ["nav:profile/back"], ["nav:profile/back", "profile/post-9"]])
  func `a place of a narrow window has the same future`(actions: [String]) throws {
    let first = try stage(Self.sizes[0])
    try first.window.tap("profile/post-4")
    first.resize(375, 800)
    for target in actions { try first.window.tap(target) }
    let second = try restored(first.content.place, Self.sizes[2])
    for stage in [first, second] { stage.resize(1366, 1024) }
    #expect(second.tree == ["nav[profile]", "nav[detail]"])
    #expect(picture(second) == picture(first))
  }

  @Test func `a visit's post that a narrow window put away comes back when it widens`() throws {
    let first = try stage(Self.sizes[0])
    for target in ["tabs/item-nav:home", "home/post-3", "profile-1/post-7"] { try first.window.tap(target) }
    first.resize(375, 800)
    let second = try stage(Self.sizes[2])
    second.content.restore(first.content.place)
    for stage in [first, second] { stage.resize(1366, 1024) }
    #expect(second.pane("detail-1/pane")?.isVisible == true)
    #expect(picture(second) == picture(first))
  }

  @Test func `what is in a tab that is not selected comes back there`() throws {
    let first = try stage(Self.sizes[0])
    try first.window.tap("tabs/item-nav:camera")
    try first.window.tap("camera/post-7")
    try first.window.tap("profile-1/post-11")
    try first.window.tap("tabs/item-nav:search")
    let second = try restored(first.content.place, Self.sizes[0])
    #expect(visible(second) == ["search/pane", "tabs/tabBar"])
    try second.window.tap("tabs/item-nav:camera")
    #expect(second.pane("detail-1/pane")?.isVisible == true)
  }

  @Test func `a profile in front of the post from the launch is in front again`() throws {
    func stage() throws -> Stage {
      try Stage(.instagram, profile: .ios13, options: [Member("selectsFirst", true)], size: Self.sizes[2])
    }
    let (first, second) = (try stage(), try stage())
    try first.window.tap("nav:profile/back")
    second.content.restore(first.content.place)
    second.window.layoutIfNeeded()
    #expect(second.content.place == first.content.place)
    #expect(visible(second) == visible(first))
  }

  @Test func `the arrows of a mode that is left to the system come back as they were`() throws {
    func stage() throws -> Stage {
      let options = [Member("preferredDisplayMode", "automatic"), Member("selectsFirst", true)]
      return try Stage(.instagram, profile: .ios13, options: options, size: Self.sizes[0])
    }
    let (first, second) = (try stage(), try stage())
    second.content.restore(first.content.place)
    second.window.layoutIfNeeded()
    #expect(second.split.displayModeButtonItem.customView?.image == "arrow.up.left.and.arrow.down.right")
  }

  @Test func `the notifications that a detail presents come back over it`() throws {
    try roundTrip(Self.sizes[0]) { window in
      try window.tap("profile/post-7")
      try window.tap("detail/activity")
    }
    try roundTrip(Self.sizes[2]) { window in
      try window.tap("tabs/item-nav:home")
      try window.tap("home/post-7")
      try window.tap("profile-1/post-11")
      try window.tap("detail-1/activity")
    }
  }

  @Test func `a place stays small however deep the stacks are`() throws {
    let stage = try stage(Self.sizes[2])
    for tab in ["home", "camera"] {
      try stage.window.tap("tabs/item-nav:\(tab)")
      for _ in 0..<99 {
        stage.window.controller(tab)?.didTap(element: "\(tab)/post-0")
        stage.window.layoutIfNeeded()
      }
    }
    #expect(bytes(stage.content.place) < 400)
    let second = try restored(stage.content.place, Self.sizes[2])
    #expect((second.window.controller("nav:home") as? NavigationController)?.viewControllers.count == 100)
  }

  @Test(
    arguments: [
      ["tab": "nowhere"], ["home": ["depth": 100]], ["home": ["depth": 1.5]], ["camera": 7], ["offsets": ["home": "low"]],
      ["tab": 3, "home": ["depth": -1], "activity": 1], ["home": ["depth": 0, "post": 3]],
    ] as [Value])
  func `what makes no sense is left out`(place: Value) throws {
    let stage = try stage(Self.sizes[0])
    let before = stage.scene
    stage.content.restore(place)
    stage.window.layoutIfNeeded()
    #expect(stage.scene == before)
  }
}
