import Foundation

/// How many random conversations there are to be.
enum Seeds {
  /// What `SPLIT_PREVIEW_SEEDS` says, for a long run.
  static func count(otherwise usual: Int) -> Int {
    ProcessInfo.processInfo.environment["SPLIT_PREVIEW_SEEDS"].flatMap { Int($0) } ?? usual
  }
}
