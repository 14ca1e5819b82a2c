import SplitKit

/// Apps whose code decides what the lab's options cannot say. A session takes any list of previews, so
/// these need nothing of the engine.
enum TestPreviews {
  static let all: [Preview] =
    [
      plain, stacks, stackAndPlain, flattening, adaptivePhotos, pushesStack, leftItems(supplement: false),
      leftItems(supplement: true), stackDelegate, keepsPrimary, pushesSplit, splitAside, tabs, manyTabs(7), manyTabs(9),
    ] + columns

  /// A preview whose root is a classic split, made of plain controllers by their names.
  static func split(
    _ id: String, _ make: @escaping @Sendable (SplitViewController, Controllers) -> (any SplitViewControllerDelegate)?
  ) -> Preview {
    Preview(
      id: id, title: id, summary: "A test's own app.", profiles: Profile.all,
      windowSize: Size(width: 1024, height: 768), options: []
    ) { (application, _) throws(Refusal) in
      let split = SplitViewController(application, id: "split")
      let controllers = Controllers(application)
      return TestContent(split, controllers, delegate: make(split, controllers))
    }
  }
}

/// Without a delegate.
extension TestPreviews {
  private static let plain = split("plain") { split, controllers in
    split.viewControllers = [controllers["A"], controllers["B"]]
    return nil
  }

  private static let stacks = split("stacks") { split, controllers in
    split.viewControllers = [controllers.navigation("A"), controllers.navigation("B")]
    return nil
  }

  private static let stackAndPlain = split("stackAndPlain") { split, controllers in
    split.viewControllers = [controllers.navigation("A"), controllers["B"]]
    return nil
  }

  /// The secondary's stack has a second controller, with a left item of its own.
  private static func leftItems(supplement: Bool) -> Preview {
    split(supplement ? "supplementingItems" : "leftItems") { split, controllers in
      let (stack, top) = (controllers.navigation("B"), controllers["T"])
      top.navigationItem.leftBarButtonItem = BarButtonItem(id: "T/edit", title: "Edit") {}
      top.navigationItem.leftItemsSupplementBackButton = supplement
      split.viewControllers = [controllers.navigation("A"), stack]
      stack.pushViewController(top)
      return nil
    }
  }
}

/// With a delegate that does more than answer.
extension TestPreviews {
  /// CS: the collapse makes one flat stack.
  private static let flattening = split("flattening") { split, controllers in
    split.viewControllers = [controllers.navigation("A"), controllers.navigation("B")]
    return Flattening()
  }

  /// AP: the detail is kept while it shows a photo; without one a new empty detail takes its place.
  private static let adaptivePhotos = split("adaptivePhotos") { split, controllers in
    split.viewControllers = [controllers.navigation("list"), controllers["nothing"]]
    return AdaptivePhotos(controllers)
  }

  private static let stackDelegate = split("stackDelegate") { split, controllers in
    let (stack, delegate) = (controllers.navigation("A"), StackDelegate())
    split.viewControllers = [stack, controllers.navigation("B")]
    stack.delegate = delegate
    return delegate
  }

  private static let pushesStack = split("pushesStack") { split, controllers in
    split.viewControllers = [controllers.navigation("A"), controllers.navigation("B")]
    return Pushing(controllers.navigation("E"), on: controllers.navigation("A"))
  }

  private static let pushesSplit = split("pushesSplit") { split, controllers in
    split.viewControllers = [controllers.navigation("A"), controllers.navigation("B")]
    return Pushing(SplitViewController(split.application, id: "another"), on: controllers.navigation("A"))
  }
}

/// With a delegate from before iOS 8.
extension TestPreviews {
  private static let keepsPrimary = split("keepsPrimary") { split, controllers in
    split.viewControllers = [controllers.navigation("A"), controllers.navigation("B")]
    return KeepsPrimary()
  }
}

private final class KeepsPrimary: DeprecatedSplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: SplitViewController, shouldHide controller: ViewController,
    in orientation: InterfaceOrientation
  ) -> Bool { false }
}

private final class StackDelegate: SplitViewControllerDelegate, NavigationControllerDelegate {}

private final class Flattening: SplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool {
    guard let inner = secondary as? NavigationController, let outer = primary as? NavigationController else { return false }
    outer.setViewControllers(outer.viewControllers + inner.viewControllers)
    return true
  }
}

private final class AdaptivePhotos: SplitViewControllerDelegate {
  private let controllers: Controllers

  init(_ controllers: Controllers) { self.controllers = controllers }

  private func showsPhoto(_ controller: ViewController?) -> Bool {
    (controller as? NavigationController)?.viewControllers.last?.id == "photo"
  }

  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool { !showsPhoto(secondary) }

  func splitViewController(
    _ splitViewController: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController? {
    showsPhoto((primary as? NavigationController)?.viewControllers.last) ? nil : controllers["empty"]
  }
}

/// Answers a detail by pushing what no stack takes.
private final class Pushing: SplitViewControllerDelegate {
  private let controller: ViewController
  private let stack: NavigationController

  init(_ controller: ViewController, on stack: NavigationController) {
    (self.controller, self.stack) = (controller, stack)
  }

  func splitViewController(
    _ splitViewController: SplitViewController, showDetail detail: ViewController, sender: ViewController?
  ) -> Bool {
    stack.pushViewController(controller)
    return true
  }
}

/// Without a split view in the window.
extension TestPreviews {
  private static let tabs = Preview(
    id: "tabs", title: "tabs", summary: "A test's own app.", profiles: Profile.all,
    windowSize: Size(width: 1024, height: 768), options: []
  ) { (application, _) throws(Refusal) in
    let controllers = Controllers(application)
    let tabs = TabBarController(
      application, id: "tabs", viewControllers: [controllers.navigation("A"), controllers.navigation("B")])
    return TestContent(tabs, controllers)
  }

  /// More tabs than some bars have room for, each a stack.
  private static func manyTabs(_ count: Int) -> Preview {
    Preview(
      id: "tabs\(count)", title: "tabs", summary: "A test's own app.", profiles: Profile.all,
      windowSize: Size(width: 1024, height: 768), options: []
    ) { (application, _) throws(Refusal) in
      let controllers = Controllers(application)
      let stacks = "ABCDEFGHI".prefix(count).map { controllers.navigation(String($0)) }
      return TestContent(TabBarController(application, id: "tabs", viewControllers: stacks), controllers)
    }
  }

  /// A stack, and a split view that is in no window and known by its name.
  private static let splitAside = Preview(
    id: "splitAside", title: "splitAside", summary: "A test's own app.", profiles: Profile.all,
    windowSize: Size(width: 1024, height: 768), options: []
  ) { (application, _) throws(Refusal) in
    let controllers = Controllers(application)
    let split = SplitViewController(application, id: "split")
    split.viewControllers = [controllers["A"], controllers["B"]]
    return TestContent(controllers.navigation("menu"), controllers, aside: split)
  }
}

/// Plain controllers by name, and navigation controllers around them.
final class Controllers {
  let plain: PlainViewControllers
  private var stacks: [String: NavigationController] = [:]
  private var tabs: [String: TabBarController] = [:]

  private let application: Application

  init(_ application: Application) {
    self.application = application
    plain = PlainViewControllers(application)
  }

  subscript(name: String) -> ViewController { plain[name] }

  func navigation(_ root: String) -> NavigationController {
    if let controller = stacks[root] { return controller }
    let controller = NavigationController(rootViewController: self[root])
    stacks[root] = controller
    return controller
  }

  /// Two tabs, each a stack.
  func tabs(_ name: String) -> TabBarController {
    if let controller = tabs[name] { return controller }
    let controller = TabBarController(
      application, id: "tabs:\(name)", viewControllers: ["1", "2"].map { navigation(name + $0) })
    tabs[name] = controller
    return controller
  }
}

/// Keeps the delegate, which a split view does not.
final class TestContent: PreviewContent {
  private let controllers: Controllers
  private let delegate: (any SplitViewControllerDelegate)?
  private let aside: ViewController?

  init(
    _ root: ViewController, _ controllers: Controllers, delegate: (any SplitViewControllerDelegate)? = nil,
    aside: ViewController? = nil
  ) {
    self.controllers = controllers
    self.delegate = delegate
    self.aside = aside
    (root as? SplitViewController)?.delegate = delegate
    super.init(rootViewController: root)
    plainControllers = controllers.plain
  }

  override func controller(named name: String) -> ViewController? {
    if let aside, aside.id == name { return aside }
    if name.hasPrefix("tabs:") { return controllers.tabs(String(name.dropFirst(5))) }
    return name.hasPrefix("nav:") ? controllers.navigation(String(name.dropFirst(4))) : nil
  }
}
