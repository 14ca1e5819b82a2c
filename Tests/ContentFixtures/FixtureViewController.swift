import SplitKit

/// A screen with the content of a fixture. A tap selects a row, and flips a switch.
final class FixtureViewController: ViewController {
  private let fixture: Fixture
  private var model: Value
  private var chosen: [String]
  private var offset = Point.zero
  private let fields: [TextField]

  init(_ application: Application, id: String, _ fixture: Fixture) {
    self.fixture = fixture
    model = fixture.model
    chosen = fixture.selection
    fields = fixture.model.textFields
    super.init(application, id: id, title: fixture.title)
    (navigationItem.prompt, navigationItem.subtitle) = (fixture.prompt, fixture.subtitle)
  }

  /// The looks of the bar over this screen.
  var looks: BarLooks? { fixture.looks }
  override var textFields: [TextField] { fields }
  override var viewModel: Value? { fields.reduce(model) { $0.withText(of: $1) } }
  override var selection: [String] { chosen }

  override var contentLayout: ContentLayout? {
    let area = scrollInsets
    let width = view.frame.width - area.left - area.right
    guard let layout = fixture.layout(width: width).map({ addingRows(to: $0, width: width) }) else { return nil }
    let scrolls = model["kind"]?.string == "table" || model.scrollsAsAWhole
    let insets = scrolls ? area : .zero
    let metrics = FixtureLayout(
      scrolls ? layout : layout.moved(model, x: area.left, y: area.top), model: model,
      pane: Size(width: view.frame.width, height: view.frame.height), insets: insets)
    return ContentLayout(metrics, contentInset: insets, offset: offset)
  }

  /// The layout with the frames of what the system draws in rows, for the whole content or for the tables among its views.
  private func addingRows(to layout: Value, width: Double) -> Value {
    guard model["kind"]?.string != "table" else { return rows(of: model).adding(to: layout, of: model, width: width) }
    guard let tables = layout["tables"]?.members else { return layout }
    let models = model["views"]?.tables ?? []
    let added = zip(tables, models).map { numbers, table in
      let width = numbers.value["contentSize"]?.array?.first?.number ?? width
      return Member(numbers.name, rows(of: table).adding(to: numbers.value, of: table, width: width))
    }
    return .object((layout.members ?? []).map { $0.name == "tables" ? Member("tables", .object(added)) : $0 })
  }

  private func rows(of table: Value) -> FixtureRows {
    FixtureRows(
      design: application.profile.look.lists.rows, style: table["style"]?.string ?? "plain", traits: traitCollection)
  }

  override func didScroll(to offset: Point) { self.offset = offset }

  override func didTap(element: String) {
    if model.isRow(element) { chosen = [element] }
    model = model.flipping(element)
    setNeedsUpdateProperties()
  }
}

extension Value {
  /// Whether all views of a content scroll, and not those of one of them.
  fileprivate var scrollsAsAWhole: Bool {
    self["scrolls"]?.bool == true && !(self["views"]?.array ?? []).contains { $0.hasScroller }
  }

  private var hasScroller: Bool {
    self["scrolls"]?.bool == true || (self["views"]?.array ?? []).contains { $0.hasScroller }
  }

  /// The layout with the outermost views at a distance from the corner of the pane, below its bars.
  fileprivate func moved(_ model: Value, x: Double, y: Double) -> Value {
    var frames = self["frames"]?.array ?? []
    var index = 0
    for node in model["views"]?.array ?? [] where frames.indices.contains(index) {
      let numbers = (frames[index].array ?? []).compactMap(\.number)
      if numbers.count == 4 {
        frames[index] = .array([numbers[0] + x, numbers[1] + y, numbers[2], numbers[3]].map { .number($0) })
      }
      index += node.nodeCount
    }
    return with("frames", .array(frames))
  }

  /// The number of views of a node with those inside it.
  private var nodeCount: Int { (self["views"]?.array ?? []).reduce(1) { $0 + $1.nodeCount } }

  /// The fields of a content: those that it lists, and those in its rows.
  fileprivate var textFields: [TextField] {
    switch self {
    case .array(let elements): elements.flatMap(\.textFields)
    case .object(let members):
      members.flatMap { $0.name == "fields" || $0.name == "field" ? $0.value.fieldsHere : $0.value.textFields }
    case .null, .bool, .number, .string: []
    }
  }

  private var fieldsHere: [TextField] {
    (array ?? [self]).compactMap { value in
      guard let id = value["id"]?.string else { return nil }
      let field = TextField(id: id, placeholder: value["placeholder"]?.string, text: value["text"]?.string ?? "")
      // The return key empties a field, as in a conversation.
      if value["hasReturn"] == true { field.didReturn = { [weak field] in field?.text = "" } }
      if value["hasClear"] == true { field.didClear = { [weak field] in field?.text = "" } }
      return field
    }
  }

  /// The content with the present text of a field.
  fileprivate func withText(of field: TextField) -> Value {
    replacing { value in
      // A literal nil would be the value null.
      guard value["id"]?.string == field.id, value["text"] != nil else { return Optional.none }
      return value.with("text", .string(field.text))
    }
  }

  /// The content with a switch in its other position.
  fileprivate func flipping(_ id: String) -> Value {
    replacing { value in
      guard value["id"]?.string == id, let isOn = value["isOn"]?.bool else { return Optional.none }
      return value.with("isOn", .bool(!isOn))
    }
  }

  /// Whether an element is a row of the table.
  fileprivate func isRow(_ id: String) -> Bool {
    (self["sections"]?.array ?? []).contains { ($0["rows"]?.array ?? []).contains { $0["id"]?.string == id } }
  }

  private func with(_ name: String, _ value: Value) -> Value {
    .object((members ?? []).map { $0.name == name ? Member(name, value) : $0 })
  }

  private func replacing(_ change: (Value) -> Value?) -> Value {
    if let changed = change(self) { return changed }
    return switch self {
    case .array(let elements): .array(elements.map { $0.replacing(change) })
    case .object(let members): .object(members.map { Member($0.name, $0.value.replacing(change)) })
    case .null, .bool, .number, .string: self
    }
  }

  /// The tables among views, in the order of the views.
  fileprivate var tables: [Value] {
    switch self {
    case .array(let elements): elements.flatMap(\.tables)
    case .object(let members): self["sections"] != nil ? [self] : members.flatMap { $0.value.tables }
    case .null, .bool, .number, .string: []
    }
  }
}
