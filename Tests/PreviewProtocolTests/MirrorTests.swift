import SplitKit
import Testing

/// Right-to-left is the exact mirror of left-to-right: frames, insets, swipes and taps (spec/split-view.md 2.7, 5.2).
@Suite struct MirrorTests {
  private static let seeds = Seeds.chosen(otherwise: 6)
  private static let length = 300

  @Test(arguments: seeds)
  func `a conversation in a mirrored window is mirrored throughout`(seed: Int) {
    var generator = MessageGenerator(seed: UInt64(seed) &+ 0x4D69)
    var examination = MirrorExamination()
    var messages: [Value] = []
    for _ in 0..<Self.length {
      messages.append(generator.message(in: examination.scene).wholeWindow)
      guard examination.say(messages[messages.count - 1]) != nil else { continue }
      let fewest = Minimiser { MirrorExamination.fault(in: $0) != nil }.fewest(messages)
      Issue.record("Seed \(seed): \(MirrorExamination.fault(in: fewest) ?? "")\n\(transcript(of: fewest))")
      return
    }
  }
}

extension Value {
  /// The message, but that what is laid out the other way is the whole window: overrides on a host leave what is around
  /// it and what is presented over it as they are, and a popover stays where its source is when the window is resized.
  fileprivate var wholeWindow: Value {
    guard case .object(let members) = self else { return self }
    return .object(
      members.map { member in
        switch (member.name, member.value) {
        case ("options", .object(let options)): Member("options", .object(options.filter { $0.name != "hosted" }))
        case ("style", "popover"), ("style", "automatic"): Member("style", "formSheet")
        default: member
        }
      })
  }
}
