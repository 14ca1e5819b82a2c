/// The bars before iOS 26, which several versions share.
extension BarDesign {
  /// The bars of iOS 5 to 11, whose heights are the same on an iPad and on a phone (two sources: spec/devices.md section 5).
  static func upToIOS11(hidesForColumns: Bool, letters: BarLetters) -> BarDesign {
    BarDesign(
      navigationBar: NavigationBarRules(
        heights: BarHeights(phone: 44, phoneOnItsSide: 32, pad: 44),
        heightInSheet: nil,
        topInSheet: 0,
        leastTop: nil,
        besideIslands: BarBesideIsland.known,
        largeTitleModes: nil
      ),
      // The heights of navigation bars (spec/containers.md 1.5, observed).
      toolbar: .aboveInset(BarHeights(phone: 44, phoneOnItsSide: 32, pad: 44)),
      tabBar: TabBarRules(
        top: nil,
        bottom: .aboveInset(BarHeights(phone: 49, phoneOnItsSide: 49, pad: 49), padWithInset: nil),
        hidesForColumns: hidesForColumns
      ),
      items: .upToIOS18(letters),
      keepsItemsOfSeparatedDetail: false,
      edgeLooks: .none
    )
  }

  /// The bars of iOS 12 to 17, which are higher on an iPad.
  static func sinceIOS12(keepsItemsOfSeparatedDetail: Bool, edgeLooks: EdgeLooks = .everyBar) -> BarDesign {
    BarDesign(
      navigationBar: NavigationBarRules(
        // Two sources (spec/devices.md section 5). The height on an iPad is 50 since iOS 12.
        heights: BarHeights(phone: 44, phoneOnItsSide: 32, pad: 50),
        // One source (spec/devices.md section 5).
        heightInSheet: 56,
        topInSheet: 0,
        leastTop: nil,
        besideIslands: BarBesideIsland.known,
        largeTitleModes: [.automatic, .always, .never]
      ),
      // The heights of navigation bars (spec/containers.md 1.5, observed). The sources differ about a pad with a home
      // indicator, so 50 above the inset is unmeasured there.
      toolbar: .aboveInset(BarHeights(phone: 44, phoneOnItsSide: 32, pad: 50)),
      tabBar: TabBarRules(
        top: nil,
        // The bar of a phone on its side is lower since iOS 11 (general knowledge). The height on an iPad is 50 since iOS
        // 12, and 65 together with the inset of a home indicator (two sources).
        bottom: .aboveInset(BarHeights(phone: 49, phoneOnItsSide: 32, pad: 50), padWithInset: 65)
      ),
      items: .upToIOS18(.flat),
      keepsItemsOfSeparatedDetail: keepsItemsOfSeparatedDetail,
      edgeLooks: edgeLooks
    )
  }
}

extension BarItemRules {
  /// The items before iOS 26. No figures were found, so the distances are choices of ours.
  fileprivate static func upToIOS18(_ letters: BarLetters) -> BarItemRules {
    BarItemRules(margin: 8, groupSpacing: 0, showsBackTitle: true, titlePadding: 16, letters: letters)
  }
}
