import SamplePreviews
import SplitKit
import Testing

/// The two faults of iOS 12 that the article could not solve (seed 0), which the option `system` shows.
@Suite struct InstagramPushFaultsTests {
  /// A post that was pushed in a narrow window.
  private func stage(_ options: [Member], profile: Profile = .ios8) throws -> Stage {
    let stage = try Stage(
      .instagram, profile: profile, options: options, size: Size(width: 600, height: 900))
    try stage.window.tap("profile/post-3")
    _ = stage.application.takeCalls()
    return stage
  }

  private func raised(_ stage: Stage) -> Int {
    stage.application.takeCalls().filter { $0.phase == .raise }.count
  }

  @Test func `a turn raises an exception and leaves the post in the stack`() throws {
    let stage = try stage([Member("system", "ios12")])
    stage.window.rotate()
    #expect(raised(stage) == 1)
    #expect(stage.tree == ["nav[profile,nav[detail]]", "empty"])
  }

  @Test func `a resize does not`() throws {
    let stage = try stage([Member("system", "ios12")])
    stage.window.resize(to: Size(width: 900, height: 900))
    #expect(raised(stage) == 0)
    #expect(stage.tree == ["nav[profile]", "nav[detail]"])
  }

  @Test func `without the fix the columns are empty, and a collapse goes on`() throws {
    let stage = try stage([Member("system", "ios12"), Member("separateFix", false)])
    stage.window.rotate()
    #expect(raised(stage) == 0)
    #expect(stage.tree == ["nav[]", "nav[]"])
    stage.window.rotate()
    #expect(stage.split.isCollapsed)
    #expect(raised(stage) == 0)
  }

  @Test(arguments: [Profile.ios8, .ios13])
  func `no profile has the faults by itself`(profile: Profile) throws {
    let stage = try stage([], profile: profile)
    stage.window.rotate()
    #expect(raised(stage) == 0)
    #expect(stage.tree == ["nav[profile]", "nav[detail]"])
  }

  @Test func `another profile than that of iOS 8 to 12 refuses the option`() {
    let refusal = Refusal.invalid(
      path: "options.system", "system is ios12 only with the profile ios8, which stands for it.")
    #expect(throws: refusal) { try self.stage([Member("system", "ios12")], profile: .ios13) }
  }
}
