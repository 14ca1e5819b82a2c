import Spelling

/// The current step of a build, for a line of progress.
package enum BuildStep: Equatable, Sendable {
  /// Swift finds out whether the module UIKit or the rewriter has to be built.
  case checking(String)
  /// Another process of Swift builds in the same folder, and this one waits for it.
  case waiting(String)
  /// The module UIKit or the rewriter is built, which happens once and takes a time such as `about 2 minutes`.
  case tool(String, takes: String, Progress?)
  case rewriting(String)
  case stub(String)
  /// The files of the app are compiled. The progress is that of the compiler.
  case compiling(String, Progress?)

  /// How far a build is.
  package struct Progress: Equatable, Sendable {
    /// The steps that have ended, and all of them.
    package var done, all: Int
    /// The last step, such as `Compiling SplitKit Window.swift`.
    package var last: String

    package init(done: Int, all: Int, last: String) { (self.done, self.all, self.last) = (done, all, last) }
  }

  /// The step as text without an end, which a terminal may show. Names of files are a part of it.
  package var words: String { unescaped.printable }

  private var unescaped: String {
    switch self {
    case .checking(let name): "Checking \(name)"
    case .waiting(let name): "Waiting for another build in this checkout, to check \(name)"
    case .tool(let name, let time, let progress): "Building \(name), \(time), once for this checkout" + Self.words(progress)
    case .rewriting(let app): "Reading \(app)"
    case .stub(let module): "Making a stand-in of the module \(module)"
    case .compiling(let app, let progress): "Compiling \(app)" + Self.words(progress)
    }
  }

  private static func words(_ progress: Progress?) -> String {
    guard let progress else { return "" }
    return ": \(progress.done) of \(progress.all), \(progress.last)"
  }

  /// The step without its numbers.
  package var heading: String {
    switch self {
    case .tool(let name, let time, _): BuildStep.tool(name, takes: time, nil).words
    case .compiling(let app, _): BuildStep.compiling(app, nil).words
    default: words
    }
  }

  /// The progress in a line of Swift's, such as `[12/345] Compiling SplitKit Window.swift`, or nil for any other line.
  package static func progress(in line: String) -> Progress? {
    guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
    let parts = line[line.index(after: line.startIndex)..<end].split(separator: "/").compactMap { Int($0) }
    guard parts.count == 2 else { return nil }
    return Progress(done: parts[0], all: parts[1], last: String(line[end...].dropFirst().drop { $0 == " " }))
  }
}
