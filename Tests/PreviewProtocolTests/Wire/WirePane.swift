import SplitKit

/// A pane of a scene, its numbers by their names.
struct WirePane {
  let id: String
  let role: String
  let container: String
  let column: String?
  let controller: String
  let frame: Rect
  let safeArea: EdgeInsets
  let contentSafeArea: EdgeInsets?
  let navigationBarFrame: Rect?
  let isVisible: Bool
  let isInHierarchy: Bool
  let isDimmed: Bool
  let isInteractive: Bool
  let value: Value

  init?(_ value: Value) {
    guard let id = value["id"]?.string, let role = value["role"]?.string,
      let container = value["container"]?.string, let controller = value["controller"]?.string,
      let frame = value["frame"].flatMap(Rect.init), let safeArea = value["safeArea"].flatMap(EdgeInsets.init)
    else { return nil }
    (self.id, self.role, self.container, self.controller) = (id, role, container, controller)
    (self.frame, self.safeArea) = (frame, safeArea)
    column = value["column"]?.string
    contentSafeArea = value["contentSafeArea"].flatMap(EdgeInsets.init)
    navigationBarFrame = value["navigationBarFrame"].flatMap(Rect.init)
    isVisible = value["isVisible"] == true
    isInHierarchy = value["isInHierarchy"] == true
    isDimmed = value["isDimmed"] == true
    isInteractive = value["isInteractive"] == true
    self.value = value
  }

  /// The ids of the view models that it is drawn with.
  var contents: [String] { ["viewModel", "navigationBar", "toolbar", "bottomToolbar"].compactMap { value[$0]?.string } }
  /// Whether it shows a controller's own content, not a container's.
  var isContent: Bool { value["viewModel"] != nil && role != "tabBar" }
  /// Whether it is a column of a split before iOS 8 that is shown in a popover.
  var isColumnInPopover: Bool { role == "popover" && column != nil }
  /// How what is presented is shown; nil for what is not presented.
  var presentationStyle: String? { value["presentation"]?["style"]?.string }
}

extension Rect {
  /// A rectangle as the wire has it.
  init?(_ value: Value) {
    guard let numbers = value.array?.compactMap(\.number), numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Rect {
  /// Whether some of it lies beside some of the other, however high they are.
  func isBeside(_ other: Rect) -> Bool { min(maxX, other.maxX) - max(x, other.x) > 1e-6 }
}

extension EdgeInsets {
  /// Insets as the wire has them.
  init?(_ value: Value) {
    guard let numbers = value.array?.compactMap(\.number), numbers.count == 4 else { return nil }
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
