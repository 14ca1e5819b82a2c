import PreviewProtocol
import SplitKit
import Testing

/// Messages that are nearly right. Each is a message or an error whose sentence and path are there.
struct MessageFuzzTests {
  private static let seeds = [
    #"{"type":"open","id":7,"scene":"lab","options":{"style":"doubleColumn"},"profile":"ios13","#
      + #""window":{"width":1024.5,"height":768,"scale":2,"safeArea":[20,0,0,0]},"#
      + #""traits":{"userInterfaceStyle":"dark"},"place":{},"updates":"changed"}"#,
    #"{"type":"open","id":"a","resume":"s1"}"#,
    #"{"type":"resize","id":1,"width":744,"height":1133,"safeArea":[24,0,20,0]}"#,
    #"{"type":"rotate","to":"landscapeLeft"}"#, #"{"type":"tap","target":"profile/post-5"}"#,
    #"{"type":"tap","x":10,"y":20.5}"#,
    #"{"type":"swipe","direction":"right","x":0,"y":400}"#, #"{"type":"scroll","target":"profile/pane","x":0,"y":120}"#,
    #"{"type":"traits","horizontalSizeClass":"compact","layoutDirection":null}"#,
    #"{"type":"set","target":"split","properties":[{"preferredDisplayMode":"secondaryOnly"},{"presentsWithGesture":null}]}"#,
    #"{"type":"perform","target":"split","action":"showDetail","controller":"D"}"#, #"{"type":"sync"}"#,
    #"{"type":"ping","id":0}"#, #"{"type":"sync","id":1,"slots":[0,3,15]}"#, #"{"type":"close","slot":7}"#,
  ].map { Array($0.utf8) }

  @Test func `a message with a wrong value is typed or refused`() throws {
    var random = Xorshift(seed: 2)
    var (accepted, refused) = (0, 0)
    for round in 0..<60_000 {
      let seed = try JSONReader.read(Self.seeds[round % Self.seeds.count])
      let message = seed.mutated(with: &random)
      guard case .failure(let error) = ClientMessage.decode(message).message else {
        accepted += 1
        continue
      }
      refused += 1
      #expect([.malformed, .unknownType, .missing, .invalid].contains(error.code))
      #expect(error.message.hasSuffix(".") || error.message.hasSuffix("?"))
      #expect((error.path == nil) == (error.code == .malformed))
    }
    #expect(accepted > 5_000 && refused > 5_000)
  }

  @Test func `a message of mutated bytes is typed or refused`() {
    var random = Xorshift(seed: 3)
    for round in 0..<60_000 {
      let text = JSONFuzzTests.mutated(Self.seeds[round % Self.seeds.count], with: &random)
      let received = ClientMessage.decode(text)
      guard case .failure(let error) = received.message, error.code == .malformed else { continue }
      #expect(received.id == nil && error.path == nil)
    }
  }
}
