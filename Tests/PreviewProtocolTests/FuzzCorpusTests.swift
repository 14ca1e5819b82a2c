import Foundation
import Fuzzing
import Testing

/// The inputs that fuzzing begins with and the ones that it has found are run again, so that no mended fault comes back.
struct FuzzCorpusTests {
  @Test(arguments: FuzzTarget.allCases)
  func `every input in the corpus, and every find, leaves all as it should be`(target: FuzzTarget) throws {
    let inputs = try Self.inputs(of: target)
    #expect(inputs.count > 5)
    for input in inputs { target.run(input) }
  }

  private static func inputs(of target: FuzzTarget) throws -> [[UInt8]] {
    let root = URL(filePath: #filePath).appending(path: "../../Fuzzing").standardized
    return try ["Corpus", "Found"].flatMap { folder -> [[UInt8]] in
      let directory = root.appending(path: folder).appending(path: target.rawValue)
      // There is no folder of finds until there is one.
      guard FileManager.default.fileExists(atPath: directory.path) else { return [] }
      let files = try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
      return try files.sorted { $0.path < $1.path }.map { try [UInt8](Data(contentsOf: $0)) }
    }
  }
}
