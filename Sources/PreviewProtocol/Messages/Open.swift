import SplitKit

/// The content of an `open` message. A nil stands for the default of the preview or the server.
package struct Open: Equatable, Sendable {
  /// How much a scene repeats that the client already has.
  package enum Updates: String, Sendable, CaseIterable {
    /// Every scene is whole, except for unchanged `viewModels`.
    case whole

    /// A scene leaves out `window`, `hierarchy` and `place` while they equal the last ones sent on the connection.
    case changed

    /// A scene has the members of the window, the controllers and the panes that differ from the last scene sent on the
    /// connection, and nothing else of them.
    case moved
  }

  /// The initial size, scale and insets of the window.
  package struct Window: Equatable, Sendable {
    package let size: Size
    package let scale: Double?
    package let safeArea: EdgeInsets?
  }

  /// The id of the preview, which is the member `scene` on the wire.
  package let preview: String
  package let options: [Member]
  package let profile: String?
  package let device: String?
  package let policy: String?
  package let window: Window?
  package let traits: TraitChanges
  /// The language of the system's own words.
  package let language: InterfaceLanguage

  /// The `place` of an earlier scene, of at most 4 KiB of JSON.
  package let place: Value?

  package let updates: Updates

  /// Where the window stands. If the window shares the screen, a sweep opens the preview in a window that does not stand
  /// there. An overview opens it at a place that it knows.
  let standing: WindowStanding
}

extension Open {
  /// Decodes an `open` message that another question is about, from a file, flags or an address.
  ///
  /// - Throws: A `ProtocolError` with the code `unknownType` if the message is of another type, or the error of a message
  ///   that has an unknown member or cannot be decoded.
  init(_ message: Value, for question: String) throws(ProtocolError) {
    try ClientMessage.refuseUnknownWords(in: message, of: [.open])
    guard case .open(let open) = try ClientMessage.decode(message).message.get() else {
      throw ProtocolError(.unknownType, "\(question) takes a message that opens a scene.", path: "type")
    }
    self = open
  }

  /// The same preview in another window, and in another profile if one is given, without a place.
  func afresh(in profile: String?, _ window: Window?) -> Open {
    Open(
      preview: preview, options: options, profile: profile ?? self.profile, device: device, policy: policy, window: window,
      traits: traits, language: language, place: nil, updates: updates, standing: standing)
  }

  /// The same preview in a window that has the size classes of its device but does not stand on its screen.
  func offScreen(_ window: Window) -> Open {
    Open(
      preview: preview, options: options, profile: profile, device: device, policy: policy, window: window,
      traits: traits, language: language, place: place, updates: updates, standing: .offScreen)
  }

  /// The same preview as it opens at a place on a device's screen, with other overrides and at a place of the user.
  func launched(on stage: Stage, at place: Value?, _ traits: TraitChanges) -> Open {
    Open(
      preview: preview, options: options, profile: profile, device: stage.device.id, policy: policy,
      window: Window(size: stage.window.size, scale: nil, safeArea: nil), traits: traits, language: language, place: place,
      updates: updates, standing: .on(stage))
  }

  /// The same preview as it is now: at a place of the user, with other overrides, and in a window of another size.
  func continued(at place: Value, _ traits: TraitChanges, in window: Window) -> Open {
    Open(
      preview: preview, options: options, profile: profile, device: device, policy: policy, window: window, traits: traits,
      language: language, place: place, updates: updates, standing: standing)
  }

  init(_ message: Fields) throws(ProtocolError) {
    standing = .bySize
    preview = try message.required("scene").string()
    options = try message.optional("options")?.members(ofAtMost: Limits.optionsBytes, "Options") ?? []
    profile = try message.optional("profile")?.string()
    device = try message.optional("device")?.string()
    policy = try message.optional("policy")?.string()
    window = try message.optional("window").map(Window.init)
    traits =
      try message.optional("traits").map { (field) throws(ProtocolError) in
        try TraitChanges(field.fields())
      } ?? TraitChanges()
    language = try message.optional("language")?.choice() ?? .english
    place = try message.optional("place").map(Self.place)
    updates = try message.optional("updates")?.choice() ?? .whole
  }

  private static func place(_ field: Field) throws(ProtocolError) -> Value {
    _ = try field.members(ofAtMost: Limits.placeBytes, "A place")
    return field.value
  }
}

extension Field {
  /// The members of an object whose JSON is at most so many bytes long. `noun` says in the error what has this limit.
  fileprivate func members(ofAtMost bytes: Int, _ noun: String) throws(ProtocolError) -> [Member] {
    let members = try members()
    guard JSONWriter.text(of: value).count <= bytes else { throw invalid("\(noun) must be at most \(bytes) bytes of JSON") }
    return members
  }
}

extension Open.Window {
  fileprivate init(_ field: Field) throws(ProtocolError) {
    let window = try field.fields()
    size = try Size(window)
    scale = try window.optional("scale")?.number(in: Limits.scale, "A scale")
    safeArea = try window.optional("safeArea")?.insets()
  }
}
