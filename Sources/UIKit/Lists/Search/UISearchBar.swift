import Foundation

/// A bar for searching: `UISearchBar`. The bar of a search controller in a navigation item is the field in the navigation bar, and
/// any other bar stands in a view, with its button and its scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The looks, which are drawn alike.
  public enum Style: Int, Sendable { case `default`, prominent, minimal }

  /// The field.
  public let searchTextField = UISearchTextField()
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
    searchTextField.bar = self
    searchTextField.addAction(UIAction { [weak self] _ in self?.edited() }, for: .editingChanged)
    searchTextField.addAction(UIAction { [weak self] _ in self?.began() }, for: .editingDidBegin)
    searchTextField.addAction(UIAction { [weak self] _ in self?.ended() }, for: .editingDidEnd)
  }

  /// The text. A change by the app is told to a search controller, and to no delegate.
  open var text: String? {
    get { searchTextField.text }
    set {
      guard searchTextField.text != newValue ?? "" else { return }
      searchTextField.text = newValue
      searchController?.textChanged()
    }
  }
  /// The words of an empty field. A search controller has "Search" where the app sets none.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
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
  /// Whether the button is there that ends the search. A search controller shows it during a search, unless the app sets this.
  open var showsCancelButton: Bool {
    get { parts.showsCancelButton }
    set {
      searchController?.automaticallyShowsCancelButton = false
      parts.wantsCancelButton = newValue
    }
  }
  /// Sets whether the button is there that ends the search.
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
  /// Sets whether the scopes are shown.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  /// Whether the field can be used. The default is true.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }
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
  /// Whether the scopes are shown, if there are any. A search controller shows them during a search, unless the app sets this.
  open var showsScopeBar: Bool {
    get { parts.showsScopeBar }
    set {
      searchController?.automaticallyShowsScopeBar = false
      parts.wantsScopeBar = newValue
    }
  }
  /// The words of the scopes.
  open var scopeButtonTitles: [String]? { didSet { parts.noteScopes() } }
  /// The chosen scope. A change by the app is told to nobody.
  open var selectedScopeButtonIndex: Int {
    get { parts.selectedScope }
    set { parts.selectedScope = newValue }
  }
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

  /// The button and the scopes beside the field.
  private(set) lazy var parts = SearchBarParts(of: self)

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
  /// Whether the field has the keyboard.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: parts.height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: intrinsicContentSize.height) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.place()
  }

  func mayBegin() -> Bool { delegate?.searchBarShouldBeginEditing(self) != false }
  func mayEnd() -> Bool { delegate?.searchBarShouldEndEditing(self) != false }
  func mayChange(_ change: TextChange) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: change.range, replacementText: change.replacement) != false
  }

  private func edited() {
    // A client can type into a field that has no keyboard.
    guard let searchController, !searchController.isActive else {
      delegate?.searchBar(self, textDidChange: text ?? "")
      return searchController?.textChanged() ?? ()
    }
    searchController.present { delegate?.searchBar(self, textDidChange: text ?? "") }
  }
  private func began() {
    guard let searchController else { return delegate?.searchBarTextDidBeginEditing(self) ?? () }
    searchController.present { delegate?.searchBarTextDidBeginEditing(self) }
  }
  private func ended() { delegate?.searchBarTextDidEndEditing(self) }
  /// The return key says "search". The bar keeps the keyboard, as UIKit's does, until its delegate or the search controller ends
  /// it.
  func returned() { delegate?.searchBarSearchButtonClicked(self) }
  /// The button that ends the search. Only a search controller ends it itself.
  func cancelled() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.dismissSearch()
  }
  /// The user has chosen a scope.
  func choseScope() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    searchController?.scopeChanged()
  }
}
