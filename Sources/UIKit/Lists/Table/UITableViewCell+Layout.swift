import Foundation
internal import ScenePicture
internal import SplitKit

/// The layout of a row: the parts at its ends, and the texts and the image between them.
extension UITableViewCell {
  /// The height of the row in a width, as its texts and its image need it (802, 803, 817).
  func systemHeight(in width: CGFloat) -> CGFloat {
    let metrics = listMetrics
    ends = makeEnds(in: CGSize(width: width, height: 0), metrics)
    return CGFloat(systemParts(in: ends.area.width, height: nil, metrics).height)
  }

  /// Gives everything in the cell its frame.
  func layOutCell(_ content: RowContent) {
    let metrics = listMetrics
    ends = makeEnds(in: bounds.size, metrics)
    contentView.frame = inReadingDirection(ends.area)
    for (view, frame) in ends.views { view.frame = inReadingDirection(frame) }
    placeSystemParts(metrics)
    guard content.views != nil else {
      accessoryView?.layOutContents()
      return layOutTree(isRoot: true)
    }
    layOutContents()
  }

  private func makeEnds(in size: CGSize, _ metrics: ListMetrics) -> RowEnds {
    var ends = RowEnds(of: size, metrics)
    if let table, table.isEditing, let path = table.indexPath(for: self) {
      if table.editingControl(at: path) != nil { ends.addEditingControl() }
      if table.movesRow(at: path) { ends.addGrip() }
    }
    addAccessories(to: &ends)
    return ends
  }

  private func addAccessories(to ends: inout RowEnds) {
    if let accessoryView, !accessoryView.isHidden {
      if accessoryView.frame.size == .zero { accessoryView.sizeToFit() }
      return ends.add(accessoryView, size: accessoryView.frame.size)
    }
    switch shownAccessoryType {
    case .none: break
    case .disclosureIndicator: ends.add(.disclosureIndicator)
    case .checkmark: ends.add(.checkmark)
    case .detailButton: ends.add(.detailButton)
    case .detailDisclosureButton:
      ends.add(.disclosureIndicator)
      ends.add(.detailButton)
    }
  }

  /// Places the texts and the image of the system, also beside views of the app.
  private func placeSystemParts(_ metrics: ListMetrics) {
    let area = ends.area
    if let listView {
      listView.takeRow(margins: contentMargins, symbolSide: CGFloat(metrics.symbolSide))
      listView.frame = contentView.bounds
      listView.placeParts()
      lines = listView.lines
      return ends.take { listView.note(&$0, at: area.origin) }
    }
    let parts = systemParts(in: area.width, height: Double(area.height), metrics)
    func put(_ view: UIView?, _ frame: Rect?) -> CGRect? {
      guard let view, let frame else {
        view?.store(frame: .zero)
        return nil
      }
      let rect = CGRect(frame)
      view.store(frame: inReadingDirection(rect, width: area.width))
      return rect.offsetBy(dx: area.minX, dy: 0)
    }
    let image = put(rowImageView, parts.image)
    let (title, detail) = (put(titleLabel, parts.title), put(valueLabel, parts.detail))
    lines = (titleLabel?.lines(in: parts.title) ?? 1, valueLabel?.lines(in: parts.detail) ?? 1)
    ends.take { frames in
      (frames.image, frames.title) = (image, title)
      if style == .subtitle { frames.subtitle = detail } else { frames.value = detail }
    }
  }

  /// The frames of the texts and the image in the contents, with the height of the row.
  func systemParts(in width: CGFloat, height: Double?, _ metrics: ListMetrics) -> RowParts {
    if let listView {
      listView.takeRow(margins: contentMargins, symbolSide: CGFloat(metrics.symbolSide))
      var parts = listView.parts(in: width, height: height)
      parts.height = metrics.design.contentHeight(parts.height, isInTable: true, isInBareList: false)
      return parts
    }
    let margins = contentView.layoutMargins
    let (leading, trailing) = isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
    let space = RowSpace(
      width: Double(width), height: height,
      margins: EdgeInsets(
        top: Double(margins.top), left: Double(leading), bottom: Double(margins.bottom), right: Double(trailing)),
      grid: metrics.grid, body: metrics.body)
    let start = Double(leading) + Double(indentationLevel) * Double(indentationWidth)
    let image = imageSide(metrics)
    let rules = LabelRow(metrics.design, arrangement, isGrouped: metrics.style.isGrouped, at: metrics.size)
    var parts = rules.parts(
      title: titleLabel?.rowText(below: height), detail: valueLabel?.rowText(below: height),
      start: start + (image.map { Double($0.width) + BlockRowMetrics.symbolGap } ?? 0), in: space)
    if let image {
      let y = metrics.grid.position((parts.height - Double(image.height)) / 2)
      parts.image = Rect(x: start, y: y, width: Double(image.width), height: Double(image.height))
    }
    return parts
  }

  private var arrangement: RowArrangement {
    switch style {
    case .default: .alone
    case .value1, .value2: .atEnd
    case .subtitle: .below
    }
  }

  /// The size of the image of labels: that of the app's own, and the square of a symbol.
  private func imageSide(_ metrics: ListMetrics) -> CGSize? {
    guard let image = rowImageView?.image else { return nil }
    var row = RowContent()
    row.image = image
    return row.imageSize(for: metrics.traits) ?? CGSize(width: metrics.symbolSide, height: metrics.symbolSide)
  }
}

extension UILabel {
  /// The text of the label in a row, or nil without any. In a row of a height that the app has given, it has no more lines than fit.
  func rowText(below height: Double? = nil) -> RowText? {
    guard let text, !text.isEmpty else { return nil }
    return RowText { [self] width in
      let size = sizeThatFits(CGSize(width: min(width, 100_000), height: 0))
      let line = shownFont.heightOfOneLine(for: traitCollection)
      let most = height.map { max(line, $0) } ?? .greatestFiniteMagnitude
      return Size(width: Double(size.width), height: min(Double(size.height), most))
    }
  }

  /// The number of lines that the text has in a frame of a row.
  func lines(in frame: Rect?) -> Int {
    guard let frame, numberOfLines != 1, let text, !text.isEmpty else { return 1 }
    let (first, leading) = (shownFont.heightOfOneLine(for: traitCollection), shownFont.lineHeight(for: traitCollection))
    let height = Double(sizeThatFits(CGSize(width: frame.width, height: 0)).height)
    let count = { (height: Double) in 1 + Int(((height - first) / max(1, leading)).rounded()) }
    return max(1, min(count(height), count(frame.height)))
  }
}
