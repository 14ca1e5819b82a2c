import Testing

@testable import SplitKit

/// The ids, the words, the calls and the place of More (spec/reports.md 452).
@Suite struct MoreDetailTests {
  private func tree(
    _ profile: Profile = .ios14, tabs names: [String] = (1...7).map { "T\($0)" }, language: InterfaceLanguage = .english
  ) -> (Window, TabBarController) {
    let application = Application(profile: profile, language: language)
    let tabs = TabBarController(
      application, id: "tabs", viewControllers: names.map { PlainViewController(application, named: $0) })
    let window = Window(application: application, rootViewController: tabs, size: Size(width: 400, height: 900))
    window.makeVisible()
    _ = application.takeCalls()
    return (window, tabs)
  }

  private func content(_ id: String, _ window: Window) -> Value? {
    Scene(of: window).viewModels.first { $0.id == id }?.content
  }

  private func ids(_ value: Value?) -> [String] { (value?.array ?? []).compactMap { $0["id"]?.string } }

  @Test func `no controller has the ids of More and of its buttons`() throws {
    let (window, tabs) = tree(tabs: ["more", "B", "C", "D", "edit", "done", "row-done"])
    let items = ids(content("tabs/tabBar", window)?["items"])
    #expect(items == ["tabs/item-more", "tabs/item-B", "tabs/item-C", "tabs/item-D", "tabs/more-item"])
    try window.tap("tabs/item-more")
    #expect(tabs.selectedIndex == 0)
    try window.tap("tabs/more-item")
    #expect(tabs.selectedIndex == TabBarController.noIndex)
    let rows = ids(content("tabs/more", window)?["sections"]?.array?.first?["rows"])
    #expect(rows == ["tabs/more/row-edit", "tabs/more/row-done", "tabs/more/row-row-done"])
    try window.tap("tabs/more/edit")
    let all = ids(content("tabs/configure", window)?["sections"]?.array?.first?["rows"])
    #expect(all.count == 7 && Set(all + ["tabs/configure/done"]).count == 8)
    try window.tap("tabs/configure/done")
    try window.tap("tabs/more/row-edit")
    #expect(tabs.selectedIndex == 4)
  }

  @Test(arguments: [Profile.ios14, .ios26]) func `the words of the system are in the language of the user`(profile: Profile)
    throws
  {
    let (window, _) = tree(profile, language: .arabic)
    let words = InterfaceLanguage.arabic.word
    #expect(content("tabs/tabBar", window)?["items"]?.array?.last?["title"]?.string == words(.more))
    try window.tap("tabs/more-item")
    let bar = content("tabs/moreNavigation/bar", window)
    #expect(bar?["title"]?.string == words(.more) && bar?["trailing"]?.array?.first?["title"]?.string == words(.edit))
    try window.tap("tabs/more/edit")
    let top = content("tabs/configureNavigation/bar", window)
    let done = top?["trailing"]?.array?.first
    #expect(top?["title"]?.string == words(.configure))
    #expect(done?["title"]?.string == (profile == .ios14 ? words(.done) : nil))
    #expect(done?["image"]?.string == (profile == .ios14 ? nil : "checkmark"))
  }

  @Test func `the place has More, with its list or with what was chosen`() throws {
    for chosen in [nil, "T6"] {
      let (window, _) = tree()
      try window.tap("tabs/more-item")
      if let chosen { try window.tap("tabs/more/row-\(chosen)") }
      let (next, tabs) = tree()
      next.restoreContainers(window.containerPlaces) { next.controller($0) }
      #expect(tabs.isMoreSelected && tabs.selectedIndex == (chosen == nil ? TabBarController.noIndex : 5))
    }
    let (window, tabs) = tree(tabs: ["A", "B"])
    window.restoreContainers([Member("tabs", "tabs/moreNavigation")]) { window.controller($0) }
    #expect(tabs.selectedIndex == 0 && tabs.selectable(named: "B")?.id == "B")
  }

  private final class Customizing: TabBarControllerDelegate {
    var told: [String] = []

    private func appearance(of id: String, _ tabs: TabBarController) -> Appearance? {
      (tabs.application.controller(id) as? ViewController)?.appearance
    }

    func tabBarController(_ tabs: TabBarController, willBeginCustomizing all: [ViewController]) { told.append("begin") }
    func tabBarController(_ tabs: TabBarController, willEndCustomizing all: [ViewController], changed: Bool) {
      told.append("will end \(appearance(of: "tabs/configure", tabs) ?? .appeared)")
    }
    func tabBarController(_ tabs: TabBarController, didEndCustomizing all: [ViewController], changed: Bool) {
      told.append("did end \(appearance(of: "tabs/configure", tabs) ?? .appeared)")
    }
  }

  @Test func `the end of customizing is told before and after the list disappears, and not under a full screen`() throws {
    let (window, tabs) = tree()
    let delegate = Customizing()
    tabs.delegate = delegate
    try window.tap("tabs/more-item")
    try window.tap("tabs/more/edit")
    let cover = PlainViewController(window.application, named: "F")
    cover.modalPresentationStyle = .fullScreen
    try #require(window.controller("tabs/configure")).present(cover)
    window.layoutIfNeeded()
    #expect(delegate.told == ["begin"])
    cover.endPresentation()
    window.layoutIfNeeded()
    try window.tap("tabs/configure/done")
    #expect(delegate.told == ["begin", "will end disappearing", "did end disappeared"])
  }

  @Test func `nothing begins, and no stack is popped, while something is presented`() throws {
    let (window, tabs) = tree()
    let delegate = Customizing()
    tabs.delegate = delegate
    try window.tap("tabs/more-item")
    try window.tap("tabs/more/row-T6")
    let cover = PlainViewController(window.application, named: "F")
    cover.modalPresentationStyle = .overFullScreen
    tabs.present(cover)
    tabs.beginCustomizing()
    tabs.didTapMore()
    #expect(delegate.told.isEmpty && tabs.selectedIndex == 5)
  }

  @Test func `a layout changes nothing before More is opened`() {
    let (window, tabs) = tree()
    let changes = tabs.application.changes
    window.layOutOnce()
    #expect(tabs.hasMore && tabs.application.changes == changes)
  }

  @Test func `the log has no calls to the system's own lists`() throws {
    let (window, tabs) = tree()
    try window.tap("tabs/more-item")
    try window.tap("tabs/more/edit")
    try window.tap("tabs/configure/done")
    try window.tap("tabs/more/row-T6")
    let receivers = Set(tabs.application.takeCalls().map(\.receiver))
    #expect(receivers == ["T1", "T6"])
  }

  @Test func `other controllers keep the selected one, or else its index, or else begin with the first`() {
    let (window, tabs) = tree(tabs: ["A", "B", "C", "D"])
    tabs.selectedIndex = 2
    let all = tabs.viewControllers
    tabs.setViewControllers([all[2], all[0], all[1]])
    #expect(tabs.selectedIndex == 0)
    tabs.selectedIndex = 2
    tabs.setViewControllers([all[0], all[2], all[3]])
    #expect(tabs.selectedIndex == 2 && tabs.selectedViewController === all[3])
    tabs.setViewControllers([all[0]])
    #expect(tabs.selectedIndex == 0)
    window.layoutIfNeeded()
  }
}
