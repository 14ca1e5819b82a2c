/// The way of an app to the background and back (spec/containers.md 6.5).
extension Window {
  /// Sends the app to the background, where nothing can be touched, and takes the system's snapshots for the app
  /// switcher. No controller appears or disappears for that (general knowledge). An app that is there already stays as
  /// it is.
  ///
  /// `changes` replaces the steps that the profile has for the kind of device. An empty list is no pass.
  package func enterBackground(taking changes: [SnapshotChange]? = nil) {
    guard activationState == .foregroundActive else { return }
    tell("sceneWillResignActive(_:)", or: "applicationWillResignActive(_:)", .will) { $0.engineWillResignActive() }
    activationState = .background
    tell("sceneDidEnterBackground(_:)", or: "applicationDidEnterBackground(_:)", .did) { $0.engineDidEnterBackground() }
    layoutIfNeeded()
    takeSnapshots(changes)
    application.cancelTransition()
  }

  /// Brings the app back from the background. An active app stays as it is.
  package func enterForeground() {
    guard activationState == .background else { return }
    tell("sceneWillEnterForeground(_:)", or: "applicationWillEnterForeground(_:)", .will) { $0.engineWillEnterForeground() }
    activationState = .foregroundActive
    tell("sceneDidBecomeActive(_:)", or: "applicationDidBecomeActive(_:)", .did) { $0.engineDidBecomeActive() }
    layoutIfNeeded()
    application.cancelTransition()
  }

  /// Throws an error for a touch of an app that is in the background.
  package func checkTouch() throws(Refusal) {
    guard activationState == .foregroundActive else { throw .inBackground }
  }

  /// Logs a call to the delegate of the scene, or to that of the application in a version without scenes.
  private func tell(
    _ sceneCall: String, or applicationCall: String, _ phase: Call.Phase, _ body: (any LifecycleListener) -> Void
  ) {
    let hasScenes = application.profile.calls.background.hasScenes
    let (selector, receiver) = hasScenes ? (sceneCall, "scene") : (applicationCall, "application")
    let listener = application.lifecycle
    application.call(Call(selector, phase, receiver: receiver, receiverClass: listener?.engineLifecycleClass)) {
      if let listener { body(listener) }
    }
  }
}

/// The snapshot pass. Each step is laid out as a message of its own would be, with all calls of such a change.
extension Window {
  /// The parts of the window that are the same after a pass as before it.
  private struct Standing: Equatable {
    let size: Size
    let safeArea: EdgeInsets
    let orientation: InterfaceOrientation
    let stage: Stage?
    let overrides: TraitOverrides
  }

  private var standing: Standing {
    Standing(size: size, safeArea: safeArea, orientation: orientation, stage: stage, overrides: overrides)
  }

  private func takeSnapshots(_ changes: [SnapshotChange]?) {
    let own = standing
    let steps = application.profile.calls.background.snapshots(on: traitCollection.userInterfaceIdiom)
    let take = changes.map { $0.map { change in { self.take(change) } } } ?? steps.map { step in { self.take(step, own) } }
    for (number, take) in take.enumerated() { application.takeSnapshot(number, take) }
    guard standing != own else { return }
    application.takeSnapshot(take.count) { restore(own) }
  }

  private func take(_ step: Snapshot, _ own: Standing) {
    switch step {
    case .turned: rotate()
    case .narrow: take(SnapshotChange(width: narrowestWidth))
    case .otherStyle:
      take(SnapshotChange(userInterfaceStyle: traitCollection.userInterfaceStyle == .dark ? .light : .dark))
    case .own: restore(own)
    }
  }

  private func take(_ change: SnapshotChange) {
    var overrides = overrides
    if let style = change.userInterfaceStyle { overrides.userInterfaceStyle = style }
    let next = Size(width: change.width ?? size.width, height: change.height ?? size.height)
    resize(to: next, overrides: overrides)
  }

  private func restore(_ own: Standing) {
    turn(to: own.orientation, duration: rotationDuration(to: own.orientation)) {
      change(to: own.size, safeArea: own.safeArea, own.overrides)
      stage = own.stage
    }
  }

  /// The width of the narrowest window of the device as it is held: that of Slide Over or of a third of the screen.
  /// Without such a window it is 320.
  private var narrowestWidth: Double {
    let narrow: Set<WindowArrangement> = [.slideOver, .splitOneThird, .tileOneThird]
    let rows = stage?.device.windows.filter { $0.isLandscape == orientation.isLandscape && narrow.contains($0.arrangement) }
    return rows?.map(\.size.width).min() ?? 320
  }
}
