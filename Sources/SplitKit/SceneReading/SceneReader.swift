/// Reads the scenes of a window, one after another. It keeps what cannot have changed since the scene before.
///
/// Most messages are resizes, and most resizes only move views. While the application has the same revision, a scene
/// therefore has the contents and the tree of the scene before it, except for the states that follow from a size.
package final class SceneReader {
  private let window: Window
  private let contents = ShownContents()
  private var kept: Kept?

  /// The parts of the last scene that the next one can share.
  private struct Kept {
    let revision: Int
    let tree: ReadNode
    let unshown: [HierarchyNode]
    let viewModels: [ViewModel]
    private(set) var panes: [Pane]
    private(set) var window: WindowState

    mutating func note(_ panes: [Pane], _ window: WindowState) { (self.panes, self.window) = (panes, window) }
  }

  /// The values from which the user's place follows. While they are the same, the place is the same.
  package struct PlaceCircumstances: Equatable {
    /// The revision of the application, which counts everything except the places of views.
    let revision: Int
    /// The number of times that a content was found at another offset, because a size limits the offset.
    let scrolls: Int
    /// The height of the window, which limits the offsets of contents that are not drawn.
    let height: Double
  }

  package var placeCircumstances: PlaceCircumstances {
    PlaceCircumstances(revision: window.application.revision, scrolls: contents.scrolls, height: window.size.height)
  }

  /// Creates a reader, which has read nothing.
  package init(of window: Window) { self.window = window }

  /// Reads the scene of the laid-out window, without changing the window.
  ///
  /// In a debug build, it stops if a scene that shares parts with the last one differs from one that is read anew. An app
  /// has then changed what it shows without saying so (`ViewController.setNeedsUpdateProperties()`).
  package func read() -> Scene {
    window.application.willRun?()
    guard let kept, kept.revision == window.application.revision, let scene = scene(keeping: kept) else { return readAnew() }
    assert(Self.mistake(in: scene, of: window) == nil, Self.mistake(in: scene, of: window) ?? "")
    return scene
  }

  /// A scene with the contents and the tree of the last one, or nil if a controller shows something that was not read, or is gone
  /// from the panes.
  private func scene(keeping kept: Kept) -> Scene? {
    let reader = PaneReader(scene: window.layers, contents, since: kept.panes)
    guard contents.areSame else { return nil }
    kept.tree.readSizes()
    let state = WindowState(window, since: kept.window)
    self.kept?.note(reader.panes, state)
    return Scene(
      window: state, hierarchy: kept.tree.node, unshown: kept.unshown, panes: reader.panes, viewModels: kept.viewModels)
  }

  /// Reads everything. The last scene is dropped first, so that only the app keeps its controllers alive when the unshown
  /// ones are read.
  private func readAnew() -> Scene {
    kept = nil
    let (root, application) = (window.rootViewController, window.application)
    let reader = PaneReader(scene: window.layers, contents, since: nil)
    let tree = ReadNode(root)
    let unshown = HierarchyNode.unshown(in: application, beside: root)
    let state = WindowState(window)
    kept = Kept(
      revision: application.revision, tree: tree, unshown: unshown, viewModels: reader.viewModels, panes: reader.panes,
      window: state)
    return Scene(window: state, hierarchy: tree.node, unshown: unshown, panes: reader.panes, viewModels: reader.viewModels)
  }

  /// Gives back the memory of everything that the next scene can be read without. The scene is the same, but reading it takes
  /// longer.
  package func rest() {
    kept = nil
    contents.forget()
  }
}
