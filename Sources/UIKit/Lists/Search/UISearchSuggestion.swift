import Foundation

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
