import SamplePreviews
import SplitKit

@testable import PreviewProtocol

extension MessageGenerator {
  /// The description that a server gives of itself: the previews with their options, the profiles and the policies.
  private static let meta: Value = {
    let server = ServerIdentity(name: "test", version: "1", epoch: "e", resumeFor: 0)
    guard let meta = try? JSONReader.read(metaDocument(previews: Preview.all, server: server)) else {
      preconditionFailure("meta.json is not JSON of ours.")
    }
    return meta
  }()

  /// Any preview with any of its options, in any window. Some are refused.
  mutating func open() -> Value {
    let previews = Self.meta["scenes"]?.array ?? []
    let lab = previews.first { $0["id"] == "lab" }
    return open(random.isLikely(2, in: 3) ? lab ?? .null : random.element(previews))
  }

  private mutating func open(_ preview: Value) -> Value {
    var members = [
      Member("type", "open"), Member("scene", preview["id"] ?? .null), Member("options", options(of: preview)),
    ]
    // Any profile, but mostly one that the preview has: else too many openings are refused.
    let profiles = random.isLikely(3, in: 4) ? preview["profiles"]?.array : Self.meta["profiles"]?.array
    let profile = random.element(profiles ?? [])
    members.append(Member("profile", profile))
    if random.isLikely(1, in: 3) { members.append(Member("device", device())) }
    if members.last?.name != "device" || random.isLikely(1, in: 3) { members.append(Member("window", window())) }
    let policy = random.element(Self.meta["policies"]?.array ?? [])
    if random.isLikely(1, in: 4) { members.append(Member("policy", policy)) }
    if random.isLikely(1, in: 4) { members.append(Member("traits", .object(traitMembers()))) }
    if random.isLikely(1, in: 8) { members.append(Member("language", random.element(["en", "ar"]))) }
    if random.isLikely(2, in: 3) { members.append(Member("updates", random.isLikely(1, in: 2) ? "moved" : "changed")) }
    return .object(members)
  }

  /// Any but the phone that folds, whose classes no rule tells.
  private mutating func device() -> Value {
    let ids = Self.meta["devices"]?.array?.compactMap { $0["id"]?.string } ?? []
    return .string(random.element(ids.filter { $0 != "iphone-duo" }))
  }

  mutating func window() -> Value {
    let size = size()
    let scale = Double(random.element([1, 2, 2, 3]))
    return ["width": .number(size.width), "height": .number(size.height), "scale": .number(scale)]
  }

  private mutating func options(of preview: Value) -> Value {
    var members: [Member] = []
    for option in preview["options"]?.members ?? [] where random.isLikely(1, in: 2) {
      members.append(Member(option.name, value(of: option.value)))
    }
    return .object(members)
  }

  private mutating func value(of option: Value) -> Value {
    switch option["kind"] {
    case "flag": .bool(random.isLikely(1, in: 3))
    case "choice": random.element(option["values"]?.array ?? [])
    case "name": random.element([nil, nil, "X", "Y", "Z"])
    case "properties": properties()
    default: option["default"] ?? .null
    }
  }
}
