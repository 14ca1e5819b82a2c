import Foundation
internal import SplitKit

/// A text: `UILabel`. Font, colour, alignment and number of lines are honoured.
@preconcurrency @MainActor
open class UILabel: UIView, BarContent {
  /// Creates a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layoutState.hugging = [UILayoutPriority(251), UILayoutPriority(251)]
  }
  /// Creates a label as a storyboard does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    layoutState.hugging = [UILayoutPriority(251), UILayoutPriority(251)]
  }

  /// The text, or nil.
  open var text: String? {
    didSet {
      storedAttributes = nil
      if text != oldValue { noteText() }
    }
  }
  /// The text with attributes: fonts, colours, and lines below and through letters. The alignment at its start is that of the whole
  /// text.
  open var attributedText: NSAttributedString? {
    get { storedAttributes ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      storedAttributes = newValue
      noteText()
    }
  }
  private var storedAttributes: NSAttributedString?
  /// The text with attributes that the app has set, or nil for a text without any.
  var givenAttributes: NSAttributedString? { storedAttributes }
  /// The font, which is the system's of 17 points by default. Nil stands for it.
  open var font: UIFont! = UIFont.systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      noteText()
    }
  }
  /// The colour, which is that of labels by default.
  open var textColor: UIColor! = .label { didSet { noteChange() } }
  /// The alignment.
  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { noteChange() } } }
  /// Where a line is cut that has no room for its text. A text of several lines is broken between words and cut at its end.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { if lineBreakMode != oldValue { noteChange() } } }
  /// The most lines, or 0 for any number. The default is 1.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { noteText() } } }
  /// Whether the font follows the text size that the user prefers. The default is false.
  open var adjustsFontForContentSizeCategory = false { didSet { noteText() } }
  /// Whether the letters of a text of one line become smaller where it has no room.
  open var adjustsFontSizeToFitWidth = false { didSet { if adjustsFontSizeToFitWidth != oldValue { noteChange() } } }
  /// The least part of the font's size for a text that has no room, or 0 for any.
  open var minimumScaleFactor: CGFloat = 0 { didSet { if minimumScaleFactor != oldValue { noteChange() } } }
  /// Kept, without an effect.
  open var allowsDefaultTighteningForTruncation = false
  /// Kept, without an effect.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Kept, without an effect.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  /// Kept, without an effect.
  open var showsExpansionTextWhenTruncated = false
  /// Kept, without an effect.
  open var enablesMarqueeWhenAncestorFocused = false
  /// Whether the letters are seen through a blur, since iOS 26, with UIKit's raw values. It has no effect.
  public enum Vibrancy: Int, Sendable { case none, automatic }
  /// Kept, without an effect.
  open var preferredVibrancy = Vibrancy.automatic
  /// Kept: a highlighted label looks as usual.
  open var highlightedTextColor: UIColor?
  /// Kept, without an effect.
  open var isHighlighted = false
  /// Whether the label is drawn as usual. A disabled one is grey.
  open var isEnabled = true { didSet { noteChange() } }
  /// Kept and not drawn.
  open var shadowColor: UIColor?
  /// Kept and not drawn.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The width in which a text of several lines is measured, or 0 for that of the layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { noteText() } }

  private func noteText() {
    measured.removeAll()
    setNeedsLayout()
    noteChange()
  }

  var shownFont: UIFont {
    let own = storedAttributes?.first(.font, as: UIFont.self) ?? font ?? .systemFont(ofSize: 17)
    return own.adjusted(for: traitCollection, adjustsFontForContentSizeCategory)
      .inLines(of: storedAttributes?.firstParagraphStyle, hasOneLine: numberOfLines == 1)
  }

  /// The font of letters without one of their own.
  private var ownFont: UIFont {
    (font ?? .systemFont(ofSize: 17)).adjusted(for: traitCollection, adjustsFontForContentSizeCategory)
  }

  /// The parts of the text, if they look different.
  private var runs: TextRuns? {
    TextRuns(storedAttributes, font: ownFont, follows: adjustsFontForContentSizeCategory, traits: traitCollection)
  }

  private func size(inWidth width: Double, lines: Int) -> CGSize {
    let traits = traitCollection
    return measured.size(for: MeasuredText.Key(width: width, lines: lines, traits)) {
      CGSize(
        runs?.size(width: width, lines: lines) ?? shownFont.size(of: text ?? "", width: width, lines: lines, traits: traits))
    }
  }
  private let measured = MeasuredText()

  private func size(inWidth width: CGFloat?) -> CGSize {
    let most = min(width ?? (preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude), 100_000)
    guard isOfApp else { return size(inWidth: Double(most), lines: numberOfLines) }
    let bounds = CGRect(x: 0, y: 0, width: most, height: 100_000)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }
  private var isOfApp: Bool { type(of: self) != UILabel.self }

  /// The size of the text in one line, or in the preferred width.
  open override var intrinsicContentSize: CGSize { size(inWidth: nil) }
  /// The size of the text in a width. A width of 0 stands for one line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(inWidth: size.width > 0 && numberOfLines != 1 ? size.width : nil)
  }
  /// The rectangle of the text in some bounds, which an override can make larger by its insets.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: size(inWidth: Double(bounds.width), lines: numberOfLines))
  }
  /// Draws the text in a rectangle. It is called before the page draws the text, with the bounds. An override that asks for a part of them
  /// has its text there, and what else it draws is lost.
  open func drawText(in rect: CGRect) { textArea = rect }
  private var textArea: CGRect?

  /// The distances from the edges to the rectangle in which a label of the app's own draws its text, or nil for none.
  private var insetsOfText: Value? {
    guard isOfApp else { return nil }
    textArea = nil
    drawText(in: bounds)
    guard let area = textArea, area != bounds else { return nil }
    let insets = [area.minY - bounds.minY, area.minX - bounds.minX, bounds.maxY - area.maxY, bounds.maxX - area.maxX]
    return .array(insets.map { .number(Double($0)) })
  }

  override func contentSize(inWidth width: CGFloat?) -> CGSize {
    let own = intrinsicContentSize
    guard let width, own.width > width || !isOfApp else { return own }
    return size(inWidth: width)
  }
  var barTitle: String? { text }
  var barImage: UIImage? { nil }
  var barColor: UIColor? { textColor }
  override var heightFollowsWidth: Bool { numberOfLines != 1 }
  override func baseline(isFirst: Bool) -> CGFloat? {
    let (font, traits) = (shownFont, traitCollection)
    let first = font.baseline(for: traits)
    return isFirst ? first : CGFloat(font.heightOfOneLine(for: traits)) - first
  }
  override var readsSubviews: Bool { !subviews.isEmpty }

  override func contentNode(in reading: inout ReadingContext) -> Value {
    let alignment = storedAttributes?.firstParagraphStyle?.alignment ?? textAlignment
    let runs = runs
    let first = runs == nil ? storedAttributes?.first(.foregroundColor, as: UIColor.self) : nil
    let color = first ?? textColor ?? .label
    let (shown, font) = runs == nil ? fitted(text ?? "", shownFont) : (text ?? "", ownFont)
    return node(
      "label",
      [
        "text": .string(shown), "runs": runs?.node(font, reading), "font": font.node(for: reading.traits),
        "color": .color(isEnabled ? color : .secondaryLabel, reading),
        "align": alignment == .natural ? nil : .string(alignment.name),
        "insets": insetsOfText,
        "lines": numberOfLines == 1 ? nil : .number(Double(max(0, numberOfLines))),
      ], in: &reading)
  }
}
