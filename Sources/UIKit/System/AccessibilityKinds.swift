import Foundation

/// Where a scroll of a reader goes: `UIAccessibilityScrollDirection`, with UIKit's raw values.
public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }

/// The kind of a container: `UIAccessibilityContainerType`, with UIKit's raw values. It is kept.
public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }

/// The kind of a text for a reader: `UIAccessibilityTextualContext`. It is kept.
public struct UIAccessibilityTextualContext: Hashable, RawRepresentable, Sendable {
  /// UIKit's name.
  public let rawValue: String
  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Words of a terminal.
  public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
  /// A name of a file.
  public static let fileSystem = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Messages.
  public static let messaging = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextMessaging")
  /// Prose.
  public static let narrative = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Code.
  public static let sourceCode = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// A table.
  public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// Any words.
  public static let plain = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextPlain")
}

/// A way through a screen for people who do not see: `UIAccessibilityCustomRotor`. It is kept.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: ObjectBase {
  /// Finds the next element.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
  /// Where a search goes, with UIKit's raw values.
  public enum Direction: Int, Sendable { case previous, next }
  /// The words.
  open var name: String
  /// Finds the next element. It is not called.
  open var itemSearchBlock: Search
  /// Creates a way.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock) = (name, itemSearchBlock)
    super.init()
  }
}

/// Where a search of a rotor begins: `UIAccessibilityCustomRotorSearchPredicate`. No object of it is passed to an app.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: ObjectBase {
  /// The element at which the search begins.
  open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: nil, targetRange: nil)
  /// Where the search goes.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// The result of a search of a rotor: `UIAccessibilityCustomRotorItemResult`. It is kept.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: ObjectBase {
  /// The element.
  open weak var targetElement: AnyObject?
  /// The range in the text of the element.
  open var targetRange: UITextRange?
  /// Creates a result.
  public init(targetElement: AnyObject?, targetRange: UITextRange?) {
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
    super.init()
  }
}
