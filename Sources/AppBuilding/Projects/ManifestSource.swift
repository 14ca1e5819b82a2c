import HostSystem
import PreviewProtocol
import SplitKit

/// The ways to read the manifest of a package. The manifest is a program that the package brings, so it runs only with `--trust`.
package enum ManifestSource {
  /// The rewriter reads it as text.
  case text(rewriter: String)
  /// Swift's own tool runs it.
  case run

  /// Reads the manifest in the folder of a package. Throws a sentence if that is not possible.
  package func read(_ folder: String) throws -> Value {
    let (program, arguments) =
      switch self {
      case .text(let rewriter): (rewriter, ["--manifest", FilePlace.join(folder, "Package.swift")])
      case .run: (SwiftTools.swift, ["package", "--package-path", folder, "dump-package"])
      }
    guard let result = try Program.output(of: program, arguments, input: []), result.status == 0 else {
      throw AppBuildingError("The manifest of the package in \(folder) cannot be read.")
    }
    return try JSONReader.read(result.bytes, limit: 64)
  }
}
