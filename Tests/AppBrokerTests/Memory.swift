import AppWire

/// The memory of the last calls, as a process writes it.
struct Memory {
  var bytes = [UInt8](repeating: 0, count: CallRing.length)

  init(stackEnd: UInt64 = 0, stackLength: UInt64 = 0) {
    store(stackEnd, at: CallRing.stackEndOffset)
    store(stackLength, at: CallRing.stackLengthOffset)
  }

  mutating func store<Number: FixedWidthInteger>(_ number: Number, at offset: Int) {
    var written: [UInt8] = []
    written.append(littleEndian: number)
    bytes.replaceSubrange(offset..<offset + written.count, with: written)
  }

  mutating func add(_ record: [UInt8], number: UInt64) {
    let offset = CallRing.offset(of: number)
    store(UInt32(record.count), at: offset)
    bytes.replaceSubrange(offset + 4..<offset + 4 + record.count, with: record)
    store(number + 1, at: CallRing.callsOffset)
  }
}
