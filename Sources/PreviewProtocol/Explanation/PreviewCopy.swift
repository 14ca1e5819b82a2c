import SplitKit

/// The origin of copies of an open preview: the message that opened it, with the present window, place and overrides, and
/// the properties of its split views.
struct PreviewCopy {
  private let open: Open
  private let splits: [HierarchyNode]

  init(_ preview: OpenPreview) {
    let window = preview.window
    // The insets of a free window on a device follow from its place there.
    let safeArea = window.stage?.arrangement == .free ? preview.opened.window?.safeArea : window.safeArea
    open = preview.sweepable.continued(
      at: preview.placeForCopy, TraitChanges(to: preview.traitOverrides),
      in: Open.Window(size: window.size, scale: window.scale, safeArea: safeArea))
    splits = preview.splitNodes
  }

  /// Opens a copy, and gives its split views the properties and the modes that they have now.
  func make(among previews: [Preview], on devices: DeviceCatalog) throws(ProtocolError) -> OpenPreview {
    let copy = try OpenPreview(open, among: previews, on: devices)
    for split in splits { copy.takeProperties(of: split) }
    for split in splits { copy.takeMode(of: split) }
    return copy
  }
}

extension OpenPreview {
  /// The split views of the window, as the hierarchy has them.
  fileprivate var splitNodes: [HierarchyNode] { Scene(of: window).hierarchy.splits }

  fileprivate func takeProperties(of split: HierarchyNode) {
    guard let own = splitNodes.first(where: { $0.id == split.id }) else { return }
    let (old, new) = (Value.object(own.state), Value.object(split.state))
    let members = SplitViewProperty.all.map(\.name).compactMap { name in
      new[name].flatMap { $0 == old[name] ? nil : Member(name, $0) }
    }
    application.beginMessage()
    try? window.set(members, of: split.id)
  }

  /// Toggles the mode, as a user does, until it is that of the open preview. The split has a few modes to go through, and not
  /// every mode can be reached in this way.
  fileprivate func takeMode(of split: HierarchyNode) {
    let toggle = Action(name: "toggleDisplayMode", members: []) { _ in nil }
    let mode = Value.object(split.state)["displayMode"]
    for _ in 0..<Self.mostToggles {
      guard let own = splitNodes.first(where: { $0.id == split.id }) else { return }
      guard Value.object(own.state)["displayMode"] != mode else { return }
      application.beginMessage()
      try? window.perform(toggle, on: split.id)
    }
  }

  private static let mostToggles = 3
}

extension HierarchyNode {
  fileprivate var splits: [HierarchyNode] {
    (type == "SplitViewController" ? [self] : []) + (children + presented).flatMap(\.splits)
  }
}
