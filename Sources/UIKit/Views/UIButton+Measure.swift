import Foundation
internal import SplitKit

extension UIButton {
  /// The size that the contents lead to.
  var measuredSize: CGSize { ButtonMeasure(self).size }
  /// The frame of the title in the bounds.
  var titleFrame: CGRect { ButtonMeasure(self).titleFrame(in: bounds) }
  /// The size of the image as it is drawn, or nil for that of a symbol beside the title.
  var ownImageSize: CGSize? { ButtonMeasure(self).ownImageSize }
  /// Whether the image stands above or below the title.
  var isColumn: Bool { ButtonMeasure(self).isColumn }
  /// The distance between image and title that the page and pictures have without one of the app's (by eye).
  var usualImageGap: CGFloat { isColumn ? 2 : 6 }
  /// Whether the button is a custom one without a configuration, which has no space around its contents and none between them (914).
  var isBare: Bool { buttonType == .custom && configuration == nil }
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
    let (text, image, gap) = parts
    var size =
      isColumn
      ? CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
      : CGSize(width: text.width + gap + image.width, height: max(text.height, image.height))
    if isOfSystem, image.width == 0 { size.width = max(size.width, Self.leastWidth) }
    size.width += insets.leading + insets.trailing
    size.height += insets.top + insets.bottom
    return size
  }

  /// The least width of a button of the system without a configuration, in points (859).
  private static let leastWidth: CGFloat = 30

  /// Whether the button is one of the system without a configuration.
  private var isOfSystem: Bool { button.configuration == nil && !button.isBare }

  /// The sizes of the text and the image, and the distance between them.
  private var parts: (text: CGSize, image: CGSize, gap: CGFloat) {
    let text = textSize
    let image = imageSize(besideTitle: text.width > 0)
    // An empty title keeps its line, if there is no image (859).
    let isEmpty = text.width == 0 && image.width > 0
    return (isEmpty ? .zero : text, image, text.width > 0 && image.width > 0 ? gap : 0)
  }

  /// The frame of the title in the button: in the middle of the space between the insets, or at an end of it, beside the image.
  func titleFrame(in bounds: CGRect) -> CGRect {
    let (text, image, gap) = parts
    let (insets, scale) = (insets, button.traitCollection.displayScale)
    let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let title = CGSize(width: text.width, height: titleHeight)
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isMirrored ? insets.leading : insets.trailing))
    let placement = button.configuration?.imagePlacement ?? .leading
    if isColumn {
      let top = area.midY - (text.height + gap + image.height) / 2 + (placement == .top ? image.height + gap : 0)
      return frame(x: area.midX - title.width / 2, y: top, title, scale)
    }
    let width = min(title.width, max(0, area.width - image.width - gap))
    let spare = area.width - (width + gap + image.width)
    let start: CGFloat =
      switch button.contentHorizontalAlignment {
      case .leading: isMirrored ? spare : 0
      case .trailing: isMirrored ? 0 : spare
      case .left: 0
      case .right: spare
      case .center, .fill: spare / 2
      }
    let isFirst = (placement == .trailing) != isMirrored
    let x = area.minX + start + (isFirst ? 0 : image.width + gap)
    return frame(x: x, y: area.midY - text.height / 2, CGSize(width: width, height: title.height), scale)
  }

  private func frame(x: CGFloat, y: CGFloat, _ size: CGSize, _ scale: CGFloat) -> CGRect {
    CGRect(origin: CGPoint(x: x.nearestPixel(scale), y: y.nearestPixel(scale)), size: size)
  }

  var isColumn: Bool {
    button.configuration.map { $0.imagePlacement == .top || $0.imagePlacement == .bottom } ?? false
  }

  /// The least distance is by eye: the outlines of symbols end at the edges of their fields here.
  var gap: CGFloat { button.isBare ? 0 : max(button.configuration?.imagePadding ?? 0, button.usualImageGap) }

  var insets: NSDirectionalEdgeInsets {
    guard let configuration = button.configuration else {
      let own = button.contentEdgeInsets
      // A button of the system has 6 above and below its title (859), and a custom one nothing (914).
      let vertical: CGFloat = own == .zero && isOfSystem ? 6 : 0
      return NSDirectionalEdgeInsets(
        top: own.top + vertical, leading: own.left, bottom: own.bottom + vertical, trailing: own.right)
    }
    return configuration.contentInsets
  }

  private var textSize: CGSize {
    let traits = button.traitCollection
    var size = CGSize(width: titleWidth, height: titleHeight)
    if let subtitle = button.configuration?.subtitle, !subtitle.isEmpty {
      let below = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits)
      let other = CGSize(below.size(of: subtitle, width: 100_000, lines: 1, traits: traits))
      size = CGSize(width: max(size.width, other.width), height: size.height + other.height)
    }
    return size
  }

  private var titleWidth: CGFloat {
    let (title, traits) = (button.currentTitle ?? "", button.traitCollection)
    return CGFloat(
      button.titleRuns?.size(width: 100_000, lines: 1).width
        ?? button.font.size(of: title, width: 100_000, lines: 1, traits: traits).width)
  }

  /// The height of the line of the title, which a button of the system rounds up to a whole point (859).
  private var titleHeight: CGFloat {
    let traits = button.traitCollection
    if button.currentTitle?.isEmpty != false, !isOfSystem { return 0 }
    let line = CGFloat(
      button.titleRuns?.size(width: 100_000, lines: 1).height ?? button.font.heightOfOneLine(for: traits))
    return isOfSystem ? (line - 1e-6).rounded(.up) : line
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
