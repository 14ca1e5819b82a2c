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
///
/// All queues are bounded. A descriptor is not read while many of its bytes were not taken, while its process is held, or while the
/// process does not read what was written to it.
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

    /// The number of bytes in the event.
    var count: Int { if case .bytes(_, let bytes) = self { bytes.count } else { 0 } }
  }

  fileprivate struct Channel {
    let descriptor: Int32
    /// The descriptor behind which this one stands, or nil.
    let leader: ID?
    /// The bytes to write, of which the first `sent` were written.
    var unsent: [UInt8] = []
    var sent = 0
    /// The bytes in events that nobody has taken.
    var untaken = 0
    var isClosed = false
    var isRemoved = false
  }

  private struct State {
    var channels: [ID: Channel] = [:]
    var queue = EventQueue()
    /// The descriptors whose events, and those of the descriptors behind them, nobody takes at present.
    var held: Set<ID> = []
    var last: ID = 0
    var isStopped = false
    /// Whether the thread has ended, and nobody reads its pipe any more.
    var hasEnded = false
  }

  /// The bytes of events that wait, from which on a descriptor is not read.
  fileprivate static let mostUntaken = 256 << 10
  /// The bytes that are read beyond that limit from a descriptor that another one follows. The system's buffer of a socket has no more.
  private static let beyond = 256 << 10
  /// The bytes that wait to be written, from which on a descriptor is not read.
  fileprivate static let mostUnsent = 256 << 10
  /// The bytes that one call of `takeEvents` returns. The thread of the server serves its clients between two calls.
  private static let mostTaken = 32 << 10

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

  /// Closes a descriptor. No further events of it come.
  func remove(_ id: ID) {
    state.withLock { state in
      state.channels[id]?.isRemoved = true
      state.queue.remove(id)
      state.held.remove(id)
    }
    wake()
  }

  /// Holds the events of a descriptor, and of those behind it, or lets them go on.
  func hold(_ id: ID, _ isHeld: Bool) {
    let hasEvents = state.withLock { state in
      if isHeld { state.held.insert(id) } else { state.held.remove(id) }
      return state.queue.hasEvents(in: id)
    }
    guard !isHeld else { return }
    if hasEvents { didRead() }
    wake()
  }

  /// Writes bytes behind those before them.
  func send(_ bytes: [UInt8], to id: ID) {
    let isLeft = state.withLock { state in
      guard state.channels[id] != nil else { return false }
      state.channels[id]!.unsent += bytes
      Self.flush(&state.channels[id]!)
      return state.channels[id]!.hasUnsent
    }
    if isLeft { wake() }
  }

  /// Removes and returns a part of what was read, and whether there is more.
  func takeEvents() -> (events: [Event], hasMore: Bool) {
    let (events, hasMore, hasRoom) = state.withLock { state in
      let events = state.queue.take(atMost: Self.mostTaken, besides: state.held)
      let hasRoom = events.reduce(false) { hasRoom, event in state.channels[event.id]?.took(event.count) == true || hasRoom }
      return (events, state.queue.hasEvents(besides: state.held), hasRoom)
    }
    if hasRoom { wake() }
    return (events, hasMore)
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
    while channel.hasUnsent {
      let count = channel.unsent[channel.sent...].withUnsafeBytes {
        capp_send(channel.descriptor, $0.baseAddress, $0.count, nil, 0)
      }
      if count > 0 {
        channel.sent += count
      } else if errno != EINTR {
        // A socket whose other side is gone is found out by reading.
        if errno != EAGAIN { channel.sent = channel.unsent.count }
        break
      }
    }
    channel.removeSent()
  }

  private func work() {
    var buffer = [UInt8](repeating: 0, count: EventQueue.eventLength)
    while let watched = watched() {
      var polled = watched.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
      guard poll(&polled, nfds_t(polled.count), -1) >= 0 || errno == EINTR else { break }
      if polled[0].revents != 0 { while read(wakeEnds.read, &buffer, buffer.count) > 0 {} }
      var hasEvents = false
      for (channel, poll) in zip(watched, polled).dropFirst() where poll.revents != 0 {
        let own = serve(channel.id, channel.descriptor, &buffer)
        let before = channel.leader.map { serve($0.id, $0.descriptor, &buffer, beyond: Self.beyond) } ?? []
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

  /// A descriptor to wait for.
  private struct Watched {
    var id: ID = 0
    /// The descriptor that this one follows, unless that one is closed.
    var leader: (id: ID, descriptor: Int32)?
    let descriptor: Int32
    let events: Int16
  }

  /// The descriptors to wait for, beginning with that of the wakes, or nil once the thread is to end.
  private func watched() -> [Watched]? {
    state.withLock { state in
      for (id, channel) in state.channels where channel.isRemoved || state.isStopped {
        close(channel.descriptor)
        state.channels[id] = nil
      }
      guard !state.isStopped else { return nil }
      // A descriptor without events to wait for must not be asked about: the system reports its end all the same, again and again.
      let channels = state.channels.keys.compactMap { Self.watched($0, in: state) }.filter { $0.events != 0 }
      return [Watched(descriptor: wakeEnds.read, events: Int16(POLLIN))] + channels
    }
  }

  private static func watched(_ id: ID, in state: State) -> Watched? {
    guard let channel = state.channels[id], !channel.isClosed else { return nil }
    let leader = channel.leader.flatMap { id in state.channels[id].map { (id: id, channel: $0) } }
    let isHeld = state.held.contains(channel.leader ?? id)
    let reads = !isHeld && channel.isRead && leader?.channel.isRead != false
    return Watched(
      id: id, leader: leader.flatMap { $0.channel.isClosed ? nil : ($0.id, $0.channel.descriptor) },
      descriptor: channel.descriptor, events: Int16(reads ? POLLIN : 0) | Int16(channel.hasUnsent ? POLLOUT : 0))
  }

  /// Writes and reads all it can, within the bounds.
  private func serve(_ id: ID, _ descriptor: Int32, _ buffer: inout [UInt8], beyond: Int = 0) -> [Event] {
    state.withLock { state in if state.channels[id] != nil { Self.flush(&state.channels[id]!) } }
    var (events, room): ([Event], Int) = ([], state.withLock { Self.mostUntaken - ($0.channels[id]?.untaken ?? 0) } + beyond)
    while room > 0 {
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
      var isAny = false
      for event in events {
        // A descriptor can be read twice in a row, once for itself and once for the one behind it, and ends once.
        guard let channel = state.channels[event.id], !channel.isClosed, !channel.isRemoved else { continue }
        switch event {
        case .bytes(let id, let bytes): state.channels[id]!.untaken += bytes.count
        case .closed(let id): state.channels[id]!.isClosed = true
        }
        state.queue.add(event, to: channel.leader ?? event.id)
        isAny = true
      }
      return isAny
    }
  }
}

extension AppIO.Channel {
  fileprivate var hasUnsent: Bool { sent < unsent.count }

  /// Whether the bounds let the descriptor be read.
  fileprivate var isRead: Bool { untaken < AppIO.mostUntaken && unsent.count - sent <= AppIO.mostUnsent }

  /// Notes that bytes of events were taken. Returns whether the descriptor can be read again.
  fileprivate mutating func took(_ count: Int) -> Bool {
    defer { untaken -= count }
    return untaken >= AppIO.mostUntaken && untaken - count < AppIO.mostUntaken
  }

  /// Forgets what was written, once it is most of the bytes. Each byte is therefore moved once at most.
  fileprivate mutating func removeSent() {
    guard sent > unsent.count / 2 else { return }
    unsent.removeFirst(sent)
    sent = 0
  }
}
