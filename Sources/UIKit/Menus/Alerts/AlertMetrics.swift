import Foundation
internal import SplitKit

/// The lengths of a card in points, in a window and for a text size (`AlertLengths`).
@MainActor
struct AlertMetrics {
  let isSheet: Bool
  let window: CGSize
  let lengths = Self.lengths
  private let traits: UITraitCollection

  /// Whether the sheet is a popover, which has the size of the window of the metrics.
  let isPopover: Bool

  static var lengths: AlertLengths { UIDevice.isRunning(iOS: 26) ? .glass : .earlier }
  static var popoverWidth: CGFloat { CGFloat(lengths.popoverWidth) }

  init(isSheet: Bool, isPopover: Bool, in window: CGSize, traits: UITraitCollection) {
    (self.isSheet, self.isPopover, self.window, self.traits) = (isSheet, isPopover, window, traits)
  }

  var scale: CGFloat { traits.displayScale }
  private var isAtBottom: Bool { isSheet && lengths.sheetIsAtBottom }

  var width: CGFloat {
    if isPopover { return window.width }
    return min(isAtBottom ? 480 : CGFloat(lengths.width), max(0, window.width - 16))
  }
  /// The distance of the texts from the sides.
  var padding: CGFloat { CGFloat(lengths.textSide) }
  /// The distance of the buttons from the sides.
  var side: CGFloat { CGFloat(lengths.actionSide) }
  /// The distance between buttons.
  var gap: CGFloat { CGFloat(lengths.actionGap) }
  /// The height of a button: that of its line with the space around it, if this is more (898).
  var button: CGFloat {
    let least = CGFloat(isAtBottom || isPopover ? lengths.sheetAction : lengths.action)
    guard lengths.actionPadding > 0 else { return least }
    return max(least, CGFloat(Self.font(.body, traits).heightOfOneLine(for: traits) + 2 * lengths.actionPadding))
  }
  /// The distance below the last button, and above the first one if there is nothing above it.
  var end: CGFloat { CGFloat(lengths.actionEnd) }

  /// A font of a style at the text size of some traits.
  static func font(_ style: UIFont.TextStyle, _ traits: UITraitCollection) -> UIFont {
    .preferredFont(forTextStyle: style, compatibleWith: traits)
  }

  /// The frame of the card. On iOS 26 it lies in the middle of the safe area (891), and before in that of the window. Above the keyboard it
  /// lies in the middle of the height, and begins at the top if that is too low (inferred: nobody has measured where UIKit moves it).
  ///
  /// - Parameter keyboard: The height of the part that the keyboard or the bottom of the safe area covers.
  func card(height: CGFloat, safeArea: UIEdgeInsets, keyboard: CGFloat) -> CGRect {
    if isPopover { return CGRect(origin: CGPoint(x: 0, y: safeArea.top), size: CGSize(width: width, height: height)) }
    let x = (window.width - width) / 2
    if isAtBottom, window.width < 600 {
      return CGRect(x: x, y: window.height - max(8, keyboard) - height, width: width, height: height)
    }
    if lengths.centresInSafeArea {
      let room = window.height - safeArea.top - max(safeArea.bottom, keyboard)
      let y = safeArea.top + max(0, room - height) / 2
      return CGRect(x: x.nearestPixel(scale), y: y.nearestPixel(scale), width: width, height: height)
    }
    let room = keyboard > safeArea.bottom ? window.height - keyboard : window.height
    let y = (room - height) / 2
    return CGRect(x: x, y: room < window.height ? max(safeArea.top, y) : y, width: width, height: height)
  }
}
