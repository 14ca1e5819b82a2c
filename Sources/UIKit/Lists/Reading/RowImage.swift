import Foundation
internal import SplitKit

/// The image of a row of the system. A symbol has the size of the page; an image that the app has brought has its own.
extension RowContent {
  /// The size of an image that the app has brought; nil for a symbol, a placeholder and none.
  func imageSize(for traits: UITraitCollection) -> CGSize? {
    guard let image, !image.isSymbolImage, image.isDrawn(for: traits), image.size.width > 0, image.size.height > 0 else {
      return nil
    }
    return image.size.shrunk(into: imageProperties?.maximumSize ?? CGSize(width: 0, height: Self.mostHeight))
  }

  /// The height of the image view of a cell without a configuration, in points: that of a row without its line (inferred).
  private static let mostHeight: CGFloat = 43

  var imageRadius: CGFloat { imageProperties?.cornerRadius ?? 0 }
}
