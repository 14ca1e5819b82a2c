import SplitKit

/// Bars that no message can bring about: those of stacks in presentations, and a search field in a tab.
extension EngineChecks {
  static let bars: [String: Check] = [
    "311": { profile, differences in
      for style in [ModalPresentationStyle.pageSheet, .formSheet] {
        let bar = bar(in: style, profile)
        differences.expect("the bar's top in a \(style)", bar?.top, 16)
        differences.expect("the bar's height in a \(style)", bar?.height, 54)
        differences.expect("the content's inset in a \(style)", bar?.inset, 70)
      }
    },
    "311-before": { profile, differences in
      for style in [ModalPresentationStyle.pageSheet, .formSheet] {
        let bar = bar(in: style, profile)
        differences.expect("the bar's top in a \(style)", bar?.top, 0)
        differences.expect("the content's inset in a \(style)", bar?.inset, 56)
      }
    },
    "312": { profile, differences in
      let bar = bar(in: .popover, profile)
      differences.expect("the bar's top", bar?.top, 0)
      differences.expect("the bar's height", bar?.height, 54)
    },
    "337": { expectBarAway(while: searchInTab($0), height: 44, &$1) },
    "337-ios18": { expectBarAway(while: searchInTab($0), height: 50, &$1) },
  ]

  private static func expectBarAway(
    while search: (before: Pane?, during: Pane?, after: Pane?), height: Double, _ differences: inout Differences
  ) {
    differences.expect("the bar's frame before", search.before?.frame, Rect(x: 0, y: 32, width: 820, height: height))
    differences.expect("the bar's frame while searching", search.during?.frame, Rect(x: 0, y: -32, width: 820, height: height))
    differences.expect("whether it is drawn", search.during?.isVisible, false)
    differences.expect("whether it is drawn again", search.after?.isVisible, true)
  }

  /// The bar of a stack that is presented in a window of 820 x 1180: its distance from the view's top, its height, and the
  /// inset of its content.
  private static func bar(
    in style: ModalPresentationStyle, _ profile: Profile
  ) -> (top: Double, height: Double, inset: Double)? {
    let application = Application(profile: profile)
    let root = PlainViewController(application, named: "root")
    let window = window(root)
    let sheet = NavigationController(rootViewController: PlainViewController(application, named: "S"), id: "sheet")
    sheet.modalPresentationStyle = style
    sheet.popoverPresentationController.sourceRect = Rect(x: 100, y: 100, width: 44, height: 44)
    root.present(sheet)
    window.layoutIfNeeded()
    guard let pane = Scene(of: window).panes.first(where: { $0.id == "sheet/pane" }), let bar = pane.navigationBarFrame else {
      return nil
    }
    return (bar.y - pane.frame.y, bar.height, pane.contentSafeArea?.top ?? 0)
  }

  /// The pane of the tab bar before a search field in the bar of a tab has the keyboard, while it has it, and afterwards.
  private static func searchInTab(_ profile: Profile) -> (before: Pane?, during: Pane?, after: Pane?) {
    let application = Application(profile: profile)
    let root = PlainViewController(application, named: "root")
    root.navigationItem.searchController = SearchController(id: "find", placeholder: "Find")
    let tabs = TabBarController(application, id: "tabs", viewControllers: [NavigationController(rootViewController: root)])
    let window = window(tabs)
    func bar() -> Pane? { Scene(of: window).panes.first { $0.role == .tabBar } }
    let before = bar()
    try? window.focus("find")
    let during = bar()
    try? window.focus(nil)
    return (before, during, bar())
  }

  private static func window(_ root: ViewController) -> Window {
    let window = Window(
      application: root.application, rootViewController: root, size: Size(width: 820, height: 1180),
      safeArea: EdgeInsets(top: 32, bottom: 25))
    window.makeVisible()
    return window
  }
}
