import Foundation
internal import SplitKit

/// A presentation: `UIPresentationController`. Its own views are not drawn; its delegate decides and is told.
@preconcurrency @MainActor
open class UIPresentationController: ObjectBase, UITraitEnvironment, UIContentContainer {
  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented ?? detached }
  private weak var presented: UIViewController?
  private lazy var detached = UIViewController()
  /// The controller that presents it.
  open var presentingViewController: UIViewController {
    presented?.presentingViewController ?? presenting ?? presentedViewController
  }
  private weak var presenting: UIViewController?
  /// The delegate, which decides about a dismissal by the user.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a presentation of the app's own. It is kept and not drawn.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    (presented, presenting) = (presentedViewController, presentingViewController)
    super.init()
  }

  /// The style in which the controller was presented.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The style that the presentation has in the present window.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presentedViewController.traitCollection)
  }
  /// The style that the presentation has for some traits.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    presentationStyle
  }
  /// The view around the presentation: that of the window, or nil.
  open var containerView: UIView? { presented?.windowOfView }
  /// The view of the presented controller.
  open var presentedView: UIView? { presented?.viewIfLoaded }
  /// The frame of the presented view in the window.
  open var frameOfPresentedViewInContainerView: CGRect { presented.map { CGRect($0.engine.view.frame) } ?? .zero }
  /// Whether the presentation covers the window. Here the style decides.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view is removed. Here the style decides.
  open var shouldRemovePresentersView: Bool { false }
  /// Traits that the presentation replaces. They are kept.
  open var overrideTraitCollection: UITraitCollection?
  /// The traits of the presented controller.
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
  /// Never called here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The size that the presented controller prefers.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Never called here.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Never called here.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of the presented controller in a size of the window: the whole.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
  {
    parentSize
  }
  /// Never called here.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Never called here.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The overrides of the traits of the presented controller.
  open var traitOverrides: any UITraitOverrides {
    get { presentedViewController.traitOverrides }
    set { presentedViewController.traitOverrides = newValue }
  }
  /// Never called here.
  open func containerViewWillLayoutSubviews() {}
  /// Never called here.
  open func containerViewDidLayoutSubviews() {}
  /// Never called here.
  open func presentationTransitionWillBegin() {}
  /// Never called here.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Never called here.
  open func dismissalTransitionWillBegin() {}
  /// Never called here.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// The delegate of a presentation: `UIAdaptivePresentationControllerDelegate`.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style in which a sheet or a popover appears in a compact window. The answer `none` keeps a popover a popover; full screens and
  /// sheets appear as such, and any other answer stands for the style of the system.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The style for some traits, as `adaptivePresentationStyle(for:)`.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The controller that is presented in place of the app's while the presentation has an adapted style, or nil for the app's own.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Prepares the presentation of another style. It is not asked.
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
  /// The presentation is about to be shown in a style. It is `none` where the style is not adapted.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Whether the user may dismiss the presentation. The default is true.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The user dismisses the presentation.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has dismissed the presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user has tried to dismiss a presentation that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {}
  /// Automatic: UIKit's own rules.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .automatic }
  /// The answer of `adaptivePresentationStyle(for:)`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// No other controller.
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// True.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
