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
  /// Where the lines above and below the row begin, or nil for where those of the system do.
  var separatorInsets: (above: CGFloat?, below: CGFloat?)
  /// The most lines of the texts, or 0 for any number, and the lines that they take.
  var (titleLimit, subtitleLimit) = (1, 1)
  var lines = (title: 1, subtitle: 1)
  /// The sign at the end, by its name on the page.
  var accessory: String?
  var indent = 0
  /// Whether the children are shown, or nil for a row without children.
  var isExpanded: Bool?
  /// The switch at the end, which makes the row one with a switch.
  var toggle: UISwitch?
  /// The views of a row that is not one of the system's, in the row's coordinates.
  var views: [UIView]?
  /// The views of the app that stand beside the contents, in the row's coordinates, and the space that they take at the ends.
  var besides: [UIView] = []
  var space = (start: 0.0, end: 0.0)
  var isEnabled = true
  var label: String?

  /// The effect of a touch on the detail button, if it is not the table's.
  var accessoryAction: (() -> Void)?
  /// The control at the start while the list is edited, by its name on the page, and the effect of a touch on it.
  var editing: String?
  var editingAction: (() -> Void)?

  /// The distance between a view beside the contents and what is next to it, in points. It is not measured.
  static let gap: CGFloat = 8

  /// Takes a view at the end of the row as a part that the page draws itself: a switch or a value, of which a row has one, or a mark.
  /// Returns false for any other view.
  mutating func take(end view: UIView) -> Bool {
    switch view {
    case let view as UISwitch where hasTitleAlone: toggle = view
    case let view as UILabel where value == nil && view.isDrawnAsValue: value = view.text
    case let view as UIImageView where view.image?.name == "checkmark" && view.storedTint == nil: accessory = "checkmark"
    default: return false
    }
    return true
  }

  private var hasTitleAlone: Bool {
    subtitle == nil && value == nil && image == nil && accessory == nil && editing == nil && titleFont == nil && color == nil
  }

  /// The views of the app that the row shows, or nil for a row without any.
  var shownViews: [UIView]? { besides.isEmpty ? views : (views ?? []) + besides }

  var hasDetailButton: Bool { accessory == "detailButton" || accessory == "detailDisclosureButton" }

  /// The members of the row's node, apart from its id.
  func members(_ reading: inout ReadingContext, isEnabled: Bool) -> [Member] {
    var members: [Member] = [Member("kind", .string(views != nil ? "cell" : toggle != nil ? "switch" : "row"))]
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
      add("space", besides.isEmpty ? nil : ["start": .number(space.start), "end": .number(space.end)])
    }
    add("isOn", toggle.map { .bool($0.isOn) })
    add("accessory", accessory.map { .string($0) })
    add("background", .color(background, reading))
    add("selectedBackground", .color(selectedBackground, reading))
    add("separators", separators)
    add("isEnabled", .flag(isEnabled, unless: true))
    add("label", .text(label))
    return members
  }
}

extension RowContent {
  fileprivate var separators: Value? {
    let members = [("above", separatorInsets.above), ("below", separatorInsets.below)].compactMap { name, inset in
      inset.map { Member(name, .number(Double(min(max(0, $0), 10_000)))) }
    }
    return members.isEmpty ? nil : .object(members)
  }
}

extension UILabel {
  /// Whether the label looks like the value of a row: words alone, in the usual size and colour.
  fileprivate var isDrawnAsValue: Bool {
    backgroundColor == nil && layerIfMade == nil && font.pointSize == 17 && (textColor == .label || textColor == .secondaryLabel)
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
    if let list = contentConfiguration as? UIListContentConfiguration { row.take(list) } else { takeLabels(&row) }
    row.accessory = (isEditing ? editingAccessoryType : accessoryType).name
    row.indent = indentationLevel
    row.background =
      backgroundConfiguration?.backgroundColor ?? backgroundView?.backgroundColor ?? backgroundColor
      ?? contentView.backgroundColor
    row.selectedBackground = selectedBackgroundView?.backgroundColor
    row.label = accessibilityLabel
    takeAccessoryView(&row)
    takeOwnViews(&row)
    return row
  }

  private func takeLabels(_ row: inout RowContent) {
    row.take(labelContents)
    row.alignment = titleLabel?.textAlignment ?? .natural
    row.imageProperties = nil
    if titleLabel?.textColor == .secondaryLabel || titleLabel?.isEnabled == false { row.color = .secondaryLabel }
  }

  /// Takes the view at the end, in the place of a sign. A view that the page does not draw itself stands beside the texts.
  private func takeAccessoryView(_ row: inout RowContent) {
    guard let accessoryView, !accessoryView.isHidden else { return }
    row.accessory = nil
    guard !row.take(end: accessoryView) else { return }
    row.besides = [accessoryView]
    row.space.end = Double(accessoryView.frame.width + RowContent.gap)
  }

  /// The system's labels and image, which an app can use beside views of its own.
  private var systemViews: [UIView] {
    guard contentConfiguration == nil, richView == nil else { return [] }
    let labels = [titleLabel, valueLabel].compactMap { $0 }.filter { $0.text?.isEmpty == false }
    return labels + [rowImageView].compactMap { $0 }.filter { $0.image != nil }
  }

  /// The views that the app has put into the cell. A cell with any is drawn by its views.
  private func takeOwnViews(_ row: inout RowContent) {
    let own = subviews.filter { $0 !== contentView && $0 !== accessoryView && !$0.isHidden }
    let inner = contentView.subviews.filter { !$0.isHidden }
    guard !own.isEmpty || !inner.isEmpty else { return }
    row.views = [contentView] + own + systemViews + [accessoryView].compactMap { $0 }
    (row.toggle, row.besides) = (nil, [])
    if row.label == nil { row.label = row.views?.spokenName ?? row.title }
  }
}

extension RowContent {
  mutating func take(_ list: UIListContentConfiguration) {
    title = list.text.map(list.textProperties.transform.applied)
    let second = list.secondaryText.map(list.secondaryTextProperties.transform.applied)
    if list.prefersSideBySideTextAndSecondaryText { value = second } else { subtitle = second }
    alignment = list.textProperties.alignment == .center ? .center : .natural
    (titleLimit, subtitleLimit) = (list.textProperties.numberOfLines, list.secondaryTextProperties.numberOfLines)
    (image, imageProperties) = (list.image, list.imageProperties)
    imageTint = list.imageProperties.tintColor ?? list.image?.tint
    titleFont = list.rowFont
    if list.textProperties.hasOwnColor { color = list.textProperties.color }
    if list.secondaryTextProperties.hasOwnColor { secondaryColor = list.secondaryTextProperties.color }
    color = list.attributedText?.first(.foregroundColor, as: UIColor.self) ?? color
    secondaryColor = list.secondaryAttributedText?.first(.foregroundColor, as: UIColor.self) ?? secondaryColor
  }
}
