/// The compilation of an app's files, line by line: its messages, and what it is doing.
struct CompilerRun {
  private let app: String
  private let fileCount: Int
  private let translation: MessageTranslation
  private let tell: (BuildStep) -> Void
  private var output = CompilerOutput()
  /// The files that the compiler has begun with. One that did not change is none of them.
  private var begun = 0
  private var others: [String] = []
  private var crash: String?
  /// The messages about the app's files, each once. The compiler repeats a message for each file that it compiles together with another.
  private(set) var messages: [CompilerMessage] = []

  init(_ app: String, fileCount: Int, _ translation: MessageTranslation, tell: @escaping (BuildStep) -> Void) {
    (self.app, self.fileCount, self.translation, self.tell) = (app, fileCount, translation, tell)
  }

  mutating func take(_ line: String) {
    switch output.take(line) {
    case .began(let file)?:
      begun += 1
      tell(.compiling(app, BuildStep.Progress(done: begun, all: max(begun, fileCount), last: FilePlace.name(file))))
    case .printed(let lines)?: lines.forEach { note($0) }
    case .crashed(let text)?: crash = crash ?? text
    case nil: break
    }
  }

  private mutating func note(_ line: String) {
    guard let message = CompilerMessage(line) else { return others.append(line) }
    if let message = translation.translated(message), !messages.contains(message) { messages.append(message) }
  }

  /// The reason of a failure that is no error in a file, such as one of the linker, or nil if there are errors in files.
  var reason: String? {
    if messages.contains(where: { $0.kind == .error }) { return nil }
    if let crash { return Self.sentence(aboutCrash: crash) }
    let found = others.filter { $0.contains("error:") || $0.contains("undefined") }
    return (found.isEmpty ? others.suffix(3) : found.prefix(3)[...]).joined(separator: "\n")
  }

  /// The compiler numbers what it was doing, from the outermost step to the innermost, which names the code.
  private static func sentence(aboutCrash text: String) -> String {
    let steps = text.split(separator: "\n").filter { $0.first?.isNumber == true }.map(String.init)
    let last = steps.last.map { " It was at this step: \($0)" } ?? ""
    return "The compiler has crashed, which is a fault of this version of Swift and not an error in a file.\(last)"
  }
}
