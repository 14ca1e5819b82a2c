/// The differences that a check in Swift has found, a sentence each, so that a row that fails says why.
struct Differences {
  private(set) var sentences: [String] = []

  mutating func expect<Content: Equatable>(_ name: String, _ actual: Content, _ expected: Content) {
    guard actual != expected else { return }
    sentences.append("\(name): expected \(expected), was \(actual)")
  }
}
