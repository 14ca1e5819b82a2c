/// Whether the user sees an app. The raw values are the names on the wire, after `UIScene.ActivationState`.
package enum ActivationState: String, Sendable, CaseIterable {
  case foregroundActive, background
}
