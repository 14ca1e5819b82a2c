import Foundation

/// How many random conversations there are to be.
enum Seeds {
  /// The number of seeds that `SPLIT_PREVIEW_SEEDS` sets for a long run, or the usual one.
  static func count(otherwise usual: Int) -> Int {
    ProcessInfo.processInfo.environment["SPLIT_PREVIEW_SEEDS"].flatMap { Int($0) } ?? usual
  }
}
