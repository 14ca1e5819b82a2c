import Foundation

/// The place of a text: `NSTextContainer`. The text follows the size of its view, and the padding of the lines is honoured.
@preconcurrency @MainActor
open class NSTextContainer: ObjectBase {
  /// The size in points.
  open var size: CGSize
  /// The distance of the lines from the sides, inside the insets of the text view, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { view?.noteText() } } }
  /// The view that shows the text.
  weak var view: UITextView?
  /// The most lines, or 0 for any number. It is kept.
  open var maximumNumberOfLines = 0
  /// How the last line ends. It is kept.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Kept, without an effect.
  open var widthTracksTextView = true
  /// Kept, without an effect.
  open var heightTracksTextView = true
  /// Shapes that the text leaves out. They are kept.
  open var exclusionPaths: [UIBezierPath] = []
  /// Creates a place.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
}

/// The layout of a text: `NSLayoutManager`. It is kept.
@preconcurrency @MainActor
open class NSLayoutManager: ObjectBase {
  /// Creates a layout.
  public override init() { super.init() }
  /// Kept, without an effect.
  open var allowsNonContiguousLayout = false
  /// Kept, without an effect.
  open var usesFontLeading = true
  /// Kept, without an effect.
  open func addTextContainer(_ container: NSTextContainer) {}
  /// Does nothing.
  open func ensureLayout(for container: NSTextContainer) {}
  /// The size of the place.
  open func usedRect(for container: NSTextContainer) -> CGRect { CGRect(origin: .zero, size: container.size) }
  /// The signs in a place: none, because texts are drawn by the page.
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: 0) }
  /// The rectangle of signs: that of the place.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect { usedRect(for: container) }
  /// The letter at a point: the first one.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction:
      UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
}

/// A place in a text: `UITextPosition`.
open class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A part of a text: `UITextRange`.
open class UITextRange: NSObject {
  /// The start.
  open var start: UITextPosition { UITextPosition(lower) }
  /// The end.
  open var end: UITextPosition { UITextPosition(upper) }
  /// Whether start and end are the same.
  open var isEmpty: Bool { lower == upper }
  private let lower: Int
  private let upper: Int
  init(_ lower: Int, _ upper: Int) {
    (self.lower, self.upper) = (lower, upper)
    super.init()
  }
}

/// A rectangle of a selection: `UITextSelectionRect`. No object of it is passed to an app.
@preconcurrency @MainActor
open class UITextSelectionRect: ObjectBase {
  /// The rectangle in points.
  open var rect: CGRect { .zero }
  /// Whether the selection begins in the rectangle.
  open var containsStart: Bool { false }
  /// Whether the selection ends in the rectangle.
  open var containsEnd: Bool { false }
}
/// How quotes are inserted: `UITextSmartInsertDeleteType`, with UIKit's raw values. It has no effect.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// How a text is rewritten: `UIWritingToolsBehavior`, with UIKit's raw values. It has no effect.
public enum UIWritingToolsBehavior: Int, Sendable { case none = -1, `default` = 0, complete = 1, limited = 2 }

/// How a link in a text is touched: `UITextItemInteraction`, with UIKit's raw values. Links are not touched here.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

/// The rules of a password: `UITextInputPasswordRules`. They are kept.
open class UITextInputPasswordRules: NSObject {
  /// The rules.
  public let passwordRulesDescriptor: String
  /// Creates rules.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}
