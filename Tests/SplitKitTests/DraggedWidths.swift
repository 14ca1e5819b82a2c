import Foundation

/// The widths of a window that a test drags.
///
/// A long run (`SPLIT_PREVIEW_SEEDS`) takes every one. Others take every third and those around breakpoints. Which thirds these are follows
/// from the number of the situation, so that all situations together take every width.
enum DraggedWidths {
  private static let isWhole = ProcessInfo.processInfo.environment["SPLIT_PREVIEW_SEEDS"] != nil
  /// The widths at which some version collapses, tiles or changes a width, with their neighbours.
  private static let breakpoints = [320.0, 321, 667, 668, 669, 953, 954, 955, 1024, 1025, 1365, 1366]

  /// The widths from a greatest one down to 320, for the situation with a number.
  static func downwards(from greatest: Double, situation: Int) -> [Double] {
    let all = stride(from: greatest, through: 320, by: -1)
    guard !isWhole else { return Array(all) }
    return all.enumerated().filter { ($0 + situation) % 3 == 0 || breakpoints.contains($1) }.map(\.element)
  }
}
