/// A rule that can decide about a layout.
///
/// A function that selects among rules returns the rule together with the words about it (`Reason`), so a sentence and its
/// rule cannot differ. The raw values are the names on the wire. `Rule+Statements.swift` has the statements that cover a
/// rule.
package enum Rule: String, Sendable, CaseIterable {
  // The size classes of a window.
  /// The iPad window is not wider than the widest compact one that was seen.
  case padCompact
  /// The iPad window has a width at which nobody has seen a size class, so our limit decides.
  case padUnseen
  /// The iPad window is at least as wide as the narrowest regular one that was seen.
  case padRegular
  case phonePortrait, phoneCompactLandscape, phoneRegularLandscape, phoneResizable
  case deviceClasses
  case manualClasses
  case overriddenClass
  case presentationClass
  case primaryClass

  // Whether a split view is collapsed.
  case compactCollapses, regularExpands, neverCollapses, neverShown

  // The columns of a collapsed split view.
  case collapsedTop, collapsedCovered, compactColumn

  // The columns of an expanded split view, by the mode.
  case secondaryOnly, oneBeside, oneOver, twoBeside, twoOver, primaryOverOneBeside, twoDisplacing
  case primaryInPopover
  case inspectorHidden, inspectorShown, inspectorSheet
  /// The view of a hidden column stands off screen.
  case waitsOffScreen
  /// The view of a hidden column leaves the hierarchy.
  case leavesHierarchy

  // The mode.
  case deviceOnItsSide, deviceUpright, keptInPortrait
  case landscapeFits, landscapeTooNarrow, phoneLandscape, portrait
  case preferredHidden, preferredBeside, preferredOver
  case roomForColumn, noRoomForColumn, roomForThree, noRoomForThree
  /// Nobody has seen at which width a column fits beside the secondary, so our limit decides.
  case unseenRoom
  /// The app has preferred a mode before the split view appeared, and such a preference stands for another mode then.
  case preferredAtFirst
  /// Three columns do not fit, and the app has asked for them while the split view was shown.
  case threeComeOver
  case modeOfBehavior, preferredInBehavior
  case freeWindowFits, freeWindowTooNarrow, waitsForRoom
  case lastingMode

  // The behaviour.
  case preferredBehavior
  case landscapeTiles, landscapeDisplaces, landscapeOverlays, portraitOverlays
  case freeWindowBehavior
  case tilesByMode, overlaysByMode

  // The widths of columns.
  case automaticWidth, partOfWidth, preferredPoints, preferredFraction, draggedWidth
  case minimumWidth, maximumWidth, widthOfSplit
  case keepsSecondary, threeColumnsGrow, supplementaryGrows
  case collapsedWidth, widthBeforeShown
  /// The secondary has the width that the other columns leave.
  case remainingWidth
  /// The secondary is as wide as the split view, and columns lie over it.
  case wholeWidth

  // Decisions of the app or the client.
  case noSuchColumn, emptyColumn, windowSize

  // Stacks, tabs and containers of the app.
  case stackTop, stackCovered
  case selectedTab, otherTab
  case appContainer, appMovesColumn, appContent, rootController

  // The insets of a window's safe area.
  case padStatusBar, padHomeIndicator, phoneInset, phoneWithHomeButton
  /// Nothing covers the edge.
  case bareEdge
  case sharedScreenInset
  /// Nobody has measured the insets of free windows, of Slide Over and of phone apps in windows of any size.
  case looseWindowInset
  /// The client has set the inset.
  case givenInset

  // The insets of a view's safe area.
  /// The view reaches the edge of the window, or a part of the inset around it reaches into the view.
  case windowInset, partOfInset
  case awayFromEdge
  /// Before iOS 7, views begin below the status bar.
  case belowStatusBar
  case navigationBarInset, compactBarInset, largeTitleInset, scrolledTitleInset, barBesideIsland
  case barInFloatingColumn, barInSheet, barInPopover, barInContainer
  case toolbarInset, toolbarAboveIndicator, toolbarAboveTabBar, ownToolbarInset
  case tabBarInset, lowTabBarInset, topTabBarInset, columnBelowTabBar, tabSidebarInset
  case floatingSidebarInset
  /// The primary column floats over the edge of the view, in a mode that has it beside the view's content or over it.
  case underSidebarBeside, underSidebarOver
  case underInspector
  /// The view of a tiled primary begins outside the split view, and has an inset of that length.
  case outsetPrimary
  /// The column is hidden, and its insets stay.
  case keptInset
  case formSheetInset, floatingSheetInset
  /// The app's own container gives the view another inset.
  case appInset

  // Presentations.
  case compactHeightStyle, compactWidthStyle, automaticStyle, keptStyle, requestedStyle
  case coveringPresentation
  case frameOfWindow, frameOfContext, usualFrame, frameBelowTop, detentFrame, preferredFrame
  case popoverFits, popoverMoved, popoverSqueezed, popoverAtBar, popoverAboveKeyboard
}

extension Rule {
  /// Whether the app decides, and UIKit has no rule.
  package var isOfApp: Bool {
    switch self {
    case .noSuchColumn, .emptyColumn, .windowSize, .appContainer, .appMovesColumn, .appContent, .rootController, .givenInset,
      .ownToolbarInset, .appInset:
      true
    default: false
    }
  }
}
