import Foundation
internal import SplitKit

/// A text of many lines: `UITextView`. It can be edited unless `isEditable` is false.
@preconcurrency @MainActor
open class UITextView: UIScrollView, EngineEditing {
  private var storedText = ""
  private(set) var field: SplitKit.TextField?
  var controllerOfField: UIViewController? { nearestController }
  private let givenContainer: NSTextContainer?

  /// Creates a view with a frame, and perhaps with a container, whose padding counts.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    givenContainer = textContainer
    super.init(frame: frame)
    givenContainer?.view = self
  }
  /// Creates a view with a frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Creates a view without a size. The way of the layout makes no difference.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
  /// Creates a view as a storyboard does.
  public required init?(coder: NSCoder) {
    givenContainer = nil
    super.init(coder: coder)
  }

  /// The text. It is never nil.
  open var text: String! {
    get { field?.text ?? storedText }
    set {
      let next = newValue ?? ""
      guard next != text else { return }
      storedText = next
      field?.text = next
      setNeedsLayout()
      noteChange()
      noteStorage()
    }
  }
  /// The text with attributes. Letters that the user types have those of the letter before them. While the user types, the page draws
  /// the whole text in the font of its longest part and in `textColor`.
  open var attributedText: NSAttributedString! {
    get { storedAttributes?.string == text ? storedAttributes : NSAttributedString(string: text, attributes: usualAttributes) }
    set {
      storedAttributes = newValue
      text = newValue?.string
      noteText()
      noteStorage()
      if let font = newValue?.first(.font, as: UIFont.self) { self.font = font }
      if let color = newValue?.first(.foregroundColor, as: UIColor.self) { textColor = color }
    }
  }
  private var storedAttributes: NSAttributedString?
  /// The attributes of a text without others.
  private var usualAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font { attributes[.font] = font }
    if let textColor { attributes[.foregroundColor] = textColor }
    return attributes
  }
  /// The font, or nil for the system's of 12 points.
  open var font: UIFont? { didSet { setNeedsLayout() } }
  /// The colour of the text.
  open var textColor: UIColor? = .label { didSet { noteChange() } }
  /// The alignment.
  open var textAlignment = NSTextAlignment.natural { didSet { noteChange() } }
  /// Whether the text can be edited. The default is true.
  open var isEditable = true { didSet { noteChange() } }
  /// Kept: nothing is selected.
  open var isSelectable = true
  /// Kept, without an effect.
  open var usesStandardTextScaling = false
  /// The colours of marked words. They are kept.
  open var textHighlightAttributes: [NSAttributedString.Key: Any] = [:]
  /// The new layout of a text: none.
  open var textLayoutManager: AnyObject? { nil }
  /// The start of the text.
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The end of the text.
  open var endOfDocument: UITextPosition { UITextPosition(text.utf16.count) }
  /// The part that `selectedRange` has.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange.location, selectedRange.location + selectedRange.length) }
    set {
      guard let newValue else { return }
      selectedRange = NSRange(location: newValue.start.offset, length: newValue.end.offset - newValue.start.offset)
    }
  }
  /// The part of the text between two places.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
  }
  /// A place at a distance in UTF-16 units, or nil outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let next = position.offset + offset
    return (0...endOfDocument.offset).contains(next) ? UITextPosition(next) : nil
  }
  /// The distance between two places in UTF-16 units.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  /// The order of two places.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }
  /// The letters of a part, or nil outside of the text.
  open func text(in range: UITextRange) -> String? {
    guard range.end.offset <= endOfDocument.offset else { return nil }
    return (text as NSString).substring(
      with: NSRange(location: range.start.offset, length: range.end.offset - range.start.offset))
  }
  /// Puts letters in the place of a part.
  open func replace(_ range: UITextRange, withText text: String) {
    let next = NSMutableString(string: self.text)
    guard range.end.offset <= next.length else { return }
    next.replaceCharacters(
      in: NSRange(location: range.start.offset, length: range.end.offset - range.start.offset), with: text)
    self.text = "\(next)"
  }
  /// The part that is being composed: none.
  open var markedTextRange: UITextRange? { nil }
  /// Does nothing, because nothing is composed.
  open func unmarkText() {}
  /// The rectangle of the insertion point: zero.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// The rectangle of a part: zero.
  open func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// The rectangles of a selection: none.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// The place in the text at a point: its end.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  /// Kept: nothing is selected.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Kept: addresses are not recognised.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Kept, without an effect.
  open var allowsEditingTextAttributes = false
  /// The distances from the text to the edges in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { noteText() } }
  /// Whether the font follows the text size that the user prefers.
  open var adjustsFontForContentSizeCategory = false { didSet { setNeedsLayout() } }
  /// Kept: the keyboard is the usual one.
  open var keyboardType = UIKeyboardType.default
  /// Kept: the return key says "return".
  open var returnKeyType = UIReturnKeyType.default
  /// Kept, without an effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Kept, without an effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Kept, without an effect.
  open var isSecureTextEntry = false
  /// Kept, without an effect.
  open var enablesReturnKeyAutomatically = false
  /// Kept, without an effect.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Kept, without an effect.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Kept, without an effect.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Kept, without an effect.
  open var smartDashesType = UITextSmartDashesType.default
  /// Kept, without an effect, since iOS 17.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// Kept, without an effect.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Kept, without an effect.
  open var textContentType: UITextContentType!
  /// The attributes of links, which come before their own. Links have the tint where the app sets none.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { noteText() } }
  private var shownLinks: [NSAttributedString.Key: Any] {
    linkTextAttributes?.isEmpty == false ? linkTextAttributes : [.foregroundColor: UIColor.tintColor]
  }
  /// The attributes of what is typed next. The font and the colour count.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet {
      if let font = typingAttributes[.font] as? UIFont { self.font = font }
      if let color = typingAttributes[.foregroundColor] as? UIColor { textColor = color }
    }
  }
  /// Kept, without an effect.
  open var clearsOnInsertion = false
  /// Kept, without an effect.
  open var isFindInteractionEnabled = false
  /// The search in the text: none.
  open var findInteraction: UIFindInteraction? { nil }
  /// Kept and not drawn.
  open var borderStyle = BorderStyle.none
  /// The borders, with UIKit's raw values.
  public enum BorderStyle: Int, Sendable { case none, roundedRect }
  /// Kept, without an effect.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  /// The place of the text. Its size is kept, and the padding of its lines counts.
  open private(set) lazy var textContainer = makeContainer()
  /// Kept, without an effect.
  open private(set) lazy var layoutManager = NSLayoutManager()
  /// The text as a storage. Changing it changes the text of the view.
  open private(set) lazy var textStorage: NSTextStorage = {
    let storage = NSTextStorage(of: self, attributedText)
    madeStorage = storage
    return storage
  }()
  /// The storage, once somebody has asked for it.
  private var madeStorage: NSTextStorage?
  private func noteStorage(isTyped: Bool = false) { madeStorage?.take(attributedText, isTyped: isTyped) }
  /// Shows the text of the storage, which has changed. The font and the colour of the view stay.
  func show(_ text: NSAttributedString) {
    storedAttributes = text
    storedText = text.string
    field?.text = text.string
    noteText()
  }
  /// A view in place of the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?
  /// A view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  private var ownAccessoryView: UIView?
  /// Adds to the end of the text.
  open func insertText(_ text: String) { self.text += text }
  /// Removes the last letter.
  open func deleteBackward() { if hasText { text = String(text.dropLast()) } }
  /// Whether there is a text.
  open var hasText: Bool { !text.isEmpty }
  /// The delegate as one of text views.
  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }
  /// Does nothing, because the place of a letter is not known.
  open func scrollRangeToVisible(_ range: NSRange) {}

  /// True, if the text can be edited.
  open override var canBecomeFirstResponder: Bool { isEditable }
  /// Gives the view the keyboard.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { takeKeyboard { super.becomeFirstResponder() } }
  var wantsFocus = false
  override var hasKeyboardOfEngine: Bool { isEditingText }
  /// Takes the keyboard away.
  @discardableResult
  open override func resignFirstResponder() -> Bool { giveKeyboardAway { super.resignFirstResponder() } }
  /// Whether the view has the keyboard.
  private var isEditingText = false

  private var shownFont: UIFont {
    (font ?? .systemFont(ofSize: 12)).adjusted(for: traitCollection, adjustsFontForContentSizeCategory)
      .inLines(of: shownAttributes?.firstParagraphStyle)
  }

  /// The text with attributes, as long as it is the text that is shown.
  private var shownAttributes: NSAttributedString? { storedAttributes.flatMap { $0.string == text ? $0 : nil } }

  /// The parts of the text, if they look different.
  private var runs: TextRuns? {
    guard let shownAttributes else { return nil }
    let usual = font ?? .systemFont(ofSize: 12)
    return TextRuns(
      shownAttributes, font: usual, follows: adjustsFontForContentSizeCategory, links: shownLinks, traits: traitCollection)
  }

  private func makeContainer() -> NSTextContainer {
    let container = givenContainer ?? NSTextContainer(size: bounds.size)
    container.view = self
    return container
  }

  /// Says that the text looks different, perhaps in another size.
  func noteText() {
    setNeedsLayout()
    noteChange()
  }

  /// The distances from the lines to the edges of the contents: the insets, and the padding at the sides.
  private var textInsets: UIEdgeInsets {
    var insets = textContainerInset
    insets.left += textContainer.lineFragmentPadding
    insets.right += textContainer.lineFragmentPadding
    return insets
  }

  /// The size of the text in a width, for a view that does not scroll.
  private func textSize(inWidth width: CGFloat) -> CGSize {
    let insets = textInsets
    let room = Double(max(1, width - insets.left - insets.right))
    let size =
      runs?.size(width: room, lines: 0, startsWithLeading: true)
      ?? shownFont.size(
        of: hasText ? text : " ", width: room, lines: 0, traits: traitCollection, startsWithLeading: true)
    return CGSize(
      width: CGFloat(size.width) + insets.left + insets.right, height: CGFloat(size.height) + insets.top + insets.bottom)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = textSize(inWidth: size.width > 0 ? size.width : 100_000)
    return CGSize(width: size.width > 0 ? min(size.width, fitting.width) : fitting.width, height: fitting.height)
  }
  /// None while the view scrolls, and otherwise the size of the text.
  open override var intrinsicContentSize: CGSize { isScrollEnabled ? super.intrinsicContentSize : textSize(inWidth: 100_000) }
  override func contentSize(inWidth width: CGFloat?) -> CGSize {
    guard let width, !isScrollEnabled else { return intrinsicContentSize }
    return CGSize(width: UIView.noIntrinsicMetric, height: textSize(inWidth: width).height)
  }
  override var heightFollowsWidth: Bool { !isScrollEnabled }
  override var readContentSize: CGSize { CGSize(width: bounds.width, height: textSize(inWidth: bounds.width).height) }
  override var readsSubviews: Bool { !subviews.isEmpty }
  /// A text that can be edited scrolls in itself, so that the pane keeps still.
  override var scrollsPane: Bool { false }

  override func contentNode(in reading: inout ReadingContext) -> Value {
    let field = isEditable ? makeField(in: &reading) : nil
    let (runs, usual) = (runs, shownFont)
    let font = runs?.longest.font ?? usual
    let alignment = textAlignment == .natural ? shownAttributes?.firstParagraphStyle?.alignment ?? .natural : textAlignment
    return node(
      "textView",
      [
        "field": field.map { .string(reading.field($0)) }, "text": field == nil ? .string(text) : nil,
        "runs": runs?.node(font, reading), "isEditable": .flag(isEditable, unless: true),
        "font": font.node(for: reading.traits),
        "color": .color(textColor, reading), "align": alignment == .natural ? nil : .string(alignment.name),
        "insets": insetsMember,
      ], in: &reading)
  }

  /// The insets of the text for the page, with the safe area of a view that scrolls, or nil for the usual ones.
  private var insetsMember: Value? {
    let insets = isScrollEnabled ? textInsets + insetsWithSafeArea : textInsets
    guard insets != UIEdgeInsets(top: 8, left: 5, bottom: 8, right: 5) else { return nil }
    return .array([insets.top, insets.left, insets.bottom, insets.right].map(Value.length))
  }

  /// Forgets the engine's field. The next reading makes another one.
  func forgetField() { field = nil }

  private func makeField(in reading: inout ReadingContext) -> SplitKit.TextField {
    if let field, field.id.hasPrefix("\(reading.controller.engine.id)/") { return field }
    let next = SplitKit.TextField(id: reading.newFieldID(accessibilityIdentifier), text: text)
    next.mayBegin = { [weak self] in self.flatMap { $0.textDelegate?.textViewShouldBeginEditing($0) } ?? true }
    next.mayEnd = { [weak self] in self.flatMap { $0.textDelegate?.textViewShouldEndEditing($0) } ?? true }
    next.didEdit = { [weak self] in self?.edited() }
    next.didBegin = { [weak self] in self?.began() }
    next.didEnd = { [weak self] in self?.ended() }
    field = next
    useWaitingFocus(next, in: reading.controller)
    return next
  }

  private func edited() {
    guard let field else { return }
    let next = field.text
    // The delegate is asked while the field has the text from before.
    field.text = storedText
    let change = TextChange(from: storedText, to: next)
    guard textDelegate?.textView(self, shouldChangeTextIn: change.range, replacementText: change.replacement) != false else {
      return noteChange()
    }
    storedAttributes = storedAttributes?.replacingText(by: next)
    (field.text, storedText) = (next, next)
    noteStorage(isTyped: true)
    textDelegate?.textViewDidChange(self)
    textDelegate?.textViewDidChangeSelection(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    setNeedsLayout()
  }
  private func began() {
    isEditingText = true
    UIKitContext.current.firstResponder = self
    UIKitContext.current.noteKeyboardSoon()
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }
  private func ended() {
    isEditingText = false
    if UIKitContext.current.firstResponder === self { UIKitContext.current.firstResponder = nil }
    UIKitContext.current.noteKeyboardSoon()
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// Posted when the text has changed.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Posted when editing begins.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when editing ends.
  public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
}

/// The kinds of data that are recognised in a text: `UIDataDetectorTypes`. They are kept.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The raw value, which is UIKit's.
  public let rawValue: UInt
  /// Creates kinds from UIKit's raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of pages.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
  /// Numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
  /// Suggestions for searches.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
  /// Sums of money.
  public static let money = UIDataDetectorTypes(rawValue: 128)
  /// Quantities.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 256)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// The object that is asked about a text: `UITextViewDelegate`.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether the view may get the keyboard. It is asked before another view loses the keyboard. The default is true.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether the view may give the keyboard away. A view that leaves the screen is not asked. The default is true.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a text may replace a part of the present one. The page sends whole texts, so the part is the shortest one by which
  /// they differ. The default is true.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The text has changed.
  func textViewDidChange(_ textView: UITextView)
  /// The place in the text has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// True.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// True.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// True.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
  /// Nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
