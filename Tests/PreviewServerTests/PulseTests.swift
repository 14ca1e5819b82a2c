import Testing

@testable import PreviewServer

@Suite struct PulseTests {
  @Test(arguments: [
    (after: Duration.zero, isDraining: false, health: Pulse.Health.fine),
    (.seconds(2), false, .fine),
    (.seconds(2), true, .draining),
    (.milliseconds(2_001), false, .silent(for: .milliseconds(2_001))),
    (.milliseconds(2_001), true, .silent(for: .milliseconds(2_001))),
  ])
  func aServerIsSilentAfterTwoSeconds(after: Duration, isDraining: Bool, health: Pulse.Health) {
    let pulse = Pulse(at: .zero)
    let state = Pulse.State(clients: 3, sessions: 4, isDraining: isDraining)
    pulse.beat(state, at: .seconds(7))
    #expect(pulse.look(at: .seconds(7) + after) == (state, health))
  }

  @Test func aServerThatNeverRanIsSilentToo() {
    #expect(Pulse(at: .seconds(1)).look(at: .seconds(4)).health == .silent(for: .seconds(3)))
  }

  @Test(arguments: [(Pulse.Health.fine, 200, "ok"), (.draining, 404, "draining"), (.silent(for: .seconds(3)), 503, "silent")])
  func theDocumentSaysIt(health: Pulse.Health, status: Int, word: String) {
    let document = HealthDocument(state: .init(clients: 1, sessions: 2), health: health, uptime: .seconds(90.5))
    #expect(document.status.rawValue == status)
    #expect(
      String(decoding: document.bytes, as: UTF8.self) == #"{"status":"\#(word)","clients":1,"sessions":2,"uptime":90}"#)
  }
}
