import TestSupport
import Testing

@Suite struct ConformanceMadeDocumentTests {
  @Test func `docs/conformance.md is as the statements and a run of them make it`() throws {
    let table = ConformanceTable.run()
    if MadeDocument.isRenewing { print(table.lines) }
    try MadeDocument("docs/conformance.md", text: table.markdown).verify()
  }
}
