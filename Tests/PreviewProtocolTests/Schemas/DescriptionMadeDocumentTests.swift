import PreviewProtocol
import TestSupport
import Testing

@Suite struct DescriptionMadeDocumentTests {
  @Test func `docs/asyncapi.json is as the descriptions of the messages make it`() throws {
    try MadeDocument("docs/asyncapi.json", text: ProtocolDescription.document.lines).verify()
  }
}
