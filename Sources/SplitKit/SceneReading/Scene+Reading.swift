extension Scene {
  /// Reads the scene of a laid-out window, without changing the window.
  package init(of window: Window) {
    let panes = window.panes
    self.init(
      window: WindowState(window), hierarchy: HierarchyNode(window.rootViewController), panes: panes.map(\.drawn),
      viewModels: panes.flatMap(\.viewModels))
  }
}

extension WindowState {
  init(_ window: Window) {
    size = window.size
    scale = window.scale
    safeArea = window.safeArea
    orientation = window.orientation
    stage = window.stage
    statusBarHeight = window.statusBarHeight
    layoutMargins = window.layoutMargins
    keyboardHeight = window.keyboardHeight
    focusedField = window.focusedField?.id
    traits = window.traitCollection
    because = window.policy.reasons(for: window.size, on: window.device, overrides: window.traitOverrides)
  }
}

extension HierarchyNode {
  init(_ controller: ViewController) {
    id = controller.id
    type = controller.typeName
    className = controller.className
    title = controller.title
    state = controller.hierarchyState
    children = controller.children.map(HierarchyNode.init)
    presented = controller.modal.presented.map { [HierarchyNode($0)] } ?? []
  }
}
