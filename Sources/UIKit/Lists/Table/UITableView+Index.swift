import Foundation
internal import SplitKit

/// The index at the side of a table, whose words lead to sections.
extension UITableView {
  /// The members of the index, or none for a table without one.
  func indexMembers(_ prefix: String, _ reading: inout ReadingContext) -> [Member] {
    guard let titles = dataSource?.sectionIndexTitles(for: self), !titles.isEmpty, hasRowsForIndex else { return [] }
    var words: [Value] = []
    for (index, title) in titles.enumerated() {
      let id = "\(prefix)index-\(index)"
      reading.row(id) { [weak self] in self?.indexTapped(title, at: index) }
      words.append(.object([Member("id", .string(id)), Member("text", .string(title))]))
    }
    let color = Value.color(sectionIndexColor, reading).map { [Member("indexColor", $0)] } ?? []
    return [Member("index", .array(words))] + color
  }

  private var hasRowsForIndex: Bool {
    (content.sections ?? []).reduce(0) { $0 + $1.rows.count } >= sectionIndexMinimumDisplayRowCount
  }

  /// Scrolls to the section of a word, or to the next one that has rows.
  private func indexTapped(_ title: String, at index: Int) {
    guard let dataSource, let sections = content.sections else { return }
    let wanted = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    let later = sections.indices.filter { $0 >= max(0, wanted) }
    guard let section = later.first(where: { !sections[$0].rows.isEmpty }) else { return }
    scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
  }
}
