import Foundation
internal import SplitKit

/// The description of a font: `UIFontDescriptor`.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The design of the system's font: `UIFontDescriptor.SystemDesign`.
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    /// The name on the page.
    public let rawValue: String
    /// Creates a design.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual design.
    public static let `default` = SystemDesign(rawValue: "default")
    /// Letters with serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// Rounded letters.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// Letters of equal widths.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  /// The look of a font: `UIFontDescriptor.SymbolicTraits`. Only bold, italic and monospaced letters are drawn.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The raw value, which is UIKit's.
    public let rawValue: UInt32
    /// Creates traits from UIKit's raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Italic letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold letters.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide letters.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters of equal widths.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Letters in a column.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Letters for an interface.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Letters with serifs that stand in brackets.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Letters with modern serifs.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Letters without serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Lines nearer to each other.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines farther from each other.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The size in points.
  public let pointSize: CGFloat
  let weight: UIFont.Weight
  let design: SystemDesign
  let isItalic: Bool
  let style: UIFont.TextStyle?
  let name: String?

  init(
    size: CGFloat, weight: UIFont.Weight, design: SystemDesign, isItalic: Bool, style: UIFont.TextStyle?, name: String?
  ) {
    (pointSize, self.weight, self.design, self.isItalic) = (size, weight, design, isItalic)
    (self.style, self.name) = (style, name)
    super.init()
  }

  /// A part of a descriptor: `UIFontDescriptor.AttributeName`.
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The features, which have no effect.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The fonts for missing letters, which have no effect.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
  }

  /// A trait of a descriptor: `UIFontDescriptor.TraitKey`.
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The weight.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, which has no effect.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    /// The look.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  /// A feature of a font, which has no effect: `UIFontDescriptor.FeatureKey`.
  public struct FeatureKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The choice.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The name of `type` before iOS 15.
    public static let featureIdentifier = type
    /// The name of `selector` before iOS 15.
    public static let typeIdentifier = selector
  }

  /// Creates a descriptor of some parts: family or name, size and weight count.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let size = attributes[.size] as? CGFloat ?? (attributes[.size] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 12
    let traits = attributes[.traits] as? [TraitKey: Any]
    self.init(
      size: size, weight: traits?[.weight] as? UIFont.Weight ?? .regular, design: .default, isItalic: false, style: nil,
      name: (attributes[.name] ?? attributes[.family]) as? String)
  }
  /// The same descriptor with other parts: family or name, size and weight count.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let traits = attributes[.traits] as? [TraitKey: Any]
    return UIFontDescriptor(
      size: attributes[.size] as? CGFloat ?? pointSize, weight: traits?[.weight] as? UIFont.Weight ?? weight, design: design,
      isItalic: isItalic, style: style, name: (attributes[.name] ?? attributes[.family]) as? String ?? name)
  }
  /// The same descriptor of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }
  /// The description with a face, such as "Bold".
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }
  /// The name of the font.
  open var postscriptName: String { object(forKey: .name) as? String ?? "" }
  /// The descriptions of the fonts that there are: this one.
  open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] { [self] }
  /// The description of a style at the text size of some traits, which is that of the current ones here.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style) }
  /// The parts: name, size and weight.
  open var fontAttributes: [AttributeName: Any] {
    [.name: name as Any, .size: pointSize, .traits: [TraitKey.weight: weight]]
  }
  /// A part.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// Creates a descriptor of a font with a name.
  public convenience init(name fontName: String, size pointSize: CGFloat) {
    self.init(size: pointSize, weight: .regular, design: .default, isItalic: false, style: nil, name: fontName)
  }

  /// Returns nil, because a descriptor cannot be restored from an archive.
  public required init?(coder: NSCoder) { nil }

  /// The descriptor of the font of a text style, at the text size of the current traits.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The look of the font.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    if design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same descriptor with another look.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      size: pointSize, weight: symbolicTraits.contains(.traitBold) ? .bold : .regular,
      design: symbolicTraits.contains(.traitMonoSpace) ? .monospaced : design, isItalic: symbolicTraits.contains(.traitItalic),
      style: style, name: name)
  }
  /// The same descriptor with another design.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(size: pointSize, weight: weight, design: design, isItalic: isItalic, style: style, name: name)
  }
  /// The same descriptor with another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(size: newPointSize, weight: weight, design: design, isItalic: isItalic, style: nil, name: name)
  }
}

/// Scales fonts and lengths with the text size: `UIFontMetrics`.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Creates metrics for a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics of the body style.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The font in the size that it has at the current text size. Later changes of the text size do not change it.
  open func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }
  /// The font in the size that it has at the text size of some traits, but not larger than a bound.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize, compatibleWith: traitCollection)))
  }
  /// The font in the size that it has at the text size of some traits, or of the current ones.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }
  /// The font in the size that it has at the current text size, but not larger than a bound.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
  }
  /// The length at the current text size.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
  /// The length at the text size of some traits, or of the current ones, in thirds of a point.
  ///
  /// It grows as the distance between the lines of the style does, and stays as it is at the usual text size (885; the rule is inferred
  /// from seven of eight figures).
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory.engine ?? .large
    guard category != .large else { return value }
    return CGFloat((category.scaled(Double(value), as: style.engine) * 3).rounded() / 3)
  }
}
