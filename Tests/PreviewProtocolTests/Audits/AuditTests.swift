import SamplePreviews
import SplitKit
import Testing

@testable import PreviewProtocol

/// Audits of the sample scenes.
@Suite struct AuditTests {
  private static func audit(_ scene: String, from: Double, to: Double) throws(ProtocolError) -> Audit {
    let range = SweepRange(from: from, to: to, height: 800)
    return try Audit.run(["type": "open", "scene": .string(scene)], over: range, previews: Preview.all)
  }

  @Test func `an audit looks at both ends and the middle of each band`() throws {
    let audit = try Self.audit("mail", from: 600, to: 700)
    #expect(audit.sweep.bands.count > 1)
    for band in audit.sweep.bands {
      #expect(audit.widths.contains(band.from) && audit.widths.contains(band.to))
    }
  }

  @Test func `the sample scenes have one small button, which is as their article has it`() throws {
    for scene in Preview.all {
      let found = try Self.audit(scene.id, from: 320, to: 1400).all.map(\.finding.target)
      #expect(found == (scene.id == "instagram" ? ["profile/button"] : []), "\(scene.id)")
    }
  }

  @Test func `every finding has a sentence and widths that were looked at`() throws {
    for scene in Preview.all {
      let audit = try Self.audit(scene.id, from: 320, to: 1400)
      for found in audit.all {
        #expect(!found.finding.text.isEmpty && !found.widths.isEmpty)
        #expect(Set(found.widths).isSubset(of: Set(audit.widths)))
      }
      #expect(audit.dropped == 0, "\(scene.id)")
    }
  }

  @Test func `a second audit finds the same`() throws {
    #expect(try Self.audit("split-or-flip", from: 500, to: 900).json == Self.audit("split-or-flip", from: 500, to: 900).json)
  }

  @Test func `a range that is no size is refused`() {
    #expect(throws: ProtocolError.self) { try Self.audit("lab", from: 0, to: 700) }
  }
}
