import SplitKit

/// The bytes of `/meta.json`: the server, the previews with their options, and the names that `open` takes.
package func metaDocument(previews: [Preview], devices: DeviceCatalog = .builtIn, server: ServerIdentity) -> [UInt8] {
  var writer = JSONWriter(capacity: 4096)
  writer.beginObject()
  writer.member("protocol", 1)
  writer.member("server", server)
  writer.beginArray("scenes")
  for preview in previews { writer.write(preview) }
  writer.endArray()
  writer.member("profiles", Profile.all.map(\.id))
  writer.beginArray("devices")
  for device in devices.devices { writer.write(device) }
  writer.endArray()
  writer.member("policies", TraitPolicy.allCases.map(\.rawValue))
  writer.endObject()
  return writer.bytes
}

extension JSONWriter {
  fileprivate mutating func write(_ preview: Preview) {
    beginObject()
    member("id", preview.id)
    member("title", preview.title)
    member("summary", preview.summary)
    member("profile", preview.profiles[0].id)
    member("profiles", preview.profiles.map(\.id))
    member("policy", preview.policy.rawValue)
    member("panel", preview.panel.map { .string($0.rawValue) } ?? .null)
    member("page", preview.pageModule.map { .string($0) } ?? .null)
    member("window", preview.windowSize)
    member("device", .null)
    beginObject("options")
    for option in preview.options { write(option) }
    endObject()
    endObject()
  }

  private mutating func write(_ option: PreviewOption) {
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
    member("default", option.defaultValue)
    member("summary", option.summary)
    endObject()
  }
}
