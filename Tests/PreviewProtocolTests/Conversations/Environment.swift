import PreviewProtocol
import SamplePreviews
import SplitKit

/// What a split's traits follow from, as the messages of a conversation said it.
struct Environment {
  /// The name of the policy.
  private(set) var policy = "pad"
  /// Whether overrides are the host's, not the window's.
  private(set) var isHosted = false
  /// What was set by hand and not given back, by the names of the traits.
  private var overrides: [String: String] = [:]

  /// Those that reach the window's root, and so every controller that is not in the host.
  var windowOverrides: [String: String] { isHosted ? [:] : overrides }
  /// Those that reach a split. In a tab beside the host is one that they do not.
  func overrides(of split: String) -> [String: String] { split == "split" ? overrides : windowOverrides }

  /// Takes up a message that was accepted.
  mutating func take(_ message: Value) {
    var traits = message
    if message["type"] == "open" {
      self = Environment()
      let preview = Preview.all.first { $0.id == message["scene"]?.string }
      let device = message["device"]?.string.flatMap { DeviceCatalog.builtIn[$0] }
      policy = message["policy"]?.string ?? device?.idiom.rawValue ?? preview?.policy.rawValue ?? policy
      isHosted = message["options"]?["hosted"] == true
      traits = message["traits"] ?? .null
    } else if message["type"] != "traits" {
      return
    }
    for trait in traits.members ?? [] { overrides[trait.name] = trait.value.string }
  }
}
