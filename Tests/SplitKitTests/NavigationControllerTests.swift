import SamplePreviews
import Testing

@testable import SplitKit

/// A stack's delegate, and what can be done to a stack.
@Suite struct NavigationControllerTests {
  final class Recorder: NavigationControllerDelegate {
    func navigationController(
      _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
    ) {}
  }

  private func tree(_ recorder: Recorder?, detail: Call.Detail = .all) -> (Tree, NavigationController) {
    let tree = Tree(detail: detail) { NavigationController(rootViewController: PlainViewController($0, named: "A")) }
    let navigation = tree.root as! NavigationController
    navigation.delegate = recorder
    return (tree, navigation)
  }

  private func described(_ calls: [Call]) -> [String] {
    calls.map { call in
      let name = call.selector.split(separator: ":").dropFirst().first.map(String.init) ?? call.selector
      let shown = call.arguments.dropFirst().first?.string.map { " \($0)" } ?? ""
      return call.receiver == "delegate" ? name + shown : "\(call.receiver).\(call.selector)"
    }
  }

  @Test func `the delegate hears of a push around the appearance of what is pushed`() {
    let recorder = Recorder()
    let (tree, navigation) = tree(recorder)
    navigation.pushViewController(tree.plain("B"))
    #expect(
      described(tree.application.takeCalls()) == [
        "B.willMove(toParent:)", "B.viewDidLoad", "willShow B", "A.viewWillDisappear", "B.viewWillAppear",
        "A.viewDidDisappear", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "B.viewDidAppear", "B.didMove(toParent:)",
        "didShow B",
      ])
  }

  @Test func `each way to another top tells the delegate whether it is animated`() {
    let recorder = Recorder()
    let (tree, navigation) = tree(recorder)
    let names = ["B", "C", "D"].map(tree.plain)
    let steps: [(() -> Void, Value)] = [
      ({ navigation.pushViewController(names[0]) }, true),
      ({ navigation.pushViewController(names[1], animated: false) }, false),
      ({ navigation.popViewController() }, true),
      ({ navigation.setViewControllers([names[2]]) }, false),
      ({ navigation.setViewControllers(names, animated: true) }, nil),
      ({ navigation.popToRootViewController() }, true),
    ]
    for (index, (step, animated)) in steps.enumerated() {
      step()
      let calls = tree.application.takeCalls().filter { $0.receiver == "delegate" }
      let expected: [Value] = animated == .null ? [] : [animated, animated]
      #expect(calls.map { $0.arguments[2] } == expected, "step \(index)")
    }
  }

  @Test func `a stack that appears tells its delegate what it shows, each time`() {
    let application = Application(profile: .ios26, detail: .all)
    let recorder = Recorder()
    let navigation = NavigationController(rootViewController: PlainViewController(application, named: "A"))
    navigation.delegate = recorder
    let window = Window(application: application, rootViewController: navigation, size: Size(width: 400, height: 800))
    navigation.pushViewController(PlainViewController(application, named: "B"))
    #expect(!application.takeCalls().contains { $0.receiver == "delegate" })
    window.makeVisible()
    #expect(
      described(application.takeCalls()) == [
        "willShow B", "B.viewDidLoad", "B.viewWillAppear", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
        "B.viewDidAppear", "B.didMove(toParent:)", "didShow B",
      ])
    let cover = PlainViewController(application, named: "P")
    cover.modalPresentationStyle = .fullScreen
    navigation.present(cover)
    _ = application.takeCalls()
    navigation.dismiss()
    #expect(described(application.takeCalls()).filter { $0.contains("Show") } == ["willShow B", "didShow B"])
  }

  @Test func `the calls are logged only where everything is`() {
    let recorder = Recorder()
    let (tree, navigation) = tree(recorder, detail: .standard)
    navigation.pushViewController(tree.plain("B"))
    #expect(!tree.application.takeCalls().contains { $0.receiver == "delegate" })
  }

  @Test func `a collapse shows the outer delegate the nested navigation controller`() throws {
    let application = Application(profile: .ios26, detail: .all)
    let content = try Preview.lab.make(application, Preview.lab.resolve([Member("style", "unspecified")]))
    let window = Window(
      application: application, rootViewController: content.rootViewController, size: Size(width: 1024, height: 768))
    window.makeVisible()
    let recorder = Recorder()
    (window.controller("nav:A") as! NavigationController).delegate = recorder
    _ = application.takeCalls()
    let shows = { application.takeCalls().filter { $0.selector.hasPrefix("navigationController") }.map(\.arguments) }
    window.resize(to: Size(width: 400, height: 768))
    #expect(shows() == [["nav[A,nav[B]]", "nav[B]", false], ["nav[A,nav[B]]", "nav[B]", false]])  // S0 observed
    window.resize(to: Size(width: 1024, height: 768))
    #expect(shows() == [["nav[A]", "A", false], ["nav[A]", "A", false]])
  }

  @Test func `popping returns what was popped`() {
    let (tree, navigation) = tree(nil)
    let stack = ["B", "C", "D"].map(tree.plain)
    for controller in stack { navigation.pushViewController(controller) }
    #expect(navigation.popToViewController(stack[1])?.map(\.id) == ["D"])
    #expect(navigation.popToViewController(stack[1]) == nil)
    #expect(navigation.popToRootViewController()?.map(\.id) == ["B", "C"])
    #expect(navigation.popToRootViewController() == nil && navigation.popViewController() == nil)
    _ = tree.application.takeCalls()
    #expect(navigation.popToViewController(stack[0]) == nil)
    #expect(tree.application.takeCalls().map(\.phase) == [.raise])
  }

  @Test func `a stack may be empty`() {
    let (tree, navigation) = tree(nil)
    navigation.setViewControllers([])
    tree.window.layoutIfNeeded()
    #expect(tree.scene.panes.map(\.id) == ["nav:A/pane"])
    #expect(tree.scene.viewModels.isEmpty)
    #expect(navigation.topViewController == nil && navigation.visibleViewController == nil)
    #expect(navigation.popViewController() == nil && navigation.popToRootViewController() == nil)
    navigation.pushViewController(tree.plain("B"))
    #expect(navigation.describedName == "nav[B]")
  }

  @Test func `a stack with a controller twice raises and stays`() {
    let (tree, navigation) = tree(nil)
    let twice = tree.plain("B")
    navigation.setViewControllers([twice, twice])
    #expect(navigation.describedName == "nav[A]")
    #expect(tree.application.takeCalls().map(\.phase) == [.raise])
  }

  @Test func `a controller that is pushed leaves the stack it is in`() {
    let (tree, navigation) = tree(nil)
    let other = NavigationController(rootViewController: tree.plain("X"))
    let moving = tree.plain("Y")
    other.setViewControllers([other.viewControllers[0], moving])
    navigation.pushViewController(moving)
    #expect(navigation.describedName == "nav[A,Y]" && other.describedName == "nav[X]")
    #expect(moving.parent === navigation)
  }

  @Test func `what the user sees of a stack is what is presented over it`() {
    let (tree, navigation) = tree(nil)
    #expect(navigation.visibleViewController?.id == "A")
    tree.present("P", .formSheet)
    #expect(navigation.visibleViewController?.id == "P")
  }
}
