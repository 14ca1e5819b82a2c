import Foundation

/// A button of an alert: `UIAlertAction`.
@preconcurrency @MainActor
open class UIAlertAction: ObjectBase {
  /// The kinds, with UIKit's raw values.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// The words.
  public let title: String?
  /// The kind.
  public let style: Style
  /// Whether the button can be used.
  open var isEnabled = true { didSet { alert?.noteActions() } }
  /// Accepted and ignored: buttons look as the system's.
  open func setValue(_ value: Any?, forKey key: String) {}
  weak var alert: UIAlertController?
  private let handler: ((UIAlertAction) -> Void)?

  /// Creates a button. The handler runs when the alert has been dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }

  func run() { handler?(self) }
}
