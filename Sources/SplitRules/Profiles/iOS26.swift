extension Profile {
  /// iOS and iPadOS 26: the measured one, with a primary that floats. Sources: spec/split-view.md section 5 (M26 observed).
  public static let ios26 = Profile(
    id: "ios26",
    splitView: SplitDesign(
      isAdaptive: true,
      hasColumnStyles: true,
      hasInspector: true,

      // 5.2, M26 observed: half a point at scale 2, and a hidden column's view leaves the hierarchy.
      standing: .floating(inset: 10),
      line: .pixel,
      keepsHiddenColumnsInHierarchy: false,
      keepsMovedColumns: false,

      // 320, lowered so that the secondary keeps 464 beside the primary and its inset (5.3, M26 observed). The least width
      // is measured for a triple; for two columns it is unmeasured (section 12, 3).
      primaryWidth: .natural(320, least: 240),
      // Measured for a triple (5.3, M26 observed).
      columnWidths: ColumnWidthNumbers(
        primary: ColumnWidthNumber(natural: 280, inWideSplit: nil, least: 240),
        supplementary: ColumnWidthNumber(natural: 320, inWideSplit: nil, least: 240),
        leastSecondary: 464),
      columnsCanBeDragged: true,

      // Side by side wherever one column fits (M26 observed at 820 and 393). The boundary is unmeasured, between 393 and 820
      // for two columns (section 12, 2): the engine takes twice the least width of a column that was measured, 240.
      classicModes: .room(besideFrom: 480),
      // 5.4: 805 observations of a triple; what a double reads is inferred.
      columnModes: .room(besideFrom: 480),
      sharesFreeWindowsByRoom: false,
      behaviorFollowsMode: true,

      storesImpliedBehavior: true,
      storesNaturalPreference: true,
      storesModesOfTheUser: true,
      raisesForThirdController: true
    ),
    bars: BarDesign(
      // M26 observed on an iPad; one source for a phone and for a sheet (spec/devices.md section 5).
      navigationBar: NavigationBarHeights(phone: 54, phoneOnItsSide: 32, pad: 54, sheet: 70),
      // No figure was found; those of iOS 13 to 18 are used.
      tabBar: TabBarHeights(phone: 49, phoneOnItsSide: 32, pad: 50, padWithInset: 65),
      besideIslands: [],
      keepsItemsOfSeparatedDetail: false
    ),
    screen: ScreenDesign(
      // Without a home button (measured on 11 models, one source).
      padSafeArea: EdgeInsets(top: 32, bottom: 25),
      hasSafeAreasSince26: true,
      keepsContentBelowStatusBar: false,
      sharedBy: [.tile]
    ),
    presentations: PresentationDesign(
      adaptsStyles: true,
      // Sheets are cards, in every window but a low one, and a swipe takes them away (AD documented).
      automaticStyle: .pageSheet,
      compactStyle: .pageSheet,
      coversCompactHeight: true,
      // The readable width of 672 with a margin of 20 at each side (general knowledge); the gap is unmeasured.
      pageSheet: .card(width: 712, gap: 20),
      isSheetDismissedBySwipe: true,
      // Black (general knowledge; unmeasured).
      sheetDimming: SheetDimming(light: 0.2, dark: 0.48)
    ),
    // With a row of suggestions (general knowledge).
    keyboard: KeyboardHeights(
      phone: KeyboardHeight(upright: 260, onItsSide: 200),
      phoneWithoutHomeButton: KeyboardHeight(upright: 335, onItsSide: 209),
      pad: KeyboardHeight(upright: 313, onItsSide: 398),
      padWithoutHomeButton: KeyboardHeight(upright: 337, onItsSide: 422)),
    calls: AppCalls(
      tellsOfRotations: false,
      rotation: nil,
      hasInteractivePop: true,
      asksWhetherToHide: false,
      tellsOfModes: true,
      tellsOfColumns: true,
      tellsOfColumnsAfterwards: true
    ),
    look: SystemLook(
      name: "ios26",
      systemItems: .signs,
      lists: .roomy,
      corners: CornerRadii(floating: 26, pageSheet: 34, formSheet: 34, card: 34, popover: 24),
      popoverFrame: 0,
      cardMargin: 16
    ))
}
