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
  /// The beginning of a name.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The end of a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// An organisation.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A street with its number.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A town with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a town.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A number of a card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A name on a card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// A code of a card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The end of a card.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// A day of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// A date.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// A number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// A number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// An address of a page.
  public static let URL = UITextContentType(rawValue: "url")
}
