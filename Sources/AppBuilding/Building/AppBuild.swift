import HostSystem
import Spelling

/// Builds an app: rewrites its files, makes the stand-ins of modules that only Apple has, and compiles.
package struct AppBuild {
  package let sources: AppProject
  package let places: BuildPlaces
  package var root: String?
  package var storyboard: String?
  package var languageMode: String?
  package var stubs: [String]
  /// Called with what the build is doing.
  package let tell: (BuildStep) -> Void

  package init(
    _ sources: AppProject, _ places: BuildPlaces, root: String? = nil, storyboard: String? = nil, languageMode: String? = nil,
    stubs: [String] = [], tell: @escaping (BuildStep) -> Void
  ) {
    (self.sources, self.places, self.root, self.storyboard, self.languageMode) = (sources, places, root, storyboard, languageMode)
    (self.stubs, self.tell) = (stubs, tell)
  }

  /// The outcome of a build.
  package struct Outcome: Equatable {
    /// Whether there is a program to start.
    package var isBuilt: Bool
    /// The compiler's errors and warnings, with the places in the original files.
    package var messages: [CompilerMessage]
    /// The remarks on code that the preview does not support.
    package var remarks: [RewriterReport.Remark]
    /// Sentences about files of the app that the preview leaves out.
    package var notes: [String] = []
  }

  /// Builds the app. Throws a sentence if something other than the app's own code is wrong.
  package func run() throws -> Outcome {
    try checkNames()
    let report = try rewrite()
    guard report.hasEntry else {
      throw AppBuildingError(Self.noEntry(besides: report.remarks))
    }
    try checkRoot(report)
    try makeStubs(report)
    let notes = try AppBundle(places).fill(with: sources)
    tell(.compiling(sources.name, nil))
    let (isBuilt, messages) = try compile(report)
    return Outcome(isBuilt: isBuilt, messages: messages, remarks: report.remarks, notes: notes)
  }

  /// The delegate can be in a file that is left out, so the sentence is followed by what the preview does not support.
  private static func noEntry(besides remarks: [RewriterReport.Remark]) -> String {
    let sentence =
      "The app has no delegate, no scene delegate and no storyboard to start with. Name a view controller with --root."
    let others = remarks.map { "\($0.file):\($0.line):\($0.column): \($0.sentence)" }
    return ([sentence] + others).joined(separator: "\n")
  }

  /// Names from files of checks become parts of Swift code and of paths. Throws a sentence for one that cannot be a name in Swift.
  private func checkNames() throws {
    for name in [root].compactMap(\.self) + stubs where !SwiftName.isName(name) {
      throw AppBuildingError("\"\(name)\" is no name of a type or of a module.")
    }
    guard let storyboard else { return }
    let known = sources.storyboards.map { FilePlace.name($0).split(separator: ".").dropLast().joined(separator: ".") }
    guard known.contains(storyboard) else {
      throw AppBuildingError("The app has no storyboard \(storyboard). \(nearest(to: storyboard, in: known.sorted()))")
    }
  }

  /// Throws a sentence for a first controller that the app does not have. One of UIKit's is found by the compiler.
  private func checkRoot(_ report: RewriterReport) throws {
    guard let root, !root.hasPrefix("UI"), !report.controllers.contains(root) else { return }
    throw AppBuildingError("The app has no view controller \(root). \(nearest(to: root, in: report.controllers))")
  }

  private func rewrite() throws -> RewriterReport {
    tell(.rewriting(sources.name))
    try Self.makeFolders(places.sources)
    var arguments = ["--out", places.sources, "--base", sources.folder, "--name", sources.name, "--in"]
    arguments += sources.swiftFiles + sources.storyboards
    if let root { arguments += ["--root", root] }
    if let board = storyboard ?? sources.mainStoryboard { arguments += ["--storyboard", board] }
    for file in sources.settings { arguments += ["--info-plist", file] }
    for file in sources.assets("colorset") { arguments += ["--color", file] }
    for file in sources.assets("imageset") { arguments += ["--image", file] }
    for module in sources.mergedModules { arguments += ["--merge", module] }
    for module in stubs { arguments += ["--stub", module] }
    if let version = sources.swiftVersion { arguments += ["--swift", version] }
    var lines: [String] = []
    let status = try Program.lines(of: places.rewriter, arguments) { lines.append($0) }
    guard let status else { throw AppBuildingError("The rewriter \(places.rewriter) cannot be started.") }
    guard status < 128 else { throw AppBuildingError(Self.sentence(aboutSignal: status - 128)) }
    guard status == 0 else { throw AppBuildingError(lines.last ?? "The rewriter has ended with status \(status).") }
    return try RewriterReport(FileTree.file(at: FilePlace.join(places.sources, "report.json")))
  }

  private static func sentence(aboutSignal signal: Int32) -> String {
    "The rewriter has crashed with signal \(signal) over a file of the app. That is a fault of Split Preview, and not of the app."
  }

  /// Makes the stand-ins of modules that the app needs, and removes those of builds before that it does not.
  private func makeStubs(_ report: RewriterReport) throws {
    let needed = StubModules.needed(report.imports, stubs)
    let files = (try? FileTree.listing(places.stubs, endings: [""]).files) ?? []
    for file in files where !needed.contains(where: { file.path.hasPrefix("\($0.name).") }) {
      OutputFile.remove(FilePlace.join(places.stubs, file.path))
    }
    for stub in needed {
      let file = FilePlace.join(places.stubs, "\(stub.name).swift")
      let module = FilePlace.join(places.stubs, "\(stub.name).swiftmodule")
      if FileTree.exists(module), (try? FileTree.file(at: file)) == Array(stub.text.utf8) { continue }
      tell(.stub(stub.name))
      try Self.makeFolders(places.stubs)
      try OutputFile.replaceEntry(file, with: Array(stub.text.utf8))
      try compileStub(stub.name, file)
    }
  }

  private func compileStub(_ name: String, _ file: String) throws {
    let compiler = SwiftCompiler(places, sources)
    var lines: [String] = []
    let status = try Program.lines(of: SwiftTools.compiler, compiler.stubArguments(name, file)) { lines.append($0) }
    guard status == 0 else {
      throw AppBuildingError("The stand-in of \(name) does not compile: \(lines.first { $0.contains("error:") } ?? "")")
    }
  }

  private func compile(_ report: RewriterReport) throws -> (Bool, [CompilerMessage]) {
    let compiler = SwiftCompiler(
      places, sources, languageMode: languageMode, stubs: StubModules.needed(report.imports, stubs).map(\.name))
    try Self.makeFolders(places.module)
    try OutputFile.replaceEntry(compiler.outputFileMapPath, with: Array(compiler.outputFileMap(report.files).utf8))
    let translation = MessageTranslation(built: places.sources, original: sources.folder, report: report)
    var run = CompilerRun(sources.name, fileCount: report.files.count, translation, tell: tell)
    let status = try Program.lines(of: SwiftTools.compiler, compiler.arguments(report.files, originals: report.moved)) {
      run.take($0)
    }
    guard let status else { throw AppBuildingError("There is no \(SwiftTools.compiler) in PATH.") }
    if status != 0, let reason = run.reason { throw AppBuildingError(reason) }
    return (status == 0, run.messages.proposingToLeaveOut(below: sources.folder))
  }

  /// Makes a folder and those above it.
  static func makeFolders(_ path: String) throws {
    if FileTree.isDirectory(path) { return }
    let parent = FilePlace.folder(path)
    if parent != path { try makeFolders(parent) }
    _ = try OutputFile.makeDirectory(path)
  }
}
