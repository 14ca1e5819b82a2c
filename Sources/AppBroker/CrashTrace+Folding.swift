extension [CrashTrace.Frame] {
  /// The frames with each repetition told once, as in `List.fill() — 312 times`.
  ///
  /// An exhausted stack has thousands of frames of a few functions that call each other. The reporter leaves most of them out, and counts
  /// them all the same.
  var folded: [CrashTrace.Frame] {
    var (folded, rest) = ([CrashTrace.Frame](), self[...])
    while let first = rest.first {
      if let run = Repetition(at: rest) {
        folded += run.frames
        rest = rest[run.end...]
      } else {
        folded.append(first)
        rest.removeFirst()
      }
    }
    return folded
  }
}

/// A few frames in a row that come again and again.
private struct Repetition {
  /// The frames that come again, with the number of times in the name of the function.
  let frames: [CrashTrace.Frame]
  /// The index behind the last of them.
  let end: Int

  /// The greatest number of functions that call each other in a circle, and the least number of rounds that are folded.
  private static let (longest, fewest) = (8, 3)

  /// The repetition with which some frames begin, or nil if they begin with none.
  init?(at frames: ArraySlice<CrashTrace.Frame>) {
    for length in 1...Self.longest where frames.count >= length * Self.fewest {
      // Frames that are left out, such as thunks, have numbers too. An app can print the same number again and again, which is no circle.
      let period = frames[frames.startIndex + length].number - frames[frames.startIndex].number
      guard period > 0 else { continue }
      let (circle, end) = (frames.prefix(length), Self.end(of: frames.prefix(length), in: frames))
      guard end - frames.startIndex >= length * Self.fewest else { continue }
      let times = (frames[end - 1].number - frames[frames.startIndex].number + period) / period
      (self.frames, self.end) = (circle.map { $0.told(times) }, end)
      return
    }
    return nil
  }

  /// The index behind the last frame that goes on in the circle. Behind a gap, the circle goes on from any of its frames.
  private static func end(of circle: ArraySlice<CrashTrace.Frame>, in frames: ArraySlice<CrashTrace.Frame>) -> Int {
    let (first, length) = (circle.startIndex, circle.count)
    var (index, phase) = (frames.startIndex + length, 0)
    while index < frames.endIndex {
      if frames[index].followsGap, let place = circle.firstIndex(where: { $0.isSame(as: frames[index]) }) {
        phase = place - first
      }
      guard circle[first + phase].isSame(as: frames[index]) else { break }
      (index, phase) = (index + 1, (phase + 1) % length)
    }
    return index
  }
}

extension CrashTrace.Frame {
  /// Whether a frame is of the same line of the same function. One function can be called from several places of a line.
  fileprivate func isSame(as other: CrashTrace.Frame) -> Bool {
    (function, file, line) == (other.function, other.file, other.line)
  }

  fileprivate func told(_ times: Int) -> CrashTrace.Frame {
    var frame = self
    frame.function += " — \(times) times"
    return frame
  }
}
