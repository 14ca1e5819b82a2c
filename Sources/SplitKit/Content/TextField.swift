/// A field for text: a text field, a text view or a search bar.
///
/// The server stores the text, so a user who comes back finds it. There is no cursor and no selection.
public final class TextField {
  /// The id, which is unique in the window.
  public let id: String
  /// The text that is shown while the field is empty, or nil for none.
  public package(set) var placeholder: String?
  /// Whether the page shows dots in place of the text. The default is false.
  package var isSecure = false
  /// Called when the user has changed the text, has given the field the keyboard, or has left it. An app's code that runs in them
  /// must hold the field's owner weakly.
  package var didEdit: (() -> Void)?
  /// Asked before the field gets the keyboard, and before it gives the keyboard away. Without one, it may.
  package var mayBegin: (() -> Bool)?
  package var mayEnd: (() -> Bool)?
  package var didBegin: (() -> Void)?
  package var didEnd: (() -> Void)?
  /// Called when the user has pressed the return key. Without it, the field has no such key.
  package var didReturn: (() -> Void)?
  /// Called when the user has pressed the button in the field that deletes its text. Without it, the page deletes the text.
  package var didClear: (() -> Void)?
  /// Called when the user has pressed the button beside a search field that ends the search. Without it, the page ends the search.
  package var didCancel: (() -> Void)?
  /// The present text.
  public package(set) var text: String { didSet { revision += 1 } }
  /// A number that grows with every change of the text.
  package private(set) var revision = 0

  /// Creates a field with a text, which may be empty.
  public init(id: String, placeholder: String? = nil, text: String = "") {
    self.id = id
    self.placeholder = placeholder
    self.text = text
  }

  /// The view model of the field.
  public var viewModel: Value {
    var members = [Member("id", .string(id)), Member("text", .string(text))]
    if let placeholder { members.append(Member("placeholder", .string(placeholder))) }
    if isSecure { members.append(Member("isSecure", true)) }
    if didReturn != nil { members.append(Member("hasReturn", true)) }
    if didClear != nil { members.append(Member("hasClear", true)) }
    if didCancel != nil { members.append(Member("hasCancel", true)) }
    return .object(members)
  }
}
