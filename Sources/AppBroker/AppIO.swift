import CAppProcess
import HostSystem
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The thread that reads and writes the sockets and pipes of all processes.
///
/// The thread of the server must not wait for an app. It takes what this thread has read after a wake, and leaves what is to be written.
///
/// A descriptor can stand behind another one of the same process: if the process writes to the other one first, then the events are in
/// this order too. A process tells that it has dealt with a message before it writes the words of its crash, and the words must not
/// count as older. The other descriptor is therefore read afterwards, when everything before the bytes of the first is there, and its
/// events are put first.
final class AppIO: Sendable {
  typealias ID = UInt64

  enum Event: Sendable {
    case bytes(ID, [UInt8])
    /// The other side has gone. There are no further events of this descriptor.
    case closed(ID)

    fileprivate var id: ID {
      switch self {
      case .bytes(let id, _), .closed(let id): id
      }
    }
  }

  private struct Channel {
    let descriptor: Int32
    /// The descriptor behind which this one stands, or nil.
    let leader: ID?
    var unsent: [UInt8] = []
    /// The bytes in events that nobody has taken.
    var untaken = 0
    var isClosed = false
    var isRemoved = false
  }

  private struct State {
    var channels: [ID: Channel] = [:]
    var events: [Event] = []
    var last: ID = 0
    var isStopped = false
    /// Whether the thread has ended, and nobody reads its pipe any more.
    var hasEnded = false
  }

  /// The bytes of events that wait, from which on a descriptor is not read.
  private static let mostUntaken = 4 << 20

  private let state = Mutex(State())
  /// A pipe by which other threads end the wait of this one.
  private let wakeEnds: (read: Int32, write: Int32)
  private let didRead: @Sendable () -> Void

  /// Starts the thread. Returns nil if the system has no thread or no pipe left.
  ///
  /// - Parameter didRead: Called on the thread when there are events.
  init?(didRead: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard capp_pipe(&ends) == 0 else { return nil }
    for end in ends { _ = capp_set_nonblocking(end) }
    wakeEnds = (ends[0], ends[1])
    self.didRead = didRead
    guard WorkerThread.start({ self.work() }) else { return nil }
  }

  /// Reads from a descriptor, which belongs to this object from now on.
  ///
  /// - Parameter leader: The descriptor behind which this one stands, or nil.
  func add(_ descriptor: Int32, behind leader: ID? = nil) -> ID {
    _ = capp_set_nonblocking(descriptor)
    let id = state.withLock { state in
      state.last += 1
      state.channels[state.last] = Channel(descriptor: descriptor, leader: leader)
      return state.last
    }
    wake()
    return id
  }

  /// Closes a descriptor. There may still be events of it.
  func remove(_ id: ID) {
    state.withLock { $0.channels[id]?.isRemoved = true }
    wake()
  }

  /// Writes bytes behind those before them.
  func send(_ bytes: [UInt8], to id: ID) {
    let isLeft = state.withLock { state in
      guard state.channels[id] != nil else { return false }
      state.channels[id]!.unsent += bytes
      Self.flush(&state.channels[id]!)
      return !state.channels[id]!.unsent.isEmpty
    }
    if isLeft { wake() }
  }

  /// Removes and returns what was read.
  func takeEvents() -> [Event] {
    let (events, wasFull) = state.withLock { state in
      let wasFull = state.channels.values.contains { $0.untaken > Self.mostUntaken }
      for id in state.channels.keys { state.channels[id]!.untaken = 0 }
      defer { state.events = [] }
      return (state.events, wasFull)
    }
    if wasFull { wake() }
    return events
  }

  /// Ends the thread and closes all descriptors.
  func stop() {
    state.withLock { $0.isStopped = true }
    wake()
  }

  private func wake() {
    state.withLock { state in
      guard !state.hasEnded else { return }
      var byte: UInt8 = 0
      _ = write(wakeEnds.write, &byte, 1)
    }
  }

  private static func flush(_ channel: inout Channel) {
    while !channel.unsent.isEmpty {
      let count = channel.unsent.withUnsafeBytes { capp_send(channel.descriptor, $0.baseAddress, $0.count, nil, 0) }
      if count > 0 {
        channel.unsent.removeFirst(count)
      } else if errno != EINTR {
        // A socket whose other side is gone is found out by reading.
        if errno != EAGAIN { channel.unsent = [] }
        return
      }
    }
  }

  private func work() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while let watched = watched() {
      var polled = watched.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
      guard poll(&polled, nfds_t(polled.count), -1) >= 0 || errno == EINTR else { break }
      if polled[0].revents != 0 { while read(wakeEnds.read, &buffer, buffer.count) > 0 {} }
      var hasEvents = false
      for (channel, poll) in zip(watched, polled).dropFirst() where poll.revents != 0 {
        let own = serve(channel.id, channel.descriptor, &buffer)
        let before = watched.first { $0.id == channel.leader }.map { serve($0.id, $0.descriptor, &buffer) } ?? []
        hasEvents = keep(before + own) || hasEvents
      }
      if hasEvents { didRead() }
    }
    state.withLock { state in
      state.hasEnded = true
      close(wakeEnds.read)
      close(wakeEnds.write)
    }
  }

  /// The descriptors to wait for, beginning with that of the wakes, or nil once the thread is to end.
  private func watched() -> [(id: ID, leader: ID?, descriptor: Int32, events: Int16)]? {
    state.withLock { state in
      for (id, channel) in state.channels where channel.isRemoved || state.isStopped {
        close(channel.descriptor)
        state.channels[id] = nil
      }
      guard !state.isStopped else { return nil }
      let channels = state.channels.filter { !$0.value.isClosed }.map { id, channel in
        let reads = channel.untaken <= Self.mostUntaken ? Int16(POLLIN) : 0
        return (
          id: id, leader: channel.leader, descriptor: channel.descriptor,
          events: channel.unsent.isEmpty ? reads : reads | Int16(POLLOUT)
        )
      }
      return [(id: 0, leader: nil, descriptor: wakeEnds.read, events: Int16(POLLIN))] + channels
    }
  }

  /// Writes and reads all it can.
  private func serve(_ id: ID, _ descriptor: Int32, _ buffer: inout [UInt8]) -> [Event] {
    state.withLock { state in if state.channels[id] != nil { Self.flush(&state.channels[id]!) } }
    var (events, room): ([Event], Int) = ([], state.withLock { Self.mostUntaken - ($0.channels[id]?.untaken ?? 0) })
    while room >= 0 {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EAGAIN || errno == EINTR { return events }
      if count <= 0 { return events + [.closed(id)] }
      events.append(.bytes(id, Array(buffer[..<count])))
      room -= count
    }
    return events
  }

  /// Keeps events for the other threads, except those of descriptors that are gone. Returns whether there are any.
  private func keep(_ events: [Event]) -> Bool {
    state.withLock { state in
      let count = state.events.count
      for event in events {
        // A descriptor can be read twice in a row, once for itself and once for the one behind it, and ends once.
        guard state.channels[event.id]?.isClosed == false else { continue }
        switch event {
        case .bytes(let id, let bytes): state.channels[id]!.untaken += bytes.count
        case .closed(let id): state.channels[id]!.isClosed = true
        }
        state.events.append(event)
      }
      return state.events.count > count
    }
  }
}
