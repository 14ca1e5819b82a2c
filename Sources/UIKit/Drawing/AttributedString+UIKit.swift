import Foundation

/// A text attribute of UIKit, by the key that it has in an `NSAttributedString`.
public protocol UIKitAttributeKey: AttributedStringKey {
  /// The key in an `NSAttributedString`.
  static var key: NSAttributedString.Key { get }
}

extension UIKitAttributeKey {
  /// The name of the attribute.
  public static var name: String { key.rawValue }
}

extension AttributeScopes {
  /// The attributes of UIKit for an `AttributedString`: `AttributeScopes.UIKitAttributes`. Fonts, colours, and lines below
  /// and through letters are drawn, and the others are kept.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The paragraph style.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The distance between letters.
    public let kern: KernAttribute
    /// The distance between letters.
    public let tracking: TrackingAttribute
    /// A line below the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// A line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The distance from the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: UIKitAttributeKey {
      /// The type of the value.
      public typealias Value = UIFont
      /// The key of the attribute in an `NSAttributedString`.
      public static var key: NSAttributedString.Key { .font }
    }
    /// The colour of the letters.
    public enum ForegroundColorAttribute: UIKitAttributeKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The key of the attribute in an `NSAttributedString`.
      public static var key: NSAttributedString.Key { .foregroundColor }
    }
    /// The colour behind the letters.
    public enum BackgroundColorAttribute: UIKitAttributeKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The key of the attribute in an `NSAttributedString`.
      public static var key: NSAttributedString.Key { .backgroundColor }
    }
    /// The paragraph style.
    public enum ParagraphStyleAttribute: UIKitAttributeKey {
      /// The type of the value.
      public typealias Value = NSParagraphStyle
      /// The key of the attribute in an `NSAttributedString`.
      public static var key: NSAttributedString.Key { .paragraphStyle }
    }
    /// The distance between letters.
    public enum KernAttribute: UIKitAttributeKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The key of the attribute in an `NSAttributedString`.
      public static var key: NSAttributedString.Key { .kern }
    }
    /// The distance between letters.
    public enum TrackingAttribute: UIKitAttributeKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The key of the attribute in an `NSAttributedString`.
      public static var key: NSAttributedString.Key { .tracking }
    }
    /// A line below the letters.
    public enum UnderlineStyleAttribute: UIKitAttributeKey {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The key of the attribute in an `NSAttributedString`.
      public static var key: NSAttributedString.Key { .underlineStyle }
    }
    /// A line through the letters.
    public enum StrikethroughStyleAttribute: UIKitAttributeKey {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The key of the attribute in an `NSAttributedString`.
      public static var key: NSAttributedString.Key { .strikethroughStyle }
    }
    /// The distance from the baseline.
    public enum BaselineOffsetAttribute: UIKitAttributeKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The key of the attribute in an `NSAttributedString`.
      public static var key: NSAttributedString.Key { .baselineOffset }
    }
  }

  /// The attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit by its name.
  public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>) -> Key {
    self[Key.self]
  }
}

extension AttributeContainer {
  /// Creates a container of the attributes of an `NSAttributedString` that are drawn. The others are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    if let font = dictionary[.font] as? UIFont { self[AttributeScopes.UIKitAttributes.FontAttribute.self] = font }
    if let color = dictionary[.foregroundColor] as? UIColor {
      self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
    }
    if let color = dictionary[.backgroundColor] as? UIColor {
      self[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self] = color
    }
    if let style = dictionary.lineStyle(.underlineStyle) {
      self[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self] = style
    }
    if let style = dictionary.lineStyle(.strikethroughStyle) {
      self[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self] = style
    }
  }
}

extension [NSAttributedString.Key: Any] {
  /// The style of a line below or through letters, which apps give as a number or as a style; nil for none.
  func lineStyle(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
    switch self[key] {
    case let style as NSUnderlineStyle: style
    case let number as Int: NSUnderlineStyle(rawValue: number)
    case let number as NSNumber: NSUnderlineStyle(rawValue: number.intValue)
    default: nil
    }
  }
}

extension NSAttributedString {
  /// Creates the text of an `AttributedString`, with its attributes of UIKit and its links.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [Key: Any] = [:]
      attributes[.font] = run[AttributeScopes.UIKitAttributes.FontAttribute.self]
      attributes[.foregroundColor] = run[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
      attributes[.backgroundColor] = run[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self]
      attributes[.paragraphStyle] = run[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self]
      attributes[.underlineStyle] = run[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self]?.rawValue
      attributes[.strikethroughStyle] = run[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self]?.rawValue
      attributes[.link] = run.link
      text.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// Creates the text of an `NSAttributedString`, with the attributes that are drawn.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
      append(AttributedString(nsStr.attributedSubstring(from: range).string, attributes: AttributeContainer(attributes)))
    }
  }
}
