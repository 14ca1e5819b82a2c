import Testing

@testable import SplitKit

/// spec/split-view.md 2.6 and 5.3, statements 62 to 79.
@Suite struct PrimaryColumnWidthTests {
  struct Case: Sendable {
    let profile: Profile
    let width: Double
    let height: Double
    var preferred: Double?
    var fraction: Double?
    var minimum: Double?
    var maximum: Double?
    let expected: Double
  }

  static let cases: [Case] = [
    Case(profile: .ios13, width: 1024, height: 768, expected: 320),  // 62
    Case(profile: .ios13, width: 768, height: 1024, expected: 308),  // 63
    Case(profile: .ios13, width: 1366, height: 1024, expected: 375),  // 64
    Case(profile: .ios13, width: 1024, height: 1366, expected: 375),  // 65
    Case(profile: .ios13, width: 1194, height: 834, expected: 320),  // 66
    Case(profile: .ios13, width: 834, height: 1112, expected: 320),
    Case(profile: .ios13, width: 981, height: 1024, expected: 320),
    Case(profile: .ios13, width: 736, height: 414, expected: 295),  // 67
    Case(profile: .ios13, width: 678, height: 1024, expected: 272),  // 68
    Case(profile: .ios13, width: 694, height: 768, expected: 278),  // 68
    Case(profile: .ios13, width: 1000, height: 800, fraction: 0.4, maximum: 500, expected: 400),  // 69
    Case(profile: .ios13, width: 1000, height: 800, fraction: 0.4, expected: 320),  // 70
    Case(profile: .ios13, width: 1000, height: 800, fraction: 0.1, minimum: 200, expected: 200),  // 71
    Case(profile: .ios13, width: 768, height: 1024, minimum: 384, maximum: 768, expected: 384),  // 72
    Case(profile: .ios13, width: 1024, height: 768, minimum: 384, maximum: 768, expected: 410),  // 72
    Case(profile: .ios26, width: 820, height: 1180, expected: 320),  // 73
    Case(profile: .ios26, width: 820, height: 1180, fraction: 0.3, expected: 246),  // 73
    Case(profile: .ios26, width: 820, height: 1180, fraction: 0.4, expected: 328),  // 73
    Case(profile: .ios26, width: 820, height: 1180, fraction: 0.5, expected: 346),  // 73
    Case(profile: .ios26, width: 820, height: 1180, fraction: 0.5, maximum: 300, expected: 300),  // 74
    Case(profile: .ios26, width: 820, height: 1180, fraction: 0.4, minimum: 400, expected: 400),  // 74
    Case(profile: .ios26, width: 820, height: 1180, fraction: 0.4, maximum: 300, expected: 300),  // 74
    Case(profile: .ios26, width: 820, height: 1180, preferred: 320, minimum: 375, maximum: 400, expected: 375),  // 75
    Case(profile: .ios26, width: 820, height: 1180, preferred: 280, fraction: 0.4, expected: 280),  // 76, 79
    Case(profile: .ios26, width: 744, height: 1133, expected: 270),  // 5.3: 744 - 10 - 464
  ]

  @Test(arguments: cases)
  func `the width follows the preferences, then the limits`(_ example: Case) {
    var preferences = ColumnWidthPreferences()
    preferences.preferred = example.preferred
    preferences.fraction = example.fraction
    preferences.minimum = example.minimum
    preferences.maximum = example.maximum
    let size = Size(width: example.width, height: example.height)
    let width = preferences.primaryColumnWidth(in: size, design: example.profile.splitView, grid: PixelGrid(scale: 2))
    #expect(width.value == example.expected)
  }
}
