/// A value that takes long to work out, and is kept while its key is the same. The key has the revision of the application
/// and whatever else the value follows from.
///
/// A controller that is asked often reads its kept value as a copy and writes it back. Swift then needs no check at run time that
/// accesses do not overlap; these checks took an eighth of a resize.
package struct KeptValue<Key: Equatable, Value: Equatable> {
  private var kept: (key: Key, value: Value)?

  package init() {}

  /// Whether the value of this key is kept.
  func has(_ key: Key) -> Bool { kept?.key == key }

  /// The kept value, or else the value that is worked out now. A debug build always works it out, and stops if the kept value
  /// is another one, because something has changed that the key does not have.
  package mutating func value(for key: Key, _ make: () -> Value) -> Value {
    if let kept, kept.key == key {
      assert(kept.value == make(), "\(Value.self) has changed from \(kept.value), and nothing has said so.")
      return kept.value
    }
    let value = make()
    kept = (key, value)
    return value
  }
}

/// The values of the last two keys. A change of a size reads the values for the old size and for the new one by turns.
struct KeptPair<Key: Equatable, Value: Equatable> {
  private var newer = KeptValue<Key, Value>()
  private var older = KeptValue<Key, Value>()

  /// A kept value, or else the value that is worked out now, in the place of the older one.
  mutating func value(for key: Key, _ make: () -> Value) -> Value {
    if !newer.has(key) { swap(&newer, &older) }
    return newer.value(for: key, make)
  }
}
