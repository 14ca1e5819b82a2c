import SplitKit

/// The bytes of `/meta.json`: the server, the previews with their options, and the names that `open` takes.
package func metaDocument(previews: [Preview], devices: DeviceCatalog = .builtIn, server: ServerIdentity) -> [UInt8] {
  var writer = JSONWriter(capacity: 4096)
  writer.beginObject()
  writer.member("protocol", 1)
  writer.member("server", server)
  writer.beginArray("scenes")
  for preview in previews { writer.write(preview, detail: .everything) }
  writer.endArray()
  writer.member("profiles", Profile.all.map(\.id))
  writer.writeSystems()
  writer.beginArray("devices")
  for device in devices.devices { writer.write(device) }
  writer.endArray()
  writer.member("policies", TraitPolicy.allCases.map(\.rawValue))
  writer.member("languages", InterfaceLanguage.allCases.map(\.rawValue))
  writer.endObject()
  return writer.bytes
}

/// The bytes of `/meta/first.json`: what the page uses before its first scene. It has no devices, which are most of
/// `/meta.json`, and of an option only the values that it takes. If files of the previews have faults, it has these, so that the
/// page of such a file shows no other preview first.
package func firstDocument(previews: [Preview], faults: [PreviewFault] = []) -> [UInt8] {
  var writer = JSONWriter(capacity: 4096)
  writer.beginObject()
  writer.member("protocol", 1)
  writer.beginArray("scenes")
  for preview in previews { writer.write(preview, detail: .values) }
  writer.endArray()
  if !faults.isEmpty { writer.member("faults", faults) }
  writer.member("profiles", Profile.all.map(\.id))
  writer.writeSystems()
  writer.beginObject("looks")
  for profile in Profile.all {
    writer.writeName(escaping: profile.id)
    writer.write(profile.look.name)
  }
  writer.endObject()
  writer.writeModes()
  writer.member("policies", TraitPolicy.allCases.map(\.rawValue))
  writer.member("languages", InterfaceLanguage.allCases.map(\.rawValue))
  writer.endObject()
  return writer.bytes
}

/// How much a document says about each option of a preview.
private enum OptionDetail {
  /// The values that the option takes.
  case values
  /// Also the default, and a sentence for people.
  case everything
}

extension JSONWriter {
  /// Writes the names of all profiles for people.
  fileprivate mutating func writeSystems() {
    beginObject("systems")
    for profile in Profile.all {
      writeName(escaping: profile.id)
      write(profile.title)
    }
    endObject()
  }

  /// Writes the names that display modes have in some profiles by those of the wire, and these profiles (spec/reports.md 459).
  fileprivate mutating func writeModes() {
    let profiles = Profile.all.filter { profile in DisplayMode.allCases.contains { $0.name(in: profile.splitView) != $0.name } }
    beginObject("modes")
    beginObject("names")
    for profile in profiles.prefix(1) {
      for mode in DisplayMode.allCases where mode.name(in: profile.splitView) != mode.name {
        writeName(escaping: mode.name)
        write(mode.name(in: profile.splitView))
      }
    }
    endObject()
    member("profiles", profiles.map(\.id))
    endObject()
  }

  fileprivate mutating func write(_ preview: Preview, detail: OptionDetail) {
    beginObject()
    member("id", preview.id)
    member("title", preview.title)
    member("summary", preview.summary)
    member("profile", preview.profiles[0].id)
    member("shownProfile", (preview.shownProfile ?? preview.profiles[0]).id)
    member("profiles", preview.profiles.map(\.id))
    member("policy", preview.policy.rawValue)
    member("panel", preview.panel.map { .string($0.rawValue) } ?? .null)
    member("page", preview.pageModule.map { .string($0) } ?? .null)
    member("window", preview.windowSize)
    member("device", .null)
    beginObject("options")
    for option in preview.options { write(option, detail: detail) }
    endObject()
    endObject()
  }

  private mutating func write(_ option: PreviewOption, detail: OptionDetail) {
    writeName(escaping: option.name)
    beginObject()
    switch option.kind {
    case .flag: member("kind", "flag")
    case .name: member("kind", "name")
    case .length: member("kind", "length")
    case .properties: member("kind", "properties")
    case .choice(let values):
      member("kind", "choice")
      member("values", values)
    }
    if detail == .everything {
      member("default", option.defaultValue)
      member("summary", option.summary)
    }
    endObject()
  }
}

/// The bytes of `/meta/sharing.json`: what the page needs for the links that it offers to share.
///
/// - Parameters:
///   - token: The token that requests have to carry, or `nil` if the server requires none.
///   - embedders: The origins whose pages may show the page in a frame.
package func sharingDocument(token: String?, embedders: [String]) -> [UInt8] {
  var writer = JSONWriter(capacity: 256)
  writer.beginObject()
  writer.member("token", token.map(Value.string) ?? .null)
  writer.member("embedders", embedders)
  writer.endObject()
  return writer.bytes
}
