import SplitKit

/// The layouts with which a preview opens in the windows of one device.
///
/// Each window gets a copy of its own, because an app can lay itself out differently at launch and after a resize. Each
/// step opens one copy and drops it, so a step costs as much as an `open`, and the server can serve other clients in
/// between.
final class Overview: Inquiry {
  let preview: String
  let profile: Profile
  let device: Device
  /// The windows that were read, in the order of the device's stages.
  private(set) var windows: [OverviewWindow] = []
  private var stages: ArraySlice<Stage>
  private let open: (Stage) throws(ProtocolError) -> OpenPreview

  /// Creates the overview of the windows that a device has. The copies have the options, the profile, the policy, the
  /// overrides and the user's place of the open preview. Throws an error if there is no such device.
  init(
    of current: OpenPreview, on id: String, among previews: [Preview], devices: DeviceCatalog
  ) throws(ProtocolError) {
    device = try OpenPreview.Setting.device(id, in: devices)
    preview = current.preview.id
    profile = current.application.profile
    stages = device.stages[...]
    let (opened, place) = (current.opened, current.placeForCopy)
    let traits = TraitChanges(to: current.traitOverrides)
    open = { (stage) throws(ProtocolError) in
      try OpenPreview(opened.launched(on: stage, at: place, traits), among: previews, on: devices)
    }
  }

  var isDone: Bool { stages.isEmpty }

  func advance() throws(ProtocolError) {
    guard let stage = stages.popFirst() else { return }
    windows.append(OverviewWindow(stage, try open(stage).window))
  }

  func write(to writer: inout JSONWriter, ack: Acknowledgement) { writer.write(self, ack: ack) }
}

/// The layout of an app in a window of a device.
struct OverviewWindow {
  let stage: Stage
  let traits: TraitCollection
  let facts: LayoutFacts
  /// The visible panes of columns and of the parts of an app's own container, from back to front.
  let parts: [Pane]

  init(_ stage: Stage, _ window: Window) {
    let scene = Scene(of: window)
    self.stage = stage
    traits = scene.window.traits
    facts = LayoutFacts(scene, profile: window.application.profile)
    parts = scene.panes.filter { $0.isVisible && $0.role.isPart }
  }
}

extension PaneRole {
  /// Whether a pane with this role is a column, or a part of an app's own container.
  fileprivate var isPart: Bool {
    switch self {
    case .primary, .supplementary, .secondary, .compact, .inspector, .custom: true
    case .content, .tabBar, .sidebar, .separator, .dimming, .modal, .popover, .overlay: false
    }
  }
}
