import Foundation
internal import SplitKit

/// The sizes that the layout has for views before these are made. An app finds them in `cellForItemAt`, as in UIKit.
extension UICollectionView {
  /// The frame of a new cell: at zero, in the size of its place. A size that follows from the contents is an estimate.
  func newFrame(ofItemAt path: IndexPath) -> CGRect { askingForSize { size(ofItemAt: path) } }

  /// Asks the app for a size. An app that makes a cell in its answer, to measure it, gets one without a size.
  private func askingForSize(_ ask: () -> CGSize) -> CGRect {
    guard !isAskingForSize, content.sections != nil else { return .zero }
    isAskingForSize = true
    defer { isAskingForSize = false }
    return CGRect(origin: .zero, size: ask())
  }

  private func size(ofItemAt path: IndexPath) -> CGSize {
    if let flow = collectionViewLayout as? UICollectionViewFlowLayout {
      return givenSize(ofItemAt: path, flow)
    }
    guard let layout = section(path.section) else {
      return collectionViewLayout.layoutAttributesForItem(at: path)?.size ?? .zero
    }
    if let list = layout.list {
      let metrics = metrics(of: list.style)
      return CGSize(width: max(0, contentWidth - 2 * CGFloat(metrics.inset)), height: metrics.usualRowHeight)
    }
    return layout.sizeOfCell(path.item, width: contentWidth, height: bounds.height)
  }

  /// The size that the delegate of a flow layout gives an item, or else that of all items.
  func givenSize(ofItemAt path: IndexPath, _ flow: UICollectionViewFlowLayout) -> CGSize {
    let delegate = delegate as? any UICollectionViewDelegateFlowLayout
    return delegate?.collectionView(self, layout: flow, sizeForItemAt: path) ?? flow.itemSize
  }

  /// The frame of a new header or footer: as wide as the contents.
  func newFrame(of kind: String, in index: Int) -> CGRect { askingForSize { size(of: kind, in: index) } }

  private func size(of kind: String, in index: Int) -> CGSize {
    let isHeader = kind == Self.elementKindSectionHeader
    let whole = CGSize(width: contentWidth, height: bounds.height)
    if let flow = collectionViewLayout as? UICollectionViewFlowLayout {
      let size = flowPartSize(flow, index, isHeader: isHeader)
      return flow.scrollDirection == .horizontal
        ? CGSize(width: size.width, height: contentHeight) : CGSize(width: whole.width, height: size.height)
    }
    let item = section(index)?.boundarySupplementaryItems.first { $0.elementKind == kind }
    return item?.layoutSize.value(in: whole) ?? CGSize(width: whole.width, height: 0)
  }
}

extension UICollectionReusableView {
  /// Makes a view of this class in a frame, by a nib or by the class.
  static func make(by nib: UINib?, in frame: CGRect) -> Self {
    guard let view = (nib?.make(withOwner: nil).first ?? ClassTable.makeView(Self.self, frame: frame)) as? Self else {
      preconditionFailure("A view of \(Self.self) is made by init(coder:) or a maker in ClassTable")
    }
    view.takeNewFrame(frame)
    return view
  }

  /// Takes the size that the layout has for the view, if it has one.
  func takeNewFrame(_ frame: CGRect) { if frame.width > 0, frame.height > 0 { setFrame(frame) } }
}

extension NSCollectionLayoutSection {
  /// The size of a cell in a group, of which each has the same pattern.
  fileprivate func sizeOfCell(_ item: Int, width: CGFloat, height: CGFloat) -> CGSize {
    guard let group else { return .zero }
    let inner = CGSize(width: max(0, width - contentInsets.leading - contentInsets.trailing), height: height)
    let place = CGRect(origin: .zero, size: group.layoutSize.value(in: inner))
    let cells = group.cells(in: place) { _, _, _ in nil }
    return cells.isEmpty ? .zero : cells[item % cells.count].size
  }
}
