import Foundation

extension NSAttributedString.Key {
  /// The font.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the letters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The paragraph style, whose alignment is drawn.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The distance between letters. It is kept and not drawn.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The distance between letters. It is kept and not drawn.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A line through the letters. Every style is drawn as a single line.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of a line through the letters. It is kept and not drawn.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A line below the letters. Every style is drawn as a single line.
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
  /// The slant of the letters. It is kept and not drawn.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The width of the letters. It is kept and not drawn.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Whether letters are joined. It is kept.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The direction of the text. It is kept.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// An effect of the letters. It is kept and not drawn.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// Whether the letters stand in a column. It is kept.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  /// A part that can be touched, by a name of the app, since iOS 17. It is kept.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
  /// Whether signs are spoken. It is kept.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key("UIAccessibilitySpeechAttributePunctuation")
  /// The language in which the text is spoken. It is kept.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
  /// The pitch in which the text is spoken. It is kept.
  public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
  /// Whether the text is spoken by its letters. It is kept.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
  /// How the text is spoken. It is kept.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key("UIAccessibilitySpeechAttributeIPANotation")
  /// Whether the text waits until the one before is spoken. It is kept.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
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
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
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
  /// A line of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A line of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A line of dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A line of dashes and two dots each.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// A line below words alone.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The direction of a text: `NSWritingDirection`, with UIKit's raw values.
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight = 0, rightToLeft = 1 }

/// Where a text that is made smaller stands: `UIBaselineAdjustment`, with UIKit's raw values. It has no effect.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// A stop of tabs: `NSTextTab`. It is kept.
open class NSTextTab: NSObject, @unchecked Sendable {
  /// The alignment at the stop.
  public let alignment: NSTextAlignment
  /// The place of the stop in points.
  public let location: CGFloat
  /// Creates a stop.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [String: Any] = [:]) {
    (self.alignment, location) = (alignment, loc)
    super.init()
  }
}

/// A picture in a text: `NSTextAttachment`. It is kept and not drawn.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let mark = FoundationMark()
  /// The picture.
  open var image: UIImage?
  /// The place of the picture in points.
  open var bounds = CGRect.zero
  /// The data of the picture.
  open var contents: Data?
  /// Creates an empty attachment.
  public override init() { super.init() }
  /// Creates an attachment with a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  /// Creates an attachment with data.
  public convenience init(data contentData: Data?, ofType uti: String?) {
    self.init()
    contents = contentData
  }
}

extension NSAttributedString {
  /// Creates a text of an attachment, which is one letter that is not drawn.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// How a paragraph is set: `NSParagraphStyle`. The alignment and the heights of lines are drawn, those of the first paragraph for all.
open class NSParagraphStyle: NSObject, NSCopying, @unchecked Sendable {
  private let mark = FoundationMark()

  /// How lines are broken, which has no effect: `NSParagraphStyle.LineBreakStrategy`.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The raw value, which is UIKit's.
    public let rawValue: UInt
    /// Creates a strategy from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No short last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean words stay whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The one of the system.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// Creates a style.
  public required override init() { super.init() }
  /// A copy that cannot be changed through this object.
  open func copy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(self) }
  /// A copy that can be changed.
  open override func mutableCopy() -> Any { NSMutableParagraphStyle(self) }
  /// The alignment.
  open fileprivate(set) var alignment = NSTextAlignment.natural
  /// The space between lines.
  open fileprivate(set) var lineSpacing: CGFloat = 0
  /// The space after the paragraph. It is kept and not drawn.
  open fileprivate(set) var paragraphSpacing: CGFloat = 0
  /// How lines break. It is kept and not drawn.
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The height of a line in sizes of the usual one.
  open fileprivate(set) var lineHeightMultiple: CGFloat = 0
  /// The indent of the first line. It is kept and not drawn.
  open fileprivate(set) var firstLineHeadIndent: CGFloat = 0
  /// The indent of the other lines. It is kept and not drawn.
  open fileprivate(set) var headIndent: CGFloat = 0
  /// The indent at the end. It is kept and not drawn.
  open fileprivate(set) var tailIndent: CGFloat = 0
  /// The least height of a line.
  open fileprivate(set) var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line.
  open fileprivate(set) var maximumLineHeight: CGFloat = 0
  /// The space before the paragraph. It is kept and not drawn.
  open fileprivate(set) var paragraphSpacingBefore: CGFloat = 0
  /// Whether words are broken. It is kept.
  open fileprivate(set) var hyphenationFactor: Float = 0
  /// The stops of tabs. They are kept.
  open fileprivate(set) var tabStops: [NSTextTab]! = []
  /// The distance of further tabs. It is kept.
  open fileprivate(set) var defaultTabInterval: CGFloat = 0
  /// Kept, without an effect.
  open fileprivate(set) var allowsDefaultTighteningForTruncation: Bool = false
  /// Kept, without an effect.
  open fileprivate(set) var lineBreakStrategy: LineBreakStrategy = []
  /// The direction of the paragraph. It is kept.
  open fileprivate(set) var baseWritingDirection: NSWritingDirection = .natural
  /// The style of a text that has none.
  public static let `default` = NSParagraphStyle()
}

/// A paragraph style that an app sets: `NSMutableParagraphStyle`.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Creates a style.
  public required init() { super.init() }
  fileprivate convenience init(_ style: NSParagraphStyle) {
    self.init()
    setParagraphStyle(style)
  }
  /// Takes the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    (alignment, lineSpacing, paragraphSpacing) = (obj.alignment, obj.lineSpacing, obj.paragraphSpacing)
    (lineBreakMode, lineHeightMultiple) = (obj.lineBreakMode, obj.lineHeightMultiple)
    (firstLineHeadIndent, headIndent, tailIndent) = (obj.firstLineHeadIndent, obj.headIndent, obj.tailIndent)
    (minimumLineHeight, maximumLineHeight) = (obj.minimumLineHeight, obj.maximumLineHeight)
  }
  /// The alignment.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// The space between lines.
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
  /// The height of a line in sizes of the usual one.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  /// The indent of the first line. It is kept and not drawn.
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  /// The indent of the other lines. It is kept and not drawn.
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  /// The indent at the end. It is kept and not drawn.
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
  /// The least height of a line.
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  /// The greatest height of a line.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  /// The space before the paragraph. It is kept and not drawn.
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = newValue }
  }
  /// Whether words are broken. It is kept.
  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { super.hyphenationFactor = newValue }
  }
  /// The stops of tabs. They are kept.
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { super.tabStops = newValue }
  }
  /// The distance of further tabs. It is kept.
  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { super.defaultTabInterval = newValue }
  }
  /// Kept, without an effect.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { super.allowsDefaultTighteningForTruncation = newValue }
  }
  /// Kept, without an effect.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { super.lineBreakStrategy }
    set { super.lineBreakStrategy = newValue }
  }
  /// Kept, without an effect.
  open var usesDefaultHyphenation = false
  /// Adds a stop of tabs. It is kept.
  open func addTabStop(_ anObject: NSTextTab) { tabStops.append(anObject) }
  /// Removes a stop of tabs.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops.removeAll { $0 === anObject } }
  /// The direction of the paragraph. It is kept.
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { super.baseWritingDirection = newValue }
  }
}

/// The shadow of a text: `NSShadow`. It is kept and not drawn.
open class NSShadow: NSObject, @unchecked Sendable {
  private let mark = FoundationMark()
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
