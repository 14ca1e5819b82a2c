/// A place to type in: a text field, a text view or a search bar.
///
/// Its text is the server's: a person who comes back finds it. There is no cursor and no selection.
public final class TextField {
  /// Unique in the window, like the id of any element.
  public let id: String
  /// What it says while it is empty; nil for nothing.
  public let placeholder: String?
  /// What was typed so far.
  public internal(set) var text: String { didSet { revision += 1 } }
  /// Grows with every change of the text.
  package private(set) var revision = 0

  /// Makes a field with a text in it, which may be empty.
  public init(id: String, placeholder: String? = nil, text: String = "") {
    self.id = id
    self.placeholder = placeholder
    self.text = text
  }

  /// What the page draws of it.
  public var viewModel: Value {
    var members = [Member("id", .string(id)), Member("text", .string(text))]
    if let placeholder { members.append(Member("placeholder", .string(placeholder))) }
    return .object(members)
  }
}
