import SamplePreviews
import SplitKit
import Testing

@testable import PreviewProtocol

/// Scenes as documents.
@Suite struct SceneDocumentTests {
  @Test(arguments: Preview.all.map(\.id))
  func `a document has the members of the scene on the wire without those of a conversation`(scene: String) throws {
    let message: Value = ["type": "open", "scene": .string(scene), "window": ["width": 700, "height": 900]]
    let document = try JSONReader.read(try SceneDocument.json(message, previews: Preview.all))
    let answer = try Asker().say(message)
    let conversation = ["rev", "session"]
    #expect(document.members == answer.members?.filter { !conversation.contains($0.name) })
  }

  @Test func `a message that opens nothing is refused`() {
    #expect(throws: ProtocolError.self) { try SceneDocument.json(["type": "ping"], previews: Preview.all) }
    #expect(throws: ProtocolError.self) { try SceneDocument.json(["type": "open", "scene": "nowhere"], previews: Preview.all) }
  }
}
