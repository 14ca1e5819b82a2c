import Foundation
internal import LayoutSolver

/// Builds the constraints of a layout: a system of equations and inequalities for the rectangles of the views under a root.
///
/// The places are in the coordinates of the root. A scroll view's contents are placed as if it were not scrolled. The views of child
/// controllers are placed, and those in them are not: each child lays its own views out.
@MainActor
struct LayoutSolving {
  /// The size of the root: as it is, or as it follows from the constraints with a wish for each direction.
  struct RootSize {
    enum Kind: Equatable {
      case fixed
      case fitting(horizontal: UILayoutPriority, vertical: UILayoutPriority)
    }

    let kind: Kind
    let size: CGSize

    static func fixed(_ size: CGSize) -> RootSize { RootSize(kind: .fixed, size: size) }
  }

  private(set) var system = LayoutSystem()
  private(set) var parameters = LayoutParameters()
  private(set) var inputs: [LayoutInput] = []
  private(set) var lengths: [Linear] = []
  /// The values of the parameters in their order, and by their variables.
  private(set) var values: [Double] = []
  private var given: [LayoutVariable: Double] = [:]
  /// Whether the constraints depend on something that is not looked at again, so that they serve this size alone.
  private(set) var isForOneSize = false
  private(set) var places: [ObjectIdentifier: LinearRect] = [:]
  private(set) var rootRect = LinearRect.zero
  private(set) var views: [KeptLayout.Item<UIView>] = []
  private(set) var guides: [KeptLayout.Item<UILayoutGuide>] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The constraints of the app by their numbers in the system, by which a contradiction is reported.
  private(set) var constraints: [Int: NSLayoutConstraint] = [:]
  let root: UIView
  let size: RootSize
  /// The widths that texts have, from the solution before. Without them, a text stands in one line.
  let textWidths: [ObjectIdentifier: CGFloat]
  private let isMirrored: Bool
  /// The distance by which every wish for what the constraints leave open is moved, to find out what they leave open.
  let shift: Double

  init(root: UIView, size: RootSize, textWidths: [ObjectIdentifier: CGFloat] = [:], shift: Double = 0) {
    (self.root, self.size, self.textWidths, self.shift) = (root, size, textWidths, shift)
    isMirrored = root.isRightToLeft
    inputs = [LayoutInput(root, .isRightToLeft), LayoutInput(root, .isPlaced)]
    addRoot()
    addViews(in: root)
    addConstraints(of: root)
    addWeakDefaults()
  }

  /// The views under the root that take part.
  var members: [UIView] { views.compactMap(\.object) }

  /// The rectangle of a view or guide, or nil for one that takes no part.
  func place(of item: AnyObject) -> LinearRect? { places[ObjectIdentifier(item)] }

  // MARK: Building

  private mutating func addRoot() {
    var (width, height) = (makeParameter(Double(size.size.width)), makeParameter(Double(size.size.height)))
    if case .fitting(let horizontal, let vertical) = size.kind {
      let wished = (width, height)
      (width, height) = (makeLength(), makeLength())
      require(width, .equal, wished.0, Double(horizontal.rawValue))
      require(height, .equal, wished.1, Double(vertical.rawValue))
    }
    rootRect = LinearRect(minX: Linear(0), minY: Linear(0), width: width, height: height)
    places[ObjectIdentifier(root)] = rootRect
    addGuides(of: root)
  }

  /// A number that another layout of the same constraints can have another value of.
  private mutating func makeParameter(_ value: Double) -> Linear {
    let variable = system.makeParameter()
    given[variable] = value
    values.append(value)
    return Linear(variable)
  }

  /// The value of a length that follows from parameters alone, or nil for any other.
  private func value(of length: Linear) -> Double? {
    var value = length.constant
    for term in length.terms {
      guard let given = given[term.variable] else { return nil }
      value += given * term.factor
    }
    return value
  }

  /// Notes what constraints are built from.
  mutating func note(_ view: UIView, _ kind: LayoutInput.Kind) { inputs.append(LayoutInput(view, kind)) }

  /// The margins of a view.
  mutating func margins(of view: UIView) -> UIEdgeInsets {
    note(view, .margins)
    return view.layoutMargins
  }

  /// The distance of the first baseline from the top, or of the last one from the bottom; nil for a view without text.
  mutating func baseline(of view: UIView, isFirst: Bool) -> Double? {
    note(view, .baseline(isFirst: isFirst))
    return view.baseline(isFirst: isFirst).map { Double($0) }
  }

  /// Whether a view is laid out from right to left.
  mutating func isRightToLeft(_ view: UIView) -> Bool {
    note(view, .isRightToLeft)
    return view.isRightToLeft
  }

  /// The size of the contents of a view, which is looked at for this size alone.
  mutating func contentSizeForThisSizeAlone(of view: UIView) -> CGSize {
    isForOneSize = true
    return view.contentSize(inWidth: nil)
  }

  /// A length that is not negative.
  mutating func makeLength() -> Linear {
    let length = Linear(system.makeVariable())
    require(length, .greaterOrEqual, Linear(0))
    return length
  }

  private mutating func makeRect() -> LinearRect {
    LinearRect(
      minX: Linear(system.makeVariable()), minY: Linear(system.makeVariable()), width: makeLength(), height: makeLength())
  }

  private mutating func addViews(in view: UIView) {
    for subview in view.subviews {
      let isPlaced = subview.isPlacedByConstraints
      let alignment = subview.alignmentRectInsets
      let rect = isPlaced ? makeRect() : autoresizedRect(of: subview)?.inset(alignment) ?? makeRect()
      places[ObjectIdentifier(subview)] = rect
      add(subview, rect, alignment: alignment, isPlaced: isPlaced)
      if isPlaced {
        addIntrinsicSize(of: subview, rect)
        addOwnHeight(of: subview, rect)
      }
      guard !subview.isOfChildController, subview.sharesLayout else { continue }
      addGuides(of: subview)
      addViews(in: subview)
    }
  }

  private mutating func add(_ view: UIView, _ rect: LinearRect, alignment: UIEdgeInsets, isPlaced: Bool) {
    views.append(
      KeptLayout.Item(view, rect, outer: index(of: view.superview), alignment: alignment, isPlaced: isPlaced))
    indices[ObjectIdentifier(view)] = views.count - 1
  }

  private func index(of view: UIView?) -> Int? { view.flatMap { indices[ObjectIdentifier($0)] } }

  private mutating func addGuides(of view: UIView) {
    guard let outer = places[ObjectIdentifier(view)] else { return }
    // The order of a dictionary differs from process to process, and with it a layout that constraints leave open.
    for kind in UILayoutGuide.Kind.allCases {
      guard let guide = view.layoutState.systemGuides[kind] else { continue }
      switch kind {
      case .content, .free: addFreeGuide(guide, of: view)
      case .frame: places[ObjectIdentifier(guide)] = outer
      case .keyboard: places[ObjectIdentifier(guide)] = keyboardPlace(in: view, outer)
      case .safeArea, .margins, .readable:
        note(view, .insets(kind))
        places[ObjectIdentifier(guide)] = outer.inset(view.insets(of: kind))
      }
    }
    if let scroll = view as? UIScrollView { addContent(of: scroll, outer) }
    for guide in view.layoutState.guides { addFreeGuide(guide, of: view) }
  }

  /// The place of the keyboard's guide in a view. The keyboard is at the bottom of the root, wherever the view is.
  private mutating func keyboardPlace(in view: UIView, _ outer: LinearRect) -> LinearRect {
    note(root, .keyboard)
    note(view, .keyboard)
    let isUp = UIKitContext.current.keyboardHeight > 0
    let (height, end) = isUp ? (root.keyboardInset, places[ObjectIdentifier(root)] ?? outer) : (view.keyboardInset, outer)
    return LinearRect(minX: outer.minX, minY: end.maxY - Double(height), width: outer.width, height: Linear(Double(height)))
  }

  /// The contents of a scroll view begin at its upper left corner, and their size follows from the constraints.
  private mutating func addContent(of scroll: UIScrollView, _ outer: LinearRect) {
    let guide = scroll.contentLayoutGuide
    if places[ObjectIdentifier(guide)] == nil { addFreeGuide(guide, of: scroll) }
    guard let content = places[ObjectIdentifier(guide)] else { return }
    require(content.minX, .equal, outer.minX)
    require(content.minY, .equal, outer.minY)
  }

  private mutating func addFreeGuide(_ guide: UILayoutGuide, of view: UIView) {
    let rect = makeRect()
    places[ObjectIdentifier(guide)] = rect
    guides.append(KeptLayout.Item(guide, rect, outer: index(of: view)))
    require(rect.width, .equal, Linear(0), 0.2)
    require(rect.height, .equal, Linear(0), 0.2)
  }

  private mutating func addConstraints(of view: UIView) {
    // The layout around a list or the view of a child controller has used the constraints of its size.
    let isPlaced = view === root && (view.isOfChildController || view.isPlacedByConstraints)
    for constraint in view.constraints where !(isPlaced && constraint.isOnly(about: view)) { add(constraint) }
    view.addOwnConstraints(to: &self)
    for subview in view.subviews {
      if !subview.isOfChildController && subview.sharesLayout {
        addConstraints(of: subview)
      } else if subview.isOfChildController || subview.isPlacedByConstraints {
        for constraint in subview.constraints where constraint.isOnly(about: subview) { add(constraint) }
      }
    }
  }

  /// Adds a constraint. One of the app is named if it contradicts others.
  mutating func require(
    _ first: Linear, _ relation: LayoutConstraint.Relation, _ second: Linear, _ priority: Double = LayoutConstraint.required,
    for constraint: NSLayoutConstraint? = nil
  ) {
    let difference = first - second
    let number = system.add(LayoutConstraint(difference.terms, constant: difference.constant, relation, priority: priority))
    if let constraint { constraints[number] = constraint }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let firstItem = constraint.firstItem,
      let first = value(constraint.firstAttribute, of: firstItem, against: constraint.secondItem)
    else { return }
    var second = Linear(0)
    if let item = constraint.secondItem, constraint.secondAttribute != .notAnAttribute {
      guard let value = value(constraint.secondAttribute, of: item, against: constraint.firstItem) else { return }
      second = value * Double(constraint.multiplier)
    }
    let isReversed = isMirrored && constraint.firstAttribute.isReadingEdge
    let constant = Double(constraint.constant) * (isReversed ? -1 : 1)
    let relation = constraint.relation.solver(isReversed: isReversed)
    require(first, relation, second + constant, Double(constraint.priority.rawValue), for: constraint)
    addTightness(first, relation, second + constant)
  }

  // MARK: Attributes

  /// The value of an attribute. The edges of a scroll view are those of its contents if the other item lies in it. Its sizes and its
  /// centres are always those of its frame (AD documented).
  private mutating func value(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, against other: AnyObject?) -> Linear?
  {
    var item = item
    if let scroll = item as? UIScrollView, !attribute.isOfSizeOrCenter, isInside(other, scroll) {
      item = scroll.contentLayoutGuide
    }
    guard var rect = places[ObjectIdentifier(item)] else { return nil }
    if attribute.isOfMargins, let view = item as? UIView {
      rect = rect.inset(margins(of: view))
    }
    return value(attribute, of: rect, item)
  }

  private func isInside(_ item: AnyObject?, _ scroll: UIScrollView) -> Bool {
    guard let view = NSLayoutConstraint.view(of: item), view !== scroll else { return false }
    return view.isInTree(of: scroll)
  }

  private mutating func value(_ attribute: NSLayoutConstraint.Attribute, of rect: LinearRect, _ item: AnyObject) -> Linear? {
    switch attribute {
    case .left, .leftMargin: rect.minX
    case .right, .rightMargin: rect.maxX
    case .leading, .leadingMargin: isMirrored ? rect.maxX : rect.minX
    case .trailing, .trailingMargin: isMirrored ? rect.minX : rect.maxX
    case .top, .topMargin: rect.minY
    case .bottom, .bottomMargin: rect.maxY
    case .width: rect.width
    case .height: rect.height
    case .centerX, .centerXWithinMargins: rect.minX + rect.width * 0.5
    case .centerY, .centerYWithinMargins: rect.minY + rect.height * 0.5
    case .firstBaseline: (item as? UIView).flatMap { baseline(of: $0, isFirst: true) }.map { rect.minY + $0 } ?? rect.maxY
    case .lastBaseline: (item as? UIView).flatMap { baseline(of: $0, isFirst: false) }.map { rect.maxY - $0 } ?? rect.maxY
    case .notAnAttribute: nil
    }
  }

  // MARK: Sizes that views bring with them

  private mutating func addIntrinsicSize(of view: UIView, _ rect: LinearRect) {
    let size = view.contentSize(inWidth: textWidths[ObjectIdentifier(view)])
    parameters.add(contentOf: view, size)
    for (length, value, axis) in [(rect.width, size.width, 0), (rect.height, size.height, 1)] where value >= 0 {
      let own = makeParameter(Double(value))
      require(length, .lessOrEqual, own, Double(view.layoutState.hugging[axis].rawValue))
      require(length, .greaterOrEqual, own, Double(view.layoutState.resistance[axis].rawValue))
    }
  }

  /// The height of a child controller's view follows from the constraints in it where the constraints around it leave it open.
  private mutating func addOwnHeight(of view: UIView, _ rect: LinearRect) {
    guard view.isOfChildController else { return }
    note(view, .usesConstraints)
    guard view.usesConstraints else { return }
    isForOneSize = true
    let width = view.bounds.width > 0 ? view.bounds.width : root.bounds.width
    let height = view.fittingSize(CGSize(width: width, height: 0), .required, .fittingSizeLevel).height
    if height > 0 { require(rect.height, .equal, Linear(Double(height)), 1) }
  }

  /// The rectangle of a view that is placed by its frame and its mask: expressions of the size of the view around, without variables.
  private mutating func autoresizedRect(of view: UIView) -> LinearRect? {
    guard let superview = view.superview, let outer = places[ObjectIdentifier(superview)], let rect = AutoresizedRect(view) else {
      return nil
    }
    parameters.add(frameOf: view)
    note(view, .shares)
    let (x, y) = (span(rect.x, in: outer.width), span(rect.y, in: outer.height))
    return LinearRect(minX: outer.minX + x.start, minY: outer.minY + y.start, width: x.length, height: y.length)
  }

  /// A start and a length in a length around. The length is not negative where the length around is given.
  private mutating func span(_ part: AutoresizedPart, in outer: Linear) -> (start: Linear, length: Linear) {
    let start = part.startShare == 0 ? makeParameter(part.start) : makeParameter(part.start) + outer * part.startShare
    let length = part.lengthShare == 0 ? makeParameter(part.length) : makeParameter(part.length) + outer * part.lengthShare
    guard let value = value(of: length) else { return (start, length) }
    guard value >= 0 else {
      isForOneSize = true
      return (start, Linear(0))
    }
    lengths.append(length)
    return (start, length)
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate func solver(isReversed: Bool) -> LayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: isReversed ? .greaterOrEqual : .lessOrEqual
    case .greaterThanOrEqual: isReversed ? .lessOrEqual : .greaterOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is on the other side in a language from right to left.
  fileprivate var isReadingEdge: Bool {
    self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
  }
  fileprivate var isOfMargins: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isOfSizeOrCenter: Bool {
    switch self {
    case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }
}
