import PreviewProtocol
import SplitKit
import Testing

/// Transcripts of servers that merge answers, repeated with one that merges none.
@Suite struct LockStepReplayTests {
  private static func opening(_ updates: String) -> String {
    #"{"type":"open","id":1,"scene":"mail","updates":"\#(updates)","window":{"width":1194,"height":834}}"#
  }

  /// Messages of many kinds, whose answers merge as often as the server of the recording could.
  private static func recording(_ updates: String, isMerging: Bool) -> Recording {
    var recording = Recording()
    recording.send(opening(updates))
    recording.receiveAll()
    var id = 2
    for width in [900.0, 700, 500, 320, 640, 1194] {
      for message in [
        #""type":"resize","width":\#(width),"height":800"#, #""type":"tap","target":"messages/proofs""#, #""type":"rotate""#,
        #""type":"tap","target":"nobody""#, #""type":"perform","target":"split","action":"toggleDisplayMode""#,
        #""type":"rotate""#,
      ] {
        recording.send("{\(message),\"id\":\(id)}", isWritable: !isMerging)
        if !isMerging { recording.receiveAll() }
        id += 1
      }
      recording.receiveAll()
    }
    recording.send(#"{"type":"explain","id":"why","target":"split"}"#)
    recording.receiveAll()
    return recording
  }

  @Test(arguments: ["whole", "changed", "moved"], [false, true])
  func `a server that merges nothing says the same in the end`(updates: String, isMerging: Bool) throws {
    let lines = Self.recording(updates, isMerging: isMerging).lines
    let report = try replayInLockStep(lines)
    #expect(report.differences.map(\.description) == [])
    #expect(report.sent == 38)
    #expect(report.compared == lines.count { $0.contains(#""receive""#) })
  }

  @Test(arguments: ["whole", "changed", "moved"])
  func `a merged scene that is not what the server shows is a difference`(updates: String) throws {
    let lines = Self.recording(updates, isMerging: true).lines
    let index = try #require(lines.lastIndex { $0.contains(#""type":"scene""#) && $0.contains(#""frame":["#) })
    let wrong = lines.replacing(#""frame":["#, with: #""frame":[7,"#, at: index)
    let report = try replayInLockStep(wrong)
    #expect(report.differences.first?.line == index + 1)
    #expect(report.differences.first?.path.hasPrefix("panes") == true)
  }

  /// A window whose height changes while its client is behind. The hierarchy stays, so the merged scene leaves it out.
  private static func heights(_ updates: String) -> Recording {
    var recording = Recording()
    recording.send(#"{"type":"open","id":1,"scene":"lab","updates":"\#(updates)","window":{"width":1200,"height":800}}"#)
    recording.receiveAll()
    for id in 2...5 {
      recording.send(#"{"type":"resize","id":\#(id),"width":1200,"height":\#(800 - 10 * id)}"#, isWritable: false)
    }
    recording.receiveAll()
    return recording
  }

  @Test(arguments: [("whole", true), ("changed", false), ("moved", false)])
  func `a merged scene without a hierarchy is compared`(updates: String, hasHierarchy: Bool) throws {
    let lines = Self.heights(updates).lines
    let index = lines.count - 1
    #expect(lines[index].contains(#""ack":5,"#) && lines[index].contains(#""hierarchy""#) == hasHierarchy)
    #expect(try replayInLockStep(lines).differences.map(\.description) == [])
    let start = try #require(lines[index].firstRange(of: #""panes":"#)).upperBound
    var wrong = lines
    wrong[index] = String(lines[index][..<start]) + lines[index][start...].replacing(#""frame":["#, with: #""frame":[7,"#)
    let differences = try replayInLockStep(wrong).differences
    #expect(!differences.isEmpty && differences.allSatisfy { $0.line == index + 1 && $0.path.hasPrefix("panes.") })
  }

  @Test func `controllers that were out of the tree for a moment are no difference`() throws {
    var recording = Recording()
    recording.send(
      #"{"type":"open","id":1,"scene":"mail","profile":"ios18","updates":"moved","window":{"width":1200,"height":800}}"#)
    recording.receiveAll()
    recording.send(#"{"type":"resize","id":2,"width":600,"height":800}"#, isWritable: false)
    recording.send(#"{"type":"resize","id":3,"width":1200,"height":700}"#, isWritable: false)
    recording.receiveAll()
    #expect(recording.lines.last?.contains("unshown") == false)
    #expect(try replayInLockStep(recording.lines).differences.map(\.description) == [])
  }

  @Test(arguments: [
    #""type":"tap","target":"A","id":1.5"#, #""type":"tap","target":"A","id":true"#, #""type":"ping","id":{}"#,
    #""type":"ping","id":"1234567890123456789012345678901234567890123456789012345678901234567890""#,
    #""type":"set","id":7,"target":"A","properties":[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]"#,
  ])
  func `a message whose id the server cannot read is answered`(message: String) throws {
    var recording = Recording()
    recording.send(#"{"type":"open","id":1,"scene":"lab"}"#)
    recording.receiveAll()
    recording.send("{\(message)}")
    recording.receiveAll()
    recording.send(#"{"type":"resize","id":2,"width":600,"height":800}"#)
    recording.receiveAll()
    #expect(recording.lines[5].contains(#""type":"error""#) && !recording.lines[5].contains(#""ack""#))
    let report = try replayInLockStep(recording.lines)
    #expect(report.differences.map(\.description) == [])
    #expect(report.counts == [3, 4, 0])
    #expect(try replay(recording.lines).differences.map(\.description) == [])
  }

  @Test func `a merged scene without one of the events is a difference`() throws {
    let lines = Self.recording("changed", isMerging: true).lines
    let index = try #require(lines.lastIndex { $0.contains(#""events":[{"#) })
    let wrong = lines.replacing(#""events":[{"#, with: #""events":[{"call":"no()"},{"#, at: index)
    #expect(try replayInLockStep(wrong).differences.first?.path.hasPrefix("events[0]") == true)
  }

  @Test func `the byte of a fault is that of the client's own text`() throws {
    var recording = Recording()
    recording.send(#"{ "type" : "ping",  "id" : [[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]] }"#)
    recording.receiveAll()
    #expect(recording.lines.last?.contains("(at byte ") == true)
    #expect(try replayInLockStep(recording.lines).differences == [])
    #expect(try replay(recording.lines).differences == [])
    let other = recording.lines.replacing("nested deeper", with: "nested", at: recording.lines.count - 1)
    #expect(try replay(other).differences.map(\.path) == ["message"])
  }

  @Test func `an answer that is missing can be ignored as a whole`() throws {
    var lines = Recording().lines
    lines.append(#"{"at":1,"receive":{"type":"closed"}}"#)
    #expect(try replay(lines).differences.map(\.path) == [""])
    lines[2] = #"{"at":1,"receive":{"type":"closed"},"mayDiffer":["*"]}"#
    let report = try replay(lines)
    #expect(report.differences == [] && report.ignored == 1)
  }

  @Test func `a session that was resumed goes on`() throws {
    var recording = Recording()
    recording.send(Self.opening("moved"))
    recording.receiveAll()
    recording.send(#"{"type":"resize","id":2,"width":600,"height":800}"#)
    recording.resume(id: 3)
    recording.send(#"{"type":"resize","id":4,"width":900,"height":800}"#)
    recording.receiveAll()
    let differences = try replayInLockStep(recording.lines).differences.map(\.description)
    #expect(differences == [])
  }

  @Test func `answers come in each slot for itself`() throws {
    var recording = Recording()
    for slot in [0, 1, 5] {
      recording.send(#"{"type":"open","id":\#(slot),"slot":\#(slot),"scene":"lab","updates":"moved"}"#)
    }
    recording.receiveAll()
    for (id, slots) in [(10, "[0,1,5]"), (11, "[1]"), (12, "[5,0]"), (13, "[0]")] {
      recording.send(
        #"{"type":"resize","id":\#(id),"slots":\#(slots),"width":\#(1500 - 60 * id),"height":800}"#, isWritable: false)
    }
    recording.receiveAll()
    let differences = try replayInLockStep(recording.lines).differences.map(\.description)
    #expect(differences == [])
  }

  @Test func `messages without an id are answered in their order`() throws {
    var recording = Recording()
    recording.send(#"{"type":"open","scene":"lab"}"#)
    recording.receiveAll()
    recording.send(#"{"type":"resize","width":600,"height":800}"#)
    recording.receiveAll()
    let differences = try replayInLockStep(recording.lines).differences.map(\.description)
    #expect(differences == [])
  }
}
