import Foundation

/// Makes the constraints of a visual format: those along the line in its order, then those of the alignment.
@MainActor
struct VisualFormatConstraints {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  /// A view or a guide in the line, and whether the bar stands for it.
  private typealias Placed = (item: AnyObject, isSuperview: Bool)

  func make() throws(VisualFormatError) -> [NSLayoutConstraint] {
    let placed = try placedItems()
    var constraints: [NSLayoutConstraint] = []
    for (index, item) in placed.enumerated() {
      if index > 0 {
        constraints += try spaces(format.connections[index - 1], placed[index - 1], item)
      }
      if case .view(_, let predicates) = format.items[index].item { constraints += try lengths(of: item.item, predicates) }
    }
    return constraints + (try alignment(of: placed.filter { !$0.isSuperview }.map(\.item)))
  }

  // MARK: Items

  private func placedItems() throws(VisualFormatError) -> [Placed] {
    var placed: [Placed] = []
    for (item, position) in format.items {
      switch item {
      case .superview: placed.append((try superview(position), true))
      case .view(let name, _):
        guard let view = view(named: name) else {
          throw VisualFormatError(reason: "\(name) is not a key in the views dictionary", position: position)
        }
        placed.append((view, false))
      }
    }
    return placed
  }

  private func view(named name: String) -> AnyObject? {
    guard let value = views[name] else { return nil }
    return value as? UIView ?? value as? UILayoutGuide
  }

  /// The view around the neighbour of the bar. A guide lies in the view that it belongs to.
  private func superview(_ position: Int) throws(VisualFormatError) -> AnyObject {
    let neighbour = position == format.items[0].position ? format.items[1] : format.items[format.items.count - 2]
    guard case .view(let name, _) = neighbour.item, let item = view(named: name) else {
      throw VisualFormatError(reason: "\(neighbour.item.name) is not a key in the views dictionary", position: neighbour.position)
    }
    guard let view = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView else {
      throw VisualFormatError(
        reason: "Unable to interpret '|' character, because the related view doesn't have a superview", position: position)
    }
    return view
  }

  // MARK: Along the line

  private func spaces(_ connection: VisualFormat.Connection, _ before: Placed, _ after: Placed) throws(VisualFormatError)
    -> [NSLayoutConstraint]
  {
    switch connection {
    case .flush: return [space(.equal, 0, before, after)]
    case .standard: return [standardSpace(before, after)]
    case .predicates(let predicates):
      var constraints: [NSLayoutConstraint] = []
      for predicate in predicates {
        let constraint = space(predicate.relation, try number(predicate.object), before, after)
        if let priority = predicate.priority { try prioritize(constraint, priority) }
        constraints.append(constraint)
      }
      return constraints
    }
  }

  /// A view stands at the margin of the view around it, and 8 points from its neighbour.
  private func standardSpace(_ before: Placed, _ after: Placed) -> NSLayoutConstraint {
    before.isSuperview || after.isSuperview
      ? space(.equal, 0, before, after, isToMargin: true) : space(.equal, 8, before, after)
  }

  /// A constraint whose constant is the space, so that it is positive in both reading directions.
  private func space(
    _ relation: NSLayoutConstraint.Relation, _ length: CGFloat, _ before: Placed, _ after: Placed, isToMargin: Bool = false
  ) -> NSLayoutConstraint {
    let edges = edges
    var first = after.isSuperview ? edges.end : edges.start
    var second = before.isSuperview ? edges.start : edges.end
    if isToMargin, after.isSuperview { first = first.margin }
    if isToMargin, before.isSuperview { second = second.margin }
    if format.axis == .vertical, options.contains(.spacingBaselineToBaseline), !before.isSuperview, !after.isSuperview {
      (first, second) = (.firstBaseline, .lastBaseline)
    }
    let sides = [(after.item, first), (before.item, second)]
    let (one, other) = countsFromRight ? (sides[1], sides[0]) : (sides[0], sides[1])
    return NSLayoutConstraint(
      item: one.0, attribute: one.1, relatedBy: relation, toItem: other.0, attribute: other.1, multiplier: 1, constant: length)
  }

  /// Whether the line begins at the right, so that a space is what the item before has more than the one after.
  private var countsFromRight: Bool {
    format.axis == .horizontal && options.intersection(.directionMask) == .directionRightToLeft
  }

  /// The edges at which an item of the line begins and ends.
  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if format.axis == .vertical { return (.top, .bottom) }
    return switch options.intersection(.directionMask) {
    case .directionLeftToRight: (.left, .right)
    case .directionRightToLeft: (.right, .left)
    default: (.leading, .trailing)
    }
  }

  private func lengths(of item: AnyObject, _ predicates: [VisualFormat.Predicate]) throws(VisualFormatError)
    -> [NSLayoutConstraint]
  {
    let attribute: NSLayoutConstraint.Attribute = format.axis == .vertical ? .height : .width
    var constraints: [NSLayoutConstraint] = []
    for predicate in predicates {
      let other = otherView(predicate.object)
      let constraint = NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: predicate.relation, toItem: other,
        attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1,
        constant: other == nil ? try number(predicate.object) : 0)
      if let priority = predicate.priority { try prioritize(constraint, priority) }
      constraints.append(constraint)
    }
    return constraints
  }

  private func otherView(_ quantity: VisualFormat.Quantity) -> AnyObject? {
    guard case .name(let name, _) = quantity, metrics[name] == nil else { return nil }
    return view(named: name)
  }

  // MARK: Numbers

  private func prioritize(_ constraint: NSLayoutConstraint, _ priority: VisualFormat.Quantity) throws(VisualFormatError) {
    constraint.priority = UILayoutPriority(Float(try number(priority)))
  }

  private func number(_ quantity: VisualFormat.Quantity) throws(VisualFormatError) -> CGFloat {
    guard case .name(let name, let position) = quantity else {
      guard case .number(let number) = quantity else { return 0 }
      return CGFloat(number)
    }
    if let number = (metrics[name] ?? views[name]).flatMap(Self.number) { return number }
    guard view(named: name) == nil else {
      throw VisualFormatError(reason: "\(name) is a view, and a space is a number or a metric", position: position)
    }
    throw VisualFormatError(
      reason: "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries",
      position: position)
  }

  /// A metric, which Apple's parameter declares as any value and UIKit reads as an `NSNumber`.
  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let priority as UILayoutPriority: CGFloat(priority.rawValue)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  // MARK: Across the line

  /// Each view is aligned with the one before it. An edge along the line cannot be the same for all.
  private func alignment(of items: [AnyObject]) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    for attribute in options.alignments {
      guard attribute.isHorizontal == (format.axis == .vertical) else { throw alignmentError(attribute) }
      for (before, after) in zip(items, items.dropFirst()) {
        constraints.append(
          NSLayoutConstraint(
            item: before, attribute: attribute, relatedBy: .equal, toItem: after, attribute: attribute, multiplier: 1, constant: 0
          ))
      }
    }
    return constraints
  }

  /// UIKit's own words, which name an edge by the direction in which it moves.
  private func alignmentError(_ attribute: NSLayoutConstraint.Attribute) -> VisualFormatError {
    let direction = format.axis == .vertical ? "vertical" : "horizontal"
    return VisualFormatError(
      reason: "Options mask required views to be aligned on a \(direction) edge (\(attribute)), "
        + "which is not allowed for layout that is also \(direction)", position: format.length)
  }
}

extension VisualFormat.Item {
  /// The name of the view, or the bar.
  fileprivate var name: String {
    switch self {
    case .superview: "|"
    case .view(let name, _): name
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The edge of the margins inside an edge.
  fileprivate var margin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
