import SplitKit

/// A content of a screen: what the page draws, its metrics, and what its elements do.
protocol ScreenContent: AnyObject {
  /// The view model. It follows from no size.
  func viewModel(in screen: ScreenViewController) -> Value
  /// The metrics in the present size of the screen, or nil for a content whose place the page decides.
  func metrics(in screen: ScreenViewController) -> (any ContentMetrics)?
  /// The frame of an element in the content's own coordinates, or nil if the content does not know it.
  func frame(of element: String, in screen: ScreenViewController) -> Rect?
  /// The ids of the selected elements.
  func selection(in screen: ScreenViewController) -> [String]
  /// The actions of a tap on an element, or nil if there is no such element.
  func actions(of element: String, in screen: ScreenViewController) -> [ActionSpec]?
  /// The fields of a form.
  var textFields: [TextField] { get }
  /// The switches that the user has changed, by their ids, with their states.
  var changedSwitches: [Member] { get }
  /// Sets the switches that exist.
  func restoreSwitches(_ states: Value)
}

extension ScreenContent {
  func selection(in screen: ScreenViewController) -> [String] { [] }
  func actions(of element: String, in screen: ScreenViewController) -> [ActionSpec]? { nil }
  func metrics(in screen: ScreenViewController) -> (any ContentMetrics)? { nil }
  func frame(of element: String, in screen: ScreenViewController) -> Rect? { nil }
  var textFields: [TextField] { [] }
  var changedSwitches: [Member] { [] }
  func restoreSwitches(_ states: Value) {}
}

extension ContentSpec {
  /// The content for a screen, whose elements have ids that begin with a prefix.
  func content(prefix: String) -> any ScreenContent {
    switch self {
    case .list(let list): ListContent(list, prefix: prefix)
    case .grid(let grid): GridContent(grid, prefix: prefix)
    case .form(let form): FormContent(form, prefix: prefix)
    case .text(let text): ArticleContent(text, prefix: prefix)
    case .message(let message): ArticleContent(message, prefix: prefix)
    case .placeholder(let placeholder): PlaceholderContent(placeholder)
    }
  }
}
