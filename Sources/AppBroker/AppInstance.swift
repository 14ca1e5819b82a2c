import AppWire
import CAppProcess
import PreviewProtocol

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Hears of a process.
protocol AppInstanceOwner: AnyObject {
  func app(_ app: AppInstance, sent frame: Frame)
  /// The process has begun to write where it crashes, which can take seconds. The words of the failure are nil if it has none.
  func appCrashes(_ app: AppInstance, _ words: String?)
  /// The process has ended although its owner did not want it to.
  func appCrashed(_ app: AppInstance, _ notice: CrashNotice)
}

/// A process of an app, as the server sees it. The broker keeps it until the system has given it back.
final class AppInstance {
  /// The name of the process between the server and the zygote.
  let token: UInt32
  let zygote: Zygote
  let socket: AppIO.ID
  let outputID: AppIO.ID
  weak var owner: (any AppInstanceOwner)?
  /// The memory of the process, as it told last.
  private(set) var memory = 0
  private(set) var isQuitting = false
  /// The number of the process, as soon as the zygote has told it.
  var process: pid_t?

  private let io: AppIO
  /// The file of the last calls.
  private let calls: Int32
  private let limits: AppLimits
  private let sources: AppSources
  private let now: () -> Duration
  private var joiner = FrameJoiner(isOfApp: true)
  private var output = AppOutput()
  private var status: Int32?
  /// The notice of a process whose end nobody can tell.
  private var loss: CrashNotice?
  /// Whether the process has sent bytes that are no frames, for which it is ended.
  private var isMisunderstood = false
  private var isSocketClosed = false
  private var isOutputClosed = false
  /// The numbers of the messages that were not dealt with yet.
  private var unanswered: Set<UInt32> = []
  private var hasOpened = false
  /// The time since which the process deals with a message.
  private var busySince: Duration?
  /// The time at which the process was told to say where it hangs.
  private var hungAt: Duration?
  private var quitAt: Duration?
  private var endedAt: Duration?

  init(
    _ token: UInt32, of zygote: Zygote, socket: AppIO.ID, outputID: AppIO.ID, calls: Int32, over io: AppIO, _ limits: AppLimits,
    _ sources: AppSources, now: @escaping () -> Duration
  ) {
    (self.token, self.zygote, self.socket, self.outputID, self.calls) = (token, zygote, socket, outputID, calls)
    (self.io, self.limits, self.sources, self.now) = (io, limits, sources, now)
  }

  /// Asks a program to fork itself. Returns nil, with `errno`, if there is no process.
  convenience init?(
    _ token: UInt32, of zygote: Zygote, over io: AppIO, _ limits: AppLimits, _ sources: AppSources,
    now: @escaping () -> Duration
  ) {
    var (sockets, ends): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard capp_pair(&sockets) == 0 else { return nil }
    guard capp_pipe(&ends) == 0 else {
      for socket in sockets { close(socket) }
      return nil
    }
    let calls = capp_memory(CallRing.length)
    let isAsked = zygote.fork(token, [sockets[1], calls, ends[1]])
    close(sockets[1])
    close(ends[1])
    let socket = io.add(sockets[0])
    self.init(
      token, of: zygote, socket: socket, outputID: io.add(ends[0], behind: socket), calls: calls, over: io, limits, sources,
      now: now)
    if !isAsked { return nil }
  }

  deinit {
    io.remove(socket)
    io.remove(outputID)
    close(calls)
  }

  func send(_ frame: Frame) { io.send(frame.bytes, to: socket) }

  /// Takes nothing of what the process sends for as long as it is held, so that the process must wait.
  func hold(_ isHeld: Bool) { io.hold(socket, isHeld) }

  /// Sends a message of the client.
  func send(_ number: UInt32, _ text: [UInt8]) {
    if unanswered.isEmpty { busySince = now() }
    unanswered.insert(number)
    send(.message(number, text))
  }

  /// Lets the process do what a frame says, in place of a conversation. It shows that it goes on by what it tells.
  func run(_ frame: Frame) {
    busySince = now()
    unanswered = [0]
    send(frame)
  }

  /// Ends the process, which its owner does not need any more.
  func quit() {
    guard !isQuitting else { return }
    (isQuitting, quitAt, owner) = (true, now(), nil)
    send(Frame(.quit))
  }

  /// Whether nothing is left of the process.
  var isGone: Bool {
    status != nil && (isQuitting || (isOutputClosed && isSocketClosed) || isOverdue(endedAt, limits.grace))
  }

  private func isOverdue(_ start: Duration?, _ patience: Duration) -> Bool { start.map { now() - $0 >= patience } ?? false }
}

/// The bytes that come from the process.
extension AppInstance {
  func receive(_ bytes: [UInt8]) {
    joiner.append(bytes)
    do throws(FrameJoiner.Violation) {
      while let frame = try joiner.next() { take(frame) }
    } catch {
      isMisunderstood = true
      zygote.signal(token, SIGKILL)
    }
  }

  private func take(_ frame: Frame) {
    if let done = frame.kind == .done ? Done(frame) : nil {
      memory = limits.memory(reported: done.memory)
      note(done)
    }
    if frame.kind == .checking { (busySince, hasOpened) = (now(), true) }
    if frame.kind == .checked || frame.kind == .reply { (busySince, unanswered) = (nil, []) }
    owner?.app(self, sent: frame)
  }

  private func note(_ done: Done) {
    unanswered.remove(done.number)
    hasOpened = hasOpened || done.isOpen
    busySince = unanswered.isEmpty ? nil : now()
    // A process that answers has not crashed. Lines from before have nothing to do with a crash that comes later.
    output.noteAnswer()
  }

  func receiveOutput(_ bytes: [UInt8]) { note(output.append(bytes, isReporting: isReporting)) }

  func noteOutputClosed() {
    isOutputClosed = true
    note(output.finish(isReporting: isReporting))
  }

  /// Removes and returns the lines for the terminal.
  func takeLines() -> [String] { output.takeLines(at: now(), isLast: isGone) }

  /// Whether the process crashes, as the system says, or nil if it does not say.
  private func isReporting() -> Bool? {
    if let status { return capp_was_killed(status) != 0 }
    if hungAt != nil { return true }
    let answer = process.map(capp_is_reporting) ?? -1
    return answer < 0 ? nil : answer > 0
  }

  /// Tells the owner of a report that has begun.
  private func note(_ hasBegun: Bool) {
    guard hasBegun else { return }
    // A process that only looks like one that crashes does not keep its owner waiting for good.
    busySince = busySince ?? now()
    owner?.appCrashes(self, output.says)
  }

  func noteSocketClosed() { isSocketClosed = true }

  func noteEnd(status: Int32) {
    (self.status, endedAt) = (status, now())
    output.noteEnd(isCrash: capp_was_killed(status) != 0)
  }

  /// Notes that nobody can tell how the process has ended, or that there was none.
  func noteLoss(_ notice: CrashNotice = AppInstance.lossNotice) {
    loss = notice
    noteEnd(status: 0)
  }

  /// The sentence about a program that is gone. A program that is no app ends before it forks itself, or in the middle of that.
  static let loss = "The program of the app has ended, and its processes with it."
  static let lossNotice = CrashNotice(.exit, loss)
  /// The notice of a process that has ended its guardian.
  static let orphanNotice = CrashNotice(.exit, "The app has ended the process that it was started by, and ends with it.")

  /// The report of a process that has ended, or nil if it was to end.
  func crashNotice() -> CrashNotice? {
    guard let status, !isQuitting else { return nil }
    if let loss { return loss }
    var memory = [UInt8](repeating: 0, count: CallRing.length)
    _ = pread(calls, &memory, memory.count, 0)
    return CrashReport(
      status: status, hung: hungAt != nil, misunderstood: isMisunderstood, lines: output.lines, memory: memory, sources: sources
    ).notice
  }
}

/// The times of the process.
extension AppInstance {
  /// Ends the process if it has taken too long.
  func checkTime() {
    guard status == nil else { return }
    if isQuitting {
      if isOverdue(quitAt, limits.farewell) { zygote.signal(token, SIGKILL) }
    } else if hungAt != nil {
      let patience = output.reports ? limits.patienceForReport : limits.grace
      if output.hasReported || isOverdue(hungAt, patience) { zygote.signal(token, SIGKILL) }
    } else if isOverdue(busySince, patience) {
      if !output.reports, process.map(capp_is_reporting) == 1 {
        output.noteReport()
        return note(true)
      }
      hungAt = now()
      // The handlers of Swift tell where the process is, and let it go on.
      zygote.signal(token, SIGQUIT)
    }
  }

  private var patience: Duration {
    if output.reports { return limits.patienceForReport }
    return hasOpened ? limits.patience : limits.patienceToOpen
  }
}
