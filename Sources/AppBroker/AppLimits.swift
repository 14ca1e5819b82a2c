/// The bounds of the processes of an app. The numbers are our choice.
package struct AppLimits: Sendable, Equatable {
  /// The greatest number of processes at a time.
  package var processes = 32
  /// The memory that one of them may take for itself, in bytes, or nil for any amount.
  package var memory: UInt64? = 1 << 30
  /// The time within which an app has dealt with a message.
  package var patience = Duration.seconds(5)
  /// The time within which an app has opened.
  package var patienceToOpen = Duration.seconds(10)
  /// The time that an app that hangs has to say where.
  package var grace = Duration.seconds(4)
  /// The time that an app has to end when it is not needed any more.
  package var farewell = Duration.seconds(1)
  /// The time within which the report of a crash is complete. A large app takes long to describe.
  package var patienceForReport = Duration.seconds(20)

  /// Whether an exception that UIKit would raise ends a process, as on a device.
  package var isStrict = false

  package init() {}

  /// The memory of a process as the server counts it. A process can report any number. It counts for no more than the process may
  /// take, so that its report never drops the sessions of others.
  func memory(reported bytes: Int64) -> Int { Int(clamping: min(UInt64(clamping: bytes), memory ?? Self.mostMemory)) }

  /// The memory of a process without a bound, at most.
  private static let mostMemory: UInt64 = 1 << 40
}
