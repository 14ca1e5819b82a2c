import Foundation
internal import SplitKit

/// The views of the app that stand as accessories at the ends of a cell.
extension UICollectionViewListCell {
  /// The accessories that are shown now.
  var shownAccessories: [UICellAccessory] {
    let isEditing = collection?.isEditing == true
    return accessories.filter { $0.isShown(whileEditing: isEditing) }
  }

  /// Adds the accessories that are shown now, from both ends to the contents.
  func addAccessories(to ends: inout RowEnds) {
    let shown = shownAccessories
    if isRow, collection?.isEditing == true, shown.contains(where: \.isEditingControl) { ends.addEditingControl() }
    for accessory in shown {
      if let custom = accessory.custom, custom.placement.leads { ends.addAtStart(custom.customView, size: custom.size) }
    }
    ends.indent(by: CGFloat(indentationLevel) * indentationWidth)
    for (accessory, sign) in zip(shown, signViews(of: shown)).reversed() {
      if let sign { ends.add(sign, size: sign.frame.size) } else { add(accessory, to: &ends) }
    }
  }

  private func add(_ accessory: UICellAccessory, to ends: inout RowEnds) {
    if let custom = accessory.custom {
      if !custom.placement.leads { ends.add(custom.customView, size: custom.size) }
      return
    }
    var row = RowContent()
    accessory.apply(to: &row)
    switch row.accessory {
    case "disclosureIndicator": ends.add(.disclosureIndicator)
    case "checkmark": ends.add(.checkmark)
    case "detailButton": ends.add(.detailButton)
    default: break
    }
    if accessory.isOutline { ends.add(.outlineDisclosure) }
    if let value = row.value { ends.addText(label(value).intrinsicContentSize) }
  }

  /// Removes the views of earlier accessories that are none any more.
  func removeAccessoryViews(of earlier: [UICellAccessory]) {
    let kept = accessories.compactMap(\.custom?.customView)
    for view in earlier.compactMap(\.custom?.customView) where view.superview === self && !kept.contains(view) {
      view.removeFromSuperview()
    }
  }

  /// Adds the views of the accessories that are shown now, and those of the system in a cell that is drawn by its views.
  func placeAccessoryViews() {
    let shown = shownAccessories.compactMap(\.custom?.customView)
    for view in accessories.compactMap(\.custom?.customView) {
      let isShown = shown.contains(view)
      if isShown, view.superview !== self { addSubview(view) }
      if view.superview === self { view.isHidden = !isShown }
    }
    if isRow, !signs.isEmpty { replaceSigns(by: []) }
  }
}

/// The accessories of the system in a cell that is not a row of a list. Views draw them.
extension UICollectionViewListCell {
  /// The views of the accessories that are shown now, or nil for each that has none.
  private func signViews(of shown: [UICellAccessory]) -> [UIView?] {
    if isRow { return shown.map { _ in nil } }
    if signs.count != shown.count { replaceSigns(by: shown.map(sign(of:))) }
    return signs
  }

  func replaceSigns(by views: [UIView?]) {
    for sign in signs { sign?.removeFromSuperview() }
    signs = views
    for sign in views.compactMap({ $0 }) {
      sign.sizeToFit()
      addSubview(sign)
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
