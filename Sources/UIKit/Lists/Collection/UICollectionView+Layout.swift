import Foundation
internal import SplitKit

/// The places of items.
extension UICollectionView {
  private var contentWidth: CGFloat {
    max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right - contentInset.left - contentInset.right)
  }

  /// The layout of a section, for a compositional layout.
  func section(_ index: Int) -> NSCollectionLayoutSection? {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.section(
      index, in: CGSize(width: contentWidth, height: bounds.height), traitCollection)
  }

  /// The list configuration of the first section, if the collection is drawn as a list.
  var listConfiguration: UICollectionLayoutListConfiguration? { section(0)?.list }
  var isListLayout: Bool { listConfiguration != nil }

  func layOutItems() {
    makeDueCells()
    prepareLayoutOfApp()
    let width = contentWidth
    content.refreshRoom = isListLayout ? placeRefreshControl(width) : 0
    var top = content.refreshRoom
    for (index, section) in (content.sections ?? []).enumerated() {
      makeParts(of: section, index)
      top = placeHeader(of: section, index, at: top, width)
      top = place(section, index, at: top, width)
      top = placeFooter(of: section, index, at: top, width)
    }
    backgroundView?.frame = CGRect(origin: .zero, size: bounds.size)
    content.size = CGSize(width: width, height: top)
    contentSize = content.size
    takePlacesOfApp(in: width)
  }

  // The app's own layouts.

  /// Takes the places that a layout of the app's own class gives.
  private func takePlacesOfApp(in width: CGFloat) {
    guard let places = placesOfApp else { return }
    for place in places where place.representedElementCategory == .cell {
      guard let row = content.row(at: place.indexPath) else { continue }
      put(row, place.frame)
      guard let cell = row.cell else { continue }
      (cell.alpha, cell.isHidden) = (place.alpha, place.isHidden)
      cell.apply(place)
    }
    let size = collectionViewLayout.collectionViewContentSize
    content.size = CGSize(width: width, height: max(size.height, collectionViewLayout is UICollectionViewFlowLayout ? 0 : 1))
    contentSize = content.size
  }

  private var placesOfApp: [UICollectionViewLayoutAttributes]? {
    let layout = collectionViewLayout
    guard isLayoutOfApp, !(layout is UICollectionViewCompositionalLayout) else { return nil }
    let whole = CGRect(x: 0, y: 0, width: 100_000, height: 1_000_000)
    if let all = layout.layoutAttributesForElements(in: whole) { return all }
    let single = content.paths { _ in true }.compactMap { layout.layoutAttributesForItem(at: $0) }
    return single.isEmpty ? nil : single
  }

  /// The places of the items in a rectangle after the last layout.
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    content.paths { $0.frame.intersects(rect) }.compactMap { attributes(at: $0) }
  }

  /// The place of an item after the last layout.
  func attributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let row = content.row(at: path) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = row.frame
    return attributes
  }

  private var isLayoutOfApp: Bool {
    let type = type(of: collectionViewLayout)
    return type != UICollectionViewLayout.self && type != UICollectionViewFlowLayout.self
      && type != UICollectionViewCompositionalLayout.self
  }

  private func prepareLayoutOfApp() {
    guard isLayoutOfApp else { return }
    collectionViewLayout.isPreparing = true
    collectionViewLayout.prepare()
    collectionViewLayout.isPreparing = false
  }

  // Headers and footers.

  private func makeParts(of section: ListContent<UICollectionViewCell>.Section, _ index: Int) {
    guard !section.hasParts else { return }
    section.hasParts = true
    if hasPart(Self.elementKindSectionHeader, index) { section.header.view = part(Self.elementKindSectionHeader, index) }
    if hasPart(Self.elementKindSectionFooter, index) { section.footer.view = part(Self.elementKindSectionFooter, index) }
  }

  private func part(_ kind: String, _ index: Int) -> UIView? {
    guard
      let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: index))
    else { return nil }
    addSubview(view)
    return view
  }

  private func hasPart(_ kind: String, _ index: Int) -> Bool {
    let isHeader = kind == Self.elementKindSectionHeader
    if let flow = collectionViewLayout as? UICollectionViewFlowLayout {
      return flowPartHeight(flow, index, isHeader: isHeader) > 0
    }
    guard let section = section(index) else { return false }
    if let list = section.list { return isHeader ? list.headerMode == .supplementary : list.footerMode == .supplementary }
    return section.boundarySupplementaryItems.contains { $0.elementKind == kind }
  }

  private func flowPartHeight(_ flow: UICollectionViewFlowLayout, _ index: Int, isHeader: Bool) -> CGFloat {
    guard let delegate = delegate as? any UICollectionViewDelegateFlowLayout else {
      return isHeader ? flow.headerReferenceSize.height : flow.footerReferenceSize.height
    }
    return isHeader
      ? delegate.collectionView(self, layout: flow, referenceSizeForHeaderInSection: index).height
      : delegate.collectionView(self, layout: flow, referenceSizeForFooterInSection: index).height
  }

  private func placeHeader(
    of section: ListContent<UICollectionViewCell>.Section, _ index: Int, at top: CGFloat, _ width: CGFloat
  ) -> CGFloat {
    let height = partHeight(section.header, index, width, isHeader: true)
    section.header.place(at: top, width, height)
    return top + height
  }

  private func placeFooter(
    of section: ListContent<UICollectionViewCell>.Section, _ index: Int, at top: CGFloat, _ width: CGFloat
  ) -> CGFloat {
    let height = partHeight(section.footer, index, width, isHeader: false)
    section.footer.place(at: top, width, height)
    return top + height
  }

  private func partHeight(_ part: ListPart, _ index: Int, _ width: CGFloat, isHeader: Bool) -> CGFloat {
    if let flow = collectionViewLayout as? UICollectionViewFlowLayout { return flowPartHeight(flow, index, isHeader: isHeader) }
    guard let layout = section(index) else { return 0 }
    if let list = layout.list {
      let metrics = ListMetrics(list.style, traits: traitCollection)
      guard isHeader else {
        return part.height(in: width)
          ?? CGFloat(metrics.footerHeight(title: part.shownTitle, width: Double(width), traits: traitCollection))
      }
      let isFirstItem = list.headerMode == .firstItemInSection
      return part.height(in: width)
        ?? CGFloat(metrics.headerHeight(title: isFirstItem ? nil : part.shownTitle, isFirst: index == 0))
    }
    let kind = isHeader ? Self.elementKindSectionHeader : Self.elementKindSectionFooter
    guard part.view != nil, let item = layout.boundarySupplementaryItems.first(where: { $0.elementKind == kind }) else {
      return 0
    }
    return item.layoutSize.value(in: CGSize(width: width, height: bounds.height)).height
  }

  // Items.

  private func place(
    _ section: ListContent<UICollectionViewCell>.Section, _ index: Int, at top: CGFloat, _ width: CGFloat
  ) -> CGFloat {
    if let flow = collectionViewLayout as? UICollectionViewFlowLayout {
      return placeLines(of: section, index, flow, at: top, width)
    }
    guard let layout = self.section(index) else {
      return placeLines(of: section, index, UICollectionViewFlowLayout(), at: top, width)
    }
    if let list = layout.list { return placeRows(of: section, list, at: top, width) }
    return placeGroups(of: section, layout, at: top, width)
  }

  private func put(_ row: ListContent<UICollectionViewCell>.Row, _ frame: CGRect) {
    row.frame = frame
    row.cell?.frame = frame
    row.cell?.layOutCell()
  }

  private func placeRows(
    of section: ListContent<UICollectionViewCell>.Section, _ list: UICollectionLayoutListConfiguration, at top: CGFloat,
    _ width: CGFloat
  ) -> CGFloat {
    let metrics = ListMetrics(list.style, traits: traitCollection)
    let (inset, inner) = (CGFloat(metrics.inset), width - 2 * CGFloat(metrics.inset))
    var top = top
    for row in section.rows {
      guard let cell = row.cell else { continue }
      (cell as? UICollectionViewListCell)?.listStyle = list.style
      let content = cell.rowContent
      var height = CGFloat(metrics.rowHeight(content))
      if content.views != nil, cell.usesConstraints {
        cell.setFrame(CGRect(x: inset, y: top, width: inner, height: cell.frame.height))
        let fitting = cell.systemLayoutSizeFitting(
          CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        if fitting.height > 0 { height = fitting.height.rounded(.up) }
      }
      put(row, CGRect(x: inset, y: top, width: inner, height: height))
      top += height
    }
    return top
  }

  private func placeGroups(
    of section: ListContent<UICollectionViewCell>.Section, _ layout: NSCollectionLayoutSection, at top: CGFloat, _ width: CGFloat
  ) -> CGFloat {
    guard let group = layout.group else { return top }
    let insets = UIEdgeInsets(layout.contentInsets, isMirrored: isRightToLeft)
    let inner = CGSize(width: width - insets.left - insets.right, height: bounds.height)
    let size = group.layoutSize.value(in: inner)
    let isSideways = layout.orthogonalScrollingBehavior != .none
    var (corner, waiting) = (CGPoint(x: insets.left, y: top + insets.top), section.rows[...])
    var bottom = corner.y
    while !waiting.isEmpty {
      let cells = group.cells(in: CGRect(origin: corner, size: size))
      guard !cells.isEmpty else { break }
      for (row, frame) in zip(waiting, cells) { put(row, mirrored(frame, width)) }
      waiting = waiting.dropFirst(cells.count)
      bottom = corner.y + size.height
      if isSideways { corner.x += size.width + layout.interGroupSpacing } else { corner.y = bottom + layout.interGroupSpacing }
    }
    return bottom + insets.bottom
  }

  private func placeLines(
    of section: ListContent<UICollectionViewCell>.Section, _ index: Int, _ flow: UICollectionViewFlowLayout, at top: CGFloat,
    _ width: CGFloat
  ) -> CGFloat {
    let delegate = delegate as? any UICollectionViewDelegateFlowLayout
    let insets = delegate?.collectionView(self, layout: flow, insetForSectionAt: index) ?? flow.sectionInset
    let gap =
      delegate?.collectionView(self, layout: flow, minimumInteritemSpacingForSectionAt: index) ?? flow.minimumInteritemSpacing
    let lineGap = delegate?.collectionView(self, layout: flow, minimumLineSpacingForSectionAt: index) ?? flow.minimumLineSpacing
    let sizes = section.rows.indices.map { item in
      delegate?.collectionView(self, layout: flow, sizeForItemAt: IndexPath(item: item, section: index)) ?? flow.itemSize
    }
    let room = width - insets.left - insets.right
    var (y, start) = (top + insets.top, 0)
    while start < sizes.count {
      var (end, used) = (start + 1, sizes[start].width)
      while end < sizes.count, used + gap + sizes[end].width <= room + 0.5 {
        used += gap + sizes[end].width
        end += 1
      }
      // The items of a full line share the rest, as UIKit justifies lines. A last line keeps the distance of the others' least one.
      let isFull = end < sizes.count && end - start > 1
      let shared = isFull ? gap + (room - used) / CGFloat(end - start - 1) : gap
      let height = sizes[start..<end].map(\.height).max() ?? 0
      var x = insets.left
      for item in start..<end {
        let frame = CGRect(x: x, y: y + (height - sizes[item].height) / 2, width: sizes[item].width, height: sizes[item].height)
        put(section.rows[item], mirrored(frame, width))
        x += sizes[item].width + shared
      }
      y += height + lineGap
      start = end
    }
    return (sizes.isEmpty ? y : y - lineGap) + insets.bottom
  }

  private func mirrored(_ frame: CGRect, _ width: CGFloat) -> CGRect {
    guard isRightToLeft else { return frame }
    return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}

/// Reading a collection that is laid out as a list.
extension UICollectionView: ListView {
  func readList(in reading: inout ReadingContext) -> ListReading {
    let configuration = listConfiguration ?? UICollectionLayoutListConfiguration(appearance: .plain)
    var reader = ListReader(
      style: configuration.style, metrics: ListMetrics(configuration.style, traits: reading.traits), width: content.size.width,
      prefix: reading.listPrefix(accessibilityIdentifier), origin: reading.frame.origin)
    reader.read(refreshControl, room: content.refreshRoom, in: &reading)
    for (index, section) in (content.sections ?? []).enumerated() {
      reader.begin(header: section.header, footer: section.footer, in: &reading)
      for (item, row) in section.rows.enumerated() {
        append(row, IndexPath(item: item, section: index), to: &reader, in: &reading)
      }
      reader.endSection()
    }
    let color = backgroundColor ?? configuration.backgroundColor ?? backgroundView?.backgroundColor
    let (isSidebar, leadsOn) = (configuration.style == .sidebar, configuration.style == .sidebar && standsAlone)
    return reader.finish(
      background: .color(color, reading), empty: emptyText, separators: configuration.showsSeparators && (!isSidebar || leadsOn),
      isEditing: isEditing, leadsOn: leadsOn)
  }

  /// The words of a background view, which are shown while there are no items.
  private var emptyText: String? { content.isEmpty ? backgroundView?.joinedLabelTexts : nil }

  /// Whether a list of a sidebar has the narrow window for itself. A column beside others is narrow too, and keeps its look.
  private var standsAlone: Bool {
    traitCollection.horizontalSizeClass == .compact && nearestController?.splitViewController?.isCollapsed ?? true
  }

  private func append(
    _ row: ListContent<UICollectionViewCell>.Row, _ path: IndexPath, to reader: inout ListReader, in reading: inout ReadingContext
  ) {
    guard let cell = row.cell else { return }
    var content = cell.rowContent
    var more: [Member] = []
    let isHeader = section(path.section)?.list?.headerMode == .firstItemInSection && path.item == 0
    if let outline = (dataSource as? any OutlineSource)?.outline(at: path) {
      content.indent = max(content.indent, outline.level)
      if outline.hasChildren, (cell as? UICollectionViewListCell)?.accessories.contains(where: \.isOutline) == true {
        content.isExpanded = outline.isExpanded
        let id = "\(reader.prefix)\(path.section)-\(path.item)/expansion"
        more.append(Member("expansion", .object([Member("id", .string(id))])))
        reading.row(id) { [weak self] in (self?.dataSource as? any OutlineSource)?.toggle(at: path) }
      }
    }
    let name = "\(reader.prefix)\(path.section)-\(path.item)"
    more += swipeMembers(row, name, &reading) + menuMembers(row.cell, at: path, name, &reading)
    more += editingMembers(content, name, &reading)
    let canTap = !isHeader && selectsItems || content.isExpanded != nil || content.toggle != nil
    let id = reader.append(content, frame: row.frame, at: path, isEnabled: canTap, in: &reading, more: more)
    if let toggle = content.toggle {
      reading.row(id) { [weak toggle] in toggle?.barItemTapped() }
    } else {
      reading.row(id) { [weak self, weak row] in
        guard let self, let row, let now = self.content.firstPath(where: { $0 === row }) else { return }
        itemTapped(now)
      }
    }
    if let action = content.accessoryAction { reading.row("\(id)/accessory", perform: action) }
    if row.isSelected { reading.selection.append(id) }
  }

  /// The control of a row while the list is edited.
  private func editingMembers(_ content: RowContent, _ id: String, _ reading: inout ReadingContext) -> [Member] {
    guard isEditing, let editing = content.editing else { return [] }
    let kind = Member("editing", .string(editing))
    guard let action = content.editingAction else { return [kind] }
    reading.row("\(id)/edit", perform: action)
    return [kind, Member("editingPart", .object([Member("id", .string("\(id)/edit"))]))]
  }
}
