/// The statements of docs/conformance.md that cover a rule.
extension Rule {
  /// The part of an app that a rule has decided about. A rule can have other statements for another style, or for another
  /// column.
  package struct Subject: Equatable, Sendable {
    package let style: SplitViewStyle
    package let column: Column?

    package init(style: SplitViewStyle = .unspecified, column: Column? = nil) {
      (self.style, self.column) = (style, column)
    }
  }

  /// The ids of the statements about this rule, in the order of preference. Each OS version takes the first one that is
  /// about it. There are none for a rule that no statement covers.
  package func statements(for subject: Subject) -> [String] {
    if subject.column == .inspector, let ids = statementsForInspector { return ids }
    return statementsForWindow ?? statementsForColumns(subject.style) ?? statementsForModes(subject.style)
      ?? statementsForWidths(subject.style) ?? statementsForContainers ?? statementsForInsets(subject.style) ?? []
  }

  private var statementsForWindow: [String]? {
    switch self {
    case .padCompact: ["30"]
    case .padUnseen: ["32-b"]
    case .padRegular: ["31"]
    case .phonePortrait, .deviceClasses: ["35-a"]
    case .phoneCompactLandscape: ["35"]
    case .phoneRegularLandscape: ["36"]
    case .overriddenClass: ["42-b"]
    case .primaryClass: ["41"]
    case .compactCollapses, .regularExpands: ["40"]
    case .neverCollapses: ["7-d"]
    case .neverShown: ["6", "6-before"]
    default: nil
    }
  }

  private func statementsForColumns(_ style: SplitViewStyle) -> [String]? {
    let isClassic = style == .unspecified
    switch self {
    case .collapsedTop, .collapsedCovered: return isClassic ? ["3.3-a"] : ["5.2-collapsed", "4.7-collapse"]
    case .compactColumn: return ["5.2-compact", "4.7-compact"]
    case .secondaryOnly: return [isClassic ? "82-classic" : "82", "51", "7-b"]
    case .oneBeside: return beside(style)
    case .oneOver: return over(style)
    case .twoBeside: return ["95", "4.3-tile"]
    case .twoOver: return ["88", "4.3-overlay"]
    case .primaryOverOneBeside: return ["87"]
    case .twoDisplacing: return ["4.3-displace"]
    case .primaryInPopover: return ["2.10-e"]
    case .inspectorHidden: return ["5.8-hidden"]
    case .inspectorShown: return ["5.8-edge"]
    case .inspectorSheet: return ["5.8-sheet"]
    case .waitsOffScreen: return ["2.3-a", "7-b"]
    case .leavesHierarchy: return [isClassic ? "82-classic" : "82"]
    default: return nil
    }
  }

  private func beside(_ style: SplitViewStyle) -> [String] {
    switch style {
    case .unspecified: ["80-classic", "2.7-a", "7-a"]
    case .doubleColumn: ["80", "4.3-tile"]
    case .tripleColumn: ["85", "125"]
    }
  }

  private func over(_ style: SplitViewStyle) -> [String] {
    switch style {
    case .unspecified: ["83-classic", "2.7-b"]
    case .doubleColumn: ["83", "4.3-overlay"]
    case .tripleColumn: ["90", "4.3-overlay"]
    }
  }

  private func statementsForModes(_ style: SplitViewStyle) -> [String]? {
    let isClassic = style == .unspecified
    switch self {
    case .deviceOnItsSide: return ["7-a"]
    case .deviceUpright: return ["7-b"]
    case .keptInPortrait: return ["2.10-a", "2.10-b"]
    case .landscapeFits: return ["44"]
    case .landscapeTooNarrow: return ["47-a"]
    case .phoneLandscape: return ["47"]
    case .portrait: return ["45"]
    case .preferredHidden: return isClassic ? ["51"] : ["5.4-mounted", "119"]
    case .preferredBeside: return ["50"]
    case .preferredOver: return isClassic ? ["52"] : ["107"]
    case .roomForColumn: return isClassic ? ["48"] : ["5.4-fits"]
    case .noRoomForColumn: return isClassic ? ["49"] : ["5.4-393"]
    case .unseenRoom: return ["49-b"]
    case .preferredAtFirst: return isClassic ? ["106-classic"] : ["5.4-initial"]
    case .roomForThree: return ["100"]
    case .noRoomForThree: return ["99"]
    case .threeComeOver: return ["105"]
    case .modeOfBehavior: return ["4.5-behaviors"]
    case .preferredInBehavior: return ["119"]
    case .lastingMode: return isClassic ? ["111-classic"] : ["5.4-overlay-resized"]
    case .preferredBehavior: return ["4.2-reinterpreted-late"]
    case .landscapeTiles: return ["115"]
    case .landscapeDisplaces: return ["116"]
    case .landscapeOverlays: return ["118"]
    case .portraitOverlays: return ["117"]
    case .tilesByMode: return ["108"]
    case .overlaysByMode: return ["107"]
    default: return nil
    }
  }

  private func statementsForWidths(_ style: SplitViewStyle) -> [String]? {
    switch style {
    case .unspecified: statementsForClassicWidths
    case .doubleColumn: statementsForDoubleWidths
    case .tripleColumn: statementsForTripleWidths
    }
  }

  private var statementsForClassicWidths: [String]? {
    switch self {
    case .automaticWidth: ["73-classic", "62", "7-a"]
    case .partOfWidth: ["73-classic", "63"]
    case .preferredPoints: ["76-classic", "79-classic"]
    case .preferredFraction: ["77", "69"]
    case .minimumWidth: ["71"]
    case .maximumWidth: ["74-classic", "70"]
    case .keepsSecondary: ["73-classic"]
    case .collapsedWidth: ["78-classic"]
    case .remainingWidth: ["80-classic", "2.7-a", "7-a"]
    case .wholeWidth: ["82-classic", "51", "7-b"]
    default: nil
    }
  }

  private var statementsForDoubleWidths: [String]? {
    switch self {
    case .automaticWidth, .partOfWidth: ["5.3-double-widths", "4.5-widths"]
    case .preferredPoints: ["5.3-double-points", "79"]
    case .preferredFraction: ["5.3-double-bounds", "69"]
    case .draggedWidth: ["5.8-drag"]
    case .minimumWidth: ["74", "79"]
    case .maximumWidth: ["74", "79"]
    case .keepsSecondary: ["5.3-double-cap"]
    case .collapsedWidth: ["78"]
    case .remainingWidth: ["80", "4.3-tile"]
    case .wholeWidth: ["82", "51"]
    default: nil
    }
  }

  private var statementsForTripleWidths: [String]? {
    switch self {
    case .automaticWidth, .partOfWidth, .preferredPoints, .preferredFraction: ["5.3-natural", "4.5-widths"]
    case .draggedWidth: ["5.8-drag"]
    case .minimumWidth: ["5.3-least", "79"]
    case .maximumWidth: ["5.3-natural", "79"]
    case .keepsSecondary: ["5.3-beside"]
    case .threeColumnsGrow: ["5.3-three"]
    case .supplementaryGrows: ["5.3-over"]
    case .collapsedWidth: ["5.3-collapsed"]
    case .remainingWidth: ["96", "4.3-tile"]
    case .wholeWidth: ["82", "51"]
    default: nil
    }
  }

  private var statementsForInspector: [String]? {
    switch self {
    case .automaticWidth: ["5.8-width"]
    case .preferredPoints, .preferredFraction, .minimumWidth, .maximumWidth: ["5.8-widths"]
    case .draggedWidth: ["5.8-drag"]
    default: nil
    }
  }

  private var statementsForContainers: [String]? {
    switch self {
    case .stackTop, .stackCovered: ["6.1-a"]
    case .selectedTab, .otherTab: ["6.3-d"]
    case .compactHeightStyle: ["353", "358"]
    case .compactWidthStyle: ["355", "6.4-card-8"]
    case .automaticStyle: ["350"]
    case .keptStyle: ["358-8"]
    case .coveringPresentation: ["3.9-b"]
    case .frameOfWindow: ["353", "358", "6.4-card-8"]
    case .frameOfContext: ["451"]
    case .usualFrame: ["356", "371", "6.4-form-sheet"]
    case .frameBelowTop: ["351", "6.4-card-13", "6.4-page-sheet-8"]
    case .detentFrame: ["361", "367"]
    case .preferredFrame: ["357", "6.4-form-sheet-wish"]
    case .popoverFits: ["382", "6.4-popover-place"]
    case .popoverMoved: ["383", "6.4-popover-place"]
    case .popoverSqueezed: ["384", "6.4-popover-place"]
    case .popoverAtBar: ["385"]
    case .popoverAboveKeyboard: ["392"]
    default: nil
    }
  }
}
