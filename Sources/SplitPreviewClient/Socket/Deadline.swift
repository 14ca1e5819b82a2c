import NIOCore
import NIOPosix

/// Waiting for what an event loop does, with a limit.
enum Deadline {
  /// Waits for a promise on a loop, which fails at the end of the time, or when the task is cancelled.
  static func run<Result: Sendable>(
    _ time: Duration, _ what: String, on loop: any EventLoop = MultiThreadedEventLoopGroup.singleton.next(),
    _ begin: (any EventLoop, EventLoopPromise<Result>) -> Void
  ) async throws -> Result {
    let promise = loop.makePromise(of: Result.self)
    let timer = loop.scheduleTask(in: time.amount) { promise.fail(PreviewError.timedOut(waitingFor: what, after: time)) }
    promise.futureResult.whenComplete { _ in timer.cancel() }
    begin(loop, promise)
    return try await withTaskCancellationHandler {
      try await promise.futureResult.get()
    } onCancel: {
      promise.fail(CancellationError())
    }
  }
}
