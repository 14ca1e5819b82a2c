/// The statements about the insets of safe areas.
extension Rule {
  func statementsForInsets(_ style: SplitViewStyle) -> [String]? {
    statementsForWindowInsets ?? statementsForBarInsets ?? statementsForColumnInsets(style)
  }

  private var statementsForWindowInsets: [String]? {
    switch self {
    case .padStatusBar, .padHomeIndicator, .bareEdge:
      ["1.1-pad-insets-26", "1.1-pad-insets-13", "1.1-pad-insets", "1.1-pad-insets-5"]
    case .phoneInset: ["1.1-phone-insets-26", "1.1-phone-insets"]
    case .phoneWithHomeButton: ["1.1-insets"]
    case .sharedScreenInset: ["1.1-shared-insets"]
    case .looseWindowInset: ["1.1-loose-insets"]
    case .windowInset, .partOfInset, .awayFromEdge: ["1.1-covered-26", "1.1-covered"]
    case .belowStatusBar: ["1.1-below-status-bar"]
    default: nil
    }
  }

  private var statementsForBarInsets: [String]? {
    switch self {
    case .navigationBarInset: ["307", "1.5-bars-13", "1.5-bars"]
    case .compactBarInset: ["306", "1.5-bars-13", "1.5-bars"]
    case .largeTitleInset: ["314", "315"]
    case .scrolledTitleInset: ["317"]
    case .barBesideIsland: ["329"]
    case .barInFloatingColumn: ["310"]
    case .barInSheet: ["311", "311-before"]
    case .barInPopover: ["312"]
    case .toolbarInset: ["324", "1.5-bars-13", "1.5-bars"]
    case .toolbarAboveIndicator: ["324", "1.5-toolbar-inset"]
    case .toolbarAboveTabBar: ["326"]
    case .tabBarInset: ["338", "2.1-bottom", "2.1-bottom-8"]
    case .lowTabBarInset: ["339", "2.1-bottom", "2.1-bottom-8"]
    case .topTabBarInset: ["334", "341"]
    case .columnBelowTabBar: ["336", "341"]
    case .tabSidebarInset: ["344"]
    default: nil
    }
  }

  private func statementsForColumnInsets(_ style: SplitViewStyle) -> [String]? {
    let isClassic = style == .unspecified
    switch self {
    case .floatingSidebarInset: return [isClassic ? "5.2-c" : "5.2-floating"]
    case .underSidebarBeside: return [isClassic ? "80-classic" : style == .doubleColumn ? "80" : "95"]
    case .underSidebarOver: return ["88"]
    case .underInspector: return ["5.8-floor"]
    case .outsetPrimary: return ["447"]
    case .keptInset: return ["5.2-hidden-insets"]
    case .formSheetInset: return ["356"]
    case .floatingSheetInset: return ["363"]
    default: return nil
    }
  }
}
