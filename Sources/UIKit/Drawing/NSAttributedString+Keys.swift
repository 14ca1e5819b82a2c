import Foundation

extension NSAttributedString.Key {
  /// The font. The one at the start of a text is drawn for the whole text.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the letters. The one at the start of a text is drawn for the whole text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the letters. It is kept and not drawn.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The paragraph style, whose alignment is drawn.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The distance between letters. It is kept and not drawn.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The distance between letters. It is kept and not drawn.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A line through the letters. It is kept and not drawn.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of a line through the letters. It is kept and not drawn.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A line below the letters. It is kept and not drawn.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of a line below the letters. It is kept and not drawn.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of the outline. It is kept and not drawn.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the outline. It is kept and not drawn.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow. It is kept and not drawn.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The address to open. It is kept, and a touch opens nothing.
  public static let link = NSAttributedString.Key("NSLink")
  /// A picture in the text. It is kept and not drawn.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The distance from the baseline. It is kept and not drawn.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

/// The alignment of a text: `NSTextAlignment`, with UIKit's raw values.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
  var name: String { ["left", "center", "right", "justified", "natural"][rawValue] }
}

/// How a text is broken and cut: `NSLineBreakMode`, with UIKit's raw values. A text is always broken between words and cut at its end.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// A line below or through letters: `NSUnderlineStyle`.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The raw value, which is UIKit's.
  public let rawValue: Int
  /// Creates a style from UIKit's raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// How a paragraph is set: `NSParagraphStyle`. Only the alignment is drawn.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  /// The alignment.
  open fileprivate(set) var alignment = NSTextAlignment.natural
  /// The space between lines. It is kept and not drawn.
  open fileprivate(set) var lineSpacing: CGFloat = 0
  /// The space after the paragraph. It is kept and not drawn.
  open fileprivate(set) var paragraphSpacing: CGFloat = 0
  /// How lines break. It is kept and not drawn.
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The height of a line in sizes of the usual one. It is kept and not drawn.
  open fileprivate(set) var lineHeightMultiple: CGFloat = 0
  /// The style of a text that has none.
  public static let `default` = NSParagraphStyle()
}

/// A paragraph style that an app sets: `NSMutableParagraphStyle`.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The alignment.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// The space between lines. It is kept and not drawn.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// The space after the paragraph. It is kept and not drawn.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// How lines break. It is kept and not drawn.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// The height of a line in sizes of the usual one. It is kept and not drawn.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
}

/// The shadow of a text: `NSShadow`. It is kept and not drawn.
open class NSShadow: NSObject, @unchecked Sendable {
  /// The distance from the letters.
  open var shadowOffset = CGSize.zero
  /// The radius.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour.
  open var shadowColor: Any?
}

extension NSAttributedString {
  /// The value of an attribute at the start of the text, or nil.
  func first<Attribute>(_ key: NSAttributedString.Key, as type: Attribute.Type) -> Attribute? {
    length > 0 ? attribute(key, at: 0, effectiveRange: nil) as? Attribute : nil
  }
}
