extension Profile {
  /// iOS 13, for which the Instagram prototype was built, with the classic style.
  ///
  /// Sources: spec/split-view.md 2.3 and 2.7 (S3 observed).
  public static let ios13 = Profile(
    id: "ios13", title: "iOS 13",
    splitView: SplitDesign(
      isAdaptive: true,
      hasColumnStyles: false,
      hasInspector: false,
      hasLayoutEnvironment: false,

      // Section 2.7. The width of the line, a pixel, is inferred; half a point at scale 2 is M26 observed.
      standing: .tiled,
      line: .pixel,
      outsetOfTiledPrimary: 0,
      keepsHiddenColumnsInHierarchy: true,
      keepsMovedColumns: false,
      overlayCoversTabBar: false,

      // The width is ceil(0.4 x W), or ceil(fraction x W). It is then raised to the minimum and lowered to the maximum.
      // The default minimum is 0, and the default maximum 320, or 375 on the 12.9-inch class (spec/split-view.md 2.6:
      // UYL-W, the rest inferred).
      primaryWidth: .part(fraction: 0.4, most: 320, mostOnLargeScreen: 375, largeScreen: 1366),
      // The version has no column styles. If an app uses one all the same, it gets the numbers of iOS 14 (ours).
      columnWidths: ColumnWidthNumbers(
        primary: ColumnWidthNumber(natural: 320, inWideSplit: nil, least: 0),
        supplementary: ColumnWidthNumber(natural: 320, inWideSplit: (natural: 375, from: 1024), least: 0),
        leastSecondary: 464),
      columnsCanBeDragged: false,

      // Columns stand side by side if the window is wider than high and either on a phone or at least 1024 wide.
      // Otherwise the primary is hidden (2.4: documented for full screens, observed for 678 x 1024, the rule inferred).
      classicModes: .shape(besideFrom: 1024),
      columnModes: .behavior(tilesFrom: 1366, displacesFrom: 1024),
      sharesFreeWindowsByRoom: true,
      behaviorFollowsMode: false,
      titlesDisplayModeButton: false,

      storesImpliedBehavior: false,
      storesNaturalPreference: false,
      loadsBareControllersWhileMounting: false,
      storesModesOfTheUser: false,
      raisesForThirdController: false,
      pushesNewSecondary: false
    ),
    // S0 observed that items stay (see `StrayItems`).
    bars: .sinceIOS12(keepsItemsOfSeparatedDetail: true, edgeLooks: .largeTitles),
    screen: ScreenDesign(
      // An iPad without a home button (two sources).
      padSafeArea: EdgeInsets(top: 24, bottom: 20),
      hasSafeAreasSince26: false,
      keepsContentBelowStatusBar: false,
      systems: SystemVersions(first: 13, last: 13),
      hasWindowControls: false
    ),
    presentations: PresentationDesign(
      adaptsStyles: true,
      // Sheets are cards, except in a window with a compact height. A swipe dismisses them (AD documented).
      automaticStyle: .pageSheet,
      compactStyle: .pageSheet,
      coversCompactHeight: true,
      // The readable width of 672 with a margin of 20 at each side (general knowledge); the gap is unmeasured.
      pageSheet: .card(width: 712, gap: 20),
      // 10 below the top inset (general knowledge of iOS 13, unmeasured for later versions).
      card: .below(gap: 10),
      // The size is that of iOS 8 to 12 (AD documented), and still the default; the place is unmeasured.
      formSheet: FormSheet(size: Size(width: 540, height: 620), standing: .centred),
      // As with `popoverLayoutMargins` (AD documented).
      popover: PopoverRules(margin: 10, touchesSource: false),
      isSheetDismissedBySwipe: true,
      // Sheets dim with black (general knowledge; unmeasured).
      sheetDimming: SheetDimming(light: 0.2, dark: 0.48, darkUnderFloating: 0.48),
      detents: nil
    ),
    // The heights include a row of suggestions (general knowledge).
    keyboard: KeyboardHeights(
      phone: KeyboardHeight(upright: 260, onItsSide: 200),
      phoneWithoutHomeButton: KeyboardHeight(upright: 335, onItsSide: 209),
      pad: KeyboardHeight(upright: 313, onItsSide: 398),
      padWithoutHomeButton: KeyboardHeight(upright: 337, onItsSide: 422)),
    calls: AppCalls(
      tellsOfRotations: false,
      tellsOfFirstTraits: false,
      tellsCoveredOfSizes: false,
      rotation: nil,
      hasInteractivePop: true,
      asksWhetherToHide: false,
      tellsOfModes: true,
      tellsOfColumns: false,
      tellsOfColumnsAfterwards: false,
      background: .iOS13
    ),
    look: SystemLook(
      name: "ios13",
      finish: .flat,
      systemItems: .words,
      lists: .usual,
      corners: CornerRadii(floating: 0, pageSheet: 10, formSheet: 10, card: 10, popover: 13),
      statusBar: StatusBarLook(padClock: .leading, signal: .bars),
      popoverFrame: 0,
      cardMargin: 16
    ))
}
