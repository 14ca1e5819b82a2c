extension Scene {
  /// Reads the scene of a laid-out window, without changing the window.
  package init(of window: Window) { self = SceneReader(of: window).read() }
}

extension WindowState {
  /// Reads the state of a window. It shares the sentences that have not changed with an earlier state.
  convenience init(_ window: Window, since old: WindowState? = nil) {
    self.init(
      size: window.size, scale: window.scale, safeArea: window.safeArea, orientation: window.orientation, stage: window.stage,
      note: window.stage.flatMap { $0.note(on: window.application.profile.screen) }, statusBarHeight: window.statusBarHeight,
      layoutMargins: window.layoutMargins, keyboardHeight: window.keyboardHeight,
      focusedField: window.focusedField?.id, activationState: window.activationState, traits: window.traitCollection,
      textSize: window.application.profile.hasDynamicType ? window.traitCollection.preferredContentSizeCategory : .large,
      because: TraitReasons(
        window.policy, for: window.size, on: window.device, overrides: window.traitOverrides,
        hasContrast: window.application.profile.hasContrast, hasLayoutEnvironment: window.hasLayoutEnvironment,
        since: old?.because))
  }
}
