// Compiles against the public names of UIKit, as apps write them. Nothing of it runs.
import UIKit
private class V: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  convenience init(title: String) { self.init(frame: .zero) }
  private func setUp() {}
  override class var layerClass: AnyClass { CAGradientLayer.self }
  override class var requiresConstraintBasedLayout: Bool { true }
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
  override var frame: CGRect { didSet {} }
  override var bounds: CGRect { didSet {} }
  override var center: CGPoint { didSet {} }
  override var isHidden: Bool { didSet {} }
  override var alpha: CGFloat { didSet {} }
  override var backgroundColor: UIColor? { didSet {} }
  override var tintColor: UIColor! { didSet {} }
  override var tintAdjustmentMode: UIView.TintAdjustmentMode { didSet {} }
  override var isUserInteractionEnabled: Bool { didSet {} }
  override var transform: CGAffineTransform { didSet {} }
  override var contentMode: UIView.ContentMode { didSet {} }
  override var clipsToBounds: Bool { didSet {} }
  override var isOpaque: Bool { didSet {} }
  override var tag: Int { didSet {} }
  override var superview: UIView? { super.superview }
  override var subviews: [UIView] { super.subviews }
  override var window: UIWindow? { super.window }
  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
  override var layoutMargins: UIEdgeInsets { didSet {} }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet {} }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var semanticContentAttribute: UISemanticContentAttribute { didSet {} }
  override var accessibilityIdentifier: String? { didSet {} }
  override var accessibilityLabel: String? {
    get { "x" }
    set {}
  }
  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { .button }
    set {}
  }
  override var accessibilityValue: String? {
    get { nil }
    set {}
  }
  override var accessibilityElements: [Any]? {
    get { nil }
    set {}
  }
  override func accessibilityActivate() -> Bool { true }
  override var canBecomeFocused: Bool { true }
  override var inputAccessoryView: UIView? { nil }
  override var canBecomeFirstResponder: Bool { true }
  override func layoutSubviews() { super.layoutSubviews() }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override func setNeedsDisplay() { super.setNeedsDisplay() }
  override func setNeedsDisplay(_ rect: CGRect) { super.setNeedsDisplay(rect) }
  override func draw(_ rect: CGRect) { super.draw(rect) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func sizeToFit() { super.sizeToFit() }
  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func insertSubview(_ view: UIView, at index: Int) { super.insertSubview(view, at: index) }
  override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    super.insertSubview(view, aboveSubview: siblingSubview)
  }
  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    super.insertSubview(view, belowSubview: siblingSubview)
  }
  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    super.exchangeSubview(at: index1, withSubviewAt: index2)
  }
  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
  override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
  override func removeFromSuperview() { super.removeFromSuperview() }
  override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
  override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
  override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
  override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { super.convert(point, to: view) }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { super.convert(point, from: view) }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { super.convert(rect, to: view) }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { super.convert(rect, from: view) }
  override func updateConstraints() { super.updateConstraints() }
  override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override func awakeFromNib() { super.awakeFromNib() }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { super.systemLayoutSizeFitting(targetSize) }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
  }
  override var alignmentRectInsets: UIEdgeInsets { .zero }
  override var forFirstBaselineLayout: UIView { self }
  override func updateProperties() { super.updateProperties() }
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    super.snapshotView(afterScreenUpdates: afterUpdates)
  }
  func more() {
    layer.cornerRadius = 8
    layer.masksToBounds = true
    layer.borderWidth = 1
    layer.borderColor = UIColor.separator.cgColor
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 4
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 8).cgPath
    layer.cornerCurve = .continuous
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.zPosition = 1
    layer.opacity = 0.3
    layer.shouldRasterize = true
    layer.rasterizationScale = UIScreen.main.scale
    (layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    layer.removeAllAnimations()
    layer.addSublayer(CALayer())
    layer.insertSublayer(CAShapeLayer(), at: 0)
    (layer as! CAGradientLayer).startPoint = CGPoint(x: 0, y: 0)
    (layer as! CAGradientLayer).locations = [0, 1]
    layer.sublayers?.forEach { $0.removeFromSuperlayer() }
    layer.frame = bounds
    layer.mask = nil
    layer.contents = nil
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentCompressionResistancePriority(.required, for: .vertical)
    setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    translatesAutoresizingMaskIntoConstraints = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin]
    autoresizesSubviews = true
    preservesSuperviewLayoutMargins = true
    insetsLayoutMarginsFromSafeArea = false
    isExclusiveTouch = true
    isMultipleTouchEnabled = true
    clearsContextBeforeDrawing = true
    mask = nil
    overrideUserInterfaceStyle = .light
    accessibilityViewIsModal = true
    accessibilityElementsHidden = true
    shouldGroupAccessibilityChildren = true
    accessibilityHint = "h"
    largeContentTitle = nil
    showsLargeContentViewer = true
    addInteraction(UIContextMenuInteraction(delegate: D()))
    addGestureRecognizer(UITapGestureRecognizer())
    gestureRecognizers?.forEach(removeGestureRecognizer)
    interactions = []
    _ = effectiveUserInterfaceLayoutDirection == .rightToLeft
    _ = UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
    _ = contentScaleFactor
    _ = focusGroupIdentifier
    transform = .identity
    transform = CGAffineTransform(scaleX: 0.9, y: 0.9).rotated(by: .pi)
    transform = transform.translatedBy(x: 1, y: 2).concatenating(.identity).inverted()
    transform3D = CATransform3DIdentity
    anchorPoint = .zero
    endEditing(true)
    constraints.forEach { $0.isActive = false }
    removeConstraints(constraints)
    addConstraint(widthAnchor.constraint(equalToConstant: 3))
    addConstraints([])
    _ = hasAmbiguousLayout
    keyboardLayoutGuide.followsUndockedKeyboard = true
    _ = readableContentGuide.leadingAnchor
    _ = layoutMarginsGuide.trailingAnchor
    addLayoutGuide(UILayoutGuide())
    _ = safeAreaLayoutGuide.layoutFrame
    _ = drawHierarchy(in: bounds, afterScreenUpdates: true)
    _ = isFocused
    _ = sizeThatFits(.zero)
    _ = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(false)
    _ = UIView.inheritedAnimationDuration
    maximumContentSizeCategory = .accessibilityLarge
    _ = registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitUserInterfaceStyle.self]) {
      (view: V, previous: UITraitCollection) in view.setNeedsLayout()
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0.2,
      options: [.curveEaseInOut, .allowUserInteraction], animations: { self.alpha = 0 },
      completion: { finished in print(finished) })
    UIView.animate(withDuration: 0.2, animations: { self.alpha = 1 }) { _ in self.removeFromSuperview() }
    UIView.animate(withDuration: 0.2, delay: 0.1, options: .curveEaseOut) {
      self.alpha = 0
    } completion: { _ in
    }
    UIView.animate(
      withDuration: 0.2, delay: 0.1, options: [.beginFromCurrentState, .repeat, .autoreverse, .layoutSubviews], animations: {},
      completion: nil)
    UIView.transition(with: self, duration: 0.3, options: .transitionCrossDissolve, animations: {}, completion: nil)
    UIView.transition(from: self, to: UIView(), duration: 1, options: [.transitionFlipFromLeft, .showHideTransitionViews]) { _ in
    }
    UIView.performWithoutAnimation { self.layoutIfNeeded() }
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {}
    } completion: { _ in
    }
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) { self.alpha = 0 }
    animator.addCompletion { position in print(position == .end) }
    animator.startAnimation()
    animator.addAnimations {}
    animator.stopAnimation(true)
    animator.isInterruptible = true
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0, options: [], animations: {}, completion: nil)
    animator.fractionComplete = 0.5
    animator.pauseAnimation()
    animator.finishAnimation(at: .end)
    animator.isReversed = true
    UIView.animate(springDuration: 0.4, bounce: 0.2) { self.alpha = 1 }
    UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {}
    _ = UISpringTimingParameters(dampingRatio: 0.8)
  }
  func asyncAnimations() async { _ = await UIView.animate(withDuration: 0.2) { self.alpha = 0 } }
}
private class D: NSObject, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
    -> UIContextMenuConfiguration?
  {
    UIContextMenuConfiguration(identifier: nil, previewProvider: { UIViewController() }, actionProvider: { _ in nil })
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionCommitAnimating
  ) {}
}
private class Control: UIControl {
  override var isEnabled: Bool { didSet {} }
  override var isSelected: Bool { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var state: UIControl.State { super.state }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    _ = touch.location(in: self)
    return true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    sendActions(for: .valueChanged)
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  override func cancelTracking(with event: UIEvent?) {}
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    super.sendAction(action, to: target, for: event)
  }
  override func sendActions(for controlEvents: UIControl.Event) { super.sendActions(for: controlEvents) }
  func more() {
    addAction(UIAction { [weak self] _ in self?.more() }, for: .touchUpInside)
    addAction(
      UIAction(title: "") { action in (action.sender as? UIButton)?.isEnabled = false },
      for: [.touchDown, .touchUpOutside, .touchCancel])
    removeTarget(nil, action: nil, for: .allEvents)
    _ = allTargets
    _ = allControlEvents
    contentHorizontalAlignment = .leading
    contentVerticalAlignment = .top
    _ = isTracking
    _ = isTouchInside
    removeAction(identifiedBy: .init("x"), for: .primaryActionTriggered)
    showsMenuAsPrimaryAction = true
    isContextMenuInteractionEnabled = true
    toolTip = "x"
    sendAction(UIAction { _ in })
    _ = UIControl.State.application
    enumerateEventHandlers { action, _, events, stop in }
  }
}
