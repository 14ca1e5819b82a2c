@testable import SplitKit
import Testing

/// Controllers are told that the device turns before iOS 8, and not since.
@Suite struct RotationTests {
  private final class Witness: ViewController {
    var heard: [String] = []

    private func note(_ call: String) {
      let held = interfaceOrientation.rawValue
      heard.append("\(call), held \(held), \(view.frame.width) wide")
    }

    override func willRotate(to orientation: InterfaceOrientation, duration: Double) {
      note("will rotate to \(orientation.rawValue) in \(duration)")
    }
    override func willAnimateRotation(to orientation: InterfaceOrientation, duration: Double) { note("animates") }
    override func didRotate(from orientation: InterfaceOrientation) { note("did rotate from \(orientation.rawValue)") }
    override func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) { note("size") }
  }

  private func window(_ root: ViewController) -> Window {
    let window = Window(application: root.application, rootViewController: root, size: Size(width: 1024, height: 768))
    window.makeVisible()
    return window
  }

  @Test func `the calls of a rotation stand around the layout`() {
    let witness = Witness(Application(profile: .ios5), id: "witness")
    let window = window(witness)
    window.rotate(to: .portrait)
    #expect(
      witness.heard == [
        "will rotate to portrait in 0.4, held landscapeLeft, 1024.0 wide", "animates, held portrait, 1024.0 wide",
        "did rotate from landscapeLeft, held portrait, 768.0 wide",
      ])
    witness.heard = []
    window.rotate(to: .portraitUpsideDown)
    #expect(witness.heard.first == "will rotate to portraitUpsideDown in 0.8, held portrait, 768.0 wide")
    witness.heard = []
    window.rotate(to: .portraitUpsideDown)
    window.resize(to: Size(width: 700, height: 900))
    #expect(witness.heard.isEmpty)
  }

  @Test(arguments: [Profile.ios8, .ios13, .ios14, .ios26])
  func `since iOS 8 there are sizes instead`(profile: Profile) {
    let witness = Witness(Application(profile: profile), id: "witness")
    window(witness).rotate(to: .portrait)
    #expect(witness.heard == ["size, held landscapeLeft, 1024.0 wide"])
  }

  @Test func `of a stack only the top hears, of a tab bar only the selected, of what is presented all`() {
    let application = Application(profile: .ios5)
    let witnesses = ["root", "top", "hidden", "presented"].map { Witness(application, id: $0) }
    let stack = NavigationController(rootViewController: witnesses[0])
    stack.pushViewController(witnesses[1], animated: false)
    let window = window(TabBarController(application, id: "tabs", viewControllers: [stack, witnesses[2]]))
    witnesses[3].modalPresentationStyle = .formSheet
    stack.present(witnesses[3])
    window.rotate(to: .portrait)
    #expect(witnesses.map(\.heard.count) == [0, 3, 0, 3])
  }

  @Test func `before iOS 8 no style adapts to a narrow window`() {
    let application = Application(profile: .ios5)
    let root = ViewController(application, id: "root")
    let window = window(root)
    window.resize(to: Size(width: 400, height: 300))
    let sheet = ViewController(application, id: "sheet")
    sheet.modalPresentationStyle = .formSheet
    root.present(sheet)
    window.layoutIfNeeded()
    #expect(sheet.view.frame == Rect(x: 0, y: 20, width: 400, height: 280))
  }
}

/// Views that an app moves itself.
@Suite struct MovedViewTests {
  private func window(_ profile: Profile) -> (Window, SplitViewController) {
    let application = Application(profile: profile)
    let split = SplitViewController(application, id: "split")
    split.viewControllers = ["A", "B"].map { PlainViewController(application, named: $0) }
    let window = Window(
      application: application, rootViewController: split, size: Size(width: 768, height: 1024), safeArea: .zero)
    window.makeVisible()
    return (window, split)
  }

  @Test func `a view stays where the app has put it, and everything in it goes along`() {
    let (window, split) = window(.ios5)
    let primary = split.viewControllers[0]
    primary.viewOrigin.x += 100
    #expect(primary.viewOrigin == Point(x: -220, y: 0))
    split.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(primary.view.frame == Rect(x: -220, y: 0, width: 320, height: 1024))
    #expect(Scene(of: window).panes.first { $0.id == "A/pane" }?.isVisible == true)
    primary.viewOrigin.x -= 150
    #expect(Scene(of: window).panes.first { $0.id == "A/pane" }?.isVisible == false)
  }

  @Test func `elsewhere another place ends it`() {
    let (window, split) = window(.ios13)
    let primary = split.viewControllers[0]
    primary.viewOrigin.x += 100
    #expect(primary.view.frame.x == -208)
    window.resize(to: Size(width: 760, height: 1024))
    #expect(primary.view.frame.x == -304)
  }

  @Test func `within an animation it is a part of that, without one it is at once`() {
    let (window, split) = window(.ios5)
    let application = window.application
    _ = application.takeTransition()
    split.viewControllers[0].viewOrigin.x += 10
    #expect(application.takeTransition() == nil)
    application.animate(duration: 0.2) { split.viewControllers[0].viewOrigin.x += 10 }
    let transition = application.takeTransition()
    #expect(transition?.duration == 0.2)
    #expect(transition?.changes.map(\.target) == ["split"])
    application.animate(duration: 0.2) {}
    #expect(application.takeTransition() == nil)
  }

  private final class Chooser: SplitViewControllerDelegate {
    func splitViewControllerSupportedInterfaceOrientations(
      _ splitViewController: SplitViewController
    ) -> Set<InterfaceOrientation>? { [.portrait, .landscapeRight] }

    func splitViewControllerPreferredInterfaceOrientationForPresentation(
      _ splitViewController: SplitViewController
    ) -> InterfaceOrientation? { .portrait }
  }

  @Test func `the full log has what the delegate is asked about orientations, and only a turn asks`() {
    let application = Application(profile: .ios13, detail: .all)
    let split = SplitViewController(application, id: "split")
    let chooser = Chooser()
    split.delegate = chooser
    let window = Window(application: application, rootViewController: split, size: Size(width: 1024, height: 768))
    window.makeVisible()
    _ = application.takeCalls()
    let selector = "splitViewControllerSupportedInterfaceOrientations(_:)"
    func questions() -> [Call] { application.takeCalls().filter { $0.selector == selector } }

    window.rotate(to: .landscapeLeft)
    #expect(questions().isEmpty)
    window.rotate(to: .portraitUpsideDown)
    #expect(questions().map(\.answer) == [.value(["portrait", "landscapeRight"])])
    #expect(window.orientation == .landscapeLeft)
    window.rotate(to: .portrait)
    #expect(window.orientation == .portrait)
  }

  @Test func `a split that is presented over the full screen asks how it is held, and nothing turns`() {
    let application = Application(profile: .ios13, detail: .all)
    let root = PlainViewController(application, named: "root")
    let window = Window(application: application, rootViewController: root, size: Size(width: 1024, height: 768))
    window.makeVisible()
    let split = SplitViewController(application, id: "split")
    let chooser = Chooser()
    split.delegate = chooser
    split.modalPresentationStyle = .fullScreen
    _ = application.takeCalls()
    window.rootViewController.present(split)
    let selector = "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)"
    #expect(application.takeCalls().filter { $0.selector == selector }.map(\.answer) == [.value("portrait")])
    #expect(window.orientation == .landscapeLeft)
  }
}

/// The popover of a hidden primary.
@Suite struct PrimaryPopoverTests {
  private final class Delegate: DeprecatedSplitViewControllerDelegate {
    var button: BarButtonItem?
    var popover: PopoverController?

    func splitViewController(
      _ splitViewController: SplitViewController, willHide controller: ViewController, with barButtonItem: BarButtonItem,
      for popoverController: PopoverController
    ) {
      (button, popover) = (barButtonItem, popoverController)
    }
  }

  private func window(_ delegate: Delegate?) -> (Window, SplitViewController) {
    let application = Application(profile: .ios5)
    let split = SplitViewController(application, id: "split")
    let detail = PlainViewController(application, named: "B")
    split.viewControllers = [PlainViewController(application, named: "A"), detail]
    split.delegate = delegate
    let window = Window(application: application, rootViewController: split, size: Size(width: 768, height: 1024))
    window.makeVisible()
    if let button = delegate?.button {
      detail.toolbar = Toolbar(in: detail)
      detail.toolbar?.setItems([button], animated: false)
    }
    _ = application.takeCalls()
    return (window, split)
  }

  @Test func `the primary is still the split's while the popover shows it`() throws {
    let delegate = Delegate()
    let (window, split) = window(delegate)
    try window.tap("split/popoverButton")
    let primary = split.viewControllers[0]
    #expect(delegate.popover?.isPopoverVisible == true && delegate.popover?.contentViewController === primary)
    #expect(primary.splitViewController === split && primary.presentingViewController == nil)
    delegate.popover?.dismiss()
    delegate.popover?.dismiss()
    window.layoutIfNeeded()
    #expect(primary.view.frame == Rect(x: -320, y: 20, width: 320, height: 1004))
    let selectors = window.application.takeCalls().map(\.selector)
    #expect(selectors.filter { $0 == "viewDidAppear" }.count == 1)
    #expect(selectors.filter { $0 == "viewDidDisappear" }.count == 1)
  }

  @Test func `the popover ends where its primary goes`() throws {
    let delegate = Delegate()
    let (window, split) = window(delegate)
    try window.tap("split/popoverButton")
    split.viewControllers = [PlainViewController(window.application, named: "C"), split.viewControllers[1]]
    window.layoutIfNeeded()
    #expect(delegate.popover?.isPopoverVisible == false)
    #expect(Scene(of: window).panes.allSatisfy { $0.presentation == nil })
  }

  @Test func `without a delegate the primary is only hidden`() {
    let (window, split) = window(nil)
    #expect(Scene(of: window).panes.first { $0.column == .primary }?.isVisible == false)
    #expect(split.displayMode == .secondaryOnly)
    #expect(window.application.takeCalls().isEmpty)
  }

  @Test func `a delegate may keep the popover and its button after the split is gone`() {
    let keeper = Delegate()
    do { _ = window(keeper) }
    #expect(keeper.popover != nil && keeper.button != nil)
    keeper.popover?.present()
    keeper.popover?.dismiss()
    #expect(keeper.popover?.contentViewController == nil)
    #expect(keeper.popover?.isPopoverVisible == false)
    keeper.button?.perform()
  }
}
