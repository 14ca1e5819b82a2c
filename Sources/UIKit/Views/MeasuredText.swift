import Foundation

/// The sizes of a text in the widths in which it was measured last. A layout asks for the size in one line and in its own width several
/// times.
@MainActor
final class MeasuredText {
  struct Key: Equatable {
    let width: Double
    let lines: Int
    /// The text size of the user, from which the size of letters follows.
    private let category: UIContentSizeCategory
    /// The number of pixels for each point, to which sizes are rounded.
    private let scale: CGFloat

    init(width: Double, lines: Int, _ traits: UITraitCollection) {
      (self.width, self.lines) = (width, lines)
      (category, scale) = (traits.preferredContentSizeCategory, traits.displayScale)
    }
  }

  /// The greatest number of sizes that are kept, from the newest to the oldest.
  private static let most = 3
  private var sizes: [(key: Key, size: CGSize)] = []

  /// The size for a key, which is measured if it is not known.
  func size(for key: Key, measure: () -> CGSize) -> CGSize {
    if let known = sizes.firstIndex(where: { $0.key == key }) { return sizes[known].size }
    let size = measure()
    if sizes.count == Self.most { sizes.removeLast() }
    sizes.insert((key, size), at: 0)
    return size
  }

  /// Forgets all sizes, because the text or its letters have changed.
  func removeAll() { sizes.removeAll(keepingCapacity: true) }
}
