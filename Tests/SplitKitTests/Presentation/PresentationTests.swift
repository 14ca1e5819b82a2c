import Testing

@testable import SplitKit

/// Presenting and dismissing: who presents, who disappears, who can be touched.
@Suite struct PresentationTests {
  @Test func `a full screen takes the presenter off the screen and brings it back`() {
    let tree = Tree.plain()
    tree.present("P", .fullScreen)
    #expect(
      tree.takeCalls() == [
        "P.viewDidLoad", "root.viewWillDisappear", "P.viewWillAppear", "P.viewDidAppear", "root.viewDidDisappear",
      ])
    #expect(tree.pane("root/pane")?.isVisible == false)
    #expect(tree.application.takeTransition()?.changes == [.init(target: "P", kind: .present, from: nil)])
    #expect(tree.root.dismiss())
    tree.window.layoutIfNeeded()
    #expect(
      tree.takeCalls() == [
        "P.viewWillDisappear", "root.viewWillAppear", "root.viewDidAppear", "P.viewDidDisappear",
      ])
    #expect(tree.application.takeTransition()?.changes == [.init(target: "P", kind: .dismiss, from: nil)])
    #expect(tree.scene.panes.map(\.id) == ["root/pane"])
    #expect(tree.pane("root/pane")?.isInteractive == true)
  }

  @Test(arguments: [ModalPresentationStyle.overFullScreen, .pageSheet, .formSheet, .popover])
  func `under any other style the presenter stays on the screen, out of reach`(style: ModalPresentationStyle) {
    let tree = Tree.plain()
    tree.present("P", style, source: Rect(x: 500, y: 300, width: 44, height: 44))
    #expect(tree.takeCalls() == ["P.viewDidLoad", "P.viewWillAppear", "P.viewDidAppear"])
    let below = tree.pane("root/pane")
    #expect(below?.isVisible == true && below?.isInteractive == false)
    #expect(below?.isDimmed == style.isSheet)
    tree.root.dismiss()
    #expect(tree.takeCalls() == ["P.viewWillDisappear", "P.viewDidDisappear"])
  }

  @Test func `the outermost controller presents for all that it contains`() {
    let tree = Tree { NavigationController(rootViewController: PlainViewController($0, named: "A")) }
    let child = tree.window.controller("A")!
    let sheet = tree.present("P", .formSheet, from: child)
    #expect(sheet.presentingViewController === tree.root)
    #expect(child.presentedViewController === sheet && tree.root.presentedViewController === sheet)
    #expect(tree.scene.hierarchy.presented.map(\.id) == ["P"])
    #expect(tree.pane("P/pane")?.container == "nav:A")
    #expect(child.dismiss())
    #expect(sheet.presentingViewController == nil && tree.root.presentedViewController == nil)
  }

  @Test func `who presents already, or cannot be seen, presents nothing more`() {
    let tree = Tree.plain()
    tree.present("P", .formSheet)
    _ = tree.takeCalls()
    tree.present("Q", .formSheet)
    #expect(tree.root.presentedViewController?.id == "P")
    let nowhere = tree.plain("nowhere")
    tree.present("R", .formSheet, from: nowhere)
    #expect(nowhere.presentedViewController == nil)
    #expect(tree.takeCalls().isEmpty)
  }

  @Test func `what is presented presents in its turn, and all go together`() {
    let tree = Tree.plain()
    let first = tree.present("P", .formSheet)
    let second = tree.present("Q", .fullScreen, from: first)
    #expect(tree.scene.panes.map(\.id) == ["root/pane", "P/dimming", "P/pane", "Q/pane"])
    #expect(
      tree.takeCalls().suffix(5) == [
        "Q.viewDidLoad", "P.viewWillDisappear", "Q.viewWillAppear", "Q.viewDidAppear", "P.viewDidDisappear",
      ])
    let third = tree.present("R", .popover, source: Rect(x: 500, y: 300, width: 44, height: 44), from: second)
    _ = tree.takeCalls()
    #expect(tree.root.dismiss())
    #expect(
      tree.takeCalls() == [
        "R.viewWillDisappear", "Q.viewWillDisappear", "R.viewDidDisappear", "Q.viewDidDisappear",
      ])
    let all = [first, second, third]
    #expect(all.allSatisfy { $0.presentingViewController == nil && $0.presentedViewController == nil })
    #expect(tree.scene.panes.map(\.id) == ["root/pane"])
  }

  @Test func `a dismissal sends away what this one presents, else this one itself`() {
    let tree = Tree.plain()
    let first = tree.present("P", .formSheet)
    let second = tree.present("Q", .formSheet, from: first)
    #expect(first.dismiss())
    #expect(tree.root.presentedViewController === first && second.presentingViewController == nil)
    #expect(first.dismiss())
    #expect(tree.root.presentedViewController == nil)
    #expect(!first.dismiss() && !tree.root.dismiss())
  }

  @Test func `what has a place already raises`() {
    let tree = Tree { NavigationController(rootViewController: PlainViewController($0, named: "A")) }
    tree.root.present(tree.window.controller("A")!)
    tree.root.present(tree.root)
    let calls = tree.application.takeCalls()
    #expect(calls.map(\.phase) == [.raise, .raise])
    #expect(tree.root.presentedViewController == nil)
  }

  @Test func `a popover that belongs to nothing raises where it would be one`() {
    let tree = Tree.plain()
    tree.present("P", .popover)
    #expect(tree.application.takeCalls().map(\.phase) == [.raise])
    tree.resize(400, 768)
    tree.present("Q", .popover)
    #expect(tree.pane("Q/pane")?.presentation?.style == .pageSheet)
    tree.resize(1024, 768)
    let presentation = tree.pane("Q/pane")?.presentation
    #expect(presentation?.style == .popover)
    #expect(presentation?.source == nil && presentation?.arrow == nil)
  }

  @Test func `a controller that finds a parent is presented no longer`() {
    let tree = Tree { NavigationController(rootViewController: PlainViewController($0, named: "A")) }
    let sheet = tree.present("P", .formSheet)
    (tree.root as! NavigationController).pushViewController(sheet)
    tree.window.layoutIfNeeded()
    #expect(tree.root.presentedViewController == nil && sheet.parent === tree.root)
    #expect(tree.scene.panes.map(\.id) == ["nav:A/pane", "P/pane"])
  }

  @Test func `the presenter's content may be replaced meanwhile`() throws {
    let stage = try Stage(.lab, profile: .ios26, size: Size(width: 1024, height: 768))
    try stage.perform("present", [Member("controller", "P"), Member("style", "formSheet")], on: "B")
    try stage.perform("setViewControllers", [Member("controllers", ["X", "Y"])])
    #expect(stage.split.presentedViewController?.id == "P")
    #expect(stage.pane("P/pane")?.isInteractive == true)
    try stage.perform("dismiss", on: "X")
    #expect(stage.pane("P/pane") == nil)
  }

  @Test func `inside a form sheet and a popover the width is compact, whatever the presenter's own is`() throws {
    let tree = Tree.plain()
    let source = Rect(x: 500, y: 300, width: 44, height: 44)
    let expected: [(ModalPresentationStyle, UserInterfaceSizeClass)] = [
      (.formSheet, .compact), (.popover, .compact), (.pageSheet, .regular), (.fullScreen, .regular),
    ]
    for (style, width) in expected {
      let controller = tree.present("P", style, source: source)
      #expect(controller.traitCollection.horizontalSizeClass == width, "\(style)")
      #expect(controller.traitCollection.verticalSizeClass == .regular)
      controller.dismiss()
    }
    let hosted = try Stage(.lab, profile: .ios26, options: [Member("hosted", true)])
    hosted.override(horizontalSizeClass: .compact)
    try hosted.perform("present", [Member("controller", "P"), Member("style", "fullScreen")])
    #expect(hosted.window.controller("P")?.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `what a root presents as soon as it has appeared covers what is in it`() {
    final class Eager: ViewController {
      override func viewDidAppear() {
        let cover = PlainViewController(application, named: "P")
        cover.modalPresentationStyle = .fullScreen
        present(cover)
      }
    }
    let application = Application(profile: .ios26)
    let root = Eager(application, id: "root")
    let child = PlainViewController(application, named: "child")
    root.addChild(child)
    let window = Window(application: application, rootViewController: root, size: Size(width: 400, height: 800))
    window.makeVisible()
    #expect(root.presentedViewController?.isOnScreen == true)
    #expect(!root.isOnScreen && !child.isOnScreen)
    #expect(child.appearance == .disappeared)
  }

  @Test func `a split in a form sheet is collapsed, and has a pane of its own under its columns`() {
    let tree = Tree.plain()
    let split = SplitViewController(tree.application, id: "split")
    split.viewControllers = ["A", "B"].map { NavigationController(rootViewController: tree.plain($0)) }
    split.modalPresentationStyle = .formSheet
    tree.root.present(split)
    tree.window.layoutIfNeeded()
    #expect(split.isCollapsed)
    #expect(
      tree.scene.panes.map(\.id) == [
        "root/pane", "split/presentation/dimming", "split/pane", "nav:A/pane", "B/pane",
      ])
    #expect(tree.pane("split/pane")?.presentation?.style == .formSheet)
    #expect(tree.pane("nav:A/pane")?.role == .primary)
  }

  @Test func `a style that covers the screen only in one size takes the presenter off and brings it back`() {
    var traits = TraitOverrides()
    traits.userInterfaceIdiom = .phone
    let tree = Tree(profile: .ios13, traitOverrides: traits) { PlainViewController($0, named: "root") }
    tree.present("P", .pageSheet)
    _ = tree.takeCalls()
    tree.window.traitOverrides.verticalSizeClass = .compact
    tree.window.layoutIfNeeded()
    #expect(tree.pane("P/pane")?.presentation?.style == .fullScreen)
    #expect(tree.takeCalls() == ["root.viewWillDisappear", "root.viewDidDisappear"])
    tree.window.traitOverrides.verticalSizeClass = .regular
    tree.window.layoutIfNeeded()
    #expect(tree.takeCalls() == ["root.viewWillAppear", "root.viewDidAppear"])
    tree.root.dismiss()
    #expect(tree.takeCalls() == ["P.viewWillDisappear", "P.viewDidDisappear"])
  }

  @Test func `a popover becomes a sheet in a compact window and a popover again`() {
    let tree = Tree.plain()
    let source = Rect(x: 500, y: 300, width: 44, height: 44)
    tree.present("P", .popover, source: source)
    #expect(tree.pane("P/pane")?.role == .popover)
    #expect(tree.pane("P/dimming")?.opacity == 0)
    tree.resize(400, 768)
    #expect(tree.pane("P/pane")?.role == .modal)
    #expect(tree.pane("P/dimming")?.opacity == 0.2)
    tree.resize(1024, 768)
    let presentation = tree.pane("P/pane")?.presentation
    #expect(presentation?.style == .popover)
    #expect(presentation?.source == source && presentation?.arrow == .up)
  }

  @Test func `a popover points at its button, wherever the button goes`() {
    let tree = Tree { NavigationController(rootViewController: PlainViewController($0, named: "A")) }
    let item = BarButtonItem(id: "A/more", title: "More") {}
    tree.window.controller("A")!.navigationItem.rightBarButtonItem = item
    let popover = tree.plain("P")
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController.barButtonItem = item
    tree.root.present(popover)
    tree.window.layoutIfNeeded()
    let presentation = tree.pane("P/pane")?.presentation
    #expect(presentation?.source == Rect(x: 941.5, y: 36, width: 72.5, height: 36))
    #expect(presentation?.sourceItem == "A/more" && presentation?.arrow == nil)
    #expect(tree.pane("P/pane")?.frame == Rect(x: 685, y: 62, width: 320, height: 681))
    tree.resize(800, 768)
    #expect(tree.pane("P/pane")?.presentation?.source?.x == 717.5)
  }
}
