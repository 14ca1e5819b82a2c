import Foundation
import Manifests
import Rewriting
import Storyboards

/// The readers that are given arbitrary bytes. A trap is a find.
private enum FuzzTarget: String, CaseIterable {
  case storyboard, nib, manifest, source

  func run(_ bytes: Data) {
    switch self {
    case .storyboard: _ = try? StoryboardReader.read(bytes)
    case .nib: _ = try? NibReader.read(bytes)
    case .manifest: _ = ManifestReader.read(String(decoding: bytes, as: UTF8.self))
    case .source:
      // The parser itself takes minutes for some texts of this kind, and the rewriter ends then.
      guard BracketDepth.of(String(decoding: bytes, as: UTF8.self)) <= BracketDepth.most else { return }
      let file = SourceFile(path: "A.swift", text: String(decoding: bytes, as: UTF8.self))
      _ = Rewriter([file], RewritingOptions()).outputs
    }
  }
}

/// `FUZZ_TARGET` has the name of what is fuzzed. The arguments are all libFuzzer's, and so is `main`.
private let target: FuzzTarget = {
  guard let target = FuzzTarget(rawValue: ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? "") else {
    fatalError("FUZZ_TARGET is one of \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")).")
  }
  return target
}()

/// The function that libFuzzer calls with each input that it thinks of.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.run(start.map { Data(bytes: $0, count: count) } ?? Data())
  return 0
}
