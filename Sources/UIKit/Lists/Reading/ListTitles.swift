import Foundation
internal import SplitKit

/// The texts that the system draws in a list: their fonts, and the sizes of the titles of headers and footers.
extension ListMetrics {
  /// The font of headers: 17 semibold since iOS 26 (831), and by eye before.
  var headerFont: UIFont {
    if design.sections.isMeasured {
      return .preferredFont(forTextStyle: .body, compatibleWith: traits).weighing(.semibold)
    }
    if style.isGrouped { return footerFont }
    let title = UIFont.preferredFont(forTextStyle: .title3, compatibleWith: traits)
    return title.withSize(title.pointSize * 19 / 20).weighing(.bold)
  }

  var footerFont: UIFont { .preferredFont(forTextStyle: .footnote, compatibleWith: traits) }

  /// The text of a header as it is shown: in groups, the versions before iOS 26 show it in capitals (general knowledge).
  func shown(_ title: String, isHeader: Bool) -> String {
    isHeader && style.isGrouped && !design.sections.isMeasured ? title.uppercased() : title
  }

  /// The size of the title of a header or a footer in a part of a width. It has as many lines as it needs.
  func size(ofTitle title: String, isHeader: Bool, in width: CGFloat) -> CGSize {
    let font = isHeader ? headerFont : footerFont
    return CGSize(
      font.size(of: shown(title, isHeader: isHeader), width: max(0, Double(width) - 2 * padding), lines: 0, traits: traits))
  }

  /// The height above a section in a version whose headers are by eye, and in a sidebar.
  func headerHeightByEye(hasTitle: Bool, isFirst: Bool) -> CGFloat {
    if hasTitle {
      let usual = style == .plain ? 44.0 : design.sections.isMeasured ? 54 : 52
      return CGFloat(TextHeight(usual, .title3, atAccessibilitySizes: .title3).at(size))
    }
    return switch style {
    case .plain: 0
    case .sidebar, .sidebarPlain: isFirst ? 0 : 16
    case .grouped, .insetGrouped: isFirst ? 16 : 32
    }
  }

  /// The fonts by the names of the texts, for the page.
  var fonts: Value {
    let (body, subheadline) = (
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits),
      UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
    )
    return .object([
      Member("title", body.node(for: traits)), Member("subtitle", subheadline.node(for: traits)),
      Member("header", headerFont.node(for: traits)), Member("footer", footerFont.node(for: traits)),
    ])
  }
}
