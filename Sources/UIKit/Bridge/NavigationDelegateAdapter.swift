internal import SplitKit

/// The engine's delegate of a stack, which passes calls on to that of the app.
@MainActor
final class NavigationDelegateAdapter: @MainActor NavigationControllerDelegate, @MainActor RepresentedDelegate {
  private unowned let owner: UINavigationController

  init(of owner: UINavigationController) { self.owner = owner }

  var representedClassName: String? { owner.delegate.map { String(describing: type(of: $0)) } }

  func navigationController(
    _ navigationController: SplitKit.NavigationController, willShow viewController: SplitKit.ViewController, animated: Bool
  ) { owner.delegate?.navigationController(owner, willShow: .of(viewController), animated: animated) }

  func navigationController(
    _ navigationController: SplitKit.NavigationController, didShow viewController: SplitKit.ViewController, animated: Bool
  ) { owner.delegate?.navigationController(owner, didShow: .of(viewController), animated: animated) }
}
