import Foundation

/// The random conversations that there are to be.
enum Seeds {
  /// The seeds that `SPLIT_PREVIEW_SEED` names, separated by commas, or else all from 1 to the count.
  static func chosen(otherwise usual: Int) -> [Int] {
    guard let names = environment["SPLIT_PREVIEW_SEED"] else { return Array(1...count(otherwise: usual)) }
    return names.split(separator: ",").compactMap { Int($0) }
  }

  /// The number of seeds that `SPLIT_PREVIEW_SEEDS` sets for a long run, or the usual one.
  static func count(otherwise usual: Int) -> Int { environment["SPLIT_PREVIEW_SEEDS"].flatMap { Int($0) } ?? usual }

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }
}
