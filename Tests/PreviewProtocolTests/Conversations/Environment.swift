import SplitKit

/// What a split's traits follow from, as the messages of a conversation said it.
struct Environment {
  /// Whether the policy is that of an iPhone app.
  private(set) var isPhone = false
  /// Whether overrides are the host's, not the window's.
  private(set) var isHosted = false
  /// What was set by hand and not given back, by the names of the traits.
  private(set) var overrides: [String: String] = [:]

  /// Takes up a message that was accepted.
  mutating func take(_ message: Value) {
    var traits = message
    if message["type"] == "open" {
      self = Environment()
      isPhone = message["policy"] == "phone"
      isHosted = message["options"]?["hosted"] == true
      traits = message["traits"] ?? .null
    } else if message["type"] != "traits" {
      return
    }
    for trait in traits.members ?? [] { overrides[trait.name] = trait.value.string }
  }
}
