import Foundation

/// The data that a view keeps for constraints. Most views have the defaults.
struct LayoutState {
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
  /// How much a view keeps from growing beyond its contents, and from being smaller: from left to right, and from top to bottom.
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]
  /// Whether `updateConstraints()` is due.
  var needsUpdate = true
  /// Whether the view has the look of its class's `appearance()`, if there is one.
  var hasTakenAppearance = false
  /// The size in which the constraints were solved last, or nil before.
  var solvedSize: CGSize?
  /// The widths of texts in the last layout, or nil before.
  var textWidths: TextWidths?
  /// The constraints as they were built, until something of them changes.
  var keptLayouts: [KeptLayout] = []
  /// Whether constraints are new of which nobody has found out what they leave open.
  var isOpennessUnknown = false
  /// The number of constraints of which that was found out last, or nil before.
  var examinedCount: Int?
  /// The contradictions that the last layout found, so that each is said once.
  var contradictions: [String] = []
  /// The contradictions that a measuring layout found. They count if the view keeps the size in which it was measured.
  var measuredContradictions: [String]?

  mutating func dropKeptLayouts() { if !keptLayouts.isEmpty { keptLayouts = [] } }
}

/// Constraints and guides.
extension UIView {
  /// The constraints that this view holds.
  public var constraints: [NSLayoutConstraint] { layoutState.constraints }

  /// Adds a constraint between this view and views in it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner !== self else { return }
    constraint.owner?.removeConstraint(constraint)
    constraint.owner = self
    layoutState.constraints.append(constraint)
    setNeedsLayout()
  }
  /// Adds constraints between this view and views in it.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { addConstraint(constraint) } }
  /// Removes a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner === self else { return }
    constraint.owner = nil
    layoutState.constraints.removeAll { $0 === constraint }
    setNeedsLayout()
  }
  /// Removes constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  /// The constraints that affect the view in a direction: those above it that name it.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var (found, view): ([NSLayoutConstraint], UIView?) = ([], self)
    while let current = view {
      found += current.constraints.filter { $0.firstItem === self || $0.secondItem === self }
      view = current.superview
    }
    return found.filter { $0.firstAttribute.isHorizontal == (axis == .horizontal) }
  }

  /// Whether the frame does not follow from the constraints alone, but also from what this module does where they leave something open. It
  /// is false for a view that its frame and its mask place.
  ///
  /// The layout is solved twice for the answer, as the view is now.
  public var hasAmbiguousLayout: Bool {
    guard isPlacedByConstraints else { return false }
    let root = solvingRoot
    root.updateConstraintsOfTree()
    return root.ambiguities.contains {
      $0.view === self
    }
  }

  /// How much the view keeps from growing beyond its contents. The default is 250.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { layoutState.hugging[axis.rawValue] }
  /// Sets how much the view keeps from growing beyond its contents.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layoutState.hugging[axis.rawValue] = priority
    setNeedsLayout()
  }
  /// How much the view keeps from being smaller than its contents. The default is 750.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.resistance[axis.rawValue]
  }
  /// Sets how much the view keeps from being smaller than its contents.
  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layoutState.resistance[axis.rawValue] = priority
    setNeedsLayout()
  }

  /// The guides that the app has added.
  public var layoutGuides: [UILayoutGuide] { layoutState.guides }
  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutState.guides.append(layoutGuide)
    setNeedsLayout()
  }
  /// Removes a guide.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuide.owningView = nil
    layoutState.guides.removeAll { $0 === layoutGuide }
    setNeedsLayout()
  }

  /// The part that no bar and no edge of the window covers.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// The part inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  /// The part inside the margins that is not too wide for reading: 672 points at most at the usual text size.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }
  /// The part that the keyboard covers, or the bottom of the safe area without a keyboard.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(.keyboard) as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide(.keyboard, of: self)
  }

  func systemGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = layoutState.systemGuides[kind] { return guide }
    let guide = kind == .keyboard ? UIKeyboardLayoutGuide(kind, of: self) : UILayoutGuide(kind, of: self)
    layoutState.systemGuides[kind] = guide
    if kind == .keyboard { UIKitContext.current.keyboardFollowers.add(self) }
    return guide
  }

  /// The frame of a guide of the system in the view's bounds.
  func frame(of kind: UILayoutGuide.Kind) -> CGRect {
    guard kind == .keyboard else { return bounds.inset(by: insets(of: kind)) }
    let height = keyboardInset
    return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  /// The insets of a guide of the system.
  func insets(of kind: UILayoutGuide.Kind) -> UIEdgeInsets {
    switch kind {
    case .safeArea: safeAreaInsets
    case .margins: layoutMargins
    case .readable: readableInsets
    case .free, .content, .frame, .keyboard: .zero
    }
  }

  private var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let room = bounds.width - insets.left - insets.right
    let more = max(0, room - 672) / 2
    insets.left += more
    insets.right += more
    return insets
  }

  /// The common view above both, which may be one of them; nil for none.
  func nearestCommonSuperview(with other: UIView) -> UIView? {
    var view: UIView? = self
    while let current = view {
      if other.isInTree(of: current) { return current }
      view = current.superview
    }
    return nil
  }

  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The edge at which reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge at which reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The top.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text, or the bottom of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text, or the bottom of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is about the direction from left to right.
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      true
    default: false
    }
  }
}
