/// The messages of a client that drags the edge or the corner of its window to and fro. The load generator sends the same
/// ones as an edge.
package enum Drag: String {
  /// The width changes.
  case edge
  /// The width changes, and the height with every message.
  case corner
  /// The width changes in each of the session's slots, by one message.
  case board

  /// The number of messages after which they repeat.
  package static let cycle = 160

  private static let slots = Array(0..<16)

  /// The text of a message. The widths stay within one size class, so that no message flips the layout.
  package func message(_ index: Int) -> [UInt8] {
    let step = index % Self.cycle
    let width = 1200 + (step < Self.cycle / 2 ? step : Self.cycle - step)
    let height = self == .corner ? 820 + index % 2 : 820
    let slots = self == .board ? #","slots":\#(Self.slots)"# : ""
    return Array(#"{"type":"resize","id":\#(100_000_001 + index),"width":\#(width),"height":\#(height)\#(slots)}"#.utf8)
  }
}
