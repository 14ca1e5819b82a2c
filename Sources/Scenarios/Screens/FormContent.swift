import ContentBlocks
import SplitKit

/// The rows of a form, with the texts of its fields and the states of its switches.
final class FormContent: ScreenContent {
  fileprivate let sections: [(title: String?, rows: [Row])]
  private var isOn: [String: Bool] = [:]
  let textFields: [TextField]

  fileprivate struct Row {
    let id: String
    let spec: FormRowSpec
    let field: TextField?
  }

  init(_ spec: FormSpec, prefix: String) {
    sections = spec.sections.enumerated().map { section, content in
      let rows = content.rows.enumerated().map { index, row in
        Row(row, id: "\(prefix)/\(row.id ?? "\(section + 1)-\(index + 1)")")
      }
      return (content.title, rows)
    }
    let rows = sections.flatMap(\.rows)
    textFields = rows.compactMap(\.field)
    for row in rows { if case .toggle(let isOn) = row.spec.kind { self.isOn[row.id] = isOn } }
  }

  func actions(of element: String, in screen: ScreenViewController) -> [ActionSpec]? {
    if let old = isOn[element] {
      isOn[element] = !old
      screen.setNeedsLayout()
      return nil
    }
    guard case .button(let actions) = sections.flatMap(\.rows).first(where: { $0.id == element })?.spec.kind else { return nil }
    return actions
  }

  var changedSwitches: [Member] {
    sections.flatMap(\.rows).compactMap { row in
      guard case .toggle(let initial) = row.spec.kind, let isOn = isOn[row.id], isOn != initial else { return nil }
      return Member(row.id, .bool(isOn))
    }
  }

  func restoreSwitches(_ states: Value) {
    for id in isOn.keys.sorted() {
      if let state = states[id]?.bool { isOn[id] = state }
    }
  }

  func viewModel(in screen: ScreenViewController) -> Value {
    let groups = sections.map { section -> Value in
      let header: Value = section.title.map { ["kind": "section", "title": .string($0)] } ?? nil
      return ["header": header, "rows": .array(section.rows.map { $0.viewModel(isOn: isOn[$0.id]) })]
    }
    return ["kind": "list", "style": "insetGrouped", "title": .text(screen.title), "leadsOn": false, "sections": .array(groups)]
  }

  func metrics(in screen: ScreenViewController) -> (any ContentMetrics)? {
    let (metrics, size) = (BlockMetrics(screen.application.profile.look.lists), screen.textSize)
    let hasValues = sections.flatMap(\.rows).contains { $0.spec.kind.hasValue }
    return ListLayout(
      contentWidth: screen.contentWidth, inset: metrics.inset,
      rowHeight: metrics.rowHeight(hasSubtitles: false, hasValues: hasValues, at: size),
      sections: sections.enumerated().map { index, section in
        let height = metrics.headerHeight(title: section.title, isFirst: index == 0, .insetGrouped, at: size)
        return .init(headerHeight: height, count: section.rows.count)
      })
  }
}

extension FormContent.Row {
  fileprivate init(_ spec: FormRowSpec, id: String) {
    self.spec = spec
    self.id = id
    if case .field(let text, let placeholder) = spec.kind {
      field = TextField(id: "\(id)/field", placeholder: placeholder, text: text)
    } else {
      field = nil
    }
  }

  fileprivate func viewModel(isOn: Bool?) -> Value {
    let common = [Member("id", .string(id)), Member("title", .string(spec.title))]
    return switch spec.kind {
    case .field: .object([Member("kind", "fieldRow")] + common + [Member("field", field?.viewModel ?? nil)])
    case .toggle(let initial): .object([Member("kind", "switch")] + common + [Member("isOn", .bool(isOn ?? initial))])
    case .value(let value):
      .object([Member("kind", "row")] + common + [Member("value", .string(value)), Member("isEnabled", false)])
    case .button: .object([Member("kind", "buttonRow")] + common)
    }
  }
}
