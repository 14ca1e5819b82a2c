extension Scene {
  /// Reads the scene of a laid-out window, without changing the window.
  package init(of window: Window) { self = SceneReader(of: window).read() }
}

extension WindowState {
  /// Reads the state of a window. It shares the sentences that have not changed with an earlier state.
  convenience init(_ window: Window, since old: WindowState? = nil) {
    let (size, traits, stage) = (window.size, window.traitCollection, window.stage)
    self.init(
      size: size, scale: window.scale, safeArea: window.safeArea, orientation: window.orientation, stage: stage,
      note: stage.flatMap { $0.note(on: window.application.profile.screen) }, statusBarHeight: window.statusBarHeight,
      layoutMargins: window.layoutMargins(for: traits), keyboardHeight: window.keyboardHeight,
      focusedField: window.focusedField?.id, activationState: window.activationState, traits: traits,
      textSize: window.application.profile.hasDynamicType ? traits.preferredContentSizeCategory : .large,
      because: TraitReasons(
        window.policy, for: size, on: window.device, overrides: window.overrides,
        hasContrast: window.application.profile.hasContrast, hasLayoutEnvironment: window.hasLayoutEnvironment,
        since: old?.because))
  }
}
