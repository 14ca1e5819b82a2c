import CAppProcess
import Dispatch
import Synchronization
import Testing

@testable import AppBroker

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct AppIOTests {
  /// The two descriptors of a process, in the order in which they are added.
  private struct Process {
    let socket, output: AppIO.ID
    let socketEnd, outputEnd: Int32

    init(of io: AppIO) {
      var (sockets, ends): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
      precondition(capp_pair(&sockets) == 0 && capp_pipe(&ends) == 0)
      (socketEnd, outputEnd) = (sockets[1], ends[1])
      socket = io.add(sockets[0])
      output = io.add(ends[0], behind: socket)
    }

    /// Writes as a process does that deals with a message and crashes at the next one.
    func crash(afterBytes count: Int) {
      fill(socketEnd, count)
      fill(outputEnd, 10)
    }

    private func fill(_ descriptor: Int32, _ count: Int) {
      let bytes = [UInt8](repeating: 7, count: count)
      precondition(write(descriptor, bytes, count) == count)
    }

    func end() {
      close(socketEnd)
      close(outputEnd)
    }
  }

  @Test func `what was written to a socket comes before what was written to the output later`() throws {
    // The thread waits in its first event until all processes have written.
    let isHeld = Mutex(true)
    let (written, read) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let io = try #require(
      AppIO {
        if isHeld.withLock({ isHeld in
          defer { isHeld = false }
          return isHeld
        }) {
          written.wait()
        }
        read.signal()
      })
    defer { io.stop() }
    let first = Process(of: io)
    first.crash(afterBytes: 1)
    let processes = (0..<20).map { _ in Process(of: io) }
    for process in processes { process.crash(afterBytes: 100_000) }
    written.signal()

    var order: [AppIO.ID] = []
    while Set(order).count < 2 * (processes.count + 1) {
      read.wait()
      let (events, hasMore) = io.takeEvents()
      if hasMore { read.signal() }
      order += events.compactMap { event in if case .bytes(let id, _) = event { id } else { nil } }
    }
    for process in processes {
      let lastOfSocket = try #require(order.lastIndex(of: process.socket))
      let output = try #require(order.firstIndex(of: process.output))
      #expect(lastOfSocket < output)
    }
    for process in processes + [first] { process.end() }
  }

  /// The number of bytes that a process can write before it would have to wait.
  private func fill(_ descriptor: Int32) -> Int {
    let bytes = [UInt8](repeating: 7, count: 1 << 16)
    _ = capp_set_nonblocking(descriptor)
    var (all, misses) = (0, 0)
    while misses < 50 {
      let count = write(descriptor, bytes, bytes.count)
      (all, misses) = count > 0 ? (all + count, 0) : (all, misses + 1)
      if count < 0 { usleep(2_000) }
    }
    return all
  }

  @Test func `a process that nobody takes anything of must wait`() throws {
    let io = try #require(AppIO {})
    defer { io.stop() }
    let process = Process(of: io)
    #expect(fill(process.socketEnd) < 1 << 20)
    #expect(fill(process.outputEnd) < 1 << 20)
    process.end()
  }

  @Test func `a process that is held waits, and what it wrote comes when it is let go`() throws {
    let read = DispatchSemaphore(value: 0)
    let io = try #require(AppIO { read.signal() })
    defer { io.stop() }
    let process = Process(of: io)
    io.hold(process.socket, true)
    let written = fill(process.socketEnd)
    #expect(io.takeEvents().events.isEmpty)
    io.hold(process.socket, false)
    var taken = 0
    while taken < written {
      let (events, hasMore) = io.takeEvents()
      taken += events.reduce(0) { $0 + $1.count }
      if !hasMore, taken < written { read.wait() }
    }
    #expect(taken == written)
    process.end()
  }
}
