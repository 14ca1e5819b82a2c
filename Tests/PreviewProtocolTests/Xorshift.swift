/// A small generator of pseudorandom numbers, the same on every run: a test that fails fails again.
///
/// Marsaglia's xorshift64 with the shifts 13, 7, 17.
struct Xorshift: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
