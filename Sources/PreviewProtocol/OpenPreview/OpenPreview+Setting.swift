import Spelling
import SplitKit

extension OpenPreview {
  /// The preview, device and window of a message, which are known before the app is made.
  struct Setting {
    let preview: Preview
    let profile: Profile
    let device: Device?
    let policy: TraitPolicy
    let size: Size
    /// The number of pixels for each point.
    let scale: Double

    /// Reads the setting. Throws an error if the message names something that does not exist.
    init(_ open: Open, among previews: [Preview], on devices: @autoclosure () -> DeviceCatalog) throws(ProtocolError) {
      preview = try Self.preview(open.preview, among: previews)
      device = try open.device.map { (id) throws(ProtocolError) in try Self.device(id, in: devices()) }
      policy = try Self.policy(open.policy) ?? device.map { TraitPolicy(for: $0.idiom) } ?? preview.policy
      profile = try Self.profile(open.profile, of: preview)
      let usual = preview.window(for: policy)
      size = open.window?.size ?? device?.screen ?? usual.size
      scale = open.window?.scale ?? device?.scale ?? (open.window == nil ? usual.scale : 2)
    }
  }
}

extension OpenPreview.Setting {
  /// A question for the nearest of some names, with a space behind it, or an empty text if none is near.
  private static func question(about name: String, among names: [String]) -> String {
    nearWord(to: name.clipped, in: names).map { "Did you mean \($0)? " } ?? ""
  }

  private static func preview(_ id: String, among previews: [Preview]) throws(ProtocolError) -> Preview {
    guard let preview = previews.first(where: { $0.id == id }) else {
      let names = previews.map(\.id)
      let hint = question(about: id, among: names)
      let sentence = "There is no scene named \(id). \(hint)The scenes are \(names.joined(separator: ", "))."
      throw ProtocolError(.unknownScene, sentence, path: "scene")
    }
    return preview
  }

  static func device(_ id: String, in devices: DeviceCatalog) throws(ProtocolError) -> Device {
    guard let device = devices[id] else {
      let search = DeviceSearch(id.clipped, in: devices)
      // A name with spaces is that of a device, and any other is an id.
      let newest = (search.newest ?? (id.contains(" ") ? search.likely : nil)).map { "Did you mean \($0.id)?" }
      let hint = newest ?? nearest(to: id.clipped, in: devices.devices.map(\.id))
      let name = id.isEmpty ? "with an empty name" : "named \(id.clipped)"
      throw ProtocolError(.unknownDevice, "There is no device \(name). \(hint)", path: "device")
    }
    return device
  }

  private static func policy(_ name: String?) throws(ProtocolError) -> TraitPolicy? {
    guard let name else { return nil }
    guard let policy = TraitPolicy(rawValue: name) else {
      let names = TraitPolicy.allCases.map(\.rawValue)
      let hint = question(about: name, among: names)
      let sentence = "There is no policy named \(name). \(hint)The policies are \(names.joined(separator: ", "))."
      throw ProtocolError(.unknownPolicy, sentence, path: "policy")
    }
    return policy
  }

  private static func profile(_ name: String?, of preview: Preview) throws(ProtocolError) -> Profile {
    guard let name else { return preview.profiles[0] }
    guard let profile = Profile(id: name), preview.profiles.contains(profile) else {
      let names = preview.profiles.map(\.id)
      let hint = question(about: name, among: names)
      throw ProtocolError(
        .unknownProfile,
        "The scene \(preview.id) has no profile named \(name). \(hint)Its profiles are \(names.joined(separator: ", ")).",
        path: "profile")
    }
    return profile
  }
}
