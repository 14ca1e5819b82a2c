import Foundation

/// A part of a text that can be touched, since iOS 17: `UITextItem`. No object of it is passed to an app.
@preconcurrency @MainActor
open class UITextItem: ObjectBase {
  /// The kinds of parts.
  public enum Content {
    /// An address.
    case link(URL)
    /// A picture.
    case textAttachment(NSTextAttachment)
    /// A part that the app has marked.
    case tag(String)
  }
  /// The menu of a part: `UITextItem.MenuConfiguration`. It is kept.
  @preconcurrency @MainActor
  open class MenuConfiguration: ObjectBase {
    /// Creates a menu.
    public init(menu: UIMenu) { super.init() }
    /// Creates a menu with a preview.
    public init(preview: AnyObject?, menu: UIMenu) { super.init() }
  }
  /// The kind.
  public let content: Content
  /// The place in the text.
  public let range: NSRange
  init(content: Content, range: NSRange) {
    (self.content, self.range) = (content, range)
    super.init()
  }
}
