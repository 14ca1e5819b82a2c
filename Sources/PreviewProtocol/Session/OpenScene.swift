import SplitKit

/// A preview that a client has opened: the app's controllers in a window of their own.
struct OpenScene {
  let preview: Preview
  let application: Application
  let content: PreviewContent
  let window: Window
  let updates: Open.Updates
  /// What was asked for.
  let opened: Open

  /// Makes the app and puts it on screen. Throws before anything is shown when the message asks for what is not
  /// there.
  init(_ open: Open, among previews: [Preview], on devices: DeviceCatalog) throws(ProtocolError) {
    guard let preview = previews.first(where: { $0.id == open.scene }) else {
      let names = previews.map(\.id).joined(separator: ", ")
      throw ProtocolError(
        .unknownScene, "There is no scene named \(open.scene); there are \(names).", path: "scene")
    }
    let device = try open.device.map { (id) throws(ProtocolError) in try Self.device(id, in: devices) }
    let policy = try Self.policy(open.policy) ?? device.map { TraitPolicy(for: $0.idiom) } ?? preview.policy
    let profile = try Self.profile(open.profile, of: preview)
    self.preview = preview
    updates = open.updates
    opened = open
    do throws(Refusal) {
      let options = try preview.resolve(open.options)
      application = Application(profile: profile, detail: options.detail)
      content = try preview.make(application, options)
    } catch {
      throw ProtocolError(error)
    }
    let usual = preview.window(for: policy)
    window = Window(
      application: application, rootViewController: content.rootViewController,
      size: open.window?.size ?? device?.screen ?? usual.size,
      scale: open.window?.scale ?? device?.scale ?? (open.window == nil ? usual.scale : 2),
      safeArea: open.window?.safeArea, device: device, standsOnScreen: open.standsOnScreen, policy: policy)
    change(open.traits)
    window.makeVisible()
    if let place = open.place { restore(place) }
  }

  private static func device(_ id: String, in devices: DeviceCatalog) throws(ProtocolError) -> Device {
    guard let device = devices[id] else {
      throw ProtocolError(.unknownDevice, "There is no device named \(id.clipped).", path: "device")
    }
    return device
  }

  private static func policy(_ name: String?) throws(ProtocolError) -> TraitPolicy? {
    guard let name else { return nil }
    guard let policy = TraitPolicy(rawValue: name) else {
      let names = TraitPolicy.allCases.map(\.rawValue).joined(separator: ", ")
      throw ProtocolError(.unknownPolicy, "There is no policy named \(name); there are \(names).", path: "policy")
    }
    return policy
  }

  private static func profile(_ name: String?, of preview: Preview) throws(ProtocolError) -> Profile {
    guard let name else { return preview.profiles[0] }
    guard let profile = Profile(id: name), preview.profiles.contains(profile) else {
      let names = preview.profiles.map(\.id).joined(separator: ", ")
      throw ProtocolError(
        .unknownProfile, "\(preview.id) has no profile named \(name); it has \(names).", path: "profile")
    }
    return profile
  }

  /// Overrides traits. Laid out with the rest of the message.
  func change(_ traits: TraitChanges) { traitOverrides = traits.applied(to: traitOverrides) }

  /// Those of the app's own target, else of the window.
  var traitOverrides: TraitOverrides {
    get { content.traitOverridesTarget?.traitOverrides ?? window.traitOverrides }
    nonmutating set {
      guard let target = content.traitOverridesTarget else { return window.traitOverrides = newValue }
      target.traitOverrides = newValue
      target.setNeedsLayout()
    }
  }

  /// What a sweep opens: a window that is free on its device is dragged there, and any other shares a screen, whose rules
  /// for columns are those of a window without a device. Its insets stay, and so does what the device reports.
  var sweepable: Open {
    guard let stage = window.stage, stage.arrangement != .free else { return opened }
    return opened.offScreen(Open.Window(size: window.size, scale: window.scale, safeArea: window.safeArea))
  }

  private func restore(_ place: Value) {
    content.restore(place)
    window.restoreTexts(place[Self.textsMember])
    window.layoutIfNeeded()
    _ = application.takeTransition()
    application.beginMessage()
  }
}

extension ProtocolError {
  /// The answer to what the window refused.
  init(_ refusal: Refusal) {
    let sentence = refusal.sentence
    switch refusal {
    case .unknownTarget: self.init(.unknownTarget, sentence, path: "target")
    case .notHittable: self.init(.notHittable, sentence, path: "target")
    case .unknownAction: self.init(.unknownAction, sentence, path: "action")
    case .unknownProperty(let name, _): self.init(.unknownProperty, sentence, path: "properties.\(name)")
    case .unknownOption(let name, _): self.init(.unknownOption, sentence, path: "options.\(name)")
    case .invalid(let path, _): self.init(.invalid, sentence, path: path)
    case .missing(let path, _): self.init(.missing, sentence, path: path)
    case .unsupported: self.init(.unsupported, sentence)
    }
  }
}
