extension Profile {
  /// iOS 3.2 to 5, whose split view does not adapt: the primary is 320 wide, beside the secondary in landscape and
  /// hidden in portrait. Nothing collapses.
  ///
  /// Sources: spec/split-view.md section 7 (S4, R-UYL observed).
  public static let ios5 = Profile(
    id: "ios5", title: "iOS 3.2 to 5",
    splitView: SplitDesign(
      isAdaptive: false,
      hasColumnStyles: false,
      hasInspector: false,
      hasLayoutEnvironment: false,

      // The width of the line, a point, comes from the model of an old port.
      standing: .tiled,
      line: .points(1),
      outsetOfTiledPrimary: 0,
      keepsHiddenColumnsInHierarchy: true,
      keepsMovedColumns: true,
      overlayCoversTabBar: false,

      // S4 observed.
      primaryWidth: .fixed(320),
      // The version has no column styles. If an app uses one all the same, it gets the numbers of iOS 14 (ours).
      columnWidths: ColumnWidthNumbers(
        primary: ColumnWidthNumber(natural: 320, inWideSplit: nil, least: 0),
        supplementary: ColumnWidthNumber(natural: 320, inWideSplit: (natural: 375, from: 1024), least: 0),
        leastSecondary: 464),
      columnsCanBeDragged: false,

      // The primary stands beside the secondary in landscape. It is hidden in portrait (S4 observed), unless the app
      // keeps it (R-UYL observed).
      classicModes: .orientation,
      columnModes: .behavior(tilesFrom: 1366, displacesFrom: 1024),
      sharesFreeWindowsByRoom: false,
      behaviorFollowsMode: false,
      titlesDisplayModeButton: false,

      storesImpliedBehavior: false,
      storesNaturalPreference: false,
      loadsBareControllersWhileMounting: false,
      storesModesOfTheUser: false,
      raisesForThirdController: false,
      pushesNewSecondary: false
    ),
    bars: .upToIOS11(hidesForColumns: true, letters: .early),
    screen: ScreenDesign(
      // An iPad with a home button has an inset of 20 at the top and of 0 at the bottom. Every iPad had a home button
      // until iOS 12.
      padSafeArea: EdgeInsets(top: 20),
      hasSafeAreasSince26: false,
      keepsContentBelowStatusBar: true,
      systems: SystemVersions(first: 5, last: 6, numbers: "3.2 to 5"),
      hasWindowControls: false
    ),
    presentations: PresentationDesign(
      adaptsStyles: false,
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
    // The heights include no row of suggestions, which came with iOS 8 (general knowledge).
    keyboard: KeyboardHeights(
      phone: KeyboardHeight(upright: 216, onItsSide: 162),
      phoneWithoutHomeButton: KeyboardHeight(upright: 216, onItsSide: 162),
      pad: KeyboardHeight(upright: 264, onItsSide: 352),
      padWithoutHomeButton: KeyboardHeight(upright: 264, onItsSide: 352)),
    calls: AppCalls(
      tellsOfRotations: true,
      tellsOfFirstTraits: false,
      tellsCoveredOfSizes: false,
      // These are the durations on an iPad (general knowledge).
      rotation: RotationDurations(quarterTurn: 0.4, halfTurn: 0.8),
      hasInteractivePop: false,
      asksWhetherToHide: true,
      tellsOfModes: false,
      tellsOfColumns: false,
      tellsOfColumnsAfterwards: false,
      background: .iOS5
    ),
    look: SystemLook(
      name: "ios5",
      finish: .glossy,
      systemItems: .words,
      lists: .usual,
      corners: CornerRadii(floating: 0, pageSheet: 10, formSheet: 10, card: 10, popover: 11),
      statusBar: StatusBarLook(padClock: .middle, signal: .bars),
      // Before iOS 7 a popover stands in a frame of dark glass.
      popoverFrame: 7,
      cardMargin: nil,
      // The letters follow the case since iOS 9 (general knowledge).
      keys: .capitals
    ))
}
