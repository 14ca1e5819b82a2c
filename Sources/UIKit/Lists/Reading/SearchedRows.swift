import Foundation
internal import SplitKit

/// The rows of the lists of a controller, one list after another.
@MainActor
struct SearchedRows {
  /// A section of a list, and the index of its first row among all.
  private struct Section {
    let list: ReadList
    let section: Int
    let rows: Range<Int>
  }

  private let controller: UIViewController
  private let lists: [ReadList]
  private var sections: [Section] = []

  init(of lists: [ReadList], in controller: UIViewController) {
    (self.controller, self.lists) = (controller, lists)
    for list in lists {
      for (section, rows) in (list.list?.rowCounts ?? []).enumerated() where rows > 0 {
        sections.append(Section(list: list, section: section, rows: count..<count + rows))
      }
    }
  }

  private func place(of index: Int) -> (list: ReadList, path: IndexPath)? {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].rows.upperBound <= index { low = middle + 1 } else { high = middle }
    }
    guard low < sections.count, sections[low].rows.contains(index) else { return nil }
    return (sections[low].list, IndexPath(row: index - sections[low].rows.lowerBound, section: sections[low].section))
  }
}

extension SearchedRows: @MainActor SearchableRows {
  var count: Int { sections.last?.rows.upperBound ?? 0 }

  func index(of id: String) -> Int? {
    for list in lists {
      guard let path = list.path(of: id) else { continue }
      let section = sections.first { $0.list.idPrefix == list.idPrefix && $0.section == path.section }
      if let section, path.row < section.rows.count { return section.rows.lowerBound + path.row }
    }
    return nil
  }

  func id(at index: Int) -> String { place(of: index).map { $0.list.id(of: $0.path) } ?? "" }

  func texts(at index: Int) -> [String] {
    guard let (list, path) = place(of: index) else { return [] }
    var texts: [String] = []
    controller.asCurrent { texts = list.list?.texts(ofRowAt: path) ?? [] }
    return texts
  }

  func offset(at index: Int) -> Double? {
    guard let (list, path) = place(of: index), let view = list.list, !view.isScrolledByPageAlone else { return nil }
    return view.offset(of: ListTarget(path: path, position: .top)).map { Double($0) }
  }
}

extension ListView {
  /// The number of rows of each section.
  var rowCounts: [Int] { (content.sections ?? []).map(\.rows.count) }

  /// The texts that a row shows. A row without a cell gets one of those that wait to be used again, and the cell is not shown.
  func texts(ofRowAt path: IndexPath) -> [String] {
    // The app can have changed its rows while it filled the cell before.
    guard let sections = content.sections, sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return [] }
    if let cell = sections[path.section].rows[path.row]?.cell { return cell.rowContent.texts }
    guard let cell = filledCell(at: path) else { return [] }
    let texts = cell.rowContent.texts
    if cell.superview == nil { pool.keep(cell) }
    return texts
  }
}

extension RowContent {
  /// The texts of the row, and those in its views.
  fileprivate var texts: [String] {
    [title, subtitle, value, label].compactMap { $0 } + (shownViews ?? []).flatMap(\.shownTexts)
  }
}

extension UIView {
  /// The texts of the visible labels, buttons and fields in the view, in the order of the subviews.
  fileprivate var shownTexts: [String] {
    guard !isHidden else { return [] }
    switch self {
    case let view as UILabel: return [view.text].compactMap { $0 }
    case let view as UIButton: return [view.currentTitle ?? view.configuration?.title].compactMap { $0 }
    case let view as UITextField: return [view.text].compactMap { $0 }
    case let view as UITextView: return [view.text].compactMap { $0 }
    default: return subviews.flatMap(\.shownTexts)
    }
  }
}
