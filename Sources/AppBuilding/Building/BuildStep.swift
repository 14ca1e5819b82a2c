/// The current step of a build, for a line of progress.
package enum BuildStep: Equatable, Sendable {
  /// Swift finds out whether the module UIKit or the rewriter has to be built.
  case checking(String)
  /// Another process of Swift builds in the same folder, and this one waits for it.
  case waiting(String)
  /// The module UIKit or the rewriter is built, which happens once. The numbers are those of Swift's own progress.
  case tool(String, done: Int, of: Int)
  case rewriting(String)
  case stub(String)
  case compiling(String)

  /// The step as words without an end.
  package var words: String {
    switch self {
    case .checking(let name): "Checking \(name)"
    case .waiting(let name): "Waiting for another build in this checkout, to check \(name)"
    case .tool(let name, _, 0): "Building \(name), some minutes, once for this checkout"
    case .tool(let name, let done, let all): "Building \(name), some minutes, once for this checkout: \(done) of \(all)"
    case .rewriting(let app): "Reading \(app)"
    case .stub(let module): "Making a stand-in of the module \(module)"
    case .compiling(let app): "Compiling \(app)"
    }
  }

  /// The step without its numbers.
  package var heading: String {
    if case .tool(let name, _, _) = self { return BuildStep.tool(name, done: 0, of: 0).words }
    return words
  }

  /// The numbers in a line of Swift's progress, such as `[12/345] Compiling SplitKit Window.swift`.
  package static func progress(in line: String) -> (done: Int, all: Int)? {
    guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
    let parts = line[line.index(after: line.startIndex)..<end].split(separator: "/").compactMap { Int($0) }
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }
}
