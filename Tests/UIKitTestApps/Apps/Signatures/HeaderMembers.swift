import UIKit

// Members that an audit of UIKit's headers found missing, with the signatures of UIKit.

private class EditingResponder: UIViewController {
  override func printContent(_ sender: Any?) { super.printContent(sender) }
  override func findNext(_ sender: Any?) { super.findNext(sender) }
  override func duplicate(_ sender: Any?) { super.duplicate(sender) }
  override func move(_ sender: Any?) { super.move(sender) }
  override func rename(_ sender: Any?) { super.rename(sender) }
  override func export(_ sender: Any?) { super.export(sender) }
  override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { super.canPaste(itemProviders) }
  override func paste(itemProviders: [NSItemProvider]) { super.paste(itemProviders: itemProviders) }
  override var pasteConfiguration: UIPasteConfiguration? {
    get { UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"]) }
    set {}
  }
  override func accessibilityPerformEscape() -> Bool { super.accessibilityPerformEscape() }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { direction == .left }
  override var prefersInterfaceOrientationLocked: Bool { true }
  override var preferredFocusedView: UIView? { view }
  override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
  override func value(forKey key: String) -> Any? { super.value(forKey: key) }
  override func buildMenu(with builder: UIMenuBuilder) {
    super.buildMenu(with: builder)
    builder.insertElements([UIAction(title: "New") { _ in }], atStartOfMenu: .file)
    builder.replace(menu: .edit, with: [UIMenuElement]())
    builder.remove(action: UIAction.Identifier("old"))
    _ = builder.command(for: Selector("new"), propertyList: nil)
  }
}

private class SpokenView: UIView {
  override var accessibilityPath: UIBezierPath? {
    get { UIBezierPath(rect: bounds) }
    set {}
  }
  override func accessibilityElementDidBecomeFocused() { super.accessibilityElementDidBecomeFocused() }
  override func accessibilityElementCount() -> Int { 2 }
  override func accessibilityElement(at index: Int) -> Any? { super.accessibilityElement(at: index) }
}

private class ThinSlider: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect { super.trackRect(forBounds: bounds).insetBy(dx: 0, dy: 1) }
  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
  }
}

private class Rows: UIStackView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init(coder: NSCoder) { super.init(coder: coder) }
}

private class MenuControl: UIControl {
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: []) })
  }
  func addMenu() { addInteraction(UIContextMenuInteraction(delegate: self)) }
}

private class Waiting: UIGestureRecognizer {
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

private class Cards: UICollectionViewFlowLayout {
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { super.prepare(forAnimatedBoundsChange: oldBounds) }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) { super.prepareForTransition(to: newLayout) }
  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: [])
    return context
  }
}

private class CardsController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
}

private class Animator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    transitionContext.completeTransition(true)
  }
  func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
    UIViewPropertyAnimator(duration: 0.3, curve: .linear)
  }
}

@MainActor
private func oldAnimation(of view: UIView) {
  UIView.beginAnimations(nil, context: nil)
  UIView.setAnimationDuration(0.3)
  view.alpha = 0
  UIView.commitAnimations()
  UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
  view.addMotionEffect(UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis))
  _ = view.convert(view.bounds, to: UIScreen.main.coordinateSpace)
}

private func gradient(in context: CGContext) {
  let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
  guard let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) else { return }
  context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 1), options: [])
}

private class Peeked: UIViewController, UIDataSourceModelAssociation, UIPopoverControllerDelegate {
  override var previewActionItems: [UIPreviewActionItem] {
    [UIPreviewAction(title: "Share", style: .default) { action, controller in _ = (action.title, controller.title) }]
  }
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { nil }
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? { nil }
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}

extension UITextInput {
  fileprivate var selectedLength: Int { selectedTextRange.map { offset(from: $0.start, to: $0.end) } ?? 0 }
}

@MainActor
private func inputs(_ field: UITextField, _ view: UITextView, _ bar: UISearchBar) -> [UITextInputTraits] {
  let inputs: [UITextInput] = [field, view]
  return inputs.filter { $0.selectedLength > 0 } + [bar]
}
