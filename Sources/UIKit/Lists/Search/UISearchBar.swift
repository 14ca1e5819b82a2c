import Foundation
internal import SplitKit

/// A field for searching: `UITextField` with a glass.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Creates a field with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a field as a storyboard does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override var fieldStyle: String { "search" }
  /// The effect of the return key in a search bar, which has a delegate of its own.
  var didReturn: (() -> Void)?
  override func returned() {
    super.returned()
    didReturn?()
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

/// A bar for searching: `UISearchBar`. In a screen it is a field; that of a search controller is the field in the navigation bar.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The looks, which are drawn alike.
  public enum Style: Int, Sendable { case `default`, prominent, minimal }

  /// The field.
  public let searchTextField = UISearchTextField()
  /// The field in a navigation bar, whose text is that of the bar.
  private var barField: SplitKit.TextField?
  weak var searchController: UISearchController?

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Creates a bar as a storyboard does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(searchTextField)
    searchTextField.didReturn = { [weak self] in self?.returned() }
    searchTextField.addAction(UIAction { [weak self] _ in self?.edited() }, for: .editingChanged)
    searchTextField.addAction(UIAction { [weak self] _ in self?.began() }, for: .editingDidBegin)
    searchTextField.addAction(UIAction { [weak self] _ in self?.ended() }, for: .editingDidEnd)
  }

  /// The text.
  open var text: String? {
    get { barField?.text ?? searchTextField.text }
    set {
      guard let barField else { return searchTextField.text = newValue }
      guard barField.text != newValue ?? "" else { return }
      barField.text = newValue ?? ""
      searchController?.textChanged()
    }
  }
  /// The words of an empty field.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set {
      searchTextField.placeholder = newValue
      barField?.placeholder = newValue ?? "Search"
      searchController?.noteField()
    }
  }
  /// The object that is told about the text.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Kept and not drawn.
  open var prompt: String?
  /// Kept: bars are drawn alike.
  open var searchBarStyle = Style.default
  /// Kept: bars are drawn alike.
  open var barStyle = UIBarStyle.default
  /// Kept: bars are drawn alike.
  open var isTranslucent = true
  /// Kept and not drawn.
  open var barTintColor: UIColor?
  /// Kept and not drawn.
  open var backgroundImage: UIImage?
  /// Kept and not drawn.
  open var showsCancelButton = false
  /// Sets whether the button that ends the search is shown. It is kept and not drawn.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { self.showsCancelButton = showsCancelButton }
  /// Kept and not drawn.
  open var showsBookmarkButton = false
  /// Kept and not drawn.
  open var showsSearchResultsButton = false
  /// Kept, without an effect.
  open var isSearchResultsButtonSelected = false
  /// The pictures of a bar, with UIKit's raw values. They are not drawn.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
  /// Accepted: bars are drawn alike.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  /// Nil.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { nil }
  /// Accepted: bars are drawn alike.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {}
  /// Accepted: bars are drawn alike.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
  /// Accepted: bars are drawn alike.
  open func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  /// Accepted: bars are drawn alike.
  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
  /// Accepted: bars are drawn alike.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) {}
  /// Kept and not drawn.
  open var scopeBarBackgroundImage: UIImage?
  /// Kept: bars are drawn alike.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// Kept: bars are drawn alike.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// Accepted: bars are drawn alike.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  /// Sets whether scopes are shown. They are not drawn.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  /// Whether the field can be used.
  open var isEnabled = true
  /// Kept, without an effect.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Kept, without an effect.
  open var textContentType: UITextContentType!
  /// Kept, without an effect.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Kept, without an effect.
  open var smartDashesType = UITextSmartDashesType.default
  /// Kept, without an effect.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Kept, without an effect.
  open var isLookToDictateEnabled = false
  /// Kept, without an effect.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// A view above the keyboard. It is kept and not drawn for a search bar.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  private var ownAccessoryView: UIView?
  /// Whether the scopes are shown. It is kept, and they are not drawn.
  open var showsScopeBar = false
  /// The words of the scopes, which are not drawn.
  open var scopeButtonTitles: [String]?
  /// The chosen scope.
  open var selectedScopeButtonIndex = 0
  /// Kept: the keyboard is the usual one.
  open var keyboardType = UIKeyboardType.default
  /// Kept: the keyboard is the usual one.
  open var returnKeyType = UIReturnKeyType.search
  /// Kept, without an effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Kept, without an effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Kept, without an effect.
  open var enablesReturnKeyAutomatically = true

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: IntrinsicSizes.searchField + 20)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: intrinsicContentSize.height) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = min(bounds.height, IntrinsicSizes.searchField)
    searchTextField.frame = CGRect(x: 8, y: (bounds.height - height) / 2, width: max(0, bounds.width - 16), height: height)
  }

  /// Takes the field of a navigation bar.
  func take(_ field: SplitKit.TextField) {
    if let text = searchTextField.text, !text.isEmpty { field.text = text }
    barField = field
    field.didEdit = { [weak self] in self?.edited() }
    field.didBegin = { [weak self] in self?.began() }
    field.didEnd = { [weak self] in self?.ended() }
    field.didReturn = { [weak self] in self?.returned() }
  }

  private func edited() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.textChanged()
  }
  private func began() {
    _ = delegate?.searchBarShouldBeginEditing(self)
    delegate?.searchBarTextDidBeginEditing(self)
    searchController?.began()
  }
  /// The return key says "search". The bar keeps the keyboard, as UIKit's does, until its delegate or the search controller ends
  /// it.
  private func returned() { delegate?.searchBarSearchButtonClicked(self) }
  private func ended() {
    delegate?.searchBarTextDidEndEditing(self)
    searchController?.ended()
  }
}

/// The object that is told about a search bar: `UISearchBarDelegate`. The app does not hear of the button that ends the search.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether editing may begin. The answer has no effect. The default is true.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Whether editing may end. The answer has no effect. The default is true.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Whether a part of the text may change. It is not asked. The default is true.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The button of bookmarks was touched. It is never called.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// The button of results was touched. It is never called.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The return key was pressed. In a navigation bar the page then takes the keyboard away, as a search controller does.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The search was ended. It is never called.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Another scope was chosen. It is never called.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// True.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// True.
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    true
  }
  /// Nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// True.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// A mark in a field for searching: `UISearchToken`. It is kept and not drawn.
@preconcurrency @MainActor
open class UISearchToken: ObjectBase {
  /// The words.
  public let text: String
  /// The picture.
  public let icon: UIImage?
  /// The thing that the mark stands for.
  open var representedObject: Any?
  /// Creates a mark.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}

/// A suggestion for a search: `UISearchSuggestion`. Suggestions are not drawn.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The words.
  var localizedSuggestion: String? { get }
  /// The words with attributes.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// The description for people who do not see it.
  var localizedDescription: String? { get }
  /// The picture.
  var iconImage: UIImage? { get }
  /// The thing that the suggestion stands for.
  var representedObject: Any? { get set }
}

/// A suggestion for a search: `UISearchSuggestionItem`. It is kept and not drawn.
@preconcurrency @MainActor
open class UISearchSuggestionItem: ObjectBase, UISearchSuggestion {
  /// The words.
  public let localizedSuggestion: String?
  /// The picture.
  public let iconImage: UIImage?
  /// The thing that the suggestion stands for.
  open var representedObject: Any?
  /// Creates a suggestion.
  public init(localizedSuggestion suggestion: String, localizedDescription description: String? = nil, iconImage: UIImage? = nil)
  {
    (localizedSuggestion, localizedDescription, self.iconImage) = (suggestion, description, iconImage)
    localizedAttributedSuggestion = nil
    super.init()
  }
  /// Creates a suggestion with attributes.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    (localizedAttributedSuggestion, localizedSuggestion) = (suggestion, suggestion.string)
    (localizedDescription, self.iconImage) = (description, iconImage)
    super.init()
  }
  /// The words with attributes.
  public let localizedAttributedSuggestion: NSAttributedString?
  /// The description for people who do not see the suggestion.
  public let localizedDescription: String?
}
