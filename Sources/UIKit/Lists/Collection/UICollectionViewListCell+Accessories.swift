import Foundation
internal import ScenePicture
internal import SplitKit

/// The views of the app that stand as accessories at the ends of a row.
extension UICollectionViewListCell {
  /// The accessories that are shown now.
  var shownAccessories: [UICellAccessory] {
    let isEditing = collection?.isEditing == true
    return accessories.filter { $0.isShown(whileEditing: isEditing) }
  }

  /// The views among the accessories that stand beside the contents, in the order of the accessories.
  var placedAccessories: [UICellAccessory.CustomViewConfiguration] { shownAccessories.compactMap(\.placed) }

  /// The space that the views take of the contents, in points.
  var accessorySpace: (start: Double, end: Double) {
    var (start, end) = (0.0, 0.0)
    for accessory in placedAccessories {
      let width = Double(accessory.size.width + Self.accessoryGap)
      if accessory.placement.leads { start += width } else { end += width }
    }
    return (start, end)
  }

  /// Exchanges the views of earlier accessories for those of the present ones.
  func replaceAccessoryViews(of earlier: [UICellAccessory]) {
    for view in earlier.compactMap(\.placed?.customView) where view.superview === self { view.removeFromSuperview() }
    for view in accessories.compactMap(\.placed?.customView) { addSubview(view) }
  }

  /// Places the views: from the beginning of the row on, and from its signs back.
  func placeAccessoryViews() {
    let views = accessories.compactMap(\.placed?.customView)
    guard !views.isEmpty else { return }
    let placed = placedAccessories
    for view in views { view.isHidden = !placed.contains { $0.customView === view } }
    let padding = CGFloat(listMetrics.padding)
    place(placed.filter(\.placement.leads), from: padding, atStart: true)
    place(placed.filter { !$0.placement.leads }.reversed(), from: padding + signsWidth, atStart: false)
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
      distance += size.width + Self.accessoryGap
    }
  }

  /// The distance between a view and what is beside it, in points. It is not measured.
  private static let accessoryGap: CGFloat = 8

  /// The width of the signs at the end of the row.
  private var signsWidth: CGFloat {
    let shown = shownAccessories
    var row = RowContent()
    for accessory in shown { accessory.apply(to: &row) }
    var signs = [Member("accessory", .text(row.accessory) ?? "")]
    if shown.contains(where: \.isOutline) { signs.append(Member("isExpanded", false)) }
    return CGFloat(RowSign.width(of: .object(signs)))
  }
}

extension UICellAccessory.CustomViewConfiguration {
  /// The size of the view: its own, or, without one, that of its contents.
  @MainActor fileprivate var size: CGSize {
    let own = customView.bounds.size
    return own == .zero ? customView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : own
  }
}
