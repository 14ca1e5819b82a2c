import Testing

@testable import WebSocketServer

@Suite struct MessageJoinerTests {
  /// A frame as the chunks in which it arrives, and whether it ends the message.
  private struct Frame {
    var chunks: [[UInt8]]
    var isFinal = true
  }

  /// The steps that a message in frames makes.
  private func steps(_ frames: [Frame], isText: Bool = false, in joiner: inout MessageJoiner) -> [MessageJoiner.Step] {
    var steps: [MessageJoiner.Step] = []
    for (index, frame) in frames.enumerated() {
      var remaining = frame.chunks.reduce(0) { $0 + $1.count }
      for (number, chunk) in frame.chunks.enumerated() {
        remaining -= chunk.count
        let position = MessageJoiner.Position(
          isText: isText, isFirst: index == 0 && number == 0, isLast: frame.isFinal && remaining == 0, remaining: remaining)
        steps.append(chunk.withUnsafeBytes { joiner.append($0, at: position) })
      }
    }
    return steps
  }

  private func joiner() -> MessageJoiner { MessageJoiner(maximumLength: 8, maximumFrames: 3) }

  @Test func `a message is whole when its last frame is`() {
    var joiner = joiner()
    #expect(steps([Frame(chunks: [[1, 2, 3]])], in: &joiner) == [.message([1, 2, 3])])
    #expect(steps([Frame(chunks: [[1], [2]])], in: &joiner) == [.incomplete, .message([1, 2])])
    #expect(
      steps([Frame(chunks: [[1]], isFinal: false), Frame(chunks: [[2], [3]])], in: &joiner)
        == [.incomplete, .incomplete, .message([1, 2, 3])])
    #expect(steps([Frame(chunks: [[]])], in: &joiner) == [.message([])])
  }

  @Test func `every cut into two frames and two chunks gives the same message`() {
    let message: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
    for cut in 0...8 {
      for chunk in 0...(8 - cut) {
        var joiner = joiner()
        let rest = Array(message[cut...])
        let frames = [
          Frame(chunks: [Array(message[..<cut])], isFinal: false),
          Frame(chunks: chunk == rest.count ? [rest] : [Array(rest[..<chunk]), Array(rest[chunk...])]),
        ]
        #expect(steps(frames, in: &joiner).last == .message(message))
      }
    }
  }

  @Test(arguments: [
    ([8], 0, true), ([9], 0, false), ([4, 4], 0, true), ([4, 5], 0, false), ([0, 8], 0, true), ([1], 7, true),
    ([1], 8, false), ([4, 1], 3, true), ([4, 1], 4, false), ([0], Int.max, false), ([1], Int.max, false),
  ])
  func `what is announced counts like what has come`(lengths: [Int], remaining: Int, fits: Bool) {
    var joiner = joiner()
    var last = MessageJoiner.Step.incomplete
    for (index, length) in lengths.enumerated() {
      let isLast = index == lengths.count - 1
      let position = MessageJoiner.Position(
        isText: false, isFirst: index == 0, isLast: false, remaining: isLast ? remaining : 0)
      last = [UInt8](repeating: 0, count: length).withUnsafeBytes { joiner.append($0, at: position) }
    }
    #expect(last == (fits ? .incomplete : .violation(.messageTooBig)))
  }

  @Test func `frames are counted, not chunks`() {
    var joiner = joiner()
    let empty = Frame(chunks: [[]], isFinal: false)
    #expect(steps([empty, empty, Frame(chunks: [[1], [2], [3], [4]])], in: &joiner).last == .message([1, 2, 3, 4]))
    #expect(steps([empty, empty, empty, empty], in: &joiner).last == .violation(.policyViolation))
  }

  @Test func `nothing of a message is left for the next`() {
    var joiner = joiner()
    for _ in 0..<10 {
      let frames = [Frame(chunks: [[1, 2, 3, 4]], isFinal: false), Frame(chunks: [[5, 6, 7, 8]])]
      #expect(steps(frames, in: &joiner).last == .message([1, 2, 3, 4, 5, 6, 7, 8]))
    }
  }

  @Test func `a text may be cut inside a sequence, and has to end after one`() {
    var joiner = joiner()
    let euro = Array("€".utf8)
    for cut in 0...euro.count {
      let frames = [Frame(chunks: [Array(euro[..<cut])], isFinal: false), Frame(chunks: [Array(euro[cut...])])]
      #expect(steps(frames, isText: true, in: &joiner).last == .message(euro))
    }
    for cut in 1..<euro.count {
      let part = Array(euro[..<cut])
      #expect(steps([Frame(chunks: [part])], isText: true, in: &joiner) == [.violation(.invalidPayload)])
      joiner = self.joiner()
      let frames = [Frame(chunks: [part], isFinal: false), Frame(chunks: [[]])]
      #expect(steps(frames, isText: true, in: &joiner) == [.incomplete, .violation(.invalidPayload)])
      joiner = self.joiner()
    }
  }

  @Test func `a byte that makes a text invalid counts before the text is whole`() {
    var joiner = joiner()
    let frames = [Frame(chunks: [[0x61, 0xC3]], isFinal: false), Frame(chunks: [[0x61]], isFinal: false)]
    #expect(steps(frames, isText: true, in: &joiner) == [.incomplete, .violation(.invalidPayload)])
  }

  @Test func `a binary message may have any bytes, and leaves nothing for the next text`() {
    var joiner = joiner()
    #expect(steps([Frame(chunks: [[0xFF, 0xC3]])], in: &joiner) == [.message([0xFF, 0xC3])])
    #expect(steps([Frame(chunks: [[0x61]])], isText: true, in: &joiner) == [.message([0x61])])
  }
}
