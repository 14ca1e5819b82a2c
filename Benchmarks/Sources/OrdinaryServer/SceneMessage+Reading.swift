import SplitKit
import Workload

extension SceneMessage {
  init(_ scene: Scene, ack: Int, revision: Int, of opened: OpenedWindow, viewModels: [ViewModel]) {
    self.ack = ack
    rev = revision
    self.scene = opened.preview.id
    profile = opened.application.profile.id
    window = Window(scene.window)
    hierarchy = Node(scene.hierarchy)
    panes = scene.panes.map(Pane.init)
    self.viewModels = Members(members: viewModels.map { Member($0.id, $0.content) })
    place = JSON(value: opened.content.place)
  }
}

extension SceneMessage.Window {
  init(_ window: WindowState) {
    size = [window.size.width, window.size.height]
    safeArea = numbers(of: window.safeArea)
    scale = window.scale
    statusBar = window.statusBarHeight
    orientation = window.orientation.rawValue
    traits = [
      "userInterfaceIdiom": window.traits.userInterfaceIdiom.rawValue,
      "horizontalSizeClass": window.traits.horizontalSizeClass.rawValue,
      "verticalSizeClass": window.traits.verticalSizeClass.rawValue,
    ]
    var reasons: [String: String] = [:]
    window.because.forEach { reasons[$0] = $1 }
    because = reasons
  }
}

extension SceneMessage.Node {
  init(_ node: HierarchyNode) {
    (id, type, `class`, title) = (node.id, node.type, node.className, node.title)
    state = Members(members: node.state)
    children = node.children.map(Self.init)
    presented = node.presented.map(Self.init)
  }
}

extension SceneMessage.Pane {
  init(_ pane: Pane) {
    (id, role, container, controller) = (pane.id, pane.role.name, pane.container, pane.controller)
    (column, navigationBar, toolbar, viewModel) = (pane.column?.name, pane.navigationBar, pane.toolbar, pane.viewModel)
    frame = numbers(of: pane.frame)
    safeArea = numbers(of: pane.safeArea)
    contentSafeArea = pane.contentSafeArea.map(numbers)
    navigationBarFrame = pane.navigationBarFrame.map(numbers)
    (isVisible, isInHierarchy) = (pane.isVisible, pane.isInHierarchy)
    (isDimmed, isInteractive, opacity) = (pane.isDimmed, pane.isInteractive, pane.opacity)
    layout = pane.layout.map(SceneMessage.Layout.init)
    selection = pane.selection
  }
}

extension SceneMessage.Layout {
  init(_ layout: ContentLayout) {
    kind = layout.metrics.kind
    columns = layout.metrics.columns
    numbers = Members(members: layout.metrics.numbers)
    contentInset = [layout.contentInset.top, layout.contentInset.left, layout.contentInset.bottom, layout.contentInset.right]
    contentSize = [layout.metrics.contentSize.width, layout.metrics.contentSize.height]
    offset = [layout.offset.x, layout.offset.y]
  }
}

private func numbers(of frame: Rect) -> [Double] { [frame.x, frame.y, frame.width, frame.height] }

private func numbers(of insets: EdgeInsets) -> [Double] { [insets.top, insets.left, insets.bottom, insets.right] }
