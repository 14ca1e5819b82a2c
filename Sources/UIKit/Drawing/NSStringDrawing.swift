import Foundation
internal import SplitKit

/// How a text is measured: `NSStringDrawingOptions`.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The raw value, which is UIKit's.
  public let rawValue: Int
  /// Creates options from UIKit's raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The text has several lines. Without it, it has one.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The space between lines counts, as it always does here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The bounds are those of the letters. They are those of the lines here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line ends with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// How a text is drawn: `NSStringDrawingContext`. It is kept.
open class NSStringDrawingContext: NSObject {
  /// The least scale of the letters.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale of the letters, which is 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The bounds of the drawing.
  open var totalBounds: CGRect { .zero }
}

/// Measuring texts, with the metrics with which the page draws them. Drawing has no effect.
extension NSAttributedString {
  /// The size in one line, in points.
  public func size() -> CGSize { TextSize.of(self, width: .greatestFiniteMagnitude, lines: 1) }
  /// The rectangle of the text in a size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(
      origin: .zero, size: TextSize.of(self, width: size.width, lines: options.contains(.usesLineFragmentOrigin) ? 0 : 1))
  }
  /// Draws nothing.
  public func draw(at point: CGPoint) {}
  /// Draws nothing.
  public func draw(in rect: CGRect) {}
  /// Draws nothing.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {}
}

extension String {
  /// The size in one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }
  /// The rectangle of the text in a size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(with: size, options: options, context: context)
  }
  /// Draws nothing.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws nothing.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSString {
  /// The size in one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attrs)
  }
  /// The rectangle of the text in a size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { description.boundingRect(with: size, options: options, attributes: attributes, context: context) }
  /// Draws nothing.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws nothing.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

enum TextSize {
  /// The size of a text in the fonts of its parts, or the system's of 12 points.
  static func of(_ text: NSAttributedString, width: CGFloat, lines: Int) -> CGSize {
    let usual = UIFont.systemFont(ofSize: 12)
    if let runs = TextRuns(text, font: usual, traits: .current) {
      return CGSize(runs.size(width: min(Double(width), 100_000), lines: lines))
    }
    let font = text.first(.font, as: UIFont.self) ?? usual
    return CGSize(font.size(of: text.string, width: min(Double(width), 100_000), lines: lines, traits: .current))
  }
}
