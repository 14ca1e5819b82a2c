import Foundation
import Testing

@testable import UIKit

/// Texts in the user's language, and words for times, which Foundation has on Apple's systems alone.
@Suite struct LocalizedStringTests {
  /// A bundle with a file of strings.
  private func bundle(_ strings: String) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)")
    let inner = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data(strings.utf8).write(to: inner.appendingPathComponent("Localizable.strings"))
    return try #require(Bundle(path: folder.path))
  }

  @Test func `a text is found by its key, and is its key otherwise`() throws {
    let bundle = try bundle(
      """
      "greeting" = "Hello"; "%lld of %@" = "%2$@: %1$lld"; "100%% of %@" = "All of %@ (100%%)";
      """)
    #expect(String(localized: "greeting", bundle: bundle) == "Hello")
    #expect(String(localized: "greeting", bundle: bundle, comment: "A comment.") == "Hello")
    #expect(String(localized: "\(3) of \("five")", bundle: bundle) == "five: 3")
    #expect(String(localized: "100% of \("it")", bundle: bundle) == "All of it (100%)")
    #expect(String(localized: "Unknown \(1.5) and 5%") == "Unknown 1.500000 and 5%")
    #expect(String(localized: "key", defaultValue: "The \("default")") == "The default")
    #expect(String(localized: LocalizedStringResource("Plain \(2)")) == "Plain 2")
    #expect(String(localized: "\(2.25, specifier: "%.1f")") == "2.2")
  }

  @Test(
    arguments: [
      (-3600.0, "1 hour ago", "1 hr. ago"), (7200, "in 2 hours", "in 2 hr."), (-86_400 * 3, "3 days ago", "3 days ago"),
      (-40, "40 seconds ago", "40 sec. ago"), (86_400 * 400, "in 1 year", "in 1 yr."),
    ] as [(Double, String, String)])
  func `a distance in time has words`(seconds: Double, full: String, short: String) {
    let formatter = RelativeDateTimeFormatter()
    let now = Date(timeIntervalSince1970: 1_000_000_000)
    #expect(formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now) == full)
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(fromTimeInterval: seconds) == short)
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -90_000) == "yesterday")
  }
}
