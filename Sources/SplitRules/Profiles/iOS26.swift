extension Profile {
  /// iOS and iPadOS 26, the version that was measured, with a primary that floats.
  ///
  /// Sources: spec/split-view.md section 5 (M26 observed).
  public static let ios26 = Profile(
    id: "ios26", title: "iOS 26",
    splitView: SplitDesign(
      isAdaptive: true,
      hasColumnStyles: true,
      hasInspector: true,
      hasLayoutEnvironment: true,

      // Section 5.2, M26 observed: the line is half a point wide at scale 2, and the view of a hidden column leaves the
      // hierarchy.
      standing: .floating(inset: 10),
      line: .pixel,
      outsetOfTiledPrimary: 0,
      keepsHiddenColumnsInHierarchy: false,
      keepsMovedColumns: false,
      overlayCoversTabBar: false,

      // The primary is 320 wide, or narrower so that 464 remain for the secondary beside the primary and its inset
      // (5.3, M26 observed). The least width is measured for a triple and unmeasured for two columns (section 12, 3).
      primaryWidth: .natural(320, least: 240),
      // The numbers are measured for a triple (5.3, M26 observed).
      columnWidths: ColumnWidthNumbers(
        primary: ColumnWidthNumber(natural: 280, inWideSplit: nil, least: 240),
        supplementary: ColumnWidthNumber(natural: 320, inWideSplit: nil, least: 240),
        leastSecondary: 464),
      columnsCanBeDragged: true,

      // Columns stand side by side wherever one column fits (M26 observed: they do at 820, and not at 393). The
      // boundary for two columns lies between 393 and 820 and is unmeasured (section 12, 2). The engine takes 480,
      // which is twice the measured least width of a column, 240.
      classicModes: .room(besideFrom: 480),
      // Section 5.4: 805 observations of a triple. How a double reads a preference is inferred.
      columnModes: .room(besideFrom: 480),
      sharesFreeWindowsByRoom: false,
      behaviorFollowsMode: true,
      titlesDisplayModeButton: false,

      storesImpliedBehavior: true,
      storesNaturalPreference: true,
      loadsBareControllersWhileMounting: true,
      storesModesOfTheUser: true,
      raisesForThirdController: true,
      pushesNewSecondary: false
    ),
    bars: BarDesign(
      navigationBar: NavigationBarRules(
        // Observed on pads and phones (spec/containers.md 305 and 306).
        heights: BarHeights(phone: 54, phoneOnItsSide: 54, pad: 54),
        // Bar and gap together take 70 in a sheet (one source). The bar being the lower 54 of them is unmeasured
        // (spec/containers.md 311).
        heightInSheet: nil,
        topInSheet: 16,
        // Observed (spec/containers.md 305, 306 and 308).
        leastTop: LeastBarTop(regularHeight: 10, compactHeight: 24),
        besideIslands: [],
        largeTitleModes: LargeTitleDisplayMode.allCases,
        // Observed (spec/views.md 925).
        gapBelowLargeTitle: 7.5
      ),
      // Observed (spec/containers.md 320 to 325, spec/views.md 919 for a phone with a home indicator). The height above a tab bar is
      // unmeasured (326), and so are the distances from the sides on other phones and on pads.
      toolbar: .floating(
        FloatingToolbar(above: 10, buttons: 48, lowButtons: 44, belowOnPhone: 28, sideOnPhone: 28, sideOnPad: 16)),
      tabBar: TabBarRules(
        // Observed (spec/containers.md 331 and 334, spec/views.md 921).
        top: TopTabBar(height: 44, gapBelow: 20, margin: 4),
        // Observed (spec/containers.md 338 and 339), inferred on a phone on its side with a home indicator and on a narrow
        // pad (339 and 340).
        bottom: .whole(regularHeight: 83, compactHeight: 64),
        hasPlatter: true
      ),
      // A back button is a chevron in a capsule of its own. The margins and the space beside a title are observed (spec/views.md
      // 917), the distance between groups is a choice of ours.
      items: BarItemRules(margin: 16, groupSpacing: 10, showsBackTitle: false, titlePadding: 32, letters: .glass),
      itemMarginOnPad: 10,
      keepsItemsOfSeparatedDetail: false,
      // Observed (spec/views.md 875 to 877).
      activeSearch: .glass
    ),
    screen: ScreenDesign(
      // An iPad without a home button (measured on 11 models, one source).
      padSafeArea: EdgeInsets(top: 32, bottom: 25),
      hasSafeAreasSince26: true,
      keepsContentBelowStatusBar: false,
      // A later system has no profile of its own.
      systems: SystemVersions(first: 26, last: nil, numbers: "26"),
      hasWindowControls: true
    ),
    presentations: PresentationDesign(
      adaptsStyles: true,
      // Sheets are cards, except in a window with a compact height. A swipe dismisses them (AD documented).
      automaticStyle: .pageSheet,
      compactStyle: .pageSheet,
      coversCompactHeight: true,
      // Observed at 820 x 1180, inferred for other windows (spec/containers.md 351).
      pageSheet: .wide(gap: 10),
      // Observed on phones, inferred on a pad (spec/containers.md 352 and 355).
      card: .atInset(least: 30, gapOnPad: 10),
      // Observed at 820 x 1180; the bounds are inferred (spec/containers.md 356 and 357).
      formSheet: FormSheet(
        size: Size(width: 580, height: 650), standing: .lifted(margins: Size(width: 80, height: 128), lift: 10)),
      // Observed (spec/containers.md 380 and 381).
      popover: PopoverRules(margin: 19, touchesSource: true),
      isSheetDismissedBySwipe: true,
      // Observed in a light style, and in a dark one for large and floating sheets (spec/containers.md 368).
      sheetDimming: SheetDimming(light: 0.2, dark: 0.2, darkUnderFloating: 0.48),
      detents: DetentRules(
        // Observed under three maxima (spec/containers.md 361).
        mediumPart: 0.56, standing: .floating)
    ),
    // The heights include a row of suggestions. Two of them were observed, upright: on a phone with a home button, and on a
    // pad without one (spec/containers.md 395 and 396). The others are general knowledge.
    keyboard: KeyboardHeights(
      phone: KeyboardHeight(upright: 260, onItsSide: 200),
      phoneWithoutHomeButton: KeyboardHeight(upright: 335, onItsSide: 209),
      pad: KeyboardHeight(upright: 313, onItsSide: 398),
      padWithoutHomeButton: KeyboardHeight(upright: 337, onItsSide: 422), insetsOnlyContentOfField: true),
    calls: AppCalls(
      tellsOfRotations: false,
      tellsOfFirstTraits: false,
      tellsCoveredOfSizes: false,
      rotation: nil,
      hasInteractivePop: true,
      asksWhetherToHide: false,
      tellsOfModes: true,
      tellsOfColumns: true,
      tellsOfColumnsAfterwards: true,
      background: .iOS13
    ),
    look: SystemLook(
      name: "ios26",
      finish: .glass,
      systemItems: .signs,
      lists: .roomy,
      corners: CornerRadii(floating: 26, pageSheet: 34, formSheet: 34, card: 34, floatingSheet: 40, popover: 24),
      statusBar: StatusBarLook(padClock: .leading, signal: .bars),
      popoverFrame: 0,
      cardMargin: 16,
      leastWidthOfWideMargins: 390
    ))
}
