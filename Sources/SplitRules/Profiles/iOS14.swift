extension Profile {
  /// iOS 14 to 17, with the column styles, which came with iOS 14, and the classic style.
  ///
  /// Sources: spec/split-view.md 2.3 and 2.7 (S3 observed), and 4.2 to 4.5 for the column styles.
  public static let ios14 = Profile(
    id: "ios14", title: "iOS 14 to 17",
    splitView: SplitDesign(
      isAdaptive: true,
      hasColumnStyles: true,
      hasInspector: false,
      hasLayoutEnvironment: false,

      // Section 2.7. The width of the line, a pixel, is inferred; half a point at scale 2 is M26 observed.
      standing: .tiled,
      line: .pixel,
      outsetOfTiledPrimary: 100,
      keepsHiddenColumnsInHierarchy: true,
      keepsMovedColumns: false,
      overlayCoversTabBar: false,

      // The width is ceil(0.4 x W), or ceil(fraction x W). It is then raised to the minimum and lowered to the maximum.
      // The default minimum is 0, and the default maximum 320, or 375 on the 12.9-inch class (spec/split-view.md 2.6:
      // UYL-W, the rest inferred).
      primaryWidth: .part(fraction: 0.4, most: 320, mostOnLargeScreen: 375, largeScreen: 1366),
      // A primary is 320 wide. A supplementary is 375 wide in a split of 1024 or wider, and otherwise 320 (inferred).
      // The least width of the secondary is unmeasured; the number of iOS 26 stands in for it.
      columnWidths: ColumnWidthNumbers(
        primary: ColumnWidthNumber(natural: 320, inWideSplit: nil, least: 0),
        supplementary: ColumnWidthNumber(natural: 320, inWideSplit: (natural: 375, from: 1024), least: 0),
        leastSecondary: 464),
      columnsCanBeDragged: false,

      // Columns stand side by side if the window is wider than high and either on a phone or at least 1024 wide.
      // Otherwise the primary is hidden (2.4: documented for full screens, observed for 678 x 1024, the rule inferred).
      classicModes: .shape(besideFrom: 1024),
      // Section 4.5, inferred from the public text and from shipping apps.
      columnModes: .behavior(tilesFrom: 1366, displacesFrom: 1024),
      sharesFreeWindowsByRoom: true,
      behaviorFollowsMode: false,
      titlesDisplayModeButton: false,

      storesImpliedBehavior: false,
      storesNaturalPreference: false,
      loadsBareControllersWhileMounting: false,
      storesModesOfTheUser: false,
      raisesForThirdController: false,
      pushesNewSecondary: true
    ),
    bars: .sinceIOS12(keepsItemsOfSeparatedDetail: false),
    screen: ScreenDesign(
      // An iPad without a home button (two sources).
      padSafeArea: EdgeInsets(top: 24, bottom: 20),
      hasSafeAreasSince26: false,
      keepsContentBelowStatusBar: false,
      systems: SystemVersions(first: 14, last: 17),
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
      detents: DetentRules(
        // About a half (AD documented); the frames are unmeasured (spec/containers.md 367).
        mediumPart: 0.5, standing: .attached)
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
      tellsOfColumns: true,
      tellsOfColumnsAfterwards: false,
      background: .iOS13
    ),
    look: SystemLook(
      // It looks as iOS 13 does.
      name: "ios13",
      finish: .flat,
      systemItems: .words,
      lists: .usual,
      corners: CornerRadii(floating: 0, pageSheet: 10, formSheet: 10, card: 10, popover: 13),
      statusBar: StatusBarLook(padClock: .leading, signal: .bars, multitaskingDots: true),
      popoverFrame: 0,
      cardMargin: 16
    ))
}
