import Foundation

extension UIImage {
  /// The configuration of an image: `UIImage.Configuration`.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The configuration itself, since traits choose no other image.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }
  }

  /// The weights of symbols: `UIImage.SymbolWeight`, with UIKit's raw values.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    /// The weight of a font that goes with the symbol.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The sizes of symbols beside a text: `UIImage.SymbolScale`, with UIKit's raw values.
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified = 0, small = 1, medium = 2, large = 3 }

  /// The configuration of a symbol: `UIImage.SymbolConfiguration`.
  ///
  /// The point size gives the image its size, and the colour is drawn. Weight, scale and palettes are kept and not drawn.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let weight: SymbolWeight?
    let symbolScale: SymbolScale?
    let colors: [UIColor]

    init(pointSize: CGFloat?, weight: SymbolWeight?, scale: SymbolScale?, colors: [UIColor] = []) {
      (self.pointSize, self.weight, symbolScale, self.colors) = (pointSize, weight, scale, colors)
      super.init()
    }

    /// Creates a configuration with a size in points.
    public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: nil, scale: nil) }
    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, weight: weight, scale: nil) }
    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(pointSize: nil, weight: nil, scale: scale) }
    /// Creates a configuration with a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: nil)
    }
    /// Creates a configuration with a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: Optional(pointSize), weight: weight, scale: scale)
    }
    /// Creates a configuration with the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: Optional(UIFont.preferredFont(forTextStyle: textStyle).pointSize), weight: nil, scale: nil)
    }
    /// Creates a configuration with the size of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(pointSize: Optional(UIFont.preferredFont(forTextStyle: textStyle).pointSize), weight: nil, scale: scale)
    }
    /// Creates a configuration with the size of a font.
    public convenience init(font: UIFont) { self.init(pointSize: Optional(font.pointSize), weight: nil, scale: nil) }
    /// Creates a configuration with the size of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: Optional(font.pointSize), weight: nil, scale: scale)
    }
    /// A configuration without values.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(pointSize: nil, weight: nil, scale: nil) }
    /// Creates a configuration with a colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(pointSize: nil, weight: nil, scale: nil, colors: [hierarchicalColor])
    }
    /// Creates a configuration with colours.
    public convenience init(paletteColors: [UIColor]) {
      self.init(pointSize: nil, weight: nil, scale: nil, colors: paletteColors)
    }

    /// A configuration with this one's values, and those of another one where it has any.
    open func applying(_ configuration: Configuration) -> SymbolConfiguration {
      guard let other = configuration as? SymbolConfiguration else { return self }
      return SymbolConfiguration(
        pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight, scale: other.symbolScale ?? symbolScale,
        colors: other.colors.isEmpty ? colors : other.colors)
    }

    /// The configuration in which a symbol has one colour.
    public class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(pointSize: nil, weight: nil, scale: nil)
    }
    /// The configuration in which the parts of a symbol have shades of one colour.
    public class func preferringHierarchical() -> SymbolConfiguration { preferringMonochrome() }
    /// The configuration without a text style: itself.
    open func configurationWithoutTextStyle() -> Self { self }
    /// The configuration without a weight: itself.
    open func configurationWithoutWeight() -> Self { self }
    /// The configuration without a scale: itself.
    open func configurationWithoutScale() -> Self { self }
    /// The configuration in which a symbol has its own colours.
    public class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(pointSize: nil, weight: nil, scale: nil)
    }

    /// Whether two configurations have the same values.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && symbolScale == other.symbolScale && colors == other.colors
    }
    /// A number that equal configurations share.
    open override var hash: Int { pointSize.hashValue }
  }
}
