import SplitKit

/// A scene with the members that a page draws, by their names on the wire.
struct SceneMessage: Encodable {
  struct Window: Encodable {
    let size, safeArea: [Double]
    let scale, statusBar: Double
    let orientation: String
    let traits: [String: String]
    let because: [String: String]
  }

  struct Node: Encodable {
    let id, type: String
    let `class`, title: String?
    let state: Members
    let children, presented: [Node]
  }

  struct Pane: Encodable {
    let id, role, container, controller: String
    let column, navigationBar, toolbar, viewModel: String?
    let frame, safeArea: [Double]
    let contentSafeArea, navigationBarFrame: [Double]?
    let isVisible, isInHierarchy, isDimmed, isInteractive: Bool
    let opacity: Double?
    let layout: Layout?
    let selection: [String]
  }

  struct Layout: Encodable {
    let kind: String
    let columns: Int?
    let numbers: Members
    let contentInset, contentSize, offset: [Double]
  }

  let type = "scene"
  let rev, ack: Int
  let scene, profile: String
  let window: Window
  let hierarchy: Node
  let panes: [Pane]
  let viewModels: Members
  let place: JSON
}
