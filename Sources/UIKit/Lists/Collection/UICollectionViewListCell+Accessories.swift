import Foundation
internal import SplitKit

/// The views of the app that stand as accessories at the ends of a cell.
extension UICollectionViewListCell {
  /// The accessories that are shown now.
  var shownAccessories: [UICellAccessory] {
    let isEditing = collection?.isEditing == true
    return accessories.filter { $0.isShown(whileEditing: isEditing) }
  }

  /// The views of the app that stand beside the contents, in the order of the accessories.
  var placedAccessories: [UICellAccessory.CustomViewConfiguration] {
    guard accessories.contains(where: { $0.custom != nil }) else { return [] }
    if isRow { return content.beside }
    return shownAccessories.compactMap(\.custom)
  }

  /// The contents of a row of a list with its signs, and the views that stand beside them.
  var content: (row: RowContent, beside: [UICellAccessory.CustomViewConfiguration]) {
    var row = contentWithoutAccessories
    row.indent = indentationLevel
    var beside: [UICellAccessory.CustomViewConfiguration] = []
    for accessory in shownAccessories {
      accessory.apply(to: &row)
      guard let custom = accessory.custom else { continue }
      if custom.placement.leads || !row.take(end: custom.customView) { beside.append(custom) }
    }
    return (row, beside)
  }

  /// The space that the views take of the contents, in points.
  func space(of accessories: [UICellAccessory.CustomViewConfiguration]) -> (start: Double, end: Double) {
    var (start, end) = (0.0, 0.0)
    for accessory in accessories {
      let width = Double(accessory.size.width + RowContent.gap)
      if accessory.placement.leads { start += width } else { end += width }
    }
    return (start, end)
  }

  /// Removes the views of earlier accessories that are none any more.
  func removeAccessoryViews(of earlier: [UICellAccessory]) {
    let kept = accessories.compactMap(\.custom?.customView)
    for view in earlier.compactMap(\.custom?.customView) where view.superview === self && !kept.contains(view) {
      view.removeFromSuperview()
    }
  }

  /// Places the views: from the beginning of the cell on, and from its signs back.
  func placeAccessoryViews() {
    let placed = placedAccessories
    for view in accessories.compactMap(\.custom?.customView) {
      let isPlaced = placed.contains { $0.customView === view }
      if isPlaced, view.superview !== self { addSubview(view) }
      if view.superview === self { view.isHidden = !isPlaced }
    }
    showSigns()
    guard !placed.isEmpty else { return }
    let padding = CGFloat(listMetrics.padding)
    place(placed.filter(\.placement.leads), from: padding, atStart: true)
    place(placed.filter { !$0.placement.leads }.reversed(), from: padding + signsWidth, atStart: false)
  }

  /// The room for the contents of the app between the accessories.
  var areaBetweenAccessories: CGRect {
    let (space, signs) = (space(of: placedAccessories), signsWidth)
    let padding = CGFloat(listMetrics.padding)
    let start = CGFloat(indentationLevel) * indentationWidth + (space.start > 0 ? CGFloat(space.start) + padding - 8 : 0)
    let end = CGFloat(space.end) + signs + (space.end + signs > 0 ? padding - 8 : 0)
    return bounds.inset(
      by: UIEdgeInsets(
        NSDirectionalEdgeInsets(top: 0, leading: start, bottom: 0, trailing: end), isMirrored: isRightToLeft))
  }

  private func place(
    _ accessories: [UICellAccessory.CustomViewConfiguration], from distance: CGFloat, atStart: Bool
  ) {
    var distance = distance
    for accessory in accessories {
      let size = accessory.size
      let isLeft = atStart != isRightToLeft
      let x = isLeft ? distance : bounds.width - distance - size.width
      accessory.customView.frame = CGRect(origin: CGPoint(x: x, y: (bounds.height - size.height) / 2), size: size)
      distance += size.width + RowContent.gap
    }
  }

  /// The width of the signs at the end, with their distances.
  private var signsWidth: CGFloat {
    guard isRow else { return signs.reduce(0) { $0 + $1.frame.width + RowContent.gap } }
    let shown = shownAccessories
    var row = RowContent()
    for accessory in shown { accessory.apply(to: &row) }
    if shown.contains(where: \.isOutline) { row.isExpanded = false }
    return CGFloat(row.signsWidth)
  }
}

/// The signs of a cell that the page does not draw as a row.
extension UICollectionViewListCell {
  /// Makes the signs that are shown now, and places them one before another from the end of the cell.
  private func showSigns() {
    for sign in signs { sign.removeFromSuperview() }
    signs = isRow ? [] : shownAccessories.compactMap(sign(of:))
    var distance = CGFloat(listMetrics.padding)
    for sign in signs.reversed() {
      sign.sizeToFit()
      let x = isRightToLeft ? distance : bounds.width - distance - sign.frame.width
      sign.frame.origin = CGPoint(x: x, y: (bounds.height - sign.frame.height) / 2)
      addSubview(sign)
      distance += sign.frame.width + RowContent.gap
    }
  }

  /// The view that stands for an accessory of the system, or nil for one that has none here.
  private func sign(of accessory: UICellAccessory) -> UIView? {
    guard accessory.custom == nil else { return nil }
    var row = RowContent()
    accessory.apply(to: &row)
    if let value = row.value { return label(value) }
    switch row.accessory {
    case "disclosureIndicator": return symbol("chevron.forward", .tertiaryLabel)
    case "checkmark": return symbol("checkmark", nil)
    case "detailButton": return detailButton(row.accessoryAction)
    default: return accessory.isOutline ? symbol("chevron.down", nil) : nil
    }
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    (label.text, label.textColor) = (text, .secondaryLabel)
    return label
  }

  /// The size is that of the page's own signs.
  private func symbol(_ name: String, _ color: UIColor?) -> UIImageView {
    let size = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
    let view = UIImageView(image: UIImage(systemName: name, withConfiguration: size))
    view.tintColor = color
    return view
  }

  private func detailButton(_ action: (() -> Void)?) -> UIButton {
    let button = UIButton(type: .detailDisclosure)
    button.addAction(UIAction { _ in action?() }, for: .touchUpInside)
    return button
  }
}

extension UICellAccessory.CustomViewConfiguration {
  /// The size of the view: its own, or, without one, that of its contents.
  @MainActor fileprivate var size: CGSize {
    let own = customView.bounds.size
    return own == .zero ? customView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : own
  }
}
