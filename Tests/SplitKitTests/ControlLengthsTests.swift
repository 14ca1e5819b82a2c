import SplitKit
import Testing

/// The lengths of controls (spec/views.md 862 to 870, 890 to 905 and 911).
struct ControlLengthsTests {
  @Test(
    arguments: [(343, 3, [0, 114, 228], [114, 114, 115]), (780, 3, [0, 260, 520], [260, 260, 260])]
      as [(Double, Int, [Double], [Double])])
  func `segments share the width with whole boundaries`(width: Double, count: Int, starts: [Double], widths: [Double]) {
    let segments = (0..<count).map { ControlLengths.segment($0, of: count, in: width) }
    #expect(segments.map(\.x) == starts)
    #expect(segments.map(\.width) == widths)
  }

  @Test(arguments: [(291, 0.3, 76.2, 94.7), (80, 0, 0, 0), (291, 1, 254, 272.5)] as [(Double, Double, Double, Double)])
  func `the filled part of a slider ends at the middle of its knob`(width: Double, part: Double, knob: Double, filled: Double) {
    #expect((ControlLengths.glass.knob(at: part, in: width) - knob).magnitude < 1e-9)
    #expect((ControlLengths.glass.filled(to: part, in: width) - filled).magnitude < 1e-9)
  }

  @Test(arguments: [(280, 0.333, 93), (281, 0.5, 141), (280, 0.01, 8), (280, 0, 0), (280, 1, 280)] as [(Double, Double, Double)])
  func `progress is whole points, and at least 8`(width: Double, part: Double, done: Double) {
    #expect(ControlLengths.done(part, of: width) == done)
  }

  @Test(arguments: [(5, 2, 110, 26), (1, 2, 38, 26), (3, 3, 73, 77.0 / 3)] as [(Int, Double, Double, Double)])
  func `the dots of a page control`(pages: Int, scale: Double, width: Double, height: Double) {
    let size = PageDots.size(pages: pages, scale: scale)
    #expect((size.width - width).magnitude < 1e-9 && (size.height - height).magnitude < 1e-9)
  }

  @Test(
    arguments: [
      (.cell, [15, 16, 15, 8, 4, 16], [11, 16, 11, 8, 3, 16]), (.subtitleCell, [15, 16, 15, 8, 0, 16], [11, 16, 11, 8, 3, 16]),
      (.plainHeader, [10, 8, 10, 8, 4, 16], [11, 16, 11, 8, 3, 16]),
      (.groupedHeader, [10, 8, 10, 8, 4, 16], [17, 8, 6, 8, 3, 16]),
      (.footer, [8, 8, 6, 8, 4, 16], [11, 16, 11, 8, 3, 16]), (.sidebar, [11, 8, 11, 8, 4, 10], [11, 16, 11, 8, 3, 16]),
      (.sidebarSubtitle, [4, 8, 4, 8, 0, 10], [11, 16, 11, 8, 3, 16]),
    ] as [(ListContentLengths.Form, [Double], [Double])])
  func `the lengths of list contents (856)`(form: ListContentLengths.Form, now: [Double], before: [Double]) {
    func numbers(_ lengths: ListContentLengths) -> [Double] {
      [lengths.top, lengths.leading, lengths.bottom, lengths.trailing, lengths.verticalGap, lengths.imageGap]
    }
    #expect(numbers(.glass(form)) == now)
    #expect(numbers(.earlier(form)) == before)
  }
}
