import HostSystem
import Testing

/// The hash is part of names that outlive a process, so it must never change. The values are those of its authors (draft-eastlake-fnv).
struct FingerprintTests {
  @Test(
    arguments: [("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8)]
      as [(String, UInt64)])
  func `The hash is FNV-1a`(text: String, hash: UInt64) { #expect(Fingerprint.of(Array(text.utf8)) == hash) }
}
