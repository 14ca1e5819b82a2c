/// The settings of an app that the rewriter cannot find out from the files.
public struct RewritingOptions: Sendable {
  /// The name of the app.
  public var name = "App"
  /// The controller to show, from `--root`.
  public var root: String?
  /// The name of the storyboard in the app's settings.
  public var storyboard: String?
  /// The class of the scene delegate in the app's settings.
  public var sceneDelegate: String?
  /// The storyboards of the app by their names, as JSON on one line, or nil if it has none.
  public var storyboards: String?
  /// The colours of asset catalogues by their names, as JSON on one line, or nil if the app has none.
  public var colors: String?
  /// The images of the app as JSON, or nil for none.
  public var images: String?
  /// Whether the app asks for `Bundle.module`, which the build of a package makes.
  var usesModuleBundle = false
  /// The nibs of the app by their names, in the same form.
  public var nibs: String?
  /// The modules whose files are among those of the app, so that nothing is left to import.
  public var mergedModules: Set<String> = []
  /// The version of Swift in the settings of the project, such as `4.0`, or nil for files without a project.
  public var swiftVersion: String?
  /// The modules that have a stand-in. A file that needs SwiftUI is left out unless SwiftUI is among them.
  public var stubs: Set<String> = []

  public init() {}

  /// Whether the compiler of the project would know the names from before Swift 4.2.
  var mayHaveOldNames: Bool {
    guard let swiftVersion else { return true }
    let parts = swiftVersion.split(separator: ".").map { Int($0) ?? 0 }
    return (parts.first ?? 0, parts.dropFirst().first ?? 0) < (4, 2)
  }
}

extension SourceFile {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
  fileprivate var asksForModuleBundle: Bool { text.contains("Bundle.module") || text.contains(/[bB]undle: \.module\b/) }
}

/// Rewrites all files of an app.
public struct Rewriter {
  /// A file after the rewriting.
  public struct Output: Sendable {
    public let path: String
    /// The new text, nil for a file that is left out.
    public let text: String?
    /// The number of changes by each rule.
    public let counts: [String: Int]
    public let remarks: [Remark]
    public let shifts: [ColumnShift]
    /// The modules that the file imports.
    public let imports: [String]
    /// The number of lines of the original. The additions of the tool stand below them.
    public let lines: Int
  }

  public let outputs: [Output]
  public let entry: AppEntry
  /// The text of the file that starts the app.
  public let entryText: String

  /// Rewrites the files. The result depends on nothing else.
  public init(_ files: [SourceFile], _ options: RewritingOptions) {
    let kept = files.filter { !FileImports($0).needsSwiftUI || options.stubs.contains("SwiftUI") }
    var index = ClassIndex(kept, mayHaveOldNames: options.mayHaveOldNames)
    index.mergedModules = options.mergedModules
    let works = kept.map { Self.rewritten($0, index) }
    let left = files.filter { file in !kept.contains { $0 === file } }.map(Self.leftOut)
    outputs = (works.map(Self.output) + left).sorted { $0.path < $1.path }
    var options = options
    options.usesModuleBundle =
      kept.contains { $0.asksForModuleBundle } && !kept.contains { $0.text.contains("static var module") }
    entry = AppEntry(index, options)
    entryText = entry.text(name: options.name, registrations: works.compactMap(\.registration))
  }

  private static func rewritten(_ file: SourceFile, _ index: ClassIndex) -> FileWork {
    let work = FileWork(file, index)
    for rule in Rule.all { rule.init(work).run() }
    return work
  }

  private static func output(_ work: FileWork) -> Output {
    Output(
      path: work.file.path, text: work.text, counts: work.counts, remarks: work.remarks, shifts: work.columnShifts,
      imports: FileImports(work.file).modules + work.addedImports, lines: work.file.lineCount)
  }

  private static func leftOut(_ file: SourceFile) -> Output {
    let remark = Remark(
      place: FileImports(file).placeOfSwiftUI ?? Place(line: 1, column: 1), topic: "SwiftUI",
      sentence:
        "There is no SwiftUI on Linux, so the preview leaves this file out. A file that only imports it is kept with --stub SwiftUI."
    )
    return Output(
      path: file.path, text: nil, counts: [:], remarks: [remark], shifts: [], imports: [],
      lines: file.lineCount)
  }
}
