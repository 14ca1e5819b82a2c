import PreviewProtocol
import SplitKit

/// The layout of the memory in which a process keeps its last calls, where they outlive it.
///
/// The server reads it as the file that it is. The process can write anything into it, so the reader takes nothing for granted.
package enum CallRing {
  /// The number of calls that the memory holds.
  package static let count = 32
  /// The number of calls that a report has.
  package static let reported = 20
  /// The bytes of each of them: the length of its JSON in 4 bytes, and the JSON.
  package static let stride = 512
  package static let headLength = 64
  package static let length = headLength + count * stride

  /// The places in the head: the number of calls so far, the end of the stack, and the stack's greatest length.
  package static let callsOffset = 0, stackEndOffset = 8, stackLengthOffset = 16

  /// The place of a call by its number.
  package static func offset(of number: UInt64) -> Int { headLength + Int(number % UInt64(count)) * stride }

  /// The JSON of a call that fits, without its arguments if it is too long with them, or nil if it is too long even then.
  package static func record(of call: Call) -> [UInt8]? {
    let whole = JSONWriter.text(of: call)
    if whole.count <= stride - 4 { return whole }
    let short = JSONWriter.text(of: Call(call.selector, call.phase, receiver: call.receiver))
    return short.count <= stride - 4 ? short : nil
  }

  /// The last calls in the memory, beginning with the oldest.
  package static func calls(in bytes: [UInt8]) -> [Value] {
    guard bytes.count >= length, let made = bytes.littleEndian(at: callsOffset, as: UInt64.self) else { return [] }
    let first = made - min(made, UInt64(reported))
    return (first..<made).compactMap { number in
      let start = offset(of: number)
      guard let length = bytes.littleEndian(at: start, as: UInt32.self).map(Int.init), length <= stride - 4 else { return nil }
      let value = try? JSONReader.read(Array(bytes[start + 4..<start + 4 + length]))
      return value?["call"]?.string == nil ? nil : value
    }
  }

  /// Whether an address lies in the stack, or just beyond its end.
  package static func isInStack(_ address: UInt64, of bytes: [UInt8]) -> Bool {
    guard let end = bytes.littleEndian(at: stackEndOffset, as: UInt64.self),
      let length = bytes.littleEndian(at: stackLengthOffset, as: UInt64.self), end > 0, length < 1 << 40
    else { return false }
    let guardLength: UInt64 = 1 << 20
    return address < end && end - address <= length + guardLength
  }
}
