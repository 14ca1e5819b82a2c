import Foundation
import SplitKit
import Testing

/// Each OS version is one value in one file, which has everything that the version decides.
@Suite struct ProfileSourceTests {
  private static let folder = "Sources/SplitRules/Profiles"

  @Test func `each version has a file, and the table lists them from the oldest to the newest`() throws {
    let declared = try SourceText.matches(of: #"static let (ios\d+) = "#, in: "Sources")
    #expect(Set(declared) == Set(Profile.all.map(\.id)))
    let numbers = Profile.all.compactMap { Int($0.id.dropFirst("ios".count)) }
    #expect(numbers.count == Profile.all.count && numbers == numbers.sorted())
    for profile in Profile.all {
      let file = "\(Self.folder)/\(profile.id.replacing("ios", with: "iOS")).swift"
      #expect(try SourceText.matches(of: #"static let (ios\d+) = "#, in: file) == [profile.id])
    }
  }

  /// A preview that tells the story of one version names it. Nothing else names a version in a switch, a comparison or a string.
  @Test func `a version is named by its file, by the table, and by the previews that tell its story`() throws {
    let naming = try SourceText.files(naming: #"\.ios\d|"ios\d|case ios\d|\[ios\d"#, in: "Sources")
    let versions = Profile.all.map { "\($0.id.replacing("ios", with: "iOS")).swift" }
    #expect(Set(naming) == Set(versions + ["Profile.swift", Self.namesForTests] + Self.stories))
    for story in Self.stories {
      let lines = try SourceText.matches(of: #"(?m)^(.*\.ios\d.*)$"#, in: "Sources/SamplePreviews", only: story)
      #expect(lines.count == 1 && lines[0].contains("profiles: "), "\(story) names a version beside its list")
    }
  }

  /// Tests of apps name a version in their own code, where the engine's profiles are out of reach.
  @Test func `tests of apps know every version`() throws {
    let named = try SourceText.matches(of: #"case (ios\d+)"#, in: "Sources/UIKitTesting", only: Self.namesForTests)
    #expect(named.sorted() == Profile.all.map(\.id).sorted())
  }

  private static let namesForTests = "SystemProfile.swift"
  private static let stories = ["Adaptability.swift", "Instagram.swift", "MailSlide.swift", "SplitOrFlip.swift"]
}
