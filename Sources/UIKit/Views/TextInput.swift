import Foundation

// The properties of keyboards. The page draws one keyboard, so they are kept and have no effect.

/// The keys of a keyboard: `UIKeyboardType`, with UIKit's raw values. It is kept.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter
  case webSearch, asciiCapableNumberPad
}
/// The look of a keyboard: `UIKeyboardAppearance`. It is kept.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
/// The words on the return key: `UIReturnKeyType`. They are kept.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
/// Which letters become capitals: `UITextAutocapitalizationType`. It is kept.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// Whether words are corrected: `UITextAutocorrectionType`. It is kept.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// Whether words are checked: `UITextSpellCheckingType`. It is kept.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether quotation marks are changed: `UITextSmartQuotesType`. It is kept.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether dashes are changed: `UITextSmartDashesType`. It is kept.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// Whether the keyboard proposes the end of a word: `UITextInlinePredictionType`. It is kept.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
/// The meaning of a text: `UITextContentType`. It is kept.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// UIKit's name.
  public let rawValue: String
  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A name for signing in.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A number of a telephone.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address of a page.
  public static let URL = UITextContentType(rawValue: "url")
}
