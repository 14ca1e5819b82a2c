import AppWire
import CAppProcess
import Foundation
import SplitKit

/// The memory in which the process keeps its last calls, so that the server can read them when the process is gone.
///
/// Applications note their calls on the main thread alone.
final class CallMemory: @unchecked Sendable {
  private let memory: UnsafeMutableRawPointer
  private var count: UInt64 = 0

  /// Maps the memory of a descriptor. Without it, the calls are kept nowhere.
  init?(_ descriptor: Int32) {
    let memory = mmap(nil, CallRing.length, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    self.memory = memory
    var (end, length): (UInt64, UInt64) = (0, 0)
    capp_stack(&end, &length)
    store(end, at: CallRing.stackEndOffset)
    store(length, at: CallRing.stackLengthOffset)
  }

  func note(_ call: Call) {
    guard let record = CallRing.record(of: call) else { return }
    let offset = CallRing.offset(of: count)
    store(UInt32(record.count), at: offset)
    record.withUnsafeBytes { (memory + offset + 4).copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    count += 1
    store(count, at: CallRing.callsOffset)
  }

  private func store<Number: FixedWidthInteger>(_ number: Number, at offset: Int) {
    (memory + offset).storeBytes(of: number.littleEndian, as: Number.self)
  }
}
