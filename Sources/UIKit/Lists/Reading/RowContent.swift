import Foundation
internal import SplitKit

/// The contents of a row of a list, apart from its place.
@MainActor
struct RowContent {
  var title: String?
  var subtitle: String?
  /// The text at the end of the row.
  var value: String?
  var image: UIImage?
  /// How an image that the app has brought is drawn.
  var imageProperties: UIListContentConfiguration.ImageProperties?
  /// The font of the title, or nil for that of the system.
  var titleFont: UIFont?
  var color: UIColor?
  var secondaryColor: UIColor?
  var imageTint: UIColor?
  var background: UIColor?
  /// The background while the row is selected, or nil for that of the system.
  var selectedBackground: UIColor?
  var alignment = NSTextAlignment.natural
  /// The lines that the texts take.
  var lines = (title: 1, subtitle: 1)
  /// The sign at the end, by its name on the page.
  var accessory: String?
  var indent = 0
  /// Whether the children are shown, or nil for a row without children.
  var isExpanded: Bool?
  /// The views of a row that is not one of the system's, in the row's coordinates.
  var views: [UIView]?
  /// The views of the app beside the contents, in the row's coordinates.
  var besides: [UIView] = []
  var isEnabled = true
  var label: String?

  /// The effect of a touch on the detail button, if it is not the table's.
  var accessoryAction: (() -> Void)?
  /// The control at the start while the list is edited, by its name on the page, and the effect of a touch on it.
  var editing: String?
  var editingAction: (() -> Void)?

  /// The views of the app that the row shows, or nil for a row without any.
  var shownViews: [UIView]? { besides.isEmpty ? views : (views ?? []) + besides }

  var hasDetailButton: Bool { accessory == "detailButton" || accessory == "detailDisclosureButton" }

  /// The members of the row's node, apart from its id.
  func members(_ reading: inout ReadingContext, isEnabled: Bool) -> [Member] {
    var members: [Member] = [Member("kind", .string(views != nil ? "cell" : "row"))]
    func add(_ name: String, _ value: Value?) { if let value { members.append(Member(name, value)) } }
    if views == nil {
      add("title", .string(title ?? ""))
      add("subtitle", .text(subtitle))
      add("value", .text(value))
      add("image", .text(image?.drawnName(for: reading.traits)))
      add("imageSize", imageSize(for: reading.traits).map { .array([.length($0.width), .length($0.height)]) })
      add("imageRadius", imageRadius > 0 ? .length(imageRadius) : nil)
      add("font", titleFont?.adjusted(for: reading.traits, true).node(for: reading.traits))
      add("indent", indent > 0 ? .number(Double(indent)) : nil)
      add("isExpanded", isExpanded.map { .bool($0) })
      add("color", .color(color, reading))
      add("secondaryColor", .color(secondaryColor, reading))
      add("tint", .color(imageTint, reading))
      add("lines", lines == (1, 1) ? nil : .array([.number(Double(lines.title)), .number(Double(lines.subtitle))]))
      add("align", alignment == .natural || alignment == .justified ? nil : .string(alignment.name))
    }
    add("accessory", accessory.map { .string($0) })
    add("background", .color(background, reading))
    add("selectedBackground", .color(selectedBackground, reading))
    add("isEnabled", .flag(isEnabled, unless: true))
    add("label", .text(label))
    return members
  }
}

extension UITableViewCell.AccessoryType {
  /// The name on the page.
  var name: String? {
    switch self {
    case .none: nil
    case .disclosureIndicator: "disclosureIndicator"
    case .checkmark: "checkmark"
    case .detailButton: "detailButton"
    case .detailDisclosureButton: "detailDisclosureButton"
    }
  }
}

extension UITableViewCell {
  /// The contents of the row. A configuration comes before labels, and views of the app's own before both.
  var rowContent: RowContent {
    var row = RowContent()
    let list = contentConfiguration as? UIListContentConfiguration
    if let list { row.take(list) } else { takeLabels(&row) }
    row.accessory = shownAccessoryType.name
    row.background =
      backgroundConfiguration?.backgroundColor ?? backgroundView?.backgroundColor ?? backgroundColor
      ?? contentView.backgroundColor
    row.selectedBackground = selectedBackgroundView?.backgroundColor
    row.label = accessibilityLabel
    row.lines = lines
    if let accessoryView, !accessoryView.isHidden { (row.accessory, row.besides) = (nil, [accessoryView]) }
    takeViews(&row, isRich: (list ?? labelContents).isRich)
    return row
  }

  private func takeLabels(_ row: inout RowContent) {
    row.take(labelContents)
    row.alignment = titleLabel?.textAlignment ?? .natural
    row.imageProperties = nil
    if titleLabel?.textColor == .secondaryLabel || titleLabel?.isEnabled == false { row.color = .secondaryLabel }
  }

  /// Takes the views of a cell that they draw: one to which the app has added any, and one with texts that a row of the system does not have.
  private func takeViews(_ row: inout RowContent, isRich: Bool) {
    let own = subviews.filter { $0 !== contentView && $0 !== accessoryView && !$0.isHidden }
    let inner = contentView.subviews.contains { !$0.isHidden && !isSystemView($0) }
    guard !own.isEmpty || inner || isRich else { return }
    row.views = [contentView] + own + row.besides
    row.besides = []
    if row.label == nil { row.label = row.views?.spokenName ?? row.title }
  }
}

extension RowContent {
  mutating func take(_ list: UIListContentConfiguration) {
    title = list.text.map(list.textProperties.transform.applied)
    let second = list.secondaryText.map(list.secondaryTextProperties.transform.applied)
    if list.prefersSideBySideTextAndSecondaryText { value = second } else { subtitle = second }
    alignment = list.textProperties.alignment == .center ? .center : .natural
    (image, imageProperties) = (list.image, list.imageProperties)
    imageTint = list.imageProperties.tintColor ?? list.image?.tint
    titleFont = list.rowFont
    if list.textProperties.hasOwnColor { color = list.textProperties.color }
    if list.secondaryTextProperties.hasOwnColor { secondaryColor = list.secondaryTextProperties.color }
    color = list.attributedText?.first(.foregroundColor, as: UIColor.self) ?? color
    secondaryColor = list.secondaryAttributedText?.first(.foregroundColor, as: UIColor.self) ?? secondaryColor
  }
}
