import Foundation

/// How something is printed: `UIPrintInfo`. It is kept, because nothing can be printed.
@preconcurrency @MainActor
open class UIPrintInfo: ObjectBase {
  /// The kinds of print, with UIKit's raw values.
  public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
  /// The turns of the page, with UIKit's raw values.
  public enum Orientation: Int, Sendable { case portrait, landscape }
  /// The usual way.
  public class func printInfo() -> UIPrintInfo { UIPrintInfo() }
  /// Kept, without an effect.
  open var jobName = ""
  /// Kept, without an effect.
  open var outputType = OutputType.general
  /// Kept, without an effect.
  open var orientation = Orientation.portrait
}

/// The pages of something that is printed: `UIPrintFormatter`. It is kept.
@preconcurrency @MainActor
open class UIPrintFormatter: ObjectBase {
  /// Kept, without an effect.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// Kept, without an effect.
  open var startPage = 0
}

/// The pages of a text that is printed: `UISimpleTextPrintFormatter`. It is kept.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var text: String?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// Creates the pages of a text.
  public init(text: String) {
    self.text = text
    super.init()
  }
  /// Creates the pages of a text with attributes.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }
}

extension UIView {
  /// The pages of the view, if it were printed.
  public func viewPrintFormatter() -> UIPrintFormatter { UIPrintFormatter() }
}
