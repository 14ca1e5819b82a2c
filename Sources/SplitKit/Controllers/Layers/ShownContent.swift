/// The content that a controller shows in its own view and in its bars. It follows from the app's state and from no size, so
/// a scene keeps it while the application has the same revision.
final class ShownContent {
  /// The constant part of the view's pane, in its place among the containers.
  private var pane: PaneContent
  /// The bars that are panes of their own, each with the constant part of its pane.
  let bars: [(pane: PaneContent, model: ViewModel)]
  /// The contents of the view and of its bars, except for those that are panes of their own.
  let viewModels: [ViewModel]
  /// The content of the view, which the app defines.
  let content: ViewModel?
  /// The layout of the content at the place where it was last read.
  private var layout: (place: ContentPlace, layout: PaneLayout?)?

  init(
    of owner: ViewController, content: ViewModel? = nil, navigationBar: ViewModel? = nil, toolbar: ViewModel? = nil,
    bottomToolbar: ViewModel? = nil, bars: [(role: PaneRole, model: ViewModel)] = [], selection: [String] = []
  ) {
    pane = PaneContent(
      id: owner.paneID, role: .content, container: owner.id, controller: owner.controllerOfPane.id, viewModel: content?.id,
      navigationBar: navigationBar?.id, toolbar: toolbar?.id, bottomToolbar: bottomToolbar?.id,
      selection: selection,
      gestures: owner.gestureRecognizers.map(\.gesture) + (owner.counterpart?.engineGestures ?? []), decoration: owner.decoration)
    self.bars = bars.map { role, model in
      let pane = PaneContent(id: model.id, role: role, container: owner.id, controller: owner.id, viewModel: model.id)
      return (pane, model)
    }
    viewModels = [content, navigationBar, toolbar, bottomToolbar].compactMap { $0 }
    self.content = content
  }

  /// The constant part of the view's pane in the given context, which is nearly always that of the last scene.
  func pane(in context: LayerContext) -> PaneContent {
    if pane.role != context.role || pane.column != context.column || pane.container != context.container {
      pane = pane.placed(context.role, in: context.container, column: context.column)
    }
    return pane
  }

  /// Whether there is a navigation bar.
  var hasNavigationBar: Bool { pane.navigationBar != nil }

  /// The place of a content, from which its layout follows.
  private struct ContentPlace: Equatable {
    let view: ViewPlacement
    let scrollInsets: EdgeInsets
  }

  /// The layout of the owner's content, and whether the content has scrolled up or down. The offset to the side of a content that stays in the
  /// middle, such as a map, follows from the width, and no part of the user's place follows from it.
  fileprivate func layout(of owner: ViewController) -> (layout: PaneLayout?, hasScrolled: Bool) {
    let place = ContentPlace(view: owner.view, scrollInsets: owner.scrollInsets)
    if let layout, layout.place == place { return (layout.layout, false) }
    let (old, read) = (layout?.layout, owner.contentLayout.map(PaneLayout.init))
    layout = (place, read)
    return (read, old?.layout.offset.y != read?.layout.offset.y)
  }
}

/// The contents of a tree of controllers, in the order in which a reader asks for them.
///
/// A tree that has not changed is asked for in the same order again.
final class ShownContents {
  private var read: [(owner: ViewController, content: ShownContent)] = []
  private var next = 0
  /// Whether the contents are complete, so that the next reader gets the same ones.
  private var isComplete = false
  /// Whether the present reader has got a content that was read anew.
  private var hasNew = false
  /// Whether the present reader has asked for the same contents as the one before, and for all of them.
  var areSame: Bool { !hasNew && next == read.count }
  /// The number of times that a content was found at another offset.
  private(set) var scrolls = 0

  /// Begins a reading. Contents that can have changed are forgotten.
  func begin(keeping isKept: Bool) {
    next = 0
    hasNew = false
    isComplete = isKept && isComplete
    if !isComplete { read.removeAll(keepingCapacity: true) }
  }

  /// Forgets all contents.
  func forget() {
    read = []
    isComplete = false
  }

  /// Ends a reading, after which the contents can be kept.
  func end() { isComplete = true }

  /// The content of a controller.
  func content(of owner: ViewController) -> ShownContent {
    defer { next += 1 }
    if isComplete, next < read.count, read[next].owner === owner { return read[next].content }
    hasNew = true
    let content = owner.readContent()
    if !isComplete { read.append((owner, content)) }
    return content
  }

  /// The layout of a content.
  func layout(of content: ShownContent, _ owner: ViewController) -> PaneLayout? {
    let (layout, hasScrolled) = content.layout(of: owner)
    if hasScrolled { scrolls += 1 }
    return layout
  }
}
