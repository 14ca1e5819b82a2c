import Foundation
import UIKit

/// Waiting for what the app does by itself: tasks, timers and the main queue.
extension TestWindow {
  /// Waits until nothing has changed for a twentieth of a second, and returns whether that happened in time.
  ///
  /// Timers that are due within a second fire, and everything that waits in the main queue runs. Work that another queue or a sleeping
  /// task finishes later cannot be seen, so a test of such work says what it waits for (``wait(until:timeout:_:)``).
  ///
  /// On Linux, Swift Testing runs the main queue on several threads. A timer that a task starts there may belong to a thread that waits
  /// for no timers; XCTest has a main thread that does.
  @discardableResult
  public func settle(timeout: TimeInterval = 5) async -> Bool {
    var waiting = Waiting(timeout)
    fireTimers(within: min(timeout, 1))
    while waiting.goesOn {
      turn()
      await Self.runMainQueue()
      waiting.note(changeCount)
      if waiting.isSettled { return true }
    }
    return false
  }

  /// Waits until a condition holds. It is looked at whenever the main queue has run, so the test goes on at once.
  ///
  /// - Parameters:
  ///   - what: The condition in words, for the error.
  ///   - timeout: The longest time to wait, in seconds.
  ///   - condition: The condition.
  /// - Throws: ``TestWindowError`` with the hierarchy if the condition does not hold in time, or what the condition throws.
  public func wait(until what: String, timeout: TimeInterval = 5, _ condition: () throws -> Bool) async throws {
    let waiting = Waiting(timeout)
    while true {
      turn()
      if try condition() { return }
      guard waiting.goesOn else { throw TestWindowError.inVain(what, hierarchy: hierarchy) }
      await Self.runMainQueue()
    }
  }

  private func fireTimers(within time: TimeInterval) { RunLoop.current.fireTimers(within: time) }

  /// Runs due timers and lays out.
  private func turn() {
    fireTimers(within: 0)
    layOut()
  }

  /// Lets the jobs of the main queue run that wait there, and others for a millisecond.
  private static func runMainQueue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) { continuation.resume() }
    }
  }
}

extension RunLoop {
  /// Fires the timers of this thread that are due within a time, in seconds.
  fileprivate func fireTimers(within time: TimeInterval) {
    let end = Date(timeIntervalSinceNow: time)
    // This fires those that are due now.
    while let next = limitDate(forMode: .default), next <= end, run(mode: .default, before: next), Date() < end {}
  }
}

/// The time that a test waits.
private struct Waiting {
  private let end: TimeInterval
  private var last: Int?
  private var quietSince: TimeInterval

  init(_ timeout: TimeInterval) {
    quietSince = ProcessInfo.processInfo.systemUptime
    end = quietSince + timeout
  }

  var goesOn: Bool { ProcessInfo.processInfo.systemUptime < end }

  /// Whether nothing has changed for a twentieth of a second.
  var isSettled: Bool { ProcessInfo.processInfo.systemUptime - quietSince >= 0.05 }

  mutating func note(_ count: Int) {
    if count != last { quietSince = ProcessInfo.processInfo.systemUptime }
    last = count
  }
}
