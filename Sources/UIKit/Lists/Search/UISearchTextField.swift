import Foundation
internal import SplitKit

/// A field for searching: `UITextField` with a glass.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Creates a field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Creates a field as a storyboard does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The text is that of the body, and medium on iOS 26 (874). It follows the text size of the window (888).
  private func setUp() {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    font = isOfIOS26 ? body.weighing(.medium) : body
    adjustsFontForContentSizeCategory = true
  }
  private var isOfIOS26: Bool { UIDevice.isRunning(iOS: 26) }

  /// The traits of the controller in whose bar the field is, or those of the field itself.
  private var traitsOfHost: UITraitCollection { bar?.searchController?.host?.traitCollection ?? traitCollection }

  /// The font, in the size that it has in the window.
  open override var font: UIFont? {
    get { super.font?.adjusted(for: traitsOfHost, adjustsFontForContentSizeCategory) }
    set { super.font = newValue }
  }

  /// The rectangle of the text (874).
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    guard isOfIOS26 else { return super.textRect(forBounds: bounds) }
    let scale = Double(traitCollection.displayScale)
    let (start, end) = (SearchFieldPlaces.textStart(scale: scale), SearchFieldPlaces.textEnd(scale: scale))
    // The end without a text is by eye: that of the button.
    let room = hasText ? end : SearchFieldPlaces.clearStart - SearchFieldPlaces.clearSide
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: bounds.minX + CGFloat(isMirrored ? room : start), y: bounds.minY,
      width: max(0, bounds.width - CGFloat(start + room)), height: bounds.height)
  }
  /// The rectangle of the button that deletes the text (874).
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    guard isOfIOS26 else { return super.clearButtonRect(forBounds: bounds) }
    let (side, scale) = (CGFloat(SearchFieldPlaces.clearSide), traitCollection.displayScale)
    let start = CGFloat(SearchFieldPlaces.clearStart)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? bounds.minX + start - side : bounds.maxX - start
    let y = bounds.midY - side / 2 - CGFloat(SearchFieldPlaces.clearLift)
    return CGRect(x: x.nearestPixel(scale), y: y.nearestPixel(scale), width: side, height: side)
  }
  /// The bar that the field belongs to.
  weak var bar: UISearchBar?
  override var fieldStyle: String { "search" }
  override var controllerOfField: UIViewController? { bar?.searchController?.host ?? super.controllerOfField }
  override var shownPlaceholder: String? { placeholder ?? (bar?.searchController == nil ? nil : "Search") }
  /// A search field always has the button that deletes its text.
  override var clearMode: ViewMode { .always }
  override func mayBegin() -> Bool { super.mayBegin() && bar?.mayBegin() != false }
  override func mayEnd() -> Bool { super.mayEnd() && bar?.mayEnd() != false }
  override func mayChange(_ change: TextChange) -> Bool { super.mayChange(change) && bar?.mayChange(change) != false }
  /// The effect of the return key in a search bar, which has a delegate of its own.
  override func returned() {
    super.returned()
    bar?.returned()
  }
  override func noteChange() {
    super.noteChange()
    bar?.searchController?.noteField()
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: IntrinsicSizes.searchField) }
  /// Kept: words are not marked.
  open var tokens: [UISearchToken] = []
  /// Kept: words are not marked.
  open var allowsDeletingTokens = true
  /// Kept: words are not marked.
  open var allowsCopyingTokens = true
  /// Kept and not drawn.
  open var tokenBackgroundColor: UIColor!
  /// Adds a mark, which is not drawn.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }
  /// Removes a mark.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
  /// Kept and not drawn.
  open var searchSuggestions: [any UISearchSuggestion]?
  /// The words, which marks are no part of.
  open var textualRange: UITextRange { UITextRange(0, text?.utf16.count ?? 0) }
  /// Puts a mark in the place of words.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }
  /// The place of a mark: the start of the text.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
  /// The marks in a part of the text: none.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] { [] }
}
