import HostSystem

/// The folders that a build reads and writes.
package struct BuildPlaces: Equatable, Sendable {
  /// The checkout of this project, which has the module UIKit and the rewriter.
  package let package: String
  /// The configuration of the module: `debug` or `release`.
  package let configuration: String
  /// The folder of the app's build.
  package let build: String

  package init(package: String, configuration: String, build: String) {
    (self.package, self.configuration, self.build) = (package, configuration, build)
  }

  /// The rewritten files.
  package var sources: String { FilePlace.join(build, "Sources") }
  /// The folder of the program, with the files that `Bundle.main` finds.
  package var bundle: String { FilePlace.join(build, "Bundle") }
  /// The app.
  package var program: String { FilePlace.join(bundle, "App") }
  /// The products of the package.
  var products: String { FilePlace.join(package, ".build/\(configuration)") }
  /// The maps of the modules in C on which the library of apps stands: its own, and that of the reader of YAML.
  var modulesInC: [String] {
    [
      FilePlace.join(products, "CAppProcess.build/module.modulemap"),
      FilePlace.join(products, "CMachineMemory.build/module.modulemap"),
      FilePlace.join(products, "CEmbeddedFiles.build/module.modulemap"),
      FilePlace.join(package, ".build/checkouts/Yams/Sources/CYaml/include/module.modulemap"),
    ]
  }
  var rewriterPackage: String { FilePlace.join(package, "Tools/AppRewriter") }
  /// The folder of what the rewriter is built into.
  var rewriterBuild: String { FilePlace.join(package, ".build/rewriter") }
  package var rewriter: String { FilePlace.join(rewriterBuild, "release/app-rewriter") }
  /// The modules that stand for Apple's.
  var stubs: String { FilePlace.join(build, "Stubs") }
  var objects: String { FilePlace.join(build, "Objects") }
  /// The folder of the app's module. No file of the app has its object here.
  var module: String { FilePlace.join(objects, "module") }

  /// Makes the folders of the build, and keeps them out of a repository.
  package func prepare() throws {
    try AppBuild.makeFolders(bundle)
    let ignored = FilePlace.join(build, ".gitignore")
    if !FileTree.exists(ignored) { try OutputFile.replaceEntry(ignored, with: Array("*\n".utf8)) }
  }

  /// Gives the program that was built a name of its own, because the processes of the version before still run. Returns its path.
  package func keep(version: Int) throws -> String {
    let kept = "\(program)-\(version)"
    try OutputFile.move(program, to: kept)
    if version > 2 { OutputFile.remove("\(program)-\(version - 2)") }
    return kept
  }
}
