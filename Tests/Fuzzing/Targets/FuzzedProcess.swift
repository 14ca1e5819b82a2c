import AppBroker
import AppWire
import PreviewProtocol
import SplitKit

/// The server as the process of an app sees it: readers of frames, of output, and of what a crash leaves.
///
/// The first byte of an input for frames or output is the length of the pieces in which the rest comes.
enum FuzzedProcess {
  /// Checks that frames do not depend on the pieces in which they come.
  static func readFrames(_ bytes: [UInt8]) {
    let text = Array(bytes.dropFirst())
    let (whole, one) = frames([text])
    let (joined, other) = frames(pieces(of: bytes))
    precondition(whole == joined && one == other, "The pieces change the frames.")
    precondition(whole.reduce(0) { $0 + $1.payload.count } <= text.count, "A frame has bytes that nobody has sent.")
    for frame in whole { readAll(frame) }
  }

  /// Checks that the notice of a crash has numbers that a page can count with, whatever the lines say.
  static func readTrace(_ bytes: [UInt8]) {
    var tail = OutputTail()
    _ = tail.append(bytes)
    _ = tail.finish()
    for status in [0, 3 << 8, 4, 6, 9, 11] as [Int32] {
      let report = CrashReport(
        status: status, hung: false, misunderstood: false, lines: tail.lines, memory: bytes, sources: AppSources(folder: "/notes")
      )
      let notice = report.notice
      precondition(notice.frames.count <= 128, "There are more frames than the reporter writes.")
      let numbers = [notice.line, notice.column] + notice.frames.map(\.line)
      precondition(numbers.allSatisfy { (0...(1 << 32)).contains($0 ?? 0) }, "A line has a number that no file has.")
      _ = OutgoingMessage.crash(notice, inSlot: 0)
    }
  }

  /// Checks that the memory of the calls has no more of them than fit.
  static func readCalls(_ bytes: [UInt8]) {
    let memory = bytes + [UInt8](repeating: 0, count: max(0, CallRing.length - bytes.count))
    let calls = CallRing.calls(in: memory)
    precondition(calls.count <= CallRing.reported, "There are more calls than a report has.")
    precondition(calls.allSatisfy { $0["call"]?.string != nil }, "A call has no name.")
    for address in [0, 1, 1 << 40, 1 << 47, .max] as [UInt64] { _ = CallRing.isInStack(address, of: bytes) }
  }

  /// Checks the bounds of the output, and that it does not depend on the pieces in which it comes.
  static func readOutput(_ bytes: [UInt8]) {
    var (whole, parts) = (AppOutput(), AppOutput())
    let answer: Bool? = bytes.count % 3 == 0 ? nil : bytes.count % 3 == 1
    _ = whole.append(Array(bytes.dropFirst()), isReporting: { answer })
    for piece in pieces(of: bytes) { _ = parts.append(piece, isReporting: { answer }) }
    _ = (whole.finish(isReporting: { answer }), parts.finish(isReporting: { answer }))
    // If there are too many lines at once, only the newest are read.
    let isWhole = bytes.count { $0 == UInt8(ascii: "\n") } <= OutputTail.mostAtOnce
    precondition(!isWhole || whole.reports == parts.reports, "The pieces change what the output says.")
    precondition(whole.lines == parts.lines, "The pieces change the newest lines.")
    precondition(whole.lines.count <= OutputTail.count, "There are too many lines.")
    precondition(whole.lines.reduce(0) { $0 + $1.utf8.count } <= OutputTail.byteCount, "The lines are too long.")
    precondition(answer == true || !whole.reports, "A text is taken for a crash.")
    _ = (whole.says, whole.takeLines(at: .seconds(1), isLast: true))
  }

  private static func pieces(of bytes: [UInt8]) -> [[UInt8]] {
    let (text, length) = (bytes.dropFirst(), Int(bytes.first ?? 0) + 1)
    return stride(from: text.startIndex, to: text.endIndex, by: length).map { Array(text[$0...].prefix(length)) }
  }

  /// The frames, and whether the bytes behind them are none.
  private static func frames(_ pieces: [[UInt8]]) -> ([Frame], FrameJoiner.Violation?) {
    var (joiner, frames) = (FrameJoiner(isOfApp: true), [Frame]())
    do throws(FrameJoiner.Violation) {
      for piece in pieces {
        joiner.append(piece)
        while let frame = try joiner.next() { frames.append(frame) }
      }
      return (frames, nil)
    } catch {
      return (frames, error)
    }
  }

  private static func readAll(_ frame: Frame) {
    if let done = Done(frame) {
      precondition(done.frame == frame || frame.payload[5] > 3, "A report is another one when written.")
    }
    _ = (AppSetup(frame), Resumption(frame), frame.message, frame.taken)
  }
}
