import PreviewProtocol
import SamplePreviews
import SplitKit

/// The surroundings from which a split's traits follow, as the messages of a conversation have set them.
struct Environment {
  /// The name of the policy.
  private(set) var policy = "pad"
  /// Whether overrides are the host's, not the window's.
  private(set) var isHosted = false
  /// The values that a message has set and none has given back, by the names of their traits.
  private var overrides: [String: String] = [:]

  /// The overrides that reach the window's root, and therefore every controller that is not in the host.
  var windowOverrides: [String: String] { isHosted ? [:] : overrides }
  /// The overrides that reach a split. A split in a tab beside the host gets none from the host.
  func overrides(of split: String) -> [String: String] { split == "split" ? overrides : windowOverrides }

  /// Takes up a message that was accepted.
  mutating func take(_ message: Value) {
    var traits = message
    if message["type"] == "open" {
      self = Environment()
      let preview = Preview.all.first { $0.id == message["scene"]?.string }
      let device = message["device"]?.string.flatMap { DeviceCatalog.builtIn[$0] }
      policy = message["policy"]?.string ?? device?.idiom.rawValue ?? preview?.policy.rawValue ?? policy
      isHosted = Self.isHosted(message["options"])
      traits = message["traits"] ?? .null
    } else if message["type"] != "traits" {
      return
    }
    for trait in traits.members ?? [] { overrides[trait.name] = trait.value.string }
  }

  /// Whether the lab's split has a host. Tabs of plain controllers contain no split (docs/protocol.md, `tabContent`).
  private static func isHosted(_ options: Value?) -> Bool {
    options?["hosted"] == true && (options?["tabContent"] ?? "split") == "split"
  }
}
