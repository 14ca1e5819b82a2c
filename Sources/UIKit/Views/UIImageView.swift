import Foundation
internal import SplitKit

/// An image: `UIImageView`. The page draws the symbols that it knows, and the images that the app has brought. Any other is a placeholder
/// with its name.
@preconcurrency @MainActor
open class UIImageView: UIView, BarContent {
  /// Creates a view with a frame and no image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Creates a view as a storyboard does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
  /// Creates a view with an image and its size.
  public init(image: UIImage?) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    take(image, nil)
  }
  /// Creates a view with an image, its size, and another image that is kept.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    take(image, highlightedImage)
  }
  /// Gives a new view its images and its size.
  func take(_ image: UIImage?, _ highlightedImage: UIImage?) {
    frame.size = image?.size ?? .zero
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// The image, or nil.
  open var image: UIImage? {
    didSet {
      guard image != oldValue else { return }
      setNeedsLayout()
      noteChange()
    }
  }
  /// Kept and not drawn.
  open var highlightedImage: UIImage?
  /// Kept, without an effect.
  open var isHighlighted = false
  /// The size and weight of a symbol, if the image has none.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { noteChange() } }
  /// Kept: animations are not drawn.
  open var animationImages: [UIImage]?
  /// Kept: animations are not drawn.
  open var animationDuration: TimeInterval = 0
  /// Kept, without an effect.
  open var animationRepeatCount = 0
  /// Kept and not drawn.
  open var highlightedAnimationImages: [UIImage]?
  /// Kept: images have the size of their frames.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Kept: the page shows colours of the usual range.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  /// Accepted: symbols are not animated.
  open func addSymbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true) {}
  /// Accepted: symbols are not animated. The completion runs at once.
  open func addSymbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion?
  ) { completion?(UISymbolEffectCompletionContext()) }
  /// Kept, without an effect.
  open var adjustsImageWhenAncestorFocused = false
  /// Kept, without an effect.
  open var masksFocusEffectToContents = false
  /// The range of the brightness of the image: unspecified.
  open var imageDynamicRange: UIImage.DynamicRange { .unspecified }
  /// Accepted: symbols are not animated.
  open func removeSymbolEffect(ofType effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true) {}
  /// Accepted: symbols are not animated.
  open func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
  /// Shows another image, without an animation.
  open func setSymbolImage(
    _ image: UIImage, contentTransition transition: SymbolEffect, options: SymbolEffectOptions = .default
  ) { self.image = image }
  /// Does nothing, because animations are not drawn.
  open func startAnimating() {}
  /// Does nothing, because animations are not drawn.
  open func stopAnimating() {}
  /// Whether an animation runs: never.
  open var isAnimating: Bool { false }

  private var configured: UIImage? {
    guard let image, let preferredSymbolConfiguration, image.isSymbolImage, image.symbolConfiguration == nil else { return image }
    return image.applyingSymbolConfiguration(preferredSymbolConfiguration)
  }

  /// The size of a symbol; an image of the app has its own.
  private var symbolSize: CGFloat? {
    guard let configured, configured.isSymbolImage else { return nil }
    return configured.symbolConfiguration?.pointSize
  }

  /// The size of the image, or none without one.
  open override var intrinsicContentSize: CGSize {
    guard let image else { return super.intrinsicContentSize }
    return symbolSize.map { CGSize(width: ($0 * 1.2).rounded(.up), height: ($0 * 1.2).rounded(.up)) } ?? image.size
  }
  /// The size of the image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image == nil ? .zero : intrinsicContentSize }

  var barTitle: String? { nil }
  var barImage: UIImage? { image }
  var barColor: UIColor? { nil }

  private var mode: String {
    switch contentMode {
    case .scaleAspectFit: "fit"
    case .scaleAspectFill: "fill"
    case .scaleToFill, .redraw: "stretch"
    case .center: "center"
    case .top: "top"
    case .bottom: "bottom"
    case .left: "left"
    case .right: "right"
    case .topLeft: "topLeft"
    case .topRight: "topRight"
    case .bottomLeft: "bottomLeft"
    case .bottomRight: "bottomRight"
    }
  }

  override func contentNode(in reading: inout ReadingContext) -> Value {
    guard image?.name != nil else { return node("box", [:], in: &reading) }
    let isDrawn = image?.isDrawn(for: reading.traits) == true
    return node(
      "image",
      [
        "image": isDrawn ? .text(image?.drawnName(for: reading.traits)) : nil, "name": isDrawn ? nil : .text(image?.name),
        "imageSize": image?.ownSize(for: reading.traits),
        "color": .color(image?.tint ?? (image?.renderingMode == .alwaysOriginal ? nil : tintColor), reading),
        "mode": .string(mode),
        "size": symbolSize.map { .length($0) },
      ], in: &reading)
  }
}
