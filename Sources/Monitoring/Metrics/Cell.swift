import Synchronization

/// A number that one thread changes, and that any thread may read.
///
/// The loads and stores are relaxed, so they compile to plain moves, and an addition takes no locked instruction. If two threads
/// added at once, one addition could be lost, but nothing else could go wrong. A server records on its one thread.
struct Cell<Value: AtomicRepresentable & Sendable>: ~Copyable, Sendable {
  private let storage: Atomic<Value>

  init(_ value: Value) { storage = Atomic(value) }
}

extension Cell where Value == Int64 {
  var value: Int64 { storage.load(ordering: .relaxed) }

  func set(_ value: Int64) { storage.store(value, ordering: .relaxed) }

  /// Adds a number. A sum that does not fit begins anew, as counters of Prometheus may.
  func add(_ amount: Int64) { set(value &+ amount) }
}

extension Cell where Value == Double {
  var value: Double { storage.load(ordering: .relaxed) }

  func set(_ value: Double) { storage.store(value, ordering: .relaxed) }

  func add(_ amount: Double) { set(value + amount) }
}
