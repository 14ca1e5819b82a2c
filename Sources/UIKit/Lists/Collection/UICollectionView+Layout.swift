import Foundation
internal import SplitKit

/// The places of items.
extension UICollectionView {
  /// The width in which items stand.
  var contentWidth: CGFloat {
    max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right - contentInset.left - contentInset.right)
  }

  /// The layout of a section, for a compositional layout.
  func section(_ index: Int) -> NSCollectionLayoutSection? { sectionLayouts[safely: index] ?? nil }

  /// Asks a compositional layout for its sections, each once for each layout as UIKit does.
  func makeSectionLayouts() {
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    let size = CGSize(width: contentWidth, height: bounds.height)
    sectionLayouts = loaded.indices.map { layout?.section($0, in: size, traitCollection) }
  }

  /// The list configuration of the first section that is a list, if the collection is drawn as one. A collection without sections is
  /// drawn as the list that its layout has for any section.
  var listConfiguration: UICollectionLayoutListConfiguration? {
    guard sectionLayouts.isEmpty else { return sectionLayouts.lazy.compactMap { $0?.list }.first }
    return (collectionViewLayout as? UICollectionViewCompositionalLayout)?.sectionForAll?.list
  }
  var isListLayout: Bool { listConfiguration != nil }

  /// The measures of the rows of the list: those of the last layout, or new ones before the first.
  var metrics: ListMetrics {
    content.metrics ?? ListMetrics(listConfiguration?.style ?? .plain, of: self, isTable: false, traits: traitCollection)
  }

  /// The measures of the rows of a section that is a list.
  func metrics(of style: ListStyle) -> ListMetrics {
    let metrics = metrics
    return metrics.style == style ? metrics : ListMetrics(style, of: self, isTable: false, traits: traitCollection)
  }

  /// Gives everything near the visible part its frame, and all items of a section that is no list.
  func placeAll() {
    makeSectionLayouts()
    // The cells ask a layout of the app for their sizes, so it is prepared first, as in UIKit.
    prepareLayoutOfApp()
    let width = contentWidth
    if width != content.size.width { closeSwipe() }
    forgetCellsOfOtherTraits()
    content.metrics = nil
    let metrics = metrics
    content.metrics = metrics
    let (last, anchor, hadFrames) = (content.window, anchor(in: width), content.hasFrames)
    let usual = UsualHeight(metrics.usualRowHeight, isOfApp: false)
    let window = content.takeWindow(visiblePart, x: scrolled.x, isListLayout && isScrolledByPageAlone ? .long : nil)
    leaveRows(outside: window)
    content.inset = CGFloat(metrics.inset)
    content.refreshRoom = isListLayout ? placeRefreshControl(width) : 0
    placedRows = []
    // A layout of the app's own places the items itself, so those of the first placement need no cells.
    makesNoCells = placesItemsOfApp
    var pass = RowPass(content, window, offset: scrolled.y, standard: usual)
    pass.top = content.refreshRoom
    placeSections(in: width, &pass)
    content.note(pass)
    backgroundView?.frame = CGRect(origin: .zero, size: bounds.size)
    var top = pass.top
    if isListLayout, let emptyView { top = place(emptyView: emptyView, at: top, width) }
    if listConfiguration?.style.isGrouped == true, !loaded.isEmpty {
      top += CGFloat(metrics.design.sections.spaceAtEnd(.grouped))
    }
    content.size = CGSize(width: width, height: top)
    contentSize = sidewaysWidth.map { CGSize(width: $0, height: top) } ?? content.size
    makesNoCells = false
    if placesItemsOfApp { takePlacesOfApp(in: width, &pass) }
    note(present: placedRows)
    guard hadFrames else { return }
    if let anchor {
      if let last, last.from != window.from { keep(anchor) }
    } else if pass.correction != 0 {
      correctOffset(by: pass.correction)
    }
  }

  private func placeSections(in width: CGFloat, _ pass: inout RowPass<UICollectionViewCell>) {
    sidewaysWidth = nil
    if let flow = sidewaysFlow { return placeSideways(flow, &pass) }
    let gap = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.configuration.interSectionSpacing ?? 0
    let sections = content.sections ?? []
    let asksForAllParts = sections.count <= ListContent<UICollectionViewCell>.mostPartsAtOnce
    for (index, section) in sections.enumerated() {
      if asksForAllParts || pass.isNear(section) { makeParts(of: section, index) }
      let start = pass.top
      pass.top = placeHeader(of: section, index, at: start, width)
      place(section, index, width, &pass)
      pass.top = placeFooter(of: section, index, at: pass.top, width)
      section.gap = index + 1 < sections.count ? gap : 0
      section.frame = CGRect(x: 0, y: start, width: width, height: pass.top - start)
      pass.top += section.gap
    }
  }

  /// The first item on screen and its top, if it stays on screen when those above it get other heights than were expected. In another
  /// width, the offset stays as it is.
  private func anchor(in width: CGFloat) -> (row: ListContent<UICollectionViewCell>.Row, top: CGFloat)? {
    guard width == content.size.width else { return nil }
    let shown = content.present.filter {
      $0.cell != nil && $0.frame.maxY > scrolled.y && $0.frame.minY < scrolled.y + bounds.height
    }
    return shown.min { $0.frame.minY < $1.frame.minY }.map { ($0, $0.frame.minY) }
  }

  private func keep(_ anchor: (row: ListContent<UICollectionViewCell>.Row, top: CGFloat)) {
    let distance = anchor.row.frame.minY - anchor.top
    if anchor.row.cell != nil, distance != 0 { correctOffset(by: distance) }
  }

  // The app's own layouts.

  /// Whether a layout of the app's own class can place the items. One with estimates needs the cells of a first placement.
  private var placesItemsOfApp: Bool {
    guard isLayoutOfApp, !(collectionViewLayout is UICollectionViewCompositionalLayout) else { return false }
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.estimatedItemSize ?? .zero == .zero
  }

  /// Takes the frames that a layout of the app's own class gives, or else those of the first placement.
  private func takePlacesOfApp(in width: CGFloat, _ pass: inout RowPass<UICollectionViewCell>) {
    defer { for section in content.sections ?? [] where section.isGrid { pass.grid(of: section) } }
    guard let places = placesOfApp else {
      for path in content.paths { content.row(at: path).map { put($0, path, $0.frame) } }
      return
    }
    for place in places where place.representedElementCategory == .cell {
      guard let row = content.row(at: place.indexPath) else { continue }
      put(row, place.indexPath, place.frame)
      guard let cell = row.cell else { continue }
      (cell.alpha, cell.isHidden) = (place.alpha, place.isHidden)
      cell.apply(place)
    }
    let size = collectionViewLayout.collectionViewContentSize
    content.size = CGSize(width: width, height: max(size.height, collectionViewLayout is UICollectionViewFlowLayout ? 0 : 1))
    contentSize = sidewaysWidth == nil ? content.size : size
  }

  private var placesOfApp: [UICollectionViewLayoutAttributes]? {
    let layout = collectionViewLayout
    let whole = CGRect(x: 0, y: 0, width: 100_000, height: 1_000_000)
    if let all = layout.layoutAttributesForElements(in: whole) { return all }
    let single = content.paths.compactMap { layout.layoutAttributesForItem(at: $0) }
    return single.isEmpty ? nil : single
  }

  /// The places of the items in a rectangle after the last layout.
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    partAttributes(in: rect) + content.paths(in: rect).compactMap { attributes(at: $0) }
  }

  /// The places of the headers and footers in a rectangle after the last layout.
  private func partAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    (content.sections ?? []).indices.flatMap { index in
      [Self.elementKindSectionHeader, Self.elementKindSectionFooter].compactMap { kind in
        attributes(ofKind: kind, at: IndexPath(item: 0, section: index)).flatMap { $0.frame.intersects(rect) ? $0 : nil }
      }
    }
  }

  /// The place of a header or a footer after the last layout, or nil for a section without one.
  func attributes(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.item == 0, let section = content.sections?[safely: path.section] else { return nil }
    let part: ListPart
    switch kind {
    case Self.elementKindSectionHeader: part = section.header
    case Self.elementKindSectionFooter: part = section.footer
    default: return nil
    }
    guard part.frame.height > 0, part.frame.width > 0 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    attributes.frame = part.frame
    return attributes
  }

  /// The place of an item after the last layout.
  func attributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let frame = rectOfRow(at: path) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame
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
}
