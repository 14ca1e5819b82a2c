import Foundation
internal import SplitKit

/// The values of a storyboard as those of UIKit.
extension StoryboardViews {
  static func rect(_ numbers: [Double]?) -> CGRect {
    guard let numbers, numbers.count == 4 else { return .zero }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  static func mask(_ names: [String]) -> UIView.AutoresizingMask {
    let masks: [String: UIView.AutoresizingMask] = [
      "widthSizable": .flexibleWidth, "heightSizable": .flexibleHeight, "flexibleMinX": .flexibleLeftMargin,
      "flexibleMaxX": .flexibleRightMargin, "flexibleMinY": .flexibleTopMargin, "flexibleMaxY": .flexibleBottomMargin,
    ]
    return names.reduce(into: []) { if let mask = masks[$1] { $0.insert(mask) } }
  }

  static func color(_ color: StoryboardFile.Color?) -> UIColor? {
    if let parts = color?.components, parts.count == 4 {
      return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    guard let name = color?.name else { return nil }
    let own = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    if let old = oldColors[own] { return old }
    return SystemColor(rawValue: own).map { UIColor(system: $0) } ?? UIColor(named: name)
  }

  /// The colours that Interface Builder still writes by names that other colours have taken over.
  private static let oldColors: [String: UIColor] = [
    "groupTableViewBackground": .systemGroupedBackground, "tableCellGroupedBackground": .secondarySystemGroupedBackground,
    "darkText": .darkText, "lightText": .lightText,
  ]

  static func font(_ font: StoryboardFile.Font?) -> UIFont? {
    guard let font else { return nil }
    if let style = font.style { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
    let size = font.size ?? 17
    return font.type == "boldSystem" ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size, weight: weight(font.weight))
  }

  private static func weight(_ name: String?) -> UIFont.Weight {
    switch name {
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    default: .regular
    }
  }

  static func alignment(_ name: String?) -> NSTextAlignment {
    switch name {
    case "left": .left
    case "center": .center
    case "right": .right
    default: .natural
    }
  }

  /// The image of the system or of the app among attributes.
  static func image(_ attributes: [String: String]) -> UIImage? {
    if let name = attributes["systemImage"] { return UIImage(systemName: name) }
    return attributes["image"].flatMap { UIImage(named: $0) }
  }
}

extension StoryboardFile.Constraint {
  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "width": .width,
    "height": .height, "centerX": .centerX, "centerY": .centerY, "firstBaseline": .firstBaseline, "baseline": .lastBaseline,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
  ]

  /// Makes the constraint between objects of a storyboard, which is one of them then. A constraint of an unknown object is left out.
  @MainActor
  func activate(in owner: String, _ objects: inout StoryboardObjects) {
    guard let constraint = make(in: owner, objects) else { return }
    objects[id] = constraint
    constraint.isActive = true
  }

  @MainActor
  private func make(in owner: String, _ objects: StoryboardObjects) -> NSLayoutConstraint? {
    guard let first = objects[firstItem ?? owner], let attribute = Self.attributes[firstAttribute] else { return nil }
    let second = secondItem.flatMap { objects[$0] }
    if secondItem != nil, second == nil { return nil }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relatedBy, toItem: second,
      attribute: second == nil ? .notAnAttribute : secondAttribute.flatMap { Self.attributes[$0] } ?? attribute,
      multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(Float(priority))
    return constraint
  }

  private var relatedBy: NSLayoutConstraint.Relation {
    switch relation {
    case "lessThanOrEqual": .lessThanOrEqual
    case "greaterThanOrEqual": .greaterThanOrEqual
    default: .equal
    }
  }
}
