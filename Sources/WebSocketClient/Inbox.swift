/// The texts that have come and that nobody has taken.
struct Inbox {
  /// The number of texts, and of their bytes, from which on a client reads no further.
  private static let (fullCount, fullBytes) = (64, 1 << 20)

  private var texts: [String] = []
  private var bytes = 0

  var isEmpty: Bool { texts.isEmpty }
  var isFull: Bool { texts.count >= Self.fullCount || bytes >= Self.fullBytes }

  mutating func put(_ text: String) {
    texts.append(text)
    bytes += text.utf8.count
  }

  /// Takes the oldest text.
  mutating func take() -> String? {
    guard !texts.isEmpty else { return nil }
    let text = texts.removeFirst()
    bytes -= text.utf8.count
    return text
  }
}
