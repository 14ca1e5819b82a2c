extension PreviewClient {
  /// The parts that scenes leave out on the wire.
  public enum Updates: String, Sendable, CaseIterable {
    /// Every scene is whole.
    case whole
    /// A scene has the parts that have changed.
    case changed
    /// A scene has the members that have changed.
    case moved
  }

  /// Opens a preview. A parameter that is left out has the default of the preview or the server.
  ///
  /// - Parameters:
  ///   - scene: The id of the preview, such as `mail`. ``PreviewCatalog`` lists them.
  ///   - options: Options of the preview by their names.
  ///   - width: The width of the window, in points. `height` belongs to it.
  ///   - height: The height of the window, in points.
  ///   - scale: The pixels of a point.
  ///   - safeArea: The insets of the window's safe area, in points.
  ///   - profile: The profile of an OS version, such as `ios18`.
  ///   - device: The id of a device, whose screen the window then fills.
  ///   - policy: Which size classes a width has: `pad`, `phone` and others.
  ///   - traits: Overrides of traits by their names in UIKit.
  ///   - language: The language of the system's own words.
  ///   - place: The place of the user, from another ``PreviewScene/place``.
  ///   - updates: What scenes leave out on the wire. The scenes of this client are whole in any case.
  ///   - slot: A slot from 0 to 15, beside previews in other slots. A preview that is open in it is closed.
  /// - Throws: The errors of ``send(_:slot:timeout:)``.
  public func open(
    _ scene: String, options: [String: JSON]? = nil, width: Double? = nil, height: Double? = nil, scale: Double? = nil,
    safeArea: PreviewScene.EdgeInsets? = nil, profile: String? = nil, device: String? = nil, policy: String? = nil,
    traits: [String: String?]? = nil, language: String? = nil, place: JSON? = nil, updates: Updates = .moved, slot: Int? = nil
  ) async throws -> RemotePreview {
    let window: [String: JSON?] = [
      "width": JSON(width), "height": JSON(height), "scale": JSON(scale), "safeArea": safeArea?.json,
    ]
    let given = window.compactMapValues { $0 }
    try await send(
      PreviewRequest(
        scene: "open",
        [
          "scene": .string(scene), "options": options.map(JSON.object), "window": given.isEmpty ? nil : .object(given),
          "profile": JSON(profile), "device": JSON(device), "policy": JSON(policy),
          "traits": traits.map { .object($0.mapValues { JSON($0) ?? .null }) }, "language": JSON(language), "place": place,
          "updates": .string(updates.rawValue),
        ]), slot: slot)
    return RemotePreview(client: self, slot: slot)
  }
}
