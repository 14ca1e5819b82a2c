import Foundation

/// The properties of a keyboard: `UITextInputTraits`. They are kept.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters become capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether words are checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotation marks are changed.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether dashes are changed.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are changed.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The keys.
  var keyboardType: UIKeyboardType { get set }
  /// The look.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The words on the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key needs a text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the letters are hidden.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text.
  var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
  /// Sentences, which cannot be changed here.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The default, which cannot be changed here.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// The default, which cannot be changed here.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The default, which cannot be changed here.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// The default, which cannot be changed here.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// The default, which cannot be changed here.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// The default, which cannot be changed here.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The default, which cannot be changed here.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The default, which cannot be changed here.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// False, which cannot be changed here.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// False, which cannot be changed here.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// Nil, which cannot be changed here.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}

/// An object that a keyboard types into: `UIKeyInput`. The keyboard of the page types into fields alone.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether the object has a text.
  var hasText: Bool { get }
  /// Adds to the text.
  func insertText(_ text: String)
  /// Removes the last letter.
  func deleteBackward()
}

/// An object with a text that is edited: `UITextInput`, partly: the requirements about places and parts of the text.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The letters of a part.
  func text(in range: UITextRange) -> String?
  /// Puts letters in the place of a part.
  func replace(_ range: UITextRange, withText text: String)
  /// The selection.
  var selectedTextRange: UITextRange? { get set }
  /// The part that is being composed.
  var markedTextRange: UITextRange? { get }
  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// The part between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// A place at a distance.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The order of two places.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The distance between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The rectangle of a part.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle of the insertion point.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The place at a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
}

/// An object whose text follows the text size: `UIContentSizeCategoryAdjusting`.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font follows the text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UITextInput, UIContentSizeCategoryAdjusting {}
extension UITextView: UITextInput, UIContentSizeCategoryAdjusting {}
extension UISearchBar: UITextInputTraits {}
