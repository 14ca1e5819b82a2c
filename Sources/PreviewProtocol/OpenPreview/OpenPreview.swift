import SplitKit

/// A preview that a client has opened: the app's controllers in a window of their own.
final class OpenPreview {
  let preview: Preview
  let application: Application
  let content: PreviewContent
  let window: Window
  let sceneReader: SceneReader
  let updates: Open.Updates
  /// The message that opened the preview.
  let opened: Open
  /// How the app stood when its window became visible, before a place was restored.
  private(set) var launch = LaunchState()
  /// The properties that clients have set.
  var assigned = AssignedProperties()

  /// The members of the last place that only a change of the application can change, by its revision.
  var keptPlaceMembers = KeptValue<Int, [Member]>()

  /// Makes the app and shows it. Throws an error before anything is shown if the message names something that does not
  /// exist. The devices are only asked for if the message names one.
  init(_ open: Open, among previews: [Preview], on devices: @autoclosure () -> DeviceCatalog) throws(ProtocolError) {
    let setting = try Setting(open, among: previews, on: devices())
    preview = setting.preview
    updates = open.updates
    opened = open
    do throws(Refusal) {
      let options = try preview.resolve(open.options)
      application = Application(profile: setting.profile, language: open.language, detail: options.detail)
      application.launch = LaunchSurroundings(
        size: setting.size, scale: setting.scale, safeArea: open.window?.safeArea, device: setting.device, policy: setting.policy)
      content = try preview.make(application, options)
      try open.traits.check(in: setting.profile, at: "traits")
      if let mistake = application.mistake { throw Refusal.unsupported(mistake) }
      if let name = options.undeclared.first { throw Refusal.unknownOption(name, of: preview.id) }
    } catch {
      throw ProtocolError(error).hinting(at: open.options, of: preview)
    }
    window = Window(
      application: application, rootViewController: content.rootViewController, size: setting.size, scale: setting.scale,
      safeArea: open.window?.safeArea, device: setting.device, standing: open.standing, policy: setting.policy)
    sceneReader = SceneReader(of: window)
    content.willShow?()
    change(open.traits)
    if let place = open.place { prepare(place) }
    window.makeVisible()
    content.didShow?()
    // An app can change its views as soon as it is told that it is active.
    window.layoutIfNeeded()
    launch = LaunchState(of: window)
    if let place = open.place { restore(place) }
  }

  /// Overrides traits. The layout follows with the rest of the message. Contrast in an OS version without that trait changes
  /// nothing.
  func change(_ traits: TraitChanges) {
    var overrides = traits.applied(to: traitOverrides)
    if !application.profile.hasContrast { overrides.accessibilityContrast = nil }
    if overrides != traitOverrides { traitOverrides = overrides }
  }

  /// The overrides of the app's own target, or else of the window.
  var traitOverrides: TraitOverrides {
    get { content.traitOverridesTarget?.traitOverrides ?? window.traitOverrides }
    set {
      guard let target = content.traitOverridesTarget else { return window.traitOverrides = newValue }
      target.traitOverrides = newValue
      target.setNeedsLayout()
    }
  }

  /// The message with which a sweep opens the preview. A window that is free on its device is dragged there. A window that
  /// shares a screen is replaced by one without a place on the screen, whose columns follow the rules of a window without a
  /// device. It keeps its insets and the size classes that the device reports.
  var sweepable: Open {
    guard let stage = window.stage, stage.arrangement != .free else { return opened }
    return opened.offScreen(Open.Window(size: window.size, scale: window.scale, safeArea: window.safeArea))
  }
}

extension ProtocolError {
  /// Creates the error for a refusal of the window.
  init(_ refusal: Refusal) {
    let sentence = refusal.sentence
    switch refusal {
    case .unknownTarget(_, let path): self.init(.unknownTarget, sentence, path: path)
    case .notHittable: self.init(.notHittable, sentence, path: "target")
    case .inBackground: self.init(.notHittable, sentence)
    case .unknownAction: self.init(.unknownAction, sentence, path: "action")
    case .unknownProperty(let name, _): self.init(.unknownProperty, sentence, path: "properties.\(name)")
    case .unknownOption(let name, _): self.init(.unknownOption, sentence, path: "options.\(name)")
    case .invalid(let path, _): self.init(.invalid, sentence, path: path)
    case .tooLarge(let path, _): self.init(.tooLarge, sentence, path: path)
    case .missing(let path, _): self.init(.missing, sentence, path: path)
    case .unsupported(_, let path): self.init(.unsupported, sentence, path: path)
    }
  }
}
