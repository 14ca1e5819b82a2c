/// A value that takes long to work out, and is kept while its key is the same. The key has the revision of the application
/// and whatever else the value follows from.
struct KeptValue<Key: Equatable, Value: Equatable> {
  private var kept: (key: Key, value: Value)?

  /// The kept value, or else the value that is worked out now. A debug build always works it out, and stops if the kept value
  /// is another one, because something has changed that the key does not have.
  mutating func value(for key: Key, _ make: () -> Value) -> Value {
    if let kept, kept.key == key {
      assert(kept.value == make(), "\(Value.self) has changed from \(kept.value), and nothing has said so.")
      return kept.value
    }
    let value = make()
    kept = (key, value)
    return value
  }
}
