import Foundation
internal import LayoutSolver

/// One layout of views by constraints: a system of equations and inequalities for the places of the views under a root.
///
/// The places are in the coordinates of the root. A scroll view's contents are placed as if it were not scrolled. The views of child
/// controllers are placed, and those in them are not: each child lays its own views out.
@MainActor
struct LayoutSolving {
  /// The size of the root: as it is, or as it follows from the constraints with a wish for each direction.
  enum RootSize {
    case fixed(CGSize)
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  private(set) var system = LayoutSystem()
  private var places: [ObjectIdentifier: LinearRect] = [:]
  private var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  /// The constraints of the app by their numbers in the system, by which a contradiction is reported.
  private var constraints: [Int: NSLayoutConstraint] = [:]
  let root: UIView
  /// The widths that texts have, from the solution before. Without them, a text stands in one line.
  let textWidths: [ObjectIdentifier: CGFloat]
  private let isMirrored: Bool

  init(root: UIView, size: RootSize, textWidths: [ObjectIdentifier: CGFloat] = [:]) {
    self.root = root
    self.textWidths = textWidths
    isMirrored = root.isRightToLeft
    addRoot(size)
    addViews(in: root)
    addConstraints(of: root)
    addWeakDefaults()
  }

  /// The place of a view or guide, or nil for one that takes no part.
  func place(of item: AnyObject) -> LinearRect? { places[ObjectIdentifier(item)] }

  // MARK: Building

  private mutating func addRoot(_ size: RootSize) {
    switch size {
    case .fixed(let size):
      places[ObjectIdentifier(root)] = LinearRect(
        minX: Linear(0), minY: Linear(0), width: Linear(Double(size.width)), height: Linear(Double(size.height)))
    case .fitting(let size, let horizontal, let vertical):
      let (width, height) = (makeLength(), makeLength())
      places[ObjectIdentifier(root)] = LinearRect(minX: Linear(0), minY: Linear(0), width: width, height: height)
      require(width, .equal, Linear(Double(size.width)), Double(horizontal.rawValue))
      require(height, .equal, Linear(Double(size.height)), Double(vertical.rawValue))
    }
    addGuides(of: root)
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
      let rect = isPlaced ? makeRect() : autoresizedRect(of: subview) ?? makeRect()
      places[ObjectIdentifier(subview)] = rect
      views.append(subview)
      if isPlaced {
        addIntrinsicSize(of: subview, rect)
        addOwnHeight(of: subview, rect)
      }
      guard !subview.isOfChildController, subview.sharesLayout else { continue }
      addGuides(of: subview)
      addViews(in: subview)
    }
  }

  private mutating func addGuides(of view: UIView) {
    guard let outer = places[ObjectIdentifier(view)] else { return }
    // The order of a dictionary differs from process to process, and with it a layout that constraints leave open.
    for kind in UILayoutGuide.Kind.allCases {
      guard let guide = view.layoutState.systemGuides[kind] else { continue }
      switch kind {
      case .content, .free: addFreeGuide(guide)
      case .frame: places[ObjectIdentifier(guide)] = outer
      case .keyboard: places[ObjectIdentifier(guide)] = keyboardPlace(in: view, outer)
      case .safeArea, .margins, .readable:
        let insets = view.insets(of: kind)
        places[ObjectIdentifier(guide)] = outer.inset(
          top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
      }
    }
    if let scroll = view as? UIScrollView { addContent(of: scroll, outer) }
    for guide in view.layoutState.guides { addFreeGuide(guide) }
  }

  /// The place of the keyboard's guide in a view. The keyboard is at the bottom of the root, wherever the view is.
  private func keyboardPlace(in view: UIView, _ outer: LinearRect) -> LinearRect {
    let isUp = UIKitContext.current.keyboardHeight > 0
    let (height, end) = isUp ? (root.keyboardInset, places[ObjectIdentifier(root)] ?? outer) : (view.keyboardInset, outer)
    return LinearRect(minX: outer.minX, minY: end.maxY - Double(height), width: outer.width, height: Linear(Double(height)))
  }

  /// The contents of a scroll view begin at its upper left corner, and their size follows from the constraints.
  private mutating func addContent(of scroll: UIScrollView, _ outer: LinearRect) {
    let guide = scroll.contentLayoutGuide
    if places[ObjectIdentifier(guide)] == nil { addFreeGuide(guide) }
    guard let content = places[ObjectIdentifier(guide)] else { return }
    require(content.minX, .equal, outer.minX)
    require(content.minY, .equal, outer.minY)
  }

  private mutating func addFreeGuide(_ guide: UILayoutGuide) {
    let rect = makeRect()
    places[ObjectIdentifier(guide)] = rect
    guides.append(guide)
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
    require(
      first, constraint.relation.solver(isReversed: isReversed), second + constant, Double(constraint.priority.rawValue),
      for: constraint)
  }

  // MARK: Attributes

  /// The value of an attribute. The edges of a scroll view are those of its contents if the other item lies in it. Its sizes and its
  /// centres are always those of its frame (AD documented).
  private func value(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, against other: AnyObject?) -> Linear? {
    var item = item
    if let scroll = item as? UIScrollView, !attribute.isOfSizeOrCenter, isInside(other, scroll) {
      item = scroll.contentLayoutGuide
    }
    guard var rect = places[ObjectIdentifier(item)] else { return nil }
    if attribute.isOfMargins, let view = item as? UIView {
      let margins = view.layoutMargins
      rect = rect.inset(
        top: Double(margins.top), left: Double(margins.left), bottom: Double(margins.bottom), right: Double(margins.right))
    }
    return value(attribute, of: rect, item)
  }

  private func isInside(_ item: AnyObject?, _ scroll: UIScrollView) -> Bool {
    guard let view = NSLayoutConstraint.view(of: item), view !== scroll else { return false }
    return view.isDescendant(of: scroll)
  }

  private func value(_ attribute: NSLayoutConstraint.Attribute, of rect: LinearRect, _ item: AnyObject) -> Linear? {
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
    case .firstBaseline: (item as? UIView)?.baseline(isFirst: true).map { rect.minY + Double($0) } ?? rect.maxY
    case .lastBaseline: (item as? UIView)?.baseline(isFirst: false).map { rect.maxY - Double($0) } ?? rect.maxY
    case .notAnAttribute: nil
    }
  }

  // MARK: Sizes that views bring with them

  private mutating func addIntrinsicSize(of view: UIView, _ rect: LinearRect) {
    let size = view.contentSize(inWidth: textWidths[ObjectIdentifier(view)])
    let state = view.layoutState
    for (length, own, axis) in [(rect.width, size.width, 0), (rect.height, size.height, 1)] where own >= 0 {
      require(length, .lessOrEqual, Linear(Double(own)), Double(state.hugging[axis].rawValue))
      require(length, .greaterOrEqual, Linear(Double(own)), Double(state.resistance[axis].rawValue))
    }
  }

  /// The height of a child controller's view follows from the constraints in it where the constraints around it leave it open.
  private mutating func addOwnHeight(of view: UIView, _ rect: LinearRect) {
    guard view.isOfChildController, view.usesConstraints else { return }
    let width = view.bounds.width > 0 ? view.bounds.width : root.bounds.width
    let height = view.fittingSize(CGSize(width: width, height: 0), .required, .fittingSizeLevel).height
    if height > 0 { require(rect.height, .equal, Linear(Double(height)), 1) }
  }

  /// The rectangle of a view that is placed by its frame and its mask: expressions of the size of the view around, without variables.
  private func autoresizedRect(of view: UIView) -> LinearRect? {
    guard let superview = view.superview, let outer = places[ObjectIdentifier(superview)] else { return nil }
    let (frame, mask, size) = (view.frame, view.autoresizingMask, superview.bounds.size)
    let x = AutoresizedPart(
      start: Double(frame.minX), length: Double(frame.width), whole: Double(size.width),
      (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
    let y = AutoresizedPart(
      start: Double(frame.minY), length: Double(frame.height), whole: Double(size.height),
      (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
    return LinearRect(
      minX: outer.minX + x.start(in: outer.width), minY: outer.minY + y.start(in: outer.height), width: x.length(in: outer.width),
      height: y.length(in: outer.height))
  }

  // MARK: What constraints leave open

  /// A view that no constraint places stands in reading order: below the one before it, inside the margins. Whatever else is left
  /// open is as small and as far up and to the left as it can be.
  private mutating func addWeakDefaults() {
    let placed = constrainedItems()
    for view in views where view.isPlacedByConstraints {
      guard let superview = view.superview, let rect = places[ObjectIdentifier(view)],
        let outer = places[ObjectIdentifier(superview)]
      else { continue }
      if placed.contains(ObjectIdentifier(view)) || superview.placesSubviewsItself {
        require(rect.minX, .equal, outer.minX, 0.3)
        require(rect.minY, .equal, outer.minY, 0.3)
        require(rect.width, .equal, Linear(0), 0.1)
        require(rect.height, .equal, Linear(0), 0.1)
      } else {
        addReadingOrder(of: view, rect, in: superview, outer)
      }
    }
  }

  private mutating func addReadingOrder(of view: UIView, _ rect: LinearRect, in superview: UIView, _ outer: LinearRect) {
    let margins = superview.layoutMargins
    let inner = outer.inset(
      top: Double(margins.top), left: Double(margins.left), bottom: Double(margins.bottom), right: Double(margins.right))
    let before = superview.subviews.prefix { $0 !== view }.last { $0.isPlacedByConstraints }
    let above = before.flatMap { places[ObjectIdentifier($0)] }
    require(rect.minX, .equal, inner.minX, 0.6)
    require(rect.minY, .equal, above.map { $0.maxY + 8 } ?? inner.minY, 0.6)
    require(rect.width, .equal, inner.width, 0.5)
    if view.contentSize(inWidth: nil).height < 0 { require(rect.height, .equal, Linear(44), 0.4) }
  }

  /// The views that a constraint names.
  private func constrainedItems() -> Set<ObjectIdentifier> {
    var items: Set<ObjectIdentifier> = []
    for view in [root] + views {
      for constraint in view.constraints {
        if let item = constraint.firstItem { items.insert(ObjectIdentifier(item)) }
        if let item = constraint.secondItem { items.insert(ObjectIdentifier(item)) }
      }
    }
    return items
  }

  // MARK: Solving

  /// The frames of the views in the coordinates of their superviews, the frames of the guides, and what contradicts what.
  func solve() -> LayoutResult {
    let solution = system.solve()
    func rect(_ item: AnyObject) -> CGRect {
      guard let place = places[ObjectIdentifier(item)] else { return .zero }
      return CGRect(
        x: place.minX.value(in: solution).settled, y: place.minY.value(in: solution).settled,
        width: max(0, place.width.value(in: solution)).settled, height: max(0, place.height.value(in: solution)).settled)
    }
    func inner(_ frame: CGRect, of superview: UIView?) -> CGRect {
      guard let superview, superview !== root else { return frame }
      let outer = rect(superview)
      return CGRect(x: frame.minX - outer.minX, y: frame.minY - outer.minY, width: frame.width, height: frame.height)
    }
    return LayoutResult(
      size: rect(root).size, views: views.map { ($0, inner(rect($0), of: $0.superview)) },
      guides: guides.map { ($0, inner(rect($0), of: $0.owningView)) },
      contradictions: solution.problems.compactMap { description(of: $0) })
  }

  private func description(of problem: LayoutProblem) -> String? {
    switch problem {
    case .unsatisfiable(let number, let others):
      let names = others.compactMap { constraints[$0]?.description }
      let list = names.prefix(4).joined(separator: "; ")
      guard let name = constraints[number]?.description ?? names.first else { return nil }
      return "Unable to simultaneously satisfy constraints: \(name)\(list.isEmpty ? "" : " (with \(list))")"
    case .overLimit(let number):
      return number == LayoutSystem.limit ? "A screen has more than \(LayoutSystem.limit) constraints" : nil
    case .notFinite(let number): return "A constraint has a number that is not finite: \(constraints[number]?.description ?? "")"
    }
  }
}

/// The meaning of a solution for the views.
struct LayoutResult {
  let size: CGSize
  let views: [(view: UIView, frame: CGRect)]
  let guides: [(guide: UILayoutGuide, frame: CGRect)]
  let contradictions: [String]
}

/// A part of a length that follows the whole as a mask says.
struct AutoresizedPart {
  let start, length, whole: Double
  private let shares: (before: Double, length: Double)

  init(start: Double, length: Double, whole: Double, _ flexible: (before: Bool, length: Bool, after: Bool)) {
    (self.start, self.length, self.whole) = (start, length, whole)
    let parts = [flexible.before ? start : nil, flexible.length ? length : nil, flexible.after ? whole - start - length : nil]
    let sum = parts.reduce(0) { $0 + ($1 ?? 0) }
    let count = Double(parts.count { $0 != nil })
    func share(_ part: Double?) -> Double { part.map { sum == 0 ? 1 / count : $0 / sum } ?? 0 }
    shares = (share(parts[0]), share(parts[1]))
  }

  func start(in outer: Linear) -> Linear { part(of: outer, shares.before) + start }

  /// The length, which is not negative where the length around is a number.
  func length(in outer: Linear) -> Linear {
    let length = part(of: outer, shares.length) + length
    return length.terms.isEmpty ? Linear(max(0, length.constant)) : length
  }

  private func part(of outer: Linear, _ share: Double) -> Linear { share == 0 ? Linear(0) : (outer - whole) * share }
}

extension Double {
  /// The number without errors of rounding: a multiple of a thousandth of a point.
  fileprivate var settled: CGFloat { CGFloat((self * 1000).rounded() / 1000) }
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
