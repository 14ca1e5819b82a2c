import Foundation
internal import SplitKit

/// A line of text that the user can change: `UITextField`.
@preconcurrency @MainActor
open class UITextField: UIControl, EngineEditing {
  /// The edges of a field, with UIKit's raw values.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
    var name: String { ["none", "line", "bezel", "roundedRect"][rawValue] }
  }
  /// When a part of a field is shown, with UIKit's raw values.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  private var storedText = ""
  /// The field of the engine, which is there as soon as the field was on screen.
  private(set) var field: SplitKit.TextField?

  /// Creates a field with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a field as a storyboard does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text. It is never nil.
  open var text: String? {
    get { field?.text ?? storedText }
    set {
      let next = newValue ?? ""
      guard next != text else { return }
      storedText = next
      field?.text = next
      noteContents()
    }
  }
  /// The text with attributes, which are not drawn.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: text ?? "") }
    set { text = newValue?.string }
  }
  /// The words of an empty field.
  open var placeholder: String? {
    didSet {
      field?.placeholder = shownPlaceholder
      noteContents()
    }
  }
  /// The contents have changed, and with them the size that constraints may use.
  private func noteContents() { isPlacedByConstraints ? setNeedsLayout() : noteChange() }
  /// The words of an empty field that are drawn.
  var shownPlaceholder: String? { placeholder }
  /// The words of an empty field, whose colour is drawn and whose other attributes are not.
  open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
  /// The colour of the first of these words, or nil for that of the system.
  private var placeholderColor: UIColor? {
    guard let words = attributedPlaceholder, words.length > 0, words.string == placeholder else { return nil }
    return words.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  }
  /// The font, which is the system's of 17 points by default.
  open var font: UIFont? = UIFont.systemFont(ofSize: 17) { didSet { setNeedsLayout() } }
  /// The colour of the text.
  open var textColor: UIColor? = .label { didSet { noteChange() } }
  /// The alignment.
  open var textAlignment = NSTextAlignment.natural { didSet { noteChange() } }
  /// The edges of the field.
  open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { noteContents() } } }
  /// Whether dots stand for the letters.
  open var isSecureTextEntry = false {
    didSet {
      field?.isSecure = isSecureTextEntry
      noteChange()
    }
  }
  /// Whether the font follows the text size that the user prefers.
  open var adjustsFontForContentSizeCategory = false { didSet { setNeedsLayout() } }
  /// Kept, without an effect.
  open var adjustsFontSizeToFitWidth = false
  /// Kept, without an effect.
  open var minimumFontSize: CGFloat = 0
  /// The object that is asked about editing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// When the button is there that deletes the text. It is never there without a text.
  open var clearButtonMode = ViewMode.never {
    didSet {
      noteClearButton()
      noteChange()
    }
  }
  /// Kept: the text stays.
  open var clearsOnBeginEditing = false
  /// A view at the start of the text, which is there as its mode says.
  open var leftView: UIView? { didSet { exchange(oldValue, for: leftView) } }
  /// When the view is there. The default is never.
  open var leftViewMode = ViewMode.never { didSet { noteSideViews() } }
  /// A view at the end of the text, which is there as its mode says.
  open var rightView: UIView? { didSet { exchange(oldValue, for: rightView) } }
  /// When the view is there. The default is never.
  open var rightViewMode = ViewMode.never { didSet { noteSideViews() } }
  /// Kept and not drawn.
  open var background: UIImage?
  /// Kept, without an effect.
  open var allowsEditingTextAttributes = false
  /// Kept, without an effect.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept: the keyboard is the usual one.
  open var keyboardType = UIKeyboardType.default
  /// Kept: the keyboard is the usual one.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Kept: the keyboard's return key says "return". The Return key of a computer presses it.
  open var returnKeyType = UIReturnKeyType.default
  /// Kept, without an effect.
  open var enablesReturnKeyAutomatically = false
  /// Kept, without an effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Kept, without an effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Kept, without an effect.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Kept, without an effect.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Kept, without an effect.
  open var smartDashesType = UITextSmartDashesType.default
  /// Kept, without an effect, since iOS 17.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// Kept, without an effect.
  open var textContentType: UITextContentType!
  /// Kept, without an effect.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Kept, without an effect.
  open var passwordRules: UITextInputPasswordRules?
  /// Kept, without an effect.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Kept, without an effect.
  open var clearsOnInsertion = false
  /// Kept and not drawn.
  open var disabledBackground: UIImage?
  /// Kept, without an effect.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  /// The start of the text.
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The end of the text.
  open var endOfDocument: UITextPosition { UITextPosition(text?.utf16.count ?? 0) }
  /// Kept: nothing is selected.
  open var selectedTextRange: UITextRange?
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
  /// The letters of a part.
  open func text(in range: UITextRange) -> String? {
    (text ?? "" as String).isEmpty
      ? nil
      : (text! as NSString).substring(
        with: NSRange(location: range.start.offset, length: range.end.offset - range.start.offset))
  }
  /// Puts letters in the place of a part.
  open func replace(_ range: UITextRange, withText text: String) {
    let next = NSMutableString(string: self.text ?? "")
    guard range.end.offset <= next.length else { return }
    next.replaceCharacters(
      in: NSRange(location: range.start.offset, length: range.end.offset - range.start.offset), with: text)
    self.text = "\(next)"
  }
  /// The order of two places.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }
  /// The part that is being composed: none.
  open var markedTextRange: UITextRange? { nil }
  /// Does nothing, because nothing is composed.
  open func unmarkText() {}
  /// The view whose coordinates places have: this one.
  open var textInputView: UIView { self }
  /// The rectangle of a part: zero.
  open func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// The rectangles of a selection: none.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// The place in the text at a point: its end.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  /// Adds to the end of the text.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  /// Removes the last letter.
  open func deleteBackward() { if hasText { text = String((text ?? "").dropLast()) } }
  /// Whether the field has the keyboard.
  open private(set) var isEditing = false
  /// Whether the field has a text.
  open var hasText: Bool { text?.isEmpty == false }
  private var storedInputView: UIView?
  /// A view in place of the keyboard.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  private var storedAccessoryView: UIView?
  /// A view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }

  /// The rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: borderStyle == .none ? 0 : 7, dy: 0) }
  /// The rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the placeholder: its line in the middle of the height (871).
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    let (room, scale) = (textRect(forBounds: bounds), traitCollection.displayScale)
    let line = CGFloat(shownFont.heightOfOneLine(for: traitCollection))
    return CGRect(x: room.minX, y: (room.midY - line / 2).nearestPixel(scale), width: room.width, height: line)
  }
  /// The place of the border in some bounds. It is not asked.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The place of the button that deletes the text. It is not asked.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 10, width: 20, height: 20)
  }
  /// The place of the left view. It is not asked.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }
  /// The place of the right view. It is not asked.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }
  /// The place of the cursor. It is not known.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Never called, because the page draws texts.
  open func drawText(in rect: CGRect) {}
  /// Never called, because the page draws texts.
  open func drawPlaceholder(in rect: CGRect) {}

  /// True, if the field can be used.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Gives the field the keyboard.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { takeKeyboard { super.becomeFirstResponder() } }
  /// The controller on whose screen the field is.
  var controllerOfField: UIViewController? { nearestController }
  var wantsFocus = false
  override var hasKeyboardOfEngine: Bool { isEditing }
  /// Takes the keyboard away.
  @discardableResult
  open override func resignFirstResponder() -> Bool { giveKeyboardAway { super.resignFirstResponder() } }

  open override var intrinsicContentSize: CGSize {
    let shown = hasText ? text ?? "" : placeholder ?? ""
    let width = shownFont.size(of: shown, width: 10_000, lines: 1, traits: traitCollection).width
    let line = CGFloat(shownFont.lineHeight(for: traitCollection))
    return CGSize(
      width: CGFloat(width) + (borderStyle == .none ? 2 : 16),
      height: borderStyle == .none ? line : max(line + 12, IntrinsicSizes.field))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  private var shownFont: UIFont {
    (font ?? .systemFont(ofSize: 17)).adjusted(for: traitCollection, adjustsFontForContentSizeCategory)
  }
  override func baseline(isFirst: Bool) -> CGFloat? {
    let traits = traitCollection
    let (height, line) = (intrinsicContentSize.height, CGFloat(shownFont.heightOfOneLine(for: traits)))
    let first = ((height - line) / 2).nearestPixel(traits.displayScale) + shownFont.baseline(for: traits)
    return isFirst ? first : height - first
  }
  override var readsSubviews: Bool { !subviews.isEmpty }
  /// The look of the field, which a search field has its own of.
  var fieldStyle: String { borderStyle.name }

  override func contentNode(in reading: inout ReadingContext) -> Value {
    let field = makeField(in: &reading)
    return node(
      "field",
      [
        "field": .string(reading.field(field)), "style": .string(fieldStyle), "font": shownFont.node(for: reading.traits),
        "color": .color(textColor, reading), "align": textAlignment == .natural ? nil : .string(textAlignment.name),
        "isEnabled": .flag(isEnabled, unless: true), "insets": sideInsets,
        "hasClear": .flag(clearMode.isShown(whileEditing: isEditing), unless: false),
        "placeholderColor": .color(placeholderColor, reading),
      ], in: &reading)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
  }

  /// The engine's field, whose id follows from the controller that shows it.
  func makeField(in reading: inout ReadingContext) -> SplitKit.TextField {
    if let field, field.id.hasPrefix("\(reading.controller.engine.id)/") { return field }
    let next = makeField(id: reading.newFieldID(accessibilityIdentifier))
    useWaitingFocus(next, in: reading.controller)
    return next
  }

  /// Forgets the engine's field. The next reading makes another one.
  func forgetField() { field = nil }

  /// Makes a field of the engine, and uses it from now on.
  func makeField(id: String) -> SplitKit.TextField {
    let next = SplitKit.TextField(id: id, placeholder: shownPlaceholder, text: text ?? "")
    next.isSecure = isSecureTextEntry
    next.mayBegin = { [weak self] in self?.mayBegin() ?? true }
    next.mayEnd = { [weak self] in self?.mayEnd() ?? true }
    next.didEdit = { [weak self] in self?.edited() }
    next.didBegin = { [weak self] in self?.began() }
    next.didEnd = { [weak self] in self?.ended() }
    next.didReturn = { [weak self] in self?.returned() }
    field = next
    noteClearButton()
    return next
  }

  /// Lets the engine's field hear of the button that deletes the text, where there is one.
  private func noteClearButton() {
    field?.didClear = clearMode == .never ? nil : { [weak self] in self?.cleared() }
  }
  /// When the button is there that deletes the text, which a search field has its own rule for.
  var clearMode: ViewMode { clearButtonMode }

  // The questions to the delegate. A search field asks that of its bar too.

  func mayBegin() -> Bool { delegate?.textFieldShouldBeginEditing(self) != false }
  func mayEnd() -> Bool { delegate?.textFieldShouldEndEditing(self) != false }
  func mayChange(_ change: TextChange) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: change.range, replacementString: change.replacement) != false
  }

  private func edited() {
    guard let field else { return }
    let next = field.text
    // The delegate is asked while the field has the text from before.
    field.text = storedText
    guard mayChange(TextChange(from: storedText, to: next)) else { return noteChange() }
    took(next)
  }

  /// The button in the field that deletes the text.
  private func cleared() {
    if delegate?.textFieldShouldClear(self) != false { took("") }
  }

  /// Takes a text of the user, and tells those who listen.
  private func took(_ text: String) {
    storedText = text
    field?.text = text
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    noteChange()
  }

  private func began() {
    isEditing = true
    noteSideViews()
    UIKitContext.current.firstResponder = self
    UIKitContext.current.noteKeyboardSoon()
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  private func ended() {
    isEditing = false
    noteSideViews()
    if UIKitContext.current.firstResponder === self { UIKitContext.current.firstResponder = nil }
    UIKitContext.current.noteKeyboardSoon()
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    delegate?.textFieldDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// The effect of the return key: a delegate that lets the field return makes it send its events, and a field with a target or an
  /// action for `editingDidEndOnExit` then gives the keyboard away. The order of the two events is inferred.
  func returned() {
    guard delegate?.textFieldShouldReturn(self) != false else { return }
    if let alert = nearestController as? UIAlertController { return alert.returned(in: self) }
    let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if endsOnExit { resignFirstResponder() }
  }

  /// Why editing ended, with UIKit's raw values.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
  /// Posted when the text has changed.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// Posted when editing begins.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing ends.
  public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
}
