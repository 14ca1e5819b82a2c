/// The delegate of a navigation controller's bar: `UINavigationBarDelegate`.
///
/// A navigation controller that conforms to this protocol is the delegate of its own bar, as in UIKit (T26 observed on
/// iOS 26, inferred for earlier versions). `didPush` is left out, because UIKit does not call it after a push by
/// program (T26 observed), and a navigation controller has no other push.
package protocol NavigationBarDelegate: AnyObject {
  /// Asks whether the bar may push an item. The stack has grown already, and the bar does not have the item yet.
  ///
  /// The engine takes every answer as true. The effect of false in UIKit is unmeasured.
  func navigationBar(_ navigationBar: NavigationBarReading, shouldPush item: NavigationItem) -> Bool

  /// Asks whether the user may go back from the item on top. The stack and the bar still have everything. After false,
  /// nothing happens. A pop by program asks nothing.
  func navigationBar(_ navigationBar: NavigationBarReading, shouldPop item: NavigationItem) -> Bool

  /// Tells the delegate that the user has gone back. The stack and the bar are shorter already.
  func navigationBar(_ navigationBar: NavigationBarReading, didPop item: NavigationItem)
}

extension NavigationBarDelegate {
  package func navigationBar(_ navigationBar: NavigationBarReading, shouldPush item: NavigationItem) -> Bool { true }
  package func navigationBar(_ navigationBar: NavigationBarReading, shouldPop item: NavigationItem) -> Bool { true }
  package func navigationBar(_ navigationBar: NavigationBarReading, didPop item: NavigationItem) {}
}

/// A navigation bar as its delegate reads it inside a call.
package struct NavigationBarReading {
  /// The navigation controller that shows the bar. It is the outermost one, however deep the stacks are nested.
  package let navigationController: NavigationController
  /// The items, beginning with that of the root. The last one is the item on top.
  package let items: [NavigationItem]
}

/// The calls to the delegate of the bar. In a collapsed split, a nested stack has no bar, so the outermost stack's
/// delegate is asked (inferred).
extension NavigationController {
  /// Asks about a controller that was pushed. A bar has no items before the view of its stack is loaded (general
  /// knowledge), so nothing is asked before.
  ///
  /// The question comes after `willMove(toParent:)` and before the new top is loaded (unmeasured).
  func askWhetherToPush(_ controller: ViewController) {
    let bar = outermostNavigation
    guard bar.isViewLoaded else { return }
    let item = controller.innermostTop
    _ = bar.ask("navigationBar(_:shouldPush:)", about: item, among: bar.itemOwners.filter { $0 !== item }) {
      $0.navigationBar($1, shouldPush: item.navigationItem)
    }
  }

  /// Pops the top controller for the user, who has tapped the back button or swiped, unless the delegate refuses. The
  /// question after a swipe is unmeasured.
  func popByUser() {
    guard viewControllers.count > 1 else { return }
    let (bar, item) = (outermostNavigation, innermostTop)
    let mayPop = bar.ask("navigationBar(_:shouldPop:)", about: item, among: bar.itemOwners) {
      $0.navigationBar($1, shouldPop: item.navigationItem)
    }
    guard mayPop, popViewController() != nil, let delegate = bar.barDelegate else { return }
    let call = bar.call("navigationBar(_:didPop:)", .did, item, bar.itemOwners)
    application.call(call, .all) { delegate.navigationBar(bar.reading(bar.itemOwners), didPop: item.navigationItem) }
  }

  /// The delegate of the bar: this controller, if its class implements the methods, or else the application's.
  private var barDelegate: (any NavigationBarDelegate)? { self as? any NavigationBarDelegate ?? application.barDelegate }

  /// The controllers whose items the bar has. A nested stack adds those of its own.
  private var itemOwners: [ViewController] {
    viewControllers.flatMap { ($0 as? NavigationController)?.itemOwners ?? [$0] }
  }

  private func ask(
    _ selector: String, about item: ViewController, among owners: [ViewController],
    _ body: (any NavigationBarDelegate, NavigationBarReading) -> Bool
  ) -> Bool {
    guard let delegate = barDelegate else { return true }
    return application.ask(call(selector, .ask, item, owners), .all, otherwise: true, as: Value.bool) {
      body(delegate, reading(owners))
    }
  }

  private func call(_ selector: String, _ phase: Call.Phase, _ item: ViewController, _ owners: [ViewController]) -> Call {
    Call(
      selector, phase, receiver: id, arguments: [.string(item.id)],
      readings: [
        Member("stack", .number(Double(viewControllers.count))), Member("barItems", .number(Double(owners.count))),
      ])
  }

  private func reading(_ owners: [ViewController]) -> NavigationBarReading {
    NavigationBarReading(navigationController: self, items: owners.map(\.navigationItem))
  }
}

extension Application {
  /// The delegate of the bar of every navigation controller that is not its own bar's delegate, or nil for none. The
  /// application does not keep it. UIKit has no such delegate.
  package var barDelegate: (any NavigationBarDelegate)? {
    get { commonBarDelegate as? any NavigationBarDelegate }
    set { commonBarDelegate = newValue }
  }
}
