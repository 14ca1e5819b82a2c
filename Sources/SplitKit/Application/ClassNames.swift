import Synchronization

/// The names of classes. Each is looked up once in a process, because the lookup is slow.
enum ClassNames {
  private static let known = Mutex<[ObjectIdentifier: String]>([:])

  /// The name of a Swift class.
  static func name(of type: AnyClass) -> String {
    known.withLock { known in
      if let name = known[ObjectIdentifier(type)] { return name }
      let name = String(describing: type)
      known[ObjectIdentifier(type)] = name
      return name
    }
  }
}
