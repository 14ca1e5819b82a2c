import Foundation
internal import SplitKit

/// Presenting and dismissing.
extension UIViewController {
  func makePresentation(of controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    context.keep(controller)
    controller.prepareToBePresented(in: traitCollection)
    controller.engine.modalPresentationStyle = controller.modalPresentationStyle.engine
    controller.prepareAdaptation()
    controller.state.popover.map { popover in
      (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
      popover.noteSource()
    }
    controller.state.sheet?.noteDetents()
    let before = engine.presentedViewController
    engine.present(controller.engine, animated: animated)
    guard engine.presentedViewController?.presentedOriginal === controller.engine, before !== controller.engine else { return }
    (engine.presentedViewController?.presentingViewController?.counterpart as? UIViewController)?.noteHeld()
    if let completion { context.application.afterLayout(completion) }
    engine.setNeedsLayout()
  }

  /// Lets the delegate of the presentation decide about the style, and about the controller that has it (spec/reports.md 450).
  private func prepareAdaptation() {
    let popover = engine.popoverPresentationController
    popover.adaptation = { [weak self] _ in self?.adaptedStyle }
    popover.controllerForStyle = { [weak self] style in self?.controller(forAdapted: style)?.engine }
    popover.willPresent = { [weak self] style in self?.willBePresented(in: style) }
  }

  private func controller(forAdapted style: SplitKit.ModalPresentationStyle) -> UIViewController? {
    guard let presentation = usedPresentationController, let delegate = presentation.delegate else { return nil }
    let answer = delegate.presentationController(
      presentation, viewControllerForAdaptivePresentationStyle: UIModalPresentationStyle(style))
    if let answer { context.keep(answer) }
    return answer
  }

  private func willBePresented(in style: SplitKit.ModalPresentationStyle?) {
    guard let presentation = usedPresentationController else { return }
    presentation.delegate?.presentationController(
      presentation, willPresentWithAdaptiveStyle: style.map(UIModalPresentationStyle.init) ?? .none, transitionCoordinator: nil)
  }

  /// Whether the controller has a source for a popover, in a window of a tablet that is wide enough for one.
  func hasRoomAtSource(in traits: UITraitCollection) -> Bool {
    guard let popover = state.popover, popover.sourceView != nil || popover.barButtonItem != nil else { return false }
    let window = context.keyWindow?.traitCollection ?? traits
    return window.userInterfaceIdiom == .pad && window.horizontalSizeClass == .regular
  }

  /// The style that the delegate wants in a compact size, or nil for that of the system. The answer `none` keeps a popover, and changes
  /// nothing for another style.
  private var adaptedStyle: SplitKit.ModalPresentationStyle? {
    let controller = currentPresentationController
    let style = controller.delegate?.adaptivePresentationStyle(for: controller, traitCollection: traitCollection) ?? .automatic
    switch style {
    case .none: return modalPresentationStyle == .popover ? .popover : nil
    case .fullScreen, .overFullScreen, .formSheet, .pageSheet: return style.engine
    default: return nil
    }
  }

  func endPresentation(animated: Bool, completion: (() -> Void)?) {
    context.keep(presentedViewController ?? self)
    engine.dismiss(animated: animated)
    if let completion { context.application.afterLayout(completion) }
    engine.setNeedsLayout()
    context.application.setNeedsWindowLayout(context.window)
  }

  var keptPopoverController: UIPopoverPresentationController {
    if let controller = state.popover { return controller }
    let controller = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    state.popover = controller
    return controller
  }

  var keptSheetController: UISheetPresentationController {
    if let controller = state.sheet { return controller }
    let controller = UISheetPresentationController(presentedViewController: self, presenting: nil)
    state.sheet = controller
    return controller
  }

  /// The presentation object of the present style.
  var currentPresentationController: UIPresentationController {
    if modalPresentationStyle == .popover { return keptPopoverController }
    if modalPresentationStyle.isSheet { return keptSheetController }
    if let controller = state.presentation { return controller }
    let controller = UIPresentationController(presentedViewController: self, presenting: nil)
    state.presentation = controller
    return controller
  }

  private var presentationDelegate: (any UIAdaptivePresentationControllerDelegate)? { usedPresentationController?.delegate }

  /// The presentation object if the app has used it.
  private var usedPresentationController: UIPresentationController? {
    modalPresentationStyle == .popover ? state.popover : modalPresentationStyle.isSheet ? state.sheet : state.presentation
  }

  var mayBeDismissedByUser: Bool {
    guard let controller = usedPresentationController, let delegate = controller.delegate else { return true }
    if let popover = controller as? UIPopoverPresentationController,
      let delegate = delegate as? any UIPopoverPresentationControllerDelegate,
      !delegate.popoverPresentationControllerShouldDismissPopover(popover)
    {
      return false
    }
    return delegate.presentationControllerShouldDismiss(controller)
  }

  func willBeDismissedByUser() {
    context.keep(self)
    usedPresentationController.map { $0.delegate?.presentationControllerWillDismiss($0) }
  }

  func wasDismissedByUser() {
    endedByUser()
    guard let controller = usedPresentationController else { return }
    controller.delegate?.presentationControllerDidDismiss(controller)
    if let popover = controller as? UIPopoverPresentationController {
      (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.popoverPresentationControllerDidDismissPopover(popover)
    }
  }

  func refusedDismissalByUser() {
    usedPresentationController.map { $0.delegate?.presentationControllerDidAttemptToDismiss($0) }
  }
}

extension SplitKit.Application {
  /// Asks for a layout of a window from outside of its tree.
  fileprivate func setNeedsWindowLayout(_ window: SplitKit.Window?) { window?.rootViewController.setNeedsLayout() }
}
