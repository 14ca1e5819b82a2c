import Foundation
internal import SplitKit

/// The lines of a flow layout.
extension UICollectionView {
  /// The delegate's numbers for a section, or else those of the layout.
  private struct FlowNumbers {
    let insets: UIEdgeInsets
    let gap, lineGap: CGFloat
  }

  private func numbers(_ flow: UICollectionViewFlowLayout, _ index: Int) -> FlowNumbers {
    guard let delegate = delegate as? any UICollectionViewDelegateFlowLayout else {
      return FlowNumbers(insets: flow.sectionInset, gap: flow.minimumInteritemSpacing, lineGap: flow.minimumLineSpacing)
    }
    return FlowNumbers(
      insets: delegate.collectionView(self, layout: flow, insetForSectionAt: index),
      gap: delegate.collectionView(self, layout: flow, minimumInteritemSpacingForSectionAt: index),
      lineGap: delegate.collectionView(self, layout: flow, minimumLineSpacingForSectionAt: index))
  }

  /// Places the items of a section in lines below each other. Returns the end of the section.
  func placeLines(
    of section: ListContent<UICollectionViewCell>.Section, _ index: Int, _ flow: UICollectionViewFlowLayout, at top: CGFloat,
    _ width: CGFloat
  ) -> CGFloat {
    let numbers = numbers(flow, index)
    let insets = numbers.insets
    let room = width - insets.left - insets.right
    let end = placeLines(of: section, index, flow, numbers, in: room, from: top + insets.top, isRow: true) { frame in
      mirrored(frame.offsetBy(dx: insets.left, dy: 0), width)
    }
    return end + insets.bottom
  }

  /// Places the items of a section in lines beside each other, as high as the collection. Returns the end of the section.
  func placeColumns(
    of section: ListContent<UICollectionViewCell>.Section, _ index: Int, _ flow: UICollectionViewFlowLayout, at left: CGFloat
  ) -> CGFloat {
    let numbers = numbers(flow, index)
    let insets = numbers.insets
    let room = contentHeight - insets.top - insets.bottom
    let end = placeLines(of: section, index, flow, numbers, in: room, from: left + insets.left, isRow: false) { frame in
      frame.offsetBy(dx: 0, dy: insets.top)
    }
    return end + insets.right
  }

  /// The height of the items of a collection that scrolls sideways.
  var contentHeight: CGFloat {
    let insets = adjustedContentInset
    return max(0, bounds.height - insets.top - insets.bottom)
  }

  /// Places items line by line. Returns the end of the last line.
  ///
  /// - Parameters:
  ///   - room: The length of a line.
  ///   - start: The start of the first line.
  ///   - isRow: Whether a line is from left to right, and not from top to bottom.
  ///   - placed: The frame of an item in the collection, of one in the lines.
  private func placeLines(
    of section: ListContent<UICollectionViewCell>.Section, _ index: Int, _ flow: UICollectionViewFlowLayout,
    _ numbers: FlowNumbers,
    in room: CGFloat, from start: CGFloat, isRow: Bool, _ placed: (CGRect) -> CGRect
  ) -> CGFloat {
    let count = section.rows.count
    guard count > 0 else { return start }
    func length(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
    func depth(_ size: CGSize) -> CGFloat { isRow ? size.height : size.width }
    func size(_ item: Int, at depth: CGFloat) -> CGSize {
      let path = IndexPath(item: item, section: index)
      let given = givenSize(ofItemAt: path, flow)
      guard isRow, given == flow.itemSize else { return given }
      return automaticSize(of: section.row(at: item), path, flow, room, at: depth) ?? given
    }
    let scale = max(1, traitCollection.displayScale)
    var (lineStart, item, next) = (start, 0, size(0, at: start))
    var common: CGFloat? = length(next)
    while item < count {
      var (sizes, used) = ([next], length(next))
      if length(next) != common { common = nil }
      while item + sizes.count < count {
        next = size(item + sizes.count, at: lineStart)
        guard used + numbers.gap + length(next) <= room + FlowLine.tolerance else { break }
        used += numbers.gap + length(next)
        if length(next) != common { common = nil }
        sizes.append(next)
      }
      let line = FlowLine(
        lengths: sizes.map(length), room: room, gap: numbers.gap, isLast: item + sizes.count == count, commonLength: common,
        scale: scale)
      let lineDepth = sizes.map(depth).max() ?? 0
      for (offset, (size, along)) in zip(sizes, line.starts).enumerated() {
        let across = ((lineStart + (lineDepth - depth(size)) / 2) * scale).rounded() / scale
        let frame = CGRect(origin: isRow ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along), size: size)
        put(section.row(at: item + offset), IndexPath(item: item + offset, section: index), placed(frame))
      }
      lineStart += lineDepth + numbers.lineGap
      item += sizes.count
    }
    return lineStart - numbers.lineGap
  }

  // Sections beside each other.

  /// The layout of a collection that scrolls sideways, or nil for any other.
  var sidewaysFlow: UICollectionViewFlowLayout? {
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout, flow.scrollDirection == .horizontal else { return nil }
    return flow
  }

  /// Places sections beside each other, each with its header and its footer as high as the collection. The height of the contents is that
  /// of the collection.
  func placeSideways(_ flow: UICollectionViewFlowLayout, _ pass: inout RowPass<UICollectionViewCell>) {
    var left: CGFloat = 0
    let height = contentHeight
    for (index, section) in (content.sections ?? []).enumerated() {
      let start = left
      makeParts(of: section, index)
      left += placeSideways(&section.header, width: flowPartSize(flow, index, isHeader: true).width, at: left, height)
      section.isGrid = true
      left = placeColumns(of: section, index, flow, at: left)
      left += placeSideways(&section.footer, width: flowPartSize(flow, index, isHeader: false).width, at: left, height)
      section.frame = CGRect(x: start, y: 0, width: left - start, height: height)
      pass.grid(of: section)
    }
    pass.top = height
    sidewaysWidth = left
  }

  private func placeSideways(_ part: inout ListPart, width: CGFloat, at left: CGFloat, _ height: CGFloat) -> CGFloat {
    guard part.view != nil, width > 0 else { return 0 }
    part.frame = CGRect(x: left, y: 0, width: width, height: height)
    part.view?.frame = part.frame
    return width
  }
}
