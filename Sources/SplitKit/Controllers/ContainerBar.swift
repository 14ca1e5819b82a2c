/// A bar of a container that lies over the view of a controller in it.
package enum ContainerBar { case navigation, toolbar, tabs }

extension NavigationController {
  /// The place of the controller on top in a place under the bars: without the parts under bars that its view does not reach under.
  func placement(of top: ViewController, under bars: ViewPlacement) -> ViewPlacement {
    var placement = bars
    if !isBarHidden, !top.reaches(under: .navigation) { placement.endBelowTopInset() }
    guard let bar = bottomBar, !top.reaches(under: bar) else { return placement }
    placement.endAboveBottomInset()
    return placement
  }

  /// The bar at the bottom: the stack's own, or that of the tabs around it.
  private var bottomBar: ContainerBar? {
    if toolbarPlace != nil { return .toolbar }
    return tabContainer?.isBarBelowContent == true ? .tabs : nil
  }
}

extension TabBarController {
  /// The place of the selected controller: without the part under the bar at the bottom if its view does not reach under it. A bar at
  /// the top of a pad counts for no view (unmeasured).
  func placementClearOfBar(of selected: ViewController) -> ViewPlacement {
    var placement = placement(of: selected)
    if isBarBelowContent, !selected.reaches(under: .tabs) { placement.endAboveBottomInset() }
    return placement
  }
}

extension ViewController {
  /// Whether the view reaches under a bar of a container, which then adds to its safe area. If not, it ends at the bar.
  fileprivate func reaches(under bar: ContainerBar) -> Bool { counterpart?.engineReaches(under: bar) ?? true }
}

extension ViewPlacement {
  /// Leaves out the part under the top inset.
  fileprivate mutating func endBelowTopInset() {
    let inset = min(safeArea.top, frame.height)
    frame.y += inset
    frame.height -= inset
    safeArea.top = 0
  }

  /// Leaves out the part under the bottom inset.
  fileprivate mutating func endAboveBottomInset() {
    frame.height -= min(safeArea.bottom, frame.height)
    safeArea.bottom = 0
  }
}
