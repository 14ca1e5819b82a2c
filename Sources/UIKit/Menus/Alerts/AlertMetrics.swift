import Foundation

/// The lengths of a card in points. They are those of the page's fixtures (estimated by eye from the versions).
@MainActor
struct AlertMetrics {
  let isSheet: Bool
  let window: CGSize
  private let isRoomy = UIDevice.isRunning(iOS: 26)

  /// Whether the sheet is a popover, which has the size of the window of the metrics.
  let isPopover: Bool
  static let popoverWidth: CGFloat = 300

  init(isSheet: Bool, isPopover: Bool, in window: CGSize) {
    (self.isSheet, self.isPopover, self.window) = (isSheet, isPopover, window)
  }

  var width: CGFloat {
    if isPopover { return window.width }
    let most = isSheet ? min(window.width - 16, 480) : isRoomy ? 320 : 270
    return min(most, max(0, window.width - 16))
  }
  var padding: CGFloat { isRoomy ? 20 : 16 }
  /// The distance of the buttons from the sides.
  var side: CGFloat { isRoomy ? 16 : 0 }
  /// The distance between buttons.
  var gap: CGFloat { isRoomy ? 8 : 0 }
  var button: CGFloat { isRoomy ? 48 : isSheet ? 57 : 44 }
  /// The distance below the last button, and above the first one if there is nothing above it.
  var end: CGFloat { isRoomy ? 16 : 0 }

  /// The frame of the card. An alert lies in the middle of the height above the keyboard, and begins at the top if that is too low
  /// (inferred: nobody has measured where UIKit moves it).
  ///
  /// - Parameter keyboard: The height of the part that the keyboard or the bottom of the safe area covers.
  func card(height: CGFloat, safeArea: UIEdgeInsets, keyboard: CGFloat) -> CGRect {
    if isPopover { return CGRect(origin: CGPoint(x: 0, y: safeArea.top), size: CGSize(width: width, height: height)) }
    let x = (window.width - width) / 2
    if isSheet, window.width < 600 {
      return CGRect(x: x, y: window.height - max(8, keyboard) - height, width: width, height: height)
    }
    let room = keyboard > safeArea.bottom ? window.height - keyboard : window.height
    let y = (room - height) / 2
    return CGRect(x: x, y: room < window.height ? max(safeArea.top, y) : y, width: width, height: height)
  }
}
