import Monitoring
import Testing

@testable import PreviewServer

/// The times of answers, as Prometheus reads them.
@Suite struct AnswerClockTests {
  private let metrics = ServerMetrics(version: "1.0", process: nil)

  /// The number of answers for a scene and a type.
  private func count(_ scene: String, _ type: String) -> String? {
    let start = "\(ServerMetric.answers.rawValue)_count{scene=\"\(scene)\",type=\"\(type)\"} "
    return String(decoding: metrics.registry.text(), as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
  }

  @Test func `an answer counts when it is ready`() {
    var clock = AnswerClock(metrics)
    clock.begin(.resize, of: "lab", in: .unnamed, at: .milliseconds(5))
    #expect(count("lab", "resize") == "0")
    clock.note(isApplying: false, inquiryCount: 0, at: .milliseconds(7))
    #expect(count("lab", "resize") == "1")
    clock.note(isApplying: false, inquiryCount: 0, at: .milliseconds(9))
    #expect(count("lab", "resize") == "1")
  }

  @Test func `a message for several slots counts once, with the last of them`() {
    var clock = AnswerClock(metrics)
    clock.begin(.sync, of: nil, in: .several([0, 1]), at: .zero)
    clock.note(isApplying: true, inquiryCount: 0, at: .milliseconds(1))
    #expect(count("several", "sync") == "0")
    clock.note(isApplying: false, inquiryCount: 0, at: .milliseconds(2))
    #expect(count("several", "sync") == "1")
  }

  @Test func `inquiries count when they are complete, in their order`() {
    var clock = AnswerClock(metrics)
    clock.begin(.sweep, of: "lab", in: .unnamed, at: .zero)
    clock.note(isApplying: false, inquiryCount: 1, at: .zero)
    clock.begin(.audit, of: "mail", in: .one(1), at: .zero)
    clock.note(isApplying: false, inquiryCount: 2, at: .zero)
    clock.begin(.ping, of: nil, in: .unnamed, at: .zero)
    clock.note(isApplying: false, inquiryCount: 2, at: .zero)
    #expect([count("lab", "sweep"), count("mail", "audit"), count("none", "ping")] == ["0", "0", "1"])
    clock.note(isApplying: false, inquiryCount: 1, at: .seconds(1))
    #expect([count("lab", "sweep"), count("mail", "audit")] == ["1", "0"])
    clock.note(isApplying: false, inquiryCount: 0, at: .seconds(2))
    #expect([count("lab", "sweep"), count("mail", "audit")] == ["1", "1"])
  }

  @Test func `a hundred scenes have series of their own`() {
    var clock = AnswerClock(metrics)
    for number in 0..<150 {
      clock.begin(.tap, of: "scene-\(number)", in: .unnamed, at: .zero)
      clock.note(isApplying: false, inquiryCount: 0, at: .zero)
    }
    #expect(count("scene-99", "tap") == "1" && count("scene-100", "tap") == nil)
    #expect(count("other", "tap") == "50")
  }

  @Test(
    arguments: [(Duration.zero, 0), (.nanoseconds(1), 1), (.seconds(3) + .nanoseconds(7), 3_000_000_007)] as [(Duration, Int64)])
  func `a time has whole nanoseconds`(duration: Duration, nanoseconds: Int64) {
    #expect(duration.nanoseconds == nanoseconds)
  }

  @Test func `a time that is too long is the longest`() {
    #expect(Duration.seconds(Int64.max).nanoseconds == .max)
  }
}
