import AppBuilding
import HostSystem
import Spelling
import Synchronization

/// Shows a build on standard error: one line of progress, and then what the compiler says.
final class BuildTerminal: Sendable {
  private let display = Mutex(StepDisplay(isTerminal: CurrentProcess.isTerminal(.error)))
  /// Whether nobody may wait for a reader, because a server runs meanwhile.
  private let isBesideServer: Bool

  init(besideServer: Bool) { isBesideServer = besideServer }

  /// Shows a step.
  func show(_ step: BuildStep) {
    if let text = display.withLock({ $0.text(for: step, at: .now) }) { write(text) }
  }

  /// Shows a step while a body runs.
  func during<Result>(_ step: BuildStep, _ body: () throws -> Result) rethrows -> Result {
    show(step)
    defer { clear() }
    return try body()
  }

  func warn(_ sentence: String) { line("split-preview: \(sentence)") }

  func fail(_ sentence: String) { line("split-preview: \(sentence)") }

  /// Writes what a build has come to.
  func finish(_ outcome: AppBuild.Outcome, after time: Duration, of project: AppProject) {
    clear()
    for message in outcome.messages { write(message.description.printableLines + "\n") }
    outcome.notes.forEach(warn)
    for remark in outcome.remarks {
      let file = FilePlace.join(project.folder, remark.file)
      write("\(file):\(remark.line):\(remark.column): warning: \(remark.sentence)".printableLines + "\n")
    }
    let errors = outcome.messages.count { $0.kind == .error }
    let taken = "\((time / .seconds(1) * 10).rounded() / 10) s"
    write(
      outcome.isBuilt
        ? "\(project.name.printable) is built after \(taken).\n"
        : "\(project.name.printable) does not compile: \(errors) error\(errors == 1 ? "" : "s"), after \(taken).\n")
  }

  private func line(_ text: String) {
    clear()
    write(text.printableLines + "\n")
  }

  private func clear() { write(display.withLock { $0.clear() }) }

  /// Writes a text, which has the escapes of its own that remove a line.
  private func write(_ text: String) {
    if isBesideServer { BackgroundWriter.error.put(text) } else { CurrentProcess.write(text, to: .error) }
  }
}
