/// The 64-bit hash FNV-1a. Equal bytes have equal hashes in every process, unlike with Swift's own hash, whose seed differs from process to
/// process. It is no secret, and anybody can find other bytes with the same hash.
package enum Fingerprint {
  package static func of(_ bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
