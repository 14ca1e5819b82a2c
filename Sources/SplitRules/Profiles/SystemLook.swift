/// The look of an OS version: the rules for an app's content, and the numbers that the page draws with.
///
/// All lengths are in points. The file of each version, beside this one, has the values. A number is by eye unless the file
/// names its source. The page gets the look once, in the member `look` of a scene.
package struct SystemLook: Sendable {
  /// The name of the page's style sheet, `styles/looks/<name>.css`. Versions that look alike share one.
  package let name: String
  /// The surfaces of bars and columns.
  package let finish: Finish
  package let systemItems: SystemItems
  package let lists: ListSpacing
  package let corners: CornerRadii
  package let statusBar: StatusBarLook
  /// The distance by which a popover's frame extends beyond its content, in points.
  package let popoverFrame: Double
  /// The margin at each side of the content that a card on a phone pushes back, in points. It is nil if a card pushes
  /// nothing back.
  package let cardMargin: Double?
  /// Whether a page sheet has a shadow.
  package var pageSheetsHaveShadows = true
  /// The letters on the keys of the keyboard.
  package var keys = KeyLetters.followCase
  /// The least width of a window in which a controller's view has margins of 20 points at its sides instead of 16 (881). If it is nil,
  /// the regular width has them (general knowledge).
  package var leastWidthOfWideMargins: Double?
  /// The place of a tab's title where the window has a compact height.
  package var lowTabTitles = TabTitlePlace.besideImage
}

extension SystemLook {
  /// The margin of the system at the sides of a controller's view (881): 20 points in a wide window, and 16 in another one.
  ///
  /// - Parameters:
  ///   - width: The width of the window in points.
  ///   - isRegular: Whether the width of the view is regular, which counts where no version has measured a width.
  package func margin(inWindow width: Double, isRegular: Bool) -> Double {
    let isWide = leastWidthOfWideMargins.map { width >= $0 } ?? isRegular
    return isWide ? 20 : 16
  }
}

/// The surfaces of bars and columns.
package enum Finish: CaseIterable, Sendable {
  /// Bars with a gradient and buttons with a border.
  case glossy
  /// Flat bars, which the content shines through.
  case flat
  /// Glass that floats over the content.
  case glass
}

/// The letters on the keys of the keyboard: always capitals, or those that a key types.
package enum KeyLetters: Sendable { case capitals, followCase }

/// The place of a tab's title: below its image, or beside it.
package enum TabTitlePlace: Sendable { case belowImage, besideImage }

/// The way in which a bar shows the system's own items, such as Done, Cancel and Send.
package enum SystemItems: Sendable { case words, signs }

/// The spacing of the rows of a list.
package enum ListSpacing: Sendable { case usual, roomy }

extension ListSpacing {
  /// The height of a row with a title, in points at the text size `large` (estimated by eye from the versions).
  package var rowHeight: Double {
    switch self {
    case .usual: 44
    case .roomy: 46
    }
  }

  /// The height of such a row at each text size. The title may take a second line at the accessibility sizes.
  package var row: TextHeight { TextHeight(rowHeight, .body, atAccessibilitySizes: .body) }

  /// The standard rows of tables and lists.
  package var rows: RowDesign {
    switch self {
    case .usual: .earlier
    case .roomy: .since26
    }
  }
}

/// The corner radii of floating columns, sheets and popovers, in points.
package struct CornerRadii: Sendable {
  /// The radius of a column that floats.
  package let floating: Double
  package let pageSheet: Double
  package let formSheet: Double
  /// The radius of the upper corners of a sheet that is as wide as the window.
  package let card: Double
  /// The radius of a sheet that floats at a low detent, as it is drawn.
  package var floatingSheet: Double = 0
  package let popover: Double
}

/// The contents of the status bar, and their places (general knowledge).
///
/// A phone without a home button has the time at the leading end and bars of signal on every system, because the cutout is in
/// the middle.
package struct StatusBarLook: Sendable {
  /// The place of the time on an iPad. A phone with a home button has it in the middle on every system.
  package let padClock: ClockPlace
  /// The way in which a phone with a home button shows the strength of the signal.
  package let signal: SignalSign
  /// Whether each window of an iPad has three dots at its top, by which its arrangement is chosen.
  package var multitaskingDots = false

  package enum ClockPlace: String, Sendable { case middle, leading }
  package enum SignalSign: String, Sendable { case bars, dots }
}
