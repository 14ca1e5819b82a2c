extension Profile {
  /// iOS and iPadOS 18. Everything else is as on iOS 14 to 17 (spec/containers.md 300 and 301, inferred).
  public static let ios18 = following(
    ios14, as: "ios18", title: "iOS 18", systems: SystemVersions(first: 18, last: 18),
    // Form sheets are larger since iPadOS 16 (HK16 observed). The figures are unmeasured (spec/containers.md 371).
    formSheet: FormSheet(size: Size(width: 580, height: 650), standing: .centred),
    // The bar shares the strip of the navigation bar (AD documented). The figures are unmeasured (spec/containers.md 341).
    topTabBar: TopTabBar(height: 50, gapBelow: 0))
}
