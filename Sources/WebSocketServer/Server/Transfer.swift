/// A body on its way to a client.
struct Transfer {
  private let body: StreamedBody
  /// Whether the connection closes after the body.
  let closesConnection: Bool
  private var position = 0

  init(_ body: StreamedBody, closesConnection: Bool) { (self.body, self.closesConnection) = (body, closesConnection) }

  /// Whether nothing is left to send.
  var isComplete: Bool { position >= body.length }

  /// The next piece after `headroom` unused bytes, or nil if the body has been cut off.
  mutating func next(headroom: Int) -> [UInt8]? {
    guard let piece = body.piece(at: position, headroom: headroom) else { return nil }
    position += piece.count - headroom
    return piece
  }
}
