import HostSystem
import PreviewProtocol

/// A toolchain of Swift, as it describes itself.
package struct Toolchain: Equatable {
  /// The version as a sentence, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  let version: String
  /// The folder of Swift's own modules and libraries.
  let libraries: String

  /// Reads the answer to `swiftc -print-target-info`, or returns nil if it is another text.
  package init?(targetInfo text: String) {
    guard let info = try? JSONReader.read(Array(text.utf8)), let version = info["compilerVersion"]?.string,
      let libraries = info["paths"]?["runtimeResourcePath"]?.string
    else { return nil }
    (self.version, self.libraries) = (version, libraries)
  }

  /// The toolchain that this process builds with, or nil if it reports nothing.
  static let current: Toolchain? = {
    var lines: [String] = []
    let status = try? Program.lines(of: SwiftTools.compiler, ["-print-target-info"]) { lines.append($0) }
    guard status == 0 else { return nil }
    return Toolchain(targetInfo: lines.joined(separator: "\n"))
  }()

  /// The flags for the linker of LLVM, which takes a fifth of the time of the usual one, if the toolchain has it.
  /// A Mac has another linker.
  package var linkerFlags: [String] {
    #if os(Linux)
      FileTree.exists(FilePlace.join(libraries, "../../bin/ld.lld")) ? ["-use-ld=lld"] : []
    #else
      []
    #endif
  }

  /// The version of swift-syntax that the rewriter is written for, as the version of Swift with which it is released.
  private static let syntaxRelease = "Swift version 6.3"

  /// The folder of a toolchain in which swift-syntax is ready-made, in the version that the rewriter is written for, or nil if there is none.
  ///
  /// The toolchains of swift.org for Linux have it. A Mac builds the package.
  package var readyMadeSyntax: String? {
    guard version.contains("\(Self.syntaxRelease) ") || version.contains("\(Self.syntaxRelease).") else { return nil }
    let folder = FilePlace.join(libraries, "host")
    let parts = ["SwiftParser.swiftmodule", "SwiftSyntax.swiftmodule", "libSwiftParser.so", "libSwiftSyntax.so"]
    return parts.allSatisfy { FileTree.exists(FilePlace.join(folder, $0)) } ? folder : nil
  }
}
