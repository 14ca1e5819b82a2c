import Foundation
internal import SplitKit

extension UIButton {
  /// The size that the contents lead to.
  var measuredSize: CGSize { ButtonMeasure(self).size }
  /// The size of the image as it is drawn, or nil for that of a symbol beside the title.
  var ownImageSize: CGSize? { ButtonMeasure(self).ownImageSize }
  /// Whether the image stands above or below the title.
  var isColumn: Bool { ButtonMeasure(self).isColumn }
  /// The distance between image and title that the page and pictures have without one of the app's (by eye).
  var usualImageGap: CGFloat { isColumn ? 2 : 6 }
  /// The distance between image and title.
  var imageGap: CGFloat { ButtonMeasure(self).gap }
  /// The distances from the contents to the edges.
  var contentDistances: NSDirectionalEdgeInsets { ButtonMeasure(self).insets }
}

/// The size that the contents of a button lead to.
@MainActor
private struct ButtonMeasure {
  let button: UIButton

  init(_ button: UIButton) { self.button = button }

  var size: CGSize {
    let text = textSize
    let image = imageSize(besideTitle: text.width > 0)
    let gap = text.width > 0 && image.width > 0 ? gap : 0
    var size =
      isColumn
      ? CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
      : CGSize(width: text.width + gap + image.width, height: max(text.height, image.height))
    size.width += insets.leading + insets.trailing
    size.height += insets.top + insets.bottom
    return size
  }

  var isColumn: Bool {
    button.configuration.map { $0.imagePlacement == .top || $0.imagePlacement == .bottom } ?? false
  }

  /// The least distance is by eye: the outlines of symbols end at the edges of their fields here.
  var gap: CGFloat { max(button.configuration?.imagePadding ?? 0, button.usualImageGap) }

  var insets: NSDirectionalEdgeInsets {
    guard let configuration = button.configuration else {
      let own = button.contentEdgeInsets
      let vertical: CGFloat = own == .zero ? 6 : 0
      return NSDirectionalEdgeInsets(
        top: own.top + vertical, leading: own.left, bottom: own.bottom + vertical, trailing: own.right)
    }
    return configuration.contentInsets
  }

  private var textSize: CGSize {
    let traits = button.traitCollection
    var size = CGSize(
      button.titleRuns?.size(width: 100_000, lines: 1)
        ?? button.font.size(of: button.currentTitle ?? "", width: 100_000, lines: 1, traits: traits))
    if let subtitle = button.configuration?.subtitle, !subtitle.isEmpty {
      let below = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits)
      let other = CGSize(below.size(of: subtitle, width: 100_000, lines: 1, traits: traits))
      size = CGSize(width: max(size.width, other.width), height: size.height + other.height)
    }
    return size
  }

  private func imageSize(besideTitle: Bool) -> CGSize {
    guard let image = button.shownImage else { return .zero }
    if let ownImageSize { return ownImageSize }
    guard besideTitle else { return image.size }
    let side = (button.font.pointSize * 1.25).rounded(.up)
    return CGSize(width: side, height: side)
  }

  /// The size of an image that the app has brought, or of a symbol with a size of its own.
  var ownImageSize: CGSize? {
    guard let image = button.shownImage else { return nil }
    guard image.isSymbolImage else { return image.size }
    let configuration =
      image.symbolConfiguration ?? button.configuration?.preferredSymbolConfigurationForImage
      ?? button.currentPreferredSymbolConfiguration
    guard let size = configuration?.pointSize else { return nil }
    let side = (size * 1.25).rounded(.up)
    return CGSize(width: side, height: side)
  }
}
