import Foundation

/// A colour: `UIColor`.
///
/// A colour of the system and one that an app makes with `init(dynamicProvider:)` is resolved for the traits of the controller that
/// shows it. A colour of an asset catalogue is not read: it is grey, and its name is kept.
open class UIColor: NSObject, @unchecked Sendable {
  /// The parts of a colour from 0 to 1, outside of which P3 colours can lie.
  struct Components: Hashable, Sendable {
    var red, green, blue, alpha: CGFloat
  }

  private enum Source: Sendable {
    case fixed(Components)
    case system(SystemColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
    case named(String)
  }

  private let mark = FoundationMark()
  private let source: Source
  /// An opacity that replaces that of the source, or nil.
  private let opacity: CGFloat?

  // The initializers are convenience initializers of UIKit, which subclasses inherit.

  /// Creates a colour of red, green and blue. Parts outside of 0 to 1 are kept, and drawn as 0 or 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(Components(red: red, green: green, blue: blue, alpha: alpha))
    opacity = nil
    super.init()
  }

  /// Creates a grey, from 0 for black to 1 for white.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(Components(red: white, green: white, blue: white, alpha: alpha))
    opacity = nil
    super.init()
  }

  /// Creates a colour of hue, saturation and brightness, all from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    source = .fixed(Components(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    opacity = nil
    super.init()
  }

  /// Creates a colour of the display's wider space. It is drawn with the same parts in sRGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour that follows from the traits. The closure is called again for each.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
    opacity = nil
    super.init()
  }

  /// Creates the colour of an asset catalogue with a name. A colour that no catalogue has is a grey that keeps its name, where UIKit
  /// returns nil. Its parts are taken as those of sRGB.
  public init?(named name: String) {
    source = .named(name)
    opacity = nil
    super.init()
  }

  /// Creates the colour of an asset catalogue with a name, whatever the bundle.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name)
  }

  /// Creates the colour of a literal in code.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
  /// Creates the colour of a resource in code that Xcode makes. It is a grey that keeps its name.
  public convenience init(resource: ColorResource) { self.init(white: 0.5, alpha: 1) }
  /// Creates the colour of a pattern, which is a grey.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }

  /// Returns nil, because a colour cannot be restored from an archive.
  public required init?(coder: NSCoder) { nil }

  private init(_ source: Source, opacity: CGFloat?) {
    (self.source, self.opacity) = (source, opacity)
    super.init()
  }

  init(system color: SystemColor) {
    (source, opacity) = (.system(color), nil)
    super.init()
  }

  /// The same colour with another opacity, which also a dynamic colour has from then on.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(source, opacity: alpha) }
  /// How much a colour stands out: `UIColor.Prominence`, with UIKit's raw values.
  public enum Prominence: Int, Sendable { case primary, secondary, tertiary, quaternary }
  /// A paler shade of the colour, as the system makes of its labels (inferred).
  open func withProminence(_ prominence: Prominence) -> UIColor {
    switch prominence {
    case .primary: self
    case .secondary: withAlphaComponent(cgColor.alpha * 0.6)
    case .tertiary: withAlphaComponent(cgColor.alpha * 0.3)
    case .quaternary: withAlphaComponent(cgColor.alpha * 0.18)
    }
  }

  /// The colour for some traits, which no longer follows from traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(.fixed(components(for: traitCollection)), opacity: nil)
  }

  /// The parts of the colour for some traits.
  func components(for traits: UITraitCollection) -> Components {
    var components =
      switch source {
      case .fixed(let components): components
      case .system(let color): color.components(for: traits)
      case .dynamic(let provider): provider(traits).components(for: traits)
      case .named(let name):
        ColorSet.named(name)?.components(for: traits) ?? Components(red: 0.56, green: 0.56, blue: 0.58, alpha: 1)
      }
    if let opacity { components.alpha = opacity }
    return components
  }

  /// The colour in a view with a tint: `tintColor` is that tint, with the opacity of this colour.
  func replacingTint(by tint: UIColor?) -> UIColor {
    guard case .system(.tintColor) = source, let tint else { return self }
    return opacity.map(tint.withAlphaComponent) ?? tint
  }

  /// The colour for some traits in the form `#RRGGBBAA`.
  func hex(for traits: UITraitCollection) -> String { components(for: traits).hex }

  /// The parts for the current traits. Returns true.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components(for: .current)
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// The brightness and the opacity for the current traits. Returns false for a colour that is no grey.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let components = components(for: .current)
    white?.pointee = (components.red + components.green + components.blue) / 3
    alpha?.pointee = components.alpha
    return components.red == components.green && components.green == components.blue
  }

  /// Hue, saturation, brightness and opacity for the current traits. Returns true.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components(for: .current)
    let values = components.hueSaturationBrightness
    hue?.pointee = values.hue
    saturation?.pointee = values.saturation
    brightness?.pointee = values.brightness
    alpha?.pointee = components.alpha
    return true
  }

  /// Accepted without an effect, because nothing is drawn by an app.
  open func set() {}
  /// Accepted without an effect, because nothing is drawn by an app.
  open func setFill() {}
  /// Accepted without an effect, because nothing is drawn by an app.
  open func setStroke() {}

  /// The name in a message for people.
  open var accessibilityName: String { description }

  /// Whether two colours have the same parts, or are the same system colour or name. Two dynamic colours are equal if they are the
  /// same object.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    guard opacity == other.opacity else { return false }
    switch (source, other.source) {
    case (.fixed(let one), .fixed(let two)): return one == two
    case (.system(let one), .system(let two)): return one == two
    case (.named(let one), .named(let two)): return one == two
    case (.fixed, _), (.system, _), (.named, _), (.dynamic, _): return false
    }
  }

  /// A number that equal colours share.
  open override var hash: Int {
    switch source {
    case .fixed(let components): components.hashValue
    case .system(let color): color.hashValue
    case .named(let name): name.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  /// The source of the colour.
  open override var description: String {
    switch source {
    case .fixed(let components): "<UIColor \(components.hex)>"
    case .system(let color): "<UIColor \(color.rawValue)>"
    case .dynamic: "<UIColor dynamic>"
    case .named(let name): "<UIColor named \(name)>"
    }
  }
}

extension UIColor.Components {
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    let (part, low) = (sector - sector.rounded(.down), brightness * (1 - saturation))
    let (falling, rising) = (brightness * (1 - saturation * part), brightness * (1 - saturation * (1 - part)))
    let (red, green, blue) =
      switch Int(sector) {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    guard range > 0 else { return (0, 0, high) }
    var hue =
      switch high {
      case red: (green - blue) / range
      case green: (blue - red) / range + 2
      default: (red - green) / range + 4
      }
    if hue < 0 { hue += 6 }
    return (hue / 6, range / high, high)
  }

  var hex: String {
    "#"
      + [red, green, blue, alpha].map { part in
        let number = Int((min(max(part.isFinite ? part : 0, 0), 1) * 255).rounded())
        let digits = String(number, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}

extension UIColor: _ExpressibleByColorLiteral {}
