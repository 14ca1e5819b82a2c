import PreviewProtocol
import Scenarios
import TestSupport
import Testing

@Suite struct SchemaMadeDocumentTests {
  @Test func `docs/scenario.schema.json is as the shapes of the reader make it`() throws {
    let text = Scenario.schema.lines
    try MadeDocument("docs/scenario.schema.json", text: text).verify()
  }
}
