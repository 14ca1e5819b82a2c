import Foundation

/// A length of an item: `NSCollectionLayoutDimension`.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: ObjectBase {
  private let length: (CGSize) -> CGFloat
  /// Whether the size of the contents takes the place of the length.
  let isEstimate: Bool
  private init(isEstimate: Bool = false, _ length: @escaping (CGSize) -> CGFloat) {
    (self.length, self.isEstimate) = (length, isEstimate)
    super.init()
  }
  /// A part of the width around.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    .init { $0.width * fractionalWidth }
  }
  /// A part of the height around.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    .init { $0.height * fractionalHeight }
  }
  /// A number of points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension { .init { _ in absoluteDimension } }
  /// As many points as the longest of the items beside it, since iOS 17. It is the length of the item itself here.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    estimated(estimatedDimension)
  }
  /// A number of points, which the size of the contents replaces if constraints give one.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    .init(isEstimate: true) { _ in estimatedDimension }
  }
  func value(in size: CGSize) -> CGFloat { length(size) }
}

/// A size of an item: `NSCollectionLayoutSize`.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: ObjectBase {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension
  /// Creates a size.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }
  var isEstimate: Bool { widthDimension.isEstimate || heightDimension.isEstimate }
  func value(in size: CGSize) -> CGSize { CGSize(width: widthDimension.value(in: size), height: heightDimension.value(in: size)) }
}

/// A distance between items: `NSCollectionLayoutSpacing`.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: ObjectBase {
  /// The distance in points.
  public let spacing: CGFloat
  private init(_ spacing: CGFloat) {
    self.spacing = spacing
    super.init()
  }
  /// A distance.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing) as! Self }
  /// A least distance, which is the distance here.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(flexibleSpacing) as! Self }
  private class func make(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing(spacing) }
}
