import Foundation
internal import ScenePicture
internal import SplitKit

/// The heights of the rows and headers of the system, in points. At the usual text size they are those of the page's own lists
/// (estimated by eye from the versions).
@MainActor
struct ListMetrics {
  let style: ListStyle
  private let isRoomy: Bool
  private let isGlass: Bool
  let size: SplitKit.ContentSizeCategory
  private let isRegular: Bool
  let traits: UITraitCollection

  init(_ style: ListStyle, traits: UITraitCollection) {
    self.style = style
    let look = UIKitContext.current.application.profile.look
    (isRoomy, isGlass) = (look.lists == .roomy, look.finish == .glass)
    size = traits.preferredContentSizeCategory.engine ?? .large
    isRegular = traits.horizontalSizeClass == .regular
    self.traits = traits
  }

  /// The padding at both sides of the rows.
  var inset: Double {
    switch style {
    case .plain, .grouped, .sidebarPlain: 0
    case .insetGrouped: isRegular ? 20 : 16
    case .sidebar: isRoomy ? 12 : 16
    }
  }

  /// The distance from the edges of a row to its contents: that of the rows of the system.
  var padding: Double { BlockRowMetrics.padding(inStyle: style.rawValue, isGlass: isGlass) }

  /// The room that a symbol takes before the text of a row of the system.
  var imageRoom: Double {
    BlockRowMetrics.symbolSide(body: size.size(of: .body).pointSize) + BlockRowMetrics.symbolGap
  }

  /// The height of a row of the system.
  func rowHeight(_ row: RowContent) -> Double {
    let isSubtitled = row.subtitle?.isEmpty == false
    let height =
      isSubtitled
      ? TextHeight(isRoomy ? 64 : 60, .body, .subheadline, atAccessibilitySizes: .body, .subheadline)
      : TextHeight(isRoomy ? 46 : 44, .body, atAccessibilitySizes: .body)
    let value = row.value?.isEmpty == false ? TextHeight(0, atAccessibilitySizes: .body).at(size) : 0
    let texts = height.at(size) + value + growth(by: row.titleFont) + heightOfMoreLines(row)
    return max(texts, self.height(forImageOf: row))
  }

  /// The height by which a font of the app's own makes the line of a title higher.
  private func growth(by font: UIFont?) -> Double {
    guard let font = font?.adjusted(for: traits, true) else { return 0 }
    return max(0, font.lineHeight(for: traits) - size.size(of: .body).lineHeight)
  }

  /// The height above a section.
  func headerHeight(title: String?, isFirst: Bool) -> Double {
    if title?.isEmpty == false {
      let usual = style == .plain ? 44.0 : isRoomy ? 54 : 52
      return TextHeight(usual, .title3, atAccessibilitySizes: .title3).at(size)
    }
    return switch style {
    case .plain: 0
    case .sidebar, .sidebarPlain: isFirst ? 0 : 16
    case .grouped, .insetGrouped: isFirst ? 16 : 32
    }
  }

  /// The height below a section, whose words are broken into lines.
  func footerHeight(title: String?, width: Double, traits: UITraitCollection) -> Double {
    guard let title, !title.isEmpty else { return 0 }
    let font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    return font.size(of: title, width: width - 2 * inset - 32, lines: 0, traits: traits).height + 16
  }
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
}
