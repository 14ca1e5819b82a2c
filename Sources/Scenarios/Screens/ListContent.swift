import ContentBlocks
import SplitKit

/// The rows of a list, and which of them are selected.
final class ListContent: ScreenContent {
  private let spec: ListSpec
  /// The sections with the ids of their rows.
  private let sections: [(title: String?, rows: [(id: String, row: RowSpec)])]
  private let actions: [String: [ActionSpec]]
  private let hasSubtitles, hasValues: Bool

  init(_ spec: ListSpec, prefix: String) {
    self.spec = spec
    sections = spec.sections.enumerated().map { section, content in
      let rows = content.rows.enumerated().map { index, row in
        (id: "\(prefix)/\(row.id ?? "\(section + 1)-\(index + 1)")", row: row)
      }
      return (content.title, rows)
    }
    let rows = sections.flatMap(\.rows)
    actions = Dictionary(rows.map { ($0.id, $0.row.tap) }, uniquingKeysWith: { first, _ in first })
      .mapValues { $0 + spec.tap }
    hasSubtitles = rows.contains { $0.row.subtitle != nil }
    hasValues = rows.contains { $0.row.value != nil }
  }

  func actions(of element: String, in screen: ScreenViewController) -> [ActionSpec]? { actions[element] }

  func viewModel(in screen: ScreenViewController) -> Value {
    var members: [Member] = [
      Member("kind", "list"), Member("style", .string(spec.style.rawValue)), Member("leadsOn", .bool(leadsOn(in: screen))),
      Member("sections", .array(heading + sections.map { section($0, in: screen) })),
    ]
    if let title = screen.title { members.append(Member("title", .string(title))) }
    if let empty = spec.empty { members.append(Member("empty", .string(empty))) }
    return .object(members)
  }

  private var heading: [Value] {
    guard let heading = spec.heading else { return [] }
    return [["header": ["kind": "largeTitle", "title": .string(heading), "subtitle": .text(spec.subheading)], "rows": []]]
  }

  private func section(_ section: (title: String?, rows: [(id: String, row: RowSpec)]), in screen: ScreenViewController) -> Value
  {
    let header: Value = section.title.map { ["kind": "section", "title": .string($0)] } ?? nil
    let rows = section.rows.map { id, row in
      let actions = actions[id] ?? []
      return row.viewModel(id: id, isEnabled: !actions.isEmpty, leadsOn: leads(actions, in: screen))
    }
    return ["header": header, "rows": .array(rows)]
  }

  func metrics(in screen: ScreenViewController) -> (any ContentMetrics)? { layout(in: screen) }

  private func layout(in screen: ScreenViewController) -> ListLayout {
    let metrics = BlockMetrics(screen.application.profile.look.lists)
    let size = screen.textSize
    let heading = spec.heading.map { _ in (spec.subheading == nil ? metrics.heading : metrics.headingWithLine).at(size) }
    let headers = sections.enumerated().map { index, section in
      let height = metrics.headerHeight(
        title: section.title, isFirst: index == 0, hasHeading: heading != nil, spec.style, at: size)
      return ListLayout.Section(headerHeight: height, count: section.rows.count)
    }
    return ListLayout(
      contentWidth: screen.contentWidth, inset: spec.style.isInset ? metrics.inset : 0,
      rowHeight: metrics.rowHeight(hasSubtitles: hasSubtitles, hasValues: hasValues, at: size),
      sections: (heading.map { [ListLayout.Section(headerHeight: $0, count: 0)] } ?? []) + headers)
  }

  func frame(of element: String, in screen: ScreenViewController) -> Rect? {
    guard let index = sections.flatMap(\.rows).firstIndex(where: { $0.id == element }) else { return nil }
    let layout = layout(in: screen)
    return Rect(
      x: layout.inset, y: layout.top(ofRow: index), width: max(0, layout.contentWidth - 2 * layout.inset),
      height: layout.rowHeight)
  }

  /// Whether the list stands alone, in a collapsed split view or without one, and a tap leads to another screen in its place. A list
  /// beside other columns keeps its look and its selection, even if one of its rows pushes a screen.
  private func leadsOn(in screen: ScreenViewController) -> Bool {
    screen.splitViewController?.isCollapsed ?? true && actions.values.contains { leads($0, in: screen) }
  }

  /// Whether these actions lead to another screen in the place of this one.
  private func leads(_ actions: [ActionSpec], in screen: ScreenViewController) -> Bool {
    let isAlone = screen.splitViewController?.isCollapsed ?? true
    return actions.flatMap(\.all).contains { $0.pushes || isAlone && $0.shows }
  }

  /// The rows that have chosen the contents beside the list. A row that leads to another screen is not selected.
  func selection(in screen: ScreenViewController) -> [String] {
    let rows = sections.flatMap(\.rows).filter { !leads(actions[$0.id] ?? [], in: screen) }
    return rows.filter { screen.app?.hasChosen($0.row.tap) == true }.map(\.id)
  }
}

extension RowSpec {
  /// The view model of a row, which has a sign at its end if it leads to another screen.
  fileprivate func viewModel(id: String, isEnabled: Bool, leadsOn: Bool) -> Value {
    [
      "kind": "row", "id": .string(id), "title": .string(title), "subtitle": .text(subtitle), "value": .text(value),
      "image": .text(image), "isEnabled": .bool(isEnabled), "accessory": .text(leadsOn ? "disclosureIndicator" : nil),
    ]
  }
}

extension ActionSpec {
  /// Whether the action pushes another screen over this one.
  fileprivate var pushes: Bool { if case .perform("push", _, _) = self { true } else { false } }

  /// Whether the action shows another screen.
  fileprivate var shows: Bool {
    if case .perform(let name, _, _) = self { ["show", "showDetail", "showColumn"].contains(name) } else { false }
  }
}

extension ScreenApp {
  /// Whether these actions choose contents, and each of those is shown.
  fileprivate func hasChosen(_ actions: [ActionSpec]) -> Bool {
    let choices = actions.compactMap { action -> (screen: String, content: String)? in
      if case .choose(let content, let screen, _) = action { (screen.name, content.name) } else { nil }
    }
    return !choices.isEmpty
      && choices.allSatisfy { (controller(named: $0.screen) as? ScreenViewController)?.chosen == $0.content }
  }
}

extension Value {
  /// A text, or null for none.
  static func text(_ text: String?) -> Value { text.map(Value.string) ?? .null }
}
