extension Profile {
  /// iOS 8 to 12, whose split view adapts to size classes, with the classic style.
  ///
  /// Sources: spec/split-view.md 2.3 and 2.7 (S3 observed).
  public static let ios8 = Profile(
    id: "ios8", title: "iOS 8 to 12",
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
      overlayCoversTabBar: true,

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
      // The back-style button has the title of the primary, as in Settings on an iPad (general knowledge).
      titlesDisplayModeButton: true,

      storesImpliedBehavior: false,
      storesNaturalPreference: false,
      loadsBareControllersWhileMounting: false,
      storesModesOfTheUser: false,
      raisesForThirdController: false,
      pushesNewSecondary: false
    ),
    // The profile stands for iOS 8 to 12 and has the bars of most of them.
    bars: .upToIOS11(hidesForColumns: false, letters: .flat),
    screen: ScreenDesign(
      // An iPad with a home button has an inset of 20 at the top and of 0 at the bottom. Every iPad had a home button
      // until iOS 12.
      padSafeArea: EdgeInsets(top: 20),
      hasSafeAreasSince26: false,
      keepsContentBelowStatusBar: false,
      systems: SystemVersions(first: 8, last: 12),
      hasWindowControls: false
    ),
    presentations: PresentationDesign(
      adaptsStyles: true,
      // Sheets are for wide windows, and only code dismisses them (AD documented).
      automaticStyle: .fullScreen,
      compactStyle: .fullScreen,
      coversCompactHeight: false,
      // The width is that of the first iPad in portrait (AD documented); the height is unmeasured.
      pageSheet: .panel(width: 768),
      // 10 below the top inset (general knowledge of iOS 13, unmeasured for later versions).
      card: .below(gap: 10),
      // The size is that of iOS 8 to 12 (AD documented), and still the default; the place is unmeasured.
      formSheet: FormSheet(size: Size(width: 540, height: 620), standing: .centred),
      // As with `popoverLayoutMargins` (AD documented).
      popover: PopoverRules(margin: 10, touchesSource: false),
      isSheetDismissedBySwipe: false,
      // Sheets dim with black (general knowledge; unmeasured).
      sheetDimming: SheetDimming(light: 0.4, dark: 0.4, darkUnderFloating: 0.4),
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
      tellsOfFirstTraits: true,
      tellsCoveredOfSizes: true,
      rotation: nil,
      hasInteractivePop: true,
      asksWhetherToHide: true,
      tellsOfModes: true,
      tellsOfColumns: false,
      tellsOfColumnsAfterwards: false,
      background: .iOS8
    ),
    look: SystemLook(
      name: "ios8",
      finish: .flat,
      systemItems: .words,
      lists: .usual,
      corners: CornerRadii(floating: 0, pageSheet: 0, formSheet: 6, card: 10, popover: 13),
      statusBar: StatusBarLook(padClock: .middle, signal: .dots),
      popoverFrame: 0,
      cardMargin: nil,
      pageSheetsHaveShadows: false,
      // Since iOS 9 the letters follow the case, and since iOS 11 titles stand beside the images in a compact height (general
      // knowledge). The profile has the earlier looks, as its bars.
      keys: .capitals,
      lowTabTitles: .belowImage
    ),
    // The article that reports them says iOS 12 (S0 observed).
    systemWithPushFaults: "ios12")
}
