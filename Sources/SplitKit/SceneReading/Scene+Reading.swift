extension Scene {
  /// Reads the scene of a laid-out window, without changing the window.
  package init(of window: Window) { self = SceneReader(of: window).read() }
}
