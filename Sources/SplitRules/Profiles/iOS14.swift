extension Profile {
  /// iOS 14 to 17: the column styles came, and the classic style stayed. Sources: spec/split-view.md 2.3 and 2.7 (S3
  /// observed), 4.2 to 4.5 for the column styles.
  public static let ios14 = Profile(
    id: "ios14",
    splitView: SplitDesign(
      isAdaptive: true,
      hasColumnStyles: true,
      hasInspector: false,

      // Section 2.7. A line of a pixel is inferred; half a point at scale 2 is M26 observed.
      standing: .tiled,
      line: .pixel,
      keepsHiddenColumnsInHierarchy: true,
      keepsMovedColumns: false,

      // ceil(0.4 x W), or ceil(fraction x W), then the minimum, then the maximum, by default 0 and 320, or 375 on the
      // 12.9-inch class (spec/split-view.md 2.6: UYL-W, the rest inferred).
      primaryWidth: .part(fraction: 0.4, most: 320, mostOnLargeScreen: 375, largeScreen: 1366),
      // A primary of 320 and a supplementary of 375 in a split of 1024 or wider, else 320 (inferred). The secondary's least
      // width is unmeasured; it is taken to be that of iOS 26.
      columnWidths: ColumnWidthNumbers(
        primary: ColumnWidthNumber(natural: 320, inWideSplit: nil, least: 0),
        supplementary: ColumnWidthNumber(natural: 320, inWideSplit: (natural: 375, from: 1024), least: 0),
        leastSecondary: 464),
      columnsCanBeDragged: false,

      // Side by side where the window is wider than high and on a phone or at least 1024 wide, else hidden (2.4: documented
      // for full screens, observed for 678 x 1024, the rule inferred).
      classicModes: .shape(besideFrom: 1024),
      // 4.5, inferred from the public text and shipping apps.
      columnModes: .behavior(tilesFrom: 1366, displacesFrom: 1024),
      sharesFreeWindowsByRoom: true,
      behaviorFollowsMode: false,

      storesImpliedBehavior: false,
      storesNaturalPreference: false,
      storesModesOfTheUser: false,
      raisesForThirdController: false
    ),
    bars: BarDesign(
      // Two sources; the height in a sheet has one (spec/devices.md section 5). On an iPad 50 since iOS 12.
      navigationBar: NavigationBarHeights(phone: 44, phoneOnItsSide: 32, pad: 50, sheet: 56),
      // Lower on a phone on its side since iOS 11 (general knowledge). On an iPad 50 since iOS 12, and 65 with the inset of
      // a home indicator (two sources).
      tabBar: TabBarHeights(phone: 49, phoneOnItsSide: 32, pad: 50, padWithInset: 65),
      // Bars reach up beside an island: 53.67 for an inset of 59, 56.33 for 62 (two sources), 62.33 for 68 (one). They are
      // thirds of a point, of screens with three pixels a point.
      besideIslands: [
        BarBesideIsland(inset: 59, top: 161 / 3), BarBesideIsland(inset: 62, top: 169 / 3),
        BarBesideIsland(inset: 68, top: 187 / 3),
      ],
      keepsItemsOfSeparatedDetail: false
    ),
    screen: ScreenDesign(
      // Without a home button (two sources).
      padSafeArea: EdgeInsets(top: 24, bottom: 20),
      hasSafeAreasSince26: false,
      keepsContentBelowStatusBar: false,
      sharedBy: [.split, .panel]
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
      tellsOfColumnsAfterwards: false
    ),
    look: SystemLook(
      // It looks as iOS 13 does.
      name: "ios13",
      systemItems: .words,
      lists: .usual,
      corners: CornerRadii(floating: 0, pageSheet: 10, formSheet: 10, card: 10, popover: 13),
      popoverFrame: 0,
      cardMargin: 16
    ))
}
