import Foundation

/// The view that draws a background configuration behind the contents of a cell that is not a row.
@MainActor
final class BackgroundConfigurationView: UIView {
  private let configuration: UIBackgroundConfiguration

  init(_ configuration: UIBackgroundConfiguration, in bounds: CGRect, isMirrored: Bool) {
    self.configuration = configuration
    super.init(frame: bounds.inset(by: UIEdgeInsets(configuration.backgroundInsets, isMirrored: isMirrored)))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    show()
  }
  required init?(coder: NSCoder) { nil }

  private func show() {
    backgroundColor = configuration.drawnColor
    layer.cornerRadius = configuration.cornerRadius
    clipsToBounds = configuration.cornerRadius > 0
    if configuration.strokeWidth > 0 {
      layer.borderWidth = configuration.strokeWidth
      layer.borderColor = configuration.strokeColor?.cgColor
    }
    let shown = configuration.customView ?? configuration.image.map { UIImageView(image: $0) }
    guard let shown else { return }
    if configuration.customView == nil { shown.contentMode = configuration.imageContentMode }
    fill(with: shown)
  }
}

extension UIBackgroundConfiguration {
  /// The colour after its change, or nil for none.
  @MainActor fileprivate var drawnColor: UIColor? {
    let color = backgroundColor ?? usualColor
    guard let backgroundColorTransformer else { return color }
    return backgroundColorTransformer(color ?? .tintColor)
  }
}
