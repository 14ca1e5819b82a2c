import Foundation
internal import SplitKit

/// A part of the screen: `UIView`.
///
/// A view has a frame, subviews and a background. A view of an app's own class is drawn as a box with the name of its class; what
/// it draws itself is not drawn. The tree of views under a controller's view becomes the content of the controller's pane.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UITraitChangeObservable, UIAppearanceContainer,
  UIAppearance, UIFocusEnvironment, UICoordinateSpace, CALayerDelegate
{
  // Making a view.

  /// Creates a view with a frame in its superview, in points.
  public init(frame: CGRect) {
    storedFrame = frame
    super.init()
  }

  /// Creates a view as a storyboard does. A coder of another kind gives an empty view.
  public required init?(coder: NSCoder) {
    storedFrame = .zero
    super.init()
  }

  /// Creates a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// Does nothing, because a view cannot be stored in an archive.
  open func encode(with coder: NSCoder) {}
  /// Called after a storyboard or a nib has made the view. The default does nothing.
  open func awakeFromNib() {}
  /// Ends the editing of a text in this view: its first responder, or one below it, resigns. Returns whether none is left.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    let context = UIKitContext.current
    guard let responder = context.firstResponder as? UIView, responder.isDescendant(of: self) else { return true }
    if force, responder.hasKeyboardOfEngine { try? context.window?.focus(nil, asks: false) }
    return !responder.isFirstResponder || responder.resignFirstResponder() || force
  }
  /// Called when Interface Builder draws the view: never.
  open func prepareForInterfaceBuilder() {}

  // The geometry, in points. The origin of the bounds moves the subviews, as in a scroll view.

  var storedFrame: CGRect
  var boundsOrigin = CGPoint.zero

  /// The frame in the superview.
  ///
  /// With a transform it is the rectangle around the transformed view, as UIKit has it. A frame that is set then gives the view the middle
  /// and the size with which the transformed view fills it.
  open var frame: CGRect {
    get { transform.isIdentity ? storedFrame : transformedFrame }
    set { setFrame(transform.isIdentity ? newValue : untransformed(newValue)) }
  }
  /// The view's own rectangle, in which its subviews lie.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set {
      let center = center
      boundsOrigin = newValue.origin
      setFrame(
        CGRect(
          x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width, height: newValue.height))
    }
  }
  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      setFrame(
        CGRect(
          x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2, width: storedFrame.width,
          height: storedFrame.height))
    }
  }
  /// A map around the middle, which `frame` follows. The view is drawn without it.
  open var transform = CGAffineTransform.identity
  /// Kept: a view is drawn without its transform.
  open var transform3D = CATransform3DIdentity
  /// Kept: the frame is that without a transform.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How the frame follows the superview's size.
  open var autoresizingMask: AutoresizingMask = [] { didSet { if autoresizingMask != oldValue { noteLayoutDue() } } }
  /// Whether the subviews follow the size of this view by their masks. The default is true.
  open var autoresizesSubviews = true
  /// Whether the frame follows from the autoresizing mask and not from constraints. The default is true.
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { setNeedsLayout() } }
  /// The size that suits the view, at most the given one. The default is the present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedFrame.size }
  /// Gives the view the size that suits it.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
  /// The size that the constraints in the view lead to, as near to a size as they permit: `UIView.layoutFittingCompressedSize` for the
  /// least one.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// The size that the constraints in the view lead to, with a priority for each length of the given size.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
  /// The size that stands for the least one.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The size that stands for the greatest one.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  /// The size that the content of the view leads to. The default has none.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  /// Says that the size of the content has changed.
  open func invalidateIntrinsicContentSize() { (superview ?? self).setNeedsLayout() }
  /// Stands for no size of the content.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The distances between the frame and the rectangle that constraints use. The default has none.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The rectangle that constraints use, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame for the rectangle that constraints use.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// The view whose first line of text has the first baseline. It is not asked.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line of text has the last baseline. It is not asked.
  open var forLastBaselineLayout: UIView { self }

  // References to the view.

  private nonisolated(unsafe) var ownLink = OwnLink()
  /// The link of the references that do not keep this object.
  final var link: Link { ownLink.link(of: self) }
  deinit { ownLink.cut() }

  // The tree.

  /// The view that this one is in, or nil.
  open internal(set) var superview: UIView? {
    get { storedSuperview }
    set { storedSuperview = newValue }
  }
  @Unkept private final var storedSuperview: UIView? { didSet { UIKitContext.current.noteTree() } }
  /// The views in this one, from back to front.
  open internal(set) var subviews: [UIView] = [] { didSet { noteSubviews() } }
  /// The controller whose view this is, or nil.
  @Unkept var owner: UIViewController? {
    didSet {
      UIKitContext.current.noteTree()
      dropKeptLayouts()
    }
  }
  /// The window around the view, or nil.
  open var window: UIWindow? { nearestController?.windowOfView ?? superview?.window }

  /// Adds a view in front of the others. It leaves its present superview.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Inserts a view, where 0 is the backmost place.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a view in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: (subviews.firstIndex { $0 === siblingSubview } ?? subviews.count - 1) + 1)
  }
  /// Inserts a view behind another one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex { $0 === siblingSubview } ?? subviews.count)
  }
  /// Leaves the superview.
  open func removeFromSuperview() { leaveSuperview() }
  /// Moves a view to the front.
  open func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }
  /// Moves a view to the back.
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
  /// Exchanges the places of two views.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
    noteChange()
  }
  /// Whether this view is another one or lies in it. The view of a controller on screen lies in those of the containers around it and in
  /// the window, although it has no superview here.
  open func isDescendant(of view: UIView) -> Bool { view === self || viewAround?.isDescendant(of: view) == true }
  /// The view with a tag in this one, or this one, or nil.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  /// Called when the view will have another superview. The default does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view has another superview. The default does nothing.
  open func didMoveToSuperview() {}
  /// Called when the view will be in another window. The default does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the view is in another window. The default does nothing.
  open func didMoveToWindow() {}
  /// Called when a view was added. The default does nothing.
  open func didAddSubview(_ subview: UIView) {}
  /// Called when a view will be removed. The default does nothing.
  open func willRemoveSubview(_ subview: UIView) {}

  // The layout.

  /// Whether the view has to lay out its subviews.
  var needsLayoutOfSubviews = true { didSet { if needsLayoutOfSubviews { due.formUnion(.layout) } } }
  /// The work of the next layout in this view.
  var due = DueWork.all
  /// Lays out the subviews. The default does nothing beyond constraints and masks.
  open func layoutSubviews() {}
  /// Asks for a layout before the next scene.
  open func setNeedsLayout() {
    needsLayoutOfSubviews = true
    noteLayoutDue()?.setNeedsLayout()
  }
  /// Lays out now, if a layout is pending.
  open func layoutIfNeeded() { layOutNow() }
  /// Asks for a layout of constraints.
  open func setNeedsUpdateConstraints() {
    layoutState.needsUpdate = true
    setNeedsLayout()
  }
  /// Called before constraints are used. The default does nothing.
  open func updateConstraints() {}
  /// Calls `updateConstraints()` for the views in this one that have asked for it, and for this one.
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }
  /// Whether `updateConstraints()` is due.
  open func needsUpdateConstraints() -> Bool { layoutState.needsUpdate }
  /// Whether the view works with constraints only. The default is false.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Says that what the view shows has changed. An app's own drawing is not drawn.
  open func setNeedsDisplay() { nearestController?.setNeedsUpdate() }
  /// Says that a part has changed.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// Never called, because an app's own drawing is not drawn.
  open func draw(_ rect: CGRect) {}
  /// Called when the tint of this view or of one around it has changed. The default does nothing.
  open func tintColorDidChange() {}
  /// Called when the insets of the safe area have changed. The default does nothing.
  open func safeAreaInsetsDidChange() {}
  /// Called when the margins have changed. The default does nothing.
  open func layoutMarginsDidChange() {}
  /// Called before a layout if `setNeedsUpdateProperties()` was, since iOS 26. The default does nothing.
  open func updateProperties() {}
  /// Asks for `updateProperties()` and a layout.
  open func setNeedsUpdateProperties() {
    needsUpdateOfProperties = true
    setNeedsLayout()
  }
  /// Calls `updateProperties()` if it is due.
  open func updatePropertiesIfNeeded() {
    guard needsUpdateOfProperties else { return }
    needsUpdateOfProperties = false
    updateProperties()
  }
  private var needsUpdateOfProperties = false
  /// Never called, because layers are not drawn by themselves.
  open func layoutSublayers(of layer: CALayer) {}
  /// Never called, because layers are not animated.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Never called, because an app's own drawing is not drawn.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Never called, because an app's own drawing is not drawn.
  open func display(_ layer: CALayer) {}
  /// A picture of the view: a box of the view's colour with its size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let picture = UIView(frame: bounds)
    picture.backgroundColor = backgroundColor
    return picture
  }
  /// A picture of a part of the view: a box of the view's colour.
  open func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets)
    -> UIView?
  {
    let picture = UIView(frame: CGRect(origin: .zero, size: rect.size))
    picture.backgroundColor = backgroundColor
    return picture
  }
  /// Draws nothing, and returns true: pictures in code are empty.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }

  var storedSafeArea = UIEdgeInsets.zero
  /// The parts that bars and the edges of the window cover, in points.
  open var safeAreaInsets: UIEdgeInsets { storedSafeArea }
  /// The margins of the content, in points.
  ///
  /// The default is 8 at each side, and 16 or 20 at the sides of the view of a controller, inside the safe area. In a cell of a list and in
  /// its content view it is the distance from the edges at which the rows of the system have their texts. The value includes the part of
  /// the safe area, and it is at least what `systemMinimumLayoutMargins` and `preservesSuperviewLayoutMargins` ask for. A side to which its
  /// own value is assigned keeps what the app has set before.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      let margins = newValue.keepingSides(of: ownMargins, that: layoutMargins)
      guard storedMargins != margins else { return }
      storedMargins = margins
      layoutMarginsDidChange()
      owner?.viewLayoutMarginsDidChange()
      setNeedsLayout()
    }
  }
  var storedMargins: UIEdgeInsets?
  /// The margins in the direction of reading, in points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return isRightToLeft
        ? NSDirectionalEdgeInsets(top: margins.top, leading: margins.right, bottom: margins.bottom, trailing: margins.left)
        : NSDirectionalEdgeInsets(top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      let (left, right) = isRightToLeft ? (newValue.trailing, newValue.leading) : (newValue.leading, newValue.trailing)
      layoutMargins = UIEdgeInsets(top: newValue.top, left: left, bottom: newValue.bottom, right: right)
    }
  }
  /// Whether the margins are at least as far from the edges of the superview as its own. The default is false.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { setNeedsLayout() } }
  }
  /// Whether the margins lie inside the safe area. The default is true.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { setNeedsLayout() } }
  }

  // The look of the view.

  /// The colour behind the content; nil for none.
  open var backgroundColor: UIColor? { didSet { if backgroundColor != oldValue { noteChange() } } }
  /// Whether the view and everything in it is hidden.
  open var isHidden = false { didSet { if isHidden != oldValue { noteVisibility() } } }
  /// The opacity of the view and everything in it, from 0 to 1.
  open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { noteChange() } } }
  /// Kept, without an effect.
  open var isOpaque = true
  /// Kept, without an effect.
  open var clearsContextBeforeDrawing = true
  /// The pixels of a point, which are those of the screen. It can be set, without an effect.
  open var contentScaleFactor: CGFloat {
    get { UIScreen.main.scale }
    set {}
  }
  /// Whether what lies outside of the bounds is cut off.
  open var clipsToBounds = false { didSet { if clipsToBounds != oldValue { noteChange() } } }
  /// How the corners are rounded since iOS 26. A fixed radius is that of the layer.
  open var cornerConfiguration = UICornerConfiguration() {
    didSet { if let radius = cornerConfiguration.radius { layer.cornerRadius = radius } }
  }
  /// How content fills the view. Image views use it.
  open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { noteChange() } } }
  /// The colour of buttons and symbols in the view, its superview's without one of its own.
  ///
  /// The view of a controller takes that of the view around it, the view of its parent, or in the end the window. Without any of
  /// them it is `UIColor.tintColor`, which is blue. Nil gives the view no colour of its own. A switch and the chosen segment of a
  /// segmented control have colours of their own.
  open var tintColor: UIColor! {
    get { givenTint ?? .tintColor }
    set {
      storedTint = newValue
      noteTint()
    }
  }
  var storedTint: UIColor? { didSet { if storedTint != nil { UIKitContext.current.hasTints = true } } }
  /// The tint around a view without a superview.
  var tintAround: UIColor? { nearestController?.tintAround }
  /// Whether the tint is dimmed. It is kept, and nothing is dimmed.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// A view in front of others with a mask is drawn without it.
  open var mask: UIView?
  /// The direction of the content, which can differ from the user's language. It is kept.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }
  /// The direction in which the view is laid out.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }
  /// The style of this view and everything in it. It is kept, and a controller's own is drawn.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { noteOwnTraits() } }
  /// The direction of a view with an attribute, in the user's language.
  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified, .playback, .spatial: UIApplication.shared.userInterfaceLayoutDirection
    }
  }
  /// The direction of a content, for a direction around it.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: layoutDirection
    }
  }
  /// The limits of the text size in words: none.
  open var appliedContentSizeCategoryLimitsDescription: String { "" }
  /// Does nothing, because a layout has one solution.
  open func exerciseAmbiguityInLayout() {}
  /// Does nothing, because traits are always those of the moment.
  open func updateTraitsIfNeeded() {}
  /// Kept: the text size of the page counts.
  open var minimumContentSizeCategory: UIContentSizeCategory?
  /// Kept: the text size of the page counts.
  open var maximumContentSizeCategory: UIContentSizeCategory?

  // Touches and names.

  /// A number by which an app finds the view. The default is 0.
  open var tag = 0
  /// Whether the view takes touches. The default is true.
  open var isUserInteractionEnabled = true { didSet { if isUserInteractionEnabled != oldValue { noteChange() } } }
  /// Kept, without an effect: there is one touch at a time.
  open var isMultipleTouchEnabled = false
  /// Kept, without an effect.
  open var isExclusiveTouch = false
  /// The gestures of the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      for gesture in oldValue ?? [] where gesture.view === self { gesture.view = nil }
      for gesture in gestureRecognizers ?? [] { gesture.view = self }
      noteGestures()
    }
  }
  /// Adds a gesture.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }
  /// Removes a gesture.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
  /// The frontmost view at a point, in this view's coordinates, that takes touches; nil for a point outside.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmost(at: point, event) }
  /// Whether a gesture of this view may begin. The default is true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether a point is in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The name of the view for tests, and in the ids of its elements.
  open var accessibilityIdentifier: String? { didSet { if accessibilityIdentifier != oldValue { noteChange() } } }
  /// The words for people who do not see the view. It is kept.
  open var accessibilityLabel: String?
  /// The value for people who do not see the view. It is kept.
  open var accessibilityValue: String?
  /// A hint for people who do not see the view. It is kept.
  open var accessibilityHint: String?
  /// The traits for people who do not see the view. They are kept.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// Whether the view is an element of its own. It is kept.
  open var isAccessibilityElement = false
  /// Kept, without an effect.
  open var accessibilityElementsHidden = false
  /// Kept, without an effect.
  open var accessibilityViewIsModal = false
  /// Kept, without an effect.
  open var accessibilityElements: [Any]?
  /// Kept, without an effect.
  open var shouldGroupAccessibilityChildren = false
  /// Actions for people who do not see the view. They are kept.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// Kept, without an effect.
  open var accessibilityUserInputLabels: [String]!
  /// Kept, without an effect.
  open var accessibilityAttributedLabel: NSAttributedString?
  /// Kept, without an effect.
  open var accessibilityLanguage: String?
  /// Kept, without an effect.
  open var accessibilityRespondsToUserInteraction = true
  /// Kept, without an effect.
  open var accessibilityIgnoresInvertColors = false
  /// Kept, without an effect.
  open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
  /// The frame of the view in the window, in points. It can be set, without an effect.
  open var accessibilityFrame: CGRect {
    get { convert(bounds, to: nil) }
    set {}
  }
  /// The place that a touch of an assistant would have. It can be set, without an effect.
  open var accessibilityActivationPoint: CGPoint {
    get { CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set {}
  }
  /// Whether an assistant's touch did something. It is not called. The default is false.
  open func accessibilityActivate() -> Bool { false }
  /// Never called here.
  open func accessibilityIncrement() {}
  /// Never called here.
  open func accessibilityDecrement() {}
  /// Never called here.
  open func accessibilityElementDidBecomeFocused() {}
  /// Never called here.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether an assistant has the view: false.
  open func accessibilityElementIsFocused() -> Bool { false }
  /// The number of the elements in the view that the app has given.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// One of the elements in the view that the app has given, or nil.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// The index of an element that the app has given, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
  /// Kept, without an effect.
  open var accessibilityPath: UIBezierPath?
  /// Kept, without an effect.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  /// Kept, without an effect.
  open var accessibilityAttributedValue: NSAttributedString?
  /// Kept, without an effect.
  open var accessibilityAttributedHint: NSAttributedString?
  /// Kept, without an effect.
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  /// Kept, without an effect.
  open var accessibilityTextualContext: UIAccessibilityTextualContext?
  /// Kept and not shown.
  open var showsLargeContentViewer = false
  /// Kept and not shown.
  open var largeContentTitle: String?
  /// Kept and not shown.
  open var largeContentImage: UIImage?
  /// Kept and not shown.
  open var scalesLargeContentImage = false
  /// The interactions that the view has.
  open var interactions: [any UIInteraction] = []
  /// Adds an interaction. One for a context menu shows the menu after a long press; others do nothing.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
    noteChange()
  }
  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
    noteChange()
  }
  /// The name by which the state is restored, which is kept.
  open var restorationIdentifier: String?

  // Places in other views.

  /// A point of this view in another one, or in the window for nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
  /// A point of another view, or of the window for nil, in this one.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (converted(.zero, to: nil), view?.converted(.zero, to: nil) ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }
  /// A rectangle of this view in another one, or in the window for nil.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  /// A rectangle of another view, or of the window for nil, in this one.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  // The environment.

  /// The traits of the nearest controller, with the overrides of the views around this one.
  open var traitCollection: UITraitCollection {
    if let controller = controllerOfTraits { return controller.traitCollection }
    let around = superview?.traitCollection ?? nearestController?.traitCollection ?? UIKitContext.current.traits
    return hasOwnTraits ? UITraitCollection(around.values.overridden(by: ownTraits)) : around
  }

  /// The controller that has the traits of the view, or nil if a view around it replaces any, or if it is in a window without a controller.
  private var controllerOfTraits: UIViewController? {
    let revision = UIKitContext.current.treeRevision
    if keptControllerRevision == revision { return keptController }
    var (view, isPlain) = (self, !hasOwnTraits)
    while isPlain, let superview = view.superview { (view, isPlain) = (superview, !superview.hasOwnTraits) }
    keptController = isPlain && !(view is UIWindow) ? view.owner : nil
    keptControllerRevision = revision
    return keptController
  }
  @Unkept private final var keptController: UIViewController?
  /// The revision of the tree for which `keptController` was found.
  private final var keptControllerRevision = -1
  /// Whether the view was told of its traits when it first joined a window.
  final var knowsFirstTraits = false
  /// Called when the traits have changed, and in iOS 8 to 12 also with nil when the view first joins a window (spec/reports.md 449). The
  /// default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The overrides of the traits for this view and everything in it.
  open var traitOverrides: any UITraitOverrides {
    get { MutableTraitValues(values: overriddenTraits) }
    set {
      overriddenTraits = (newValue as? MutableTraitValues)?.values ?? TraitValues()
      noteAllDue()
      setNeedsLayout()
    }
  }
  private var overriddenTraits = TraitValues() { didSet { noteOwnTraits() } }
  /// Whether the view replaces traits for itself and everything in it. Few views do, and all are asked often.
  private var hasOwnTraits = false
  private func noteOwnTraits() {
    hasOwnTraits = ownTraits != TraitValues()
    UIKitContext.current.noteTree()
  }
  private var ownTraits: TraitValues {
    var values = overriddenTraits
    if overrideUserInterfaceStyle != .unspecified { values.style = overrideUserInterfaceStyle }
    return values
  }
  var registrations = TraitRegistrations()
  /// Registers a handler for changes of some traits. `registerForTraitChanges(_:handler:)` calls it.
  @discardableResult
  public func addTraitRegistration(
    _ traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits, handler: handler)
    registrations.add(registration)
    return registration
  }
  /// Takes a registration back.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { registrations.remove(registration) }

  /// The controller whose view this is, or else the superview.
  open override var next: UIResponder? { owner ?? superview }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }

  // The focus of a keyboard or a remote control, which the page does not have.

  /// The objects that would get the focus. They are not asked.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Does nothing.
  open func setNeedsFocusUpdate() {}
  /// Does nothing.
  open func updateFocusIfNeeded() {}
  /// Whether the focus may move. It is not asked.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Never called here.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// The name of a group of the focus, which is kept.
  open var focusGroupIdentifier: String?
  /// Kept, without an effect.
  open var focusGroupPriority: UIFocusGroupPriority = .ignored

  /// Whether the view can have the focus. It is not asked.
  open var canBecomeFocused: Bool { false }
  /// Whether the view has the focus: never.
  open var isFocused: Bool { false }
  /// Kept and not drawn.
  open var focusEffect: UIFocusEffect?
  // The parts of which constraints and contents are made. The classes of this module override the methods.

  /// Constraints, guides and priorities.
  var layoutState = LayoutState()
  private var storedLayer: CALayer?
  /// The layer, whose corner radius, border, background and shadow are drawn.
  open var layer: CALayer {
    if let storedLayer { return storedLayer }
    let layer = CALayer.make(Self.layerClass)
    layer.view = self
    storedLayer = layer
    return layer
  }
  /// The layer if it has been asked for.
  var layerIfMade: CALayer? { storedLayer }
  /// The class of the layer. A class of the app's own is made by `init(coder:)`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The point of the view's contents that stands at its upper left corner.
  var shownOrigin: CGPoint { boundsOrigin }
  /// The middle of the part of the contents that is shown.
  var shownMiddle: CGPoint {
    CGPoint(x: shownOrigin.x + storedFrame.width / 2, y: shownOrigin.y + storedFrame.height / 2)
  }
  /// The item of a bar whose view this is, or nil.
  weak var barOwner: (any BarViewOwner)?
  /// Says that the view looks different.
  func noteChange() {
    if let controller = noteChangeDue() { controller.setNeedsUpdate() } else { outermost.barOwner?.noteBarView() }
  }
  /// Whether the views in this one are placed by the layout of the whole screen. Lists and cells have layouts of their own.
  var sharesLayout: Bool { true }
  /// Whether this is a bar of a container, which the engine draws.
  var isBarOfContainer: Bool { false }
  /// The directions of the swipes that a control of the system takes.
  var swipesOfSystem: [SwipeDirection] { [] }
  /// Takes a swipe as a control of the system. Returns whether it did.
  func takeSwipeOfSystem(_ direction: SwipeDirection) -> Bool { false }
  /// The colour of the background that is drawn: the app's, or that of a bar of the system.
  var surfaceColor: UIColor? { backgroundColor }
  /// The view as a cell of a list, or nil. Margins are read for every view, and a cast to a protocol takes longer than all else there.
  var listCell: (any ListCell)? { nil }
  /// The margins that a view gives the view of its contents, or nil if that has its own ones.
  func margins(ofContent view: UIView) -> UIEdgeInsets? { nil }
  /// Whether the view places its subviews by constraints of its own, as a stack does.
  var placesSubviewsItself: Bool { false }
  /// The constraints by which the view places its subviews.
  func addOwnConstraints(to solving: inout LayoutSolving) {}
  /// The size of the contents in a width, or in one line for nil.
  func contentSize(inWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
  /// Whether the height of the contents follows from their width.
  var heightFollowsWidth: Bool { false }
  /// The distance of the first baseline from the top, or of the last one from the bottom; nil for a view without text.
  func baseline(isFirst: Bool) -> CGFloat? { nil }

  /// The node of the view in the content, without frames. An element or a field is noted in `reading`. The reader adds the nodes of
  /// the subviews, if `readsSubviews`.
  func contentNode(in reading: inout ReadingContext) -> Value { boxNode(in: &reading) }
  /// The view as a list, which can be the content of the whole pane; nil for any other view.
  var list: (any ListView)? { nil }
  /// Whether the view gives rows their frames now, so that a cell which comes or goes asks for no further layout.
  var isPlacingRows: Bool { false }
  /// Whether the view lays rows out, which do so by themselves alone.
  var hasRows: Bool { false }
  /// Whether the subviews have nodes of their own.
  var readsSubviews: Bool { true }
  /// The effect of a tap on the view, or nil if it has none.
  var touchAction: (() -> Void)? { tapGestureAction }
  /// The name of the view in its id, or nil for its type with a number.
  var elementName: String? { accessibilityIdentifier }
  /// The effect of a long press on the view, or nil if it has none.
  var pressAction: (() -> Void)? { ownPressAction }
}
