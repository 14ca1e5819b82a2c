import Foundation
internal import SplitKit

/// Whether a view is the content of a whole pane, or a part of the views in it.
enum PaneKind {
  case views
  /// A list that scrolls under the bars of the pane.
  case table(TableReading)
}

/// A list as the content of a pane.
struct TableReading {
  /// The content without the numbers that follow from a size.
  var model: Value
  /// The numbers of the content for a place.
  var layout: (ViewPlacement, UITraitCollection) -> any ContentMetrics
  /// The ids of the selected rows.
  var selection: [String] = []
}

/// The notes of the views of a controller while they are read: their elements and fields.
@MainActor
struct ReadingContext {
  /// The traits that colours are resolved for.
  let traits: UITraitCollection
  /// The controller whose views are read.
  unowned let controller: UIViewController
  /// The rectangle of the view that is being read, in the pane.
  var frame = CGRect.zero
  /// Whether the view that is being read scrolls with the content of the pane.
  var scrolls = false
  private(set) var elements: [String: () -> Void] = [:]
  private(set) var hits: [ViewsLayout.Hit] = []
  private(set) var fields: [SplitKit.TextField] = []
  private var counts: [String: Int] = [:]

  init(of controller: UIViewController) {
    self.controller = controller
    traits = controller.traitCollection
  }

  /// Notes an element of the view that is being read, and what a tap on it does. Returns its id: the name that the app has given
  /// the view, or else the type and a number in the order of reading.
  mutating func element(_ name: String?, of type: String, isEnabled: Bool = true, perform: @escaping () -> Void) -> String {
    let id = newID(name, type)
    elements[id] = perform
    if isEnabled { hits.append(ViewsLayout.Hit(rect: frame.engine, id: id, scrolls: scrolls)) }
    return id
  }

  /// Notes a part of an element, such as a segment, in a part of the view's rectangle.
  mutating func part(_ id: String, in rect: CGRect, perform: @escaping () -> Void) {
    elements[id] = perform
    hits.append(ViewsLayout.Hit(rect: rect.engine, id: id, scrolls: scrolls))
  }

  /// Notes a field. Returns its id.
  mutating func field(_ field: SplitKit.TextField) -> String {
    fields.append(field)
    hits.append(ViewsLayout.Hit(rect: frame.engine, id: field.id, scrolls: scrolls))
    return field.id
  }

  /// The id of an element in this controller.
  private mutating func newID(_ name: String?, _ type: String) -> String {
    let base = "\(controller.engine.id)/"
    if let name, !name.isEmpty, elements[base + name] == nil { return base + name }
    counts[type, default: 0] += 1
    return "\(base)\(type)-\(counts[type] ?? 1)"
  }
}
