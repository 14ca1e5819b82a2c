import SplitKit

extension ScreenSpec {
  /// An element of a screen: its id as clients name it, without that of the screen, and its place.
  private typealias Element = (id: String, mark: SourceMark, isConditional: Bool)

  /// An error for each element whose id another element of the screen has. Clients could tap only the first one.
  ///
  /// Two buttons with conditions can share an id, because one of them can take the place of the other.
  var repeatedElements: [SourceError] {
    var first: [String: Element] = [:]
    return elements.compactMap { element in
      guard let before = first[element.id] else {
        first[element.id] = element
        return nil
      }
      if before.isConditional, element.isConditional { return nil }
      let name = element.id.split(separator: "/").last.map(String.init) ?? element.id
      return SourceError(
        at: element.mark,
        "Two elements of the screen have the id \(name). The first one is in \(before.mark.words). Give this one another id.")
    }
  }

  /// All elements of the screen. One without an id of its own is named by its place.
  private var elements: [Element] {
    let content = contents.flatMap { content in
      content.value.elements.map { (content.name.isEmpty ? $0.id : "\(content.name)/\($0.id)", $0.mark, false) }
    }
    return content + buttons(leading, "leading") + buttons(trailing, "trailing") + buttons(toolbar, "toolbar")
  }

  private func buttons(_ buttons: [ButtonSpec], _ place: String) -> [Element] {
    buttons.enumerated().map { ($1.id ?? "\(place)-\($0 + 1)", $1.mark, !$1.conditions.isEmpty) }
  }
}

extension ContentSpec {
  /// The elements that can be tapped.
  fileprivate var elements: [(id: String, mark: SourceMark)] {
    switch self {
    case .list(let list): Self.rows(list.sections.map { $0.rows.map { ($0.id, $0.mark) } })
    case .form(let form): Self.rows(form.sections.map { $0.rows.map { ($0.id, $0.mark) } })
    case .grid(let grid): grid.cells.enumerated().map { ($1.id ?? "\($0 + 1)", $1.mark) }
    case .text, .message, .placeholder: []
    }
  }

  private static func rows(_ sections: [[(id: String?, mark: SourceMark)]]) -> [(id: String, mark: SourceMark)] {
    sections.enumerated().flatMap { section, rows in
      rows.enumerated().map { index, row in (row.id ?? "\(section + 1)-\(index + 1)", row.mark) }
    }
  }
}
