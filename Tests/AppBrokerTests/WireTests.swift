import PreviewProtocol
import SplitKit
import Testing

@testable import AppWire

/// Frames between the server and the process of an app are read as they were written, in whatever pieces they come.
@Suite struct WireTests {
  private static let identity = ServerIdentity(name: "s", version: "1", epoch: "e", resumeFor: 600, process: "a")

  @Test(arguments: [1, 2, 3, 7, 64])
  func `frames are joined from pieces of any length`(length: Int) throws {
    let frames = [
      Frame(.setup, Array(0...255)), Frame(.quit), Frame.message(7, Array("{}".utf8)), Frame.take(3),
      Done(9, .pending, isOpen: true, hasUnwritten: true, memory: 1 << 40).frame,
    ]
    let bytes = frames.flatMap(\.bytes)
    var joiner = FrameJoiner(isOfApp: true)
    var read: [Frame] = []
    for start in stride(from: 0, to: bytes.count, by: length) {
      joiner.append(bytes[start..<min(start + length, bytes.count)])
      while let frame = try joiner.next() { read.append(frame) }
    }
    #expect(read == frames)
  }

  @Test func `a frame of no kind or of too great a length ends the conversation`() {
    var unknown = FrameJoiner(isOfApp: true)
    unknown.append([0, 0, 0, 0, 200])
    #expect(throws: FrameJoiner.Violation.unknownKind(200)) { try unknown.next() }
    var long = FrameJoiner(isOfApp: true)
    long.append([0, 0, 0, 2, 1])
    #expect(throws: FrameJoiner.Violation.tooLong(2 << 24)) { try long.next() }
  }

  @Test func `messages keep their number and their text`() {
    let message = Frame.message(4_000_000_000, Array("{}".utf8)).message
    #expect(message?.number == 4_000_000_000)
    #expect(message.map { Array($0.text) } == Array("{}".utf8))
    #expect(Frame(.message, [1, 2, 3]).message == nil)
  }

  @Test(arguments: [Done.Outcome.applied, .refused, .pending], [true, false])
  func `a done is read as it was written`(outcome: Done.Outcome, flag: Bool) {
    let done = Done(1, outcome, isOpen: flag, hasUnwritten: !flag, memory: 12_345_678_901)
    #expect(Done(done.frame) == done)
    #expect(Done(Frame(.done, [1, 2])) == nil)
  }

  @Test(arguments: [nil, "[]"] as [String?])
  func `a setup is read as it was written`(devices: String?) {
    let setup = AppSetup(session: "s-1", server: Self.identity, id: "app", title: "Notes \"2\"", devices: devices)
    #expect(AppSetup(setup.frame) == setup)
    #expect(AppSetup(Frame(.setup, Array("[]".utf8))) == nil)
  }

  @Test(arguments: [
    Resumption(id: nil, received: nil, slots: nil), Resumption(id: .number(7), received: .string("x"), slots: [0, 3]),
  ])
  func `a resumption is read as it was written`(resumption: Resumption) {
    #expect(Resumption(resumption.frame) == resumption)
  }

  @Test func `the last 20 calls are read, beginning with the oldest`() {
    var memory = Memory()
    for number in 0..<50 {
      let call = Call("viewDidLoad()", .did, receiver: "c\(number)")
      memory.add(CallRing.record(of: call)!, number: UInt64(number))
    }
    #expect(CallRing.calls(in: memory.bytes).compactMap { $0["receiver"]?.string } == (30..<50).map { "c\($0)" })
  }

  @Test func `a long call is kept without its arguments, and one that is longer still is not kept`() throws {
    let long = String(repeating: "x", count: 600)
    let record = try #require(CallRing.record(of: Call("f(_:)", .will, receiver: "c", arguments: [.string(long)])))
    #expect(try JSONReader.read(record)["arguments"] == .array([]))
    #expect(CallRing.record(of: Call(long, .will, receiver: "c")) == nil)
  }

  @Test func `whatever an app writes into the memory is read without harm`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let bytes = (0..<CallRing.length).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(CallRing.calls(in: bytes).count <= CallRing.reported)
      _ = CallRing.isInStack(.random(in: 0 ... .max, using: &random), of: bytes)
    }
    #expect(CallRing.calls(in: []).isEmpty)
  }
}
