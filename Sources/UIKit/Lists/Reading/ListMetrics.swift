import Foundation
internal import ScenePicture
internal import SplitKit

/// The measures of a list that all its rows share, in points.
@MainActor
struct ListMetrics {
  let style: ListStyle
  let design: RowDesign
  let size: SplitKit.ContentSizeCategory
  let traits: UITraitCollection
  let grid: PixelGrid
  /// The padding at both sides of the rows.
  let inset: Double
  /// The distance from the end of a row to its accessory, which is also the margin of cells in a list without cards.
  let margin: Double
  /// The distance from the edges of a row to its texts.
  let padding: Double
  /// Whether the list is outside of any stack and is no controller's view. Such lists have other margins (804, 805, 910).
  let isBare: Bool
  /// Whether the list is a table, and not a collection.
  let isTable: Bool

  /// Creates the measures of a list.
  init(_ style: ListStyle, of list: UIView?, isTable: Bool, traits: UITraitCollection) {
    let look = UIKitContext.current.application.profile.look
    self.style = style
    design = look.lists.rows
    size = traits.preferredContentSizeCategory.engine ?? .large
    self.traits = traits
    self.isTable = isTable
    grid = PixelGrid(scale: max(1, Double(traits.displayScale)))
    isBare = list?.isBareList ?? false
    let system = isBare ? 16 : Double(list?.systemMargin ?? 16)
    let spacing = ListSpacingRules(
      style: style, isMeasured: design.sections.isMeasured, isPad: traits.userInterfaceIdiom == .pad,
      isRegular: traits.horizontalSizeClass == .regular, isLow: traits.verticalSizeClass == .compact,
      hasSideInsets: (list?.safeAreaInsets.left ?? 0) + (list?.safeAreaInsets.right ?? 0) > 0, isTable: isTable,
      system: system)
    inset = spacing.inset
    margin = spacing.margin
    padding = spacing.padding
  }

  /// The size of the body font in points.
  var body: Double { size.size(of: .body).pointSize }

  /// The style of headers and footers.
  var sections: SectionDesign.Style {
    switch style {
    case .grouped, .insetGrouped: .grouped
    case .plain, .sidebar, .sidebarPlain: .plain
    }
  }

  /// Whether the system draws headers and footers with the measured figures. The figures of sidebars are by eye.
  var hasMeasuredSections: Bool { design.sections.isMeasured && style != .sidebar && style != .sidebarPlain }

  /// The side of a symbol before the text of a row.
  var symbolSide: Double { BlockRowMetrics.symbolSide(body: body) }

  /// The height of a row with one line of text.
  var usualRowHeight: CGFloat { CGFloat(design.leastHeight(at: size)) }
}

/// The look of a list, by its name on the page.
enum ListStyle: String, Sendable {
  case plain, grouped, insetGrouped, sidebar, sidebarPlain

  init(_ style: UITableView.Style) {
    self =
      switch style {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
  }

  /// Whether the rows of a section are on a card of their own, or in a group across the whole width.
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }
}

/// The horizontal distances of a list.
private struct ListSpacingRules {
  let style: ListStyle
  let isMeasured: Bool
  let isPad, isRegular, isLow, hasSideInsets, isTable: Bool
  /// The margin of the system at the sides of a controller's view.
  let system: Double

  /// The distance of the rows from the edges of the list. The figures of earlier versions and of sidebars are by eye (804, 805, 908).
  var inset: Double {
    switch style {
    case .plain, .grouped, .sidebarPlain: 0
    case .insetGrouped: isMeasured ? system : isRegular ? 20 : 16
    case .sidebar: isMeasured ? 12 : 16
    }
  }

  var margin: Double {
    switch style {
    case .plain, .grouped, .insetGrouped: isMeasured ? system : 16
    case .sidebar, .sidebarPlain: isMeasured ? 16 : 12
    }
  }

  /// The texts on the cards of a table are 16 from the edges on a phone, whatever the margin of the system is, and 20 on a pad (808).
  var padding: Double {
    guard style == .insetGrouped, isMeasured, isTable else { return margin }
    if isLow { return hasSideInsets ? 16 : 20 }
    return isPad ? 20 : 16
  }
}

extension UIView {
  /// Whether a list is outside of any stack and is no controller's view.
  ///
  /// Lists were measured in plain views, where they have margins of 16, and in controllers of stacks (804, 805, 807, 908). A
  /// controller with any parent counts as one of a stack (inferred).
  fileprivate var isBareList: Bool {
    guard let owner else { return nearestController?.parent == nil }
    guard owner.parent == nil, let superview, !(superview is UIWindow) else { return false }
    return superview.nearestController?.parent == nil
  }
}
