import Testing

@testable import SplitKit

/// The platter of a tab bar (spec/views.md 920).
@Suite struct TabPlatterTests {
  /// The bar that was measured.
  private static let bar = Rect(x: 0, y: 584, width: 375, height: 83)

  @Test func `three tabs are where they were measured`() {
    let platter = TabPlatter(in: Self.bar, count: 3, isLow: false, isMirrored: false)
    #expect(platter.frame == Rect(x: 51, y: 584, width: 274, height: 62))
    #expect(
      platter.tabs == [4, 90, 176].map { Rect(x: 51 + $0, y: 588, width: 94, height: 54) })
  }

  @Test(arguments: 0...8, [320.0, 375, 393, 430, 700]) func `a platter is in the bar, and its tabs are on it`(
    count: Int, width: Double
  ) {
    let bar = Rect(x: 10, y: 0, width: width, height: 83)
    for isLow in [false, true] {
      let platter = TabPlatter(in: bar, count: count, isLow: isLow, isMirrored: false)
      let mirrored = TabPlatter(in: bar, count: count, isLow: isLow, isMirrored: true)
      #expect(platter.tabs.count == count)
      #expect(platter.frame.x >= bar.x + 21 && platter.frame.maxX <= bar.maxX - 20)
      #expect(platter.tabs.first.map { $0.x == platter.frame.x + 4 } ?? true)
      #expect(platter.tabs.last.map { ($0.maxX - platter.frame.maxX + 4).magnitude < 1e-9 } ?? true)
      #expect(mirrored.tabs == platter.tabs.map { $0.mirrored(in: bar) } && mirrored.frame == platter.frame.mirrored(in: bar))
    }
  }
}
