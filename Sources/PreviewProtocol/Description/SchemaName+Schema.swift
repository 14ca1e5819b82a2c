import SplitKit

extension SchemaName {
  /// The description with this name.
  package var schema: Schema {
    switch self {
    case .messageID: MessageID.schema
    case .length: Limits.sizeSchema
    case .coordinate: Limits.coordinateSchema
    case .safeArea: Limits.safeAreaSchema
    case .slot: Limits.slotSchema
    case .slots: Limits.slotsSchema
    case .traitChanges: .object(TraitChanges.members)
    case .snapshot: SnapshotChange.schema
    case .properties: SplitViewProperty.assignments
    case .size, .point: .numbers(2)
    case .rect, .insets: .numbers(4)
    case .reasons: .map(.text)
    case .traits: TraitCollection.schema
    case .window: .object(WindowState.schema)
    case .windowChange: .object(WindowState.schema.ofChanges)
    case .node: HierarchyNode.schema
    case .nodeChange: HierarchyNode.change
    case .tree: HierarchyNode.tree
    case .pane: Pane.schema
    case .paneChange: .object(Pane.members.ofChanges)
    case .layout: ContentLayout.schema
    case .presentation: ShownPresentation.schema
    case .look: SystemLook.schema
    case .viewModel: ViewModel.schema
    case .navigationBar: ViewModel.navigationBar
    case .tabBar: ViewModel.tabBar
    case .sidebar: ViewModel.sidebar
    case .toolbar: ViewModel.toolbar
    case .barItem: ViewModel.barItem
    case .call: Call.schema
    case .transition: Transition.schema
    case .wholeScene: SceneUpdate.whole
    case .movedScene: SceneUpdate.moved
    case .fact: LayoutFact.schema
    case .factChange: LayoutChange.schema
    case .settableProperty: SettableProperty.schema
    }
  }

  /// A sentence about the value.
  var summary: String {
    switch self {
    case .messageID: "A string of at most \(MessageID.maximumBytes) bytes of UTF-8, or a whole number."
    case .length: "A width or a height of a window, in points."
    case .coordinate: "An x or a y, in points."
    case .safeArea: "Insets of a window as [top, left, bottom, right], in points."
    case .slot: "The number of a slot."
    case .slots: "The numbers of slots, each of them once."
    case .traitChanges: "Overrides of traits."
    case .snapshot: "A step of a snapshot pass."
    case .properties: "Properties with their values. A controller refuses those that it does not have."
    case .size: "[width, height], in points."
    case .point: "[x, y], in points."
    case .rect: "[x, y, width, height], in points."
    case .insets: "[top, left, bottom, right], in points."
    case .reasons: "A sentence for each member that has a reason, by its name."
    case .traits: "The traits of a window."
    case .window: "The window of an app."
    case .windowChange: "The members of a window that differ from those before."
    case .node: "A controller with all controllers below it. Each container has its own members."
    case .nodeChange: "The members of a controller that differ from those before."
    case .tree: "The ids of controllers as a tree."
    case .pane: "A rectangle that is drawn: a column, a bar, a separator or a content."
    case .paneChange: "The members of a pane that differ from those before."
    case .layout: "The numbers of a content that depend on its size."
    case .presentation: "How a controller is presented."
    case .look: "What an OS version decides about the drawing."
    case .viewModel: "A content or a bar."
    case .navigationBar: "A navigation bar."
    case .tabBar: "A tab bar."
    case .sidebar: "The sidebar of a tab bar controller."
    case .toolbar: "A toolbar."
    case .barItem: "An item of a bar."
    case .call: "A call that UIKit made."
    case .transition: "What moves between two scenes."
    case .wholeScene: "A scene with its window, its hierarchy and all its panes."
    case .movedScene: "A scene that has only what differs from the scene before, as `updates` of `moved` asks for."
    case .fact: "A fact about a layout."
    case .factChange: "A fact that differs between two widths."
    case .settableProperty: "A property of a controller that `set` takes."
    }
  }
}
