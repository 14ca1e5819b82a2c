/// The content with an id. It has no number that depends on size, so a resize does not send it again.
package struct ViewModel: Equatable, Sendable {
  package let id: String
  package let content: Value
}
