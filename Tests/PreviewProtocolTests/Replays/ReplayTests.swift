import PreviewProtocol
import SamplePreviews
import SplitKit
import Testing

/// Transcripts of sessions, repeated in this process.
struct ReplayTests {
  private static let open = #"{"type":"open","id":1,"scene":"mail","updates":"moved"}"#

  /// A session with answers of all kinds, each received before the next message.
  private static func conversation() -> Recording {
    var recording = Recording()
    for message in [
      open, #"{"type":"tap","id":2,"target":"messages/proofs"}"#, #"{"type":"resize","id":3,"width":500,"height":800}"#,
      #"{"type":"tap","id":4,"target":"nothing"}"#, #"{"type":"explain","id":5,"target":"split"}"#,
      #"{"type":"rotate","id":6}"#, #"{"type":"ping","id":7}"#, #"{"type":"sync","id":"last"}"#,
    ] {
      recording.send(message)
      recording.receiveAll()
    }
    return recording
  }

  @Test func `all answers of a session are as they were`() throws {
    #expect(try replay(Self.conversation().lines).counts == [8, 9, 0])
  }

  @Test func `answers merge as they had merged`() throws {
    var recording = Recording()
    recording.send(Self.open)
    recording.receiveAll()
    for (first, last) in [(2, 9), (10, 10), (11, 40)] {
      for id in first...last {
        recording.send(#"{"type":"resize","id":\#(id),"width":\#(1200 - 20 * id),"height":800}"#, isWritable: false)
      }
      recording.receiveAll()
    }
    let answers = recording.lines.filter { $0.contains("receive") }
    #expect(answers.count == 5)
    #expect(try replay(recording.lines).counts == [40, 5, 0])
  }

  @Test func `answers merge in each slot for itself`() throws {
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
    recording.send(#"{"type":"close","id":14,"slot":5}"#, #"{"type":"open","id":15,"slot":5,"scene":"mail"}"#)
    recording.receiveAll()
    #expect(try replay(recording.lines).compared == recording.lines.count { $0.contains("receive") })
  }

  @Test func `messages without an id are answered in their order`() throws {
    var recording = Recording()
    recording.send(#"{"type":"open","scene":"lab"}"#)
    recording.receiveAll()
    recording.send(#"{"type":"rotate"}"#)
    recording.receiveAll()
    #expect(try replay(recording.lines).sent == 2)
  }

  @Test func `an answer may come after those to later messages`() throws {
    var recording = Recording()
    recording.send(Self.open)
    recording.receiveAll()
    recording.send(
      #"{"type":"sweep","id":2,"from":600,"to":700,"height":800}"#, #"{"type":"overview","id":3,"device":"ipad-9"}"#,
      #"{"type":"resize","id":4,"width":640,"height":800}"#)
    recording.receiveAll()
    let types = recording.lines.compactMap { $0.split(separator: #""receive":{"type":""#).dropFirst().first?.prefix(5) }
    #expect(types == ["hello", "scene", "scene", "sweep", "overv"])
    #expect(try replay(recording.lines).compared == 5)
  }

  @Test func `messages that came too fast are left out`() throws {
    var recording = Recording()
    recording.send(Self.open)
    recording.receiveAll()
    recording.sendTooFast(#"{"type":"resize","id":2,"width":400,"height":800}"#)
    recording.receiveAll()
    recording.send(#"{"type":"resize","id":3,"width":900,"height":800}"#)
    recording.receiveAll()
    #expect(try replay(recording.lines).counts == [2, 3, 0])
  }

  @Test func `a resumed session goes on with what had reached the server`() throws {
    var recording = Recording()
    recording.send(Self.open)
    recording.receiveAll()
    recording.send(
      #"{"type":"tap","id":2,"target":"messages/proofs"}"#, #"{"type":"resize","id":3,"width":620,"height":800}"#,
      isWritable: false)
    recording.lose(#"{"type":"resize","id":4,"width":300,"height":800}"#)
    recording.resume(id: 5)
    recording.send(#"{"type":"resize","id":6,"width":300,"height":800}"#)
    recording.receiveAll()
    #expect(try replay(recording.lines).counts == [5, 5, 0])
  }

  @Test func `messages at the end may have no answer`() throws {
    var recording = Self.conversation()
    recording.lose(#"{"type":"rotate","id":99}"#)
    #expect(try replay(recording.lines).unanswered == 1)
  }

  @Test func `a transcript may begin with any opening`() throws {
    var recording = Recording()
    for id in 1...3 {
      recording.send(#"{"type":"open","id":\#(id),"scene":"lab","updates":"moved"}"#)
      recording.receiveAll()
    }
    recording.send(#"{"type":"resize","id":4,"width":500,"height":700}"#)
    recording.receiveAll()
    // Its revisions begin with 2 or more, and the replay's with 1.
    let lines = [recording.lines[0]] + recording.lines[6...]
    #expect(try replay(lines).compared == 2)
  }
}

/// The errors of a replay when a transcript is not as the session answers.
struct ReplayDifferenceTests {
  /// Lines 2 to 6: the greeting, an opening with its scene, and a resize with its scene.
  private static let lines: [String] = {
    var recording = Recording()
    recording.send(#"{"type":"open","id":1,"scene":"lab","updates":"moved","window":{"width":1000,"height":800}}"#)
    recording.receiveAll()
    recording.send(#"{"type":"resize","id":2,"width":600,"height":800}"#)
    recording.receiveAll()
    return recording.lines
  }()

  private static func difference(_ lines: [String]) -> ReplayDifference? { try? replay(lines).differences.first }

  @Test func `the first member that differs is named with its line`() {
    let lines = Self.lines.replacing(#""size":[600,800]"#, with: #""size":[600,801]"#, at: 5)
    let difference = Self.difference(lines)
    #expect(difference?.line == 6)
    #expect(difference?.path == "window.size[1]")
    #expect(difference?.description == "6: window.size[1] is 800, and the transcript has 801.")
  }

  @Test func `a member that is missing or surplus is a difference`() {
    let more = Self.lines.replacing(#""ack":2,"#, with: #""ack":2,"news":"Collapsed","#, at: 5)
    #expect(Self.difference(more)?.description == #"6: news is missing, and the transcript has "Collapsed"."#)
    let less = Self.lines.replacing(#","events":["#, with: #","calls":["#, at: 5)
    #expect(Self.difference(less)?.path == "calls")
  }

  @Test func `an element that is missing or surplus is a difference`() {
    let less = Self.lines.replacing(#""size":[600,800]"#, with: #""size":[600]"#, at: 5)
    #expect(Self.difference(less)?.description == "6: window.size[1] is 800, and the transcript has no such value.")
    let more = Self.lines.replacing(#""size":[600,800]"#, with: #""size":[600,800,2]"#, at: 5)
    #expect(Self.difference(more)?.description == "6: window.size[2] is missing, and the transcript has 2.")
  }

  @Test func `another answer is a difference`() {
    let lines = Self.lines.replacing(#""send":{"type":"resize""#, with: #""send":{"type":"resized""#, at: 4)
    #expect(Self.difference(lines)?.path == "type")
    let none = Self.lines.replacing(#""ack":1,"#, with: #""ack":9,"#, at: 3)
    #expect(Self.difference(none)?.description.hasPrefix("4: The answer is missing, and the transcript has {") == true)
  }

  @Test func `a revision that does not grow is a difference`() {
    let lines = Self.lines.replacing(#""rev":2"#, with: #""rev":1"#, at: 5)
    #expect(Self.difference(lines)?.path == "rev")
  }

  @Test func `names of sessions, and the version of the server, are no differences`() {
    var lines = Self.lines.replacing(#""session":"first""#, with: #""session":"other""#, at: 3)
    lines = lines.replacing(#""version":"7""#, with: #""version":"8""#, at: 1)
    #expect(Self.difference(lines) == nil)
    #expect(Self.difference(lines.replacing(#""protocol":1"#, with: #""protocol":2"#, at: 1))?.path == "protocol")
  }

  @Test func `of a trimmed answer only its members are compared`() {
    let at = #"{"at":5,"receive":{"type":"scene","rev":2,"ack":2},"trimmed":true}"#
    #expect(Self.difference(Self.lines[..<5] + [at]) == nil)
    let whole = #"{"at":5,"receive":{"type":"scene","rev":2,"ack":2}}"#
    #expect(Self.difference(Self.lines[..<5] + [whole])?.line == 6)
  }

  @Test func `every place that differs is named, and the replay goes on`() throws {
    let lines = Self.lines.replacing(#""size":[600,800]"#, with: #""size":[601,801]"#, at: 5)
      .replacing(#""scene":"lab""#, with: #""scene":"labs""#, at: 3)
    let report = try replay(lines)
    #expect(report.differences.map { "\($0.line) \($0.path)" } == ["4 scene", "6 window.size[0]", "6 window.size[1]"])
    #expect((report.differenceCount, report.compared) == (3, 3))
  }

  @Test func `what the file says may differ`() throws {
    let wrong = Self.lines.replacing(#""size":[600,800]"#, with: #""size":[601,801]"#, at: 5)
    let head = #"{"transcript":1,"version":"1","mayDiffer":["window.size[*]"]}"#
    #expect(try replay([head] + wrong.dropFirst()).ignored == 2)
    let one = #"{"transcript":1,"version":"1","mayDiffer":["window.size[0]"]}"#
    #expect(try replay([one] + wrong.dropFirst()).differences.map(\.path) == ["window.size[1]"])
    let line = wrong.replacing(#"{"at":"#, with: #"{"mayDiffer":["*.size"],"at":"#, at: 5)
    #expect(try replay(line).differences.isEmpty)
    let other = wrong.replacing(#"{"at":"#, with: #"{"mayDiffer":["window"],"at":"#, at: 3)
    #expect(try replay(other).differenceCount == 2)
  }
}
