import Dispatch
import Foundation
import SplitKit

/// The deed of a row.
enum Trial: String, CaseIterable {
  case fatal, index, unwrap, overflow, abort, segfault, loop, stack, exit, memory, nonsense
  case hostileFrames, hugeMemory, signalLine, signalLineLater, emptyLines, flood, floodLater, helper, daemon, endParent,
    stopParent, wrongText
  case count, task, timer, queue, later, busy, lines, trapLater, grow, grown, marks, longText, exception

  @MainActor static var counted = 0

  func run(in detail: DetailViewController) {
    MainActor.assumeIsolated { run(detail) }
  }

  @MainActor private func run(_ detail: DetailViewController) {
    switch self {
    case .fatal, .index, .unwrap, .overflow, .abort, .segfault, .loop, .stack, .exit, .memory, .nonsense: fail()
    case .hostileFrames, .hugeMemory, .signalLine, .signalLineLater, .emptyLines, .flood, .floodLater, .helper, .daemon,
      .endParent, .stopParent, .wrongText:
      attack()
    case .count:
      Self.counted += 1
      detail.show("counted \(Self.counted)")
    case .grow, .grown: detail.show(rawValue)
    case .exception:
      TabBarController(detail.application, id: "tabs").selectedViewController = detail
      detail.show("after the exception")
    case .marks:
      let marks = String(repeating: "\u{301}", count: 20_000)
      print("e\(marks)")
      detail.show("e\(marks)")
    case .longText: detail.show(String(repeating: "long ", count: 200_000))
    case .lines:
      print("a line of the app")
      FileHandle.standardError.write(Data("an error of the app\n".utf8))
    case .task, .timer, .queue, .later, .busy, .trapLater: start(detail)
    }
  }

  @MainActor private func start(_ detail: DetailViewController) {
    switch self {
    case .task:
      Task {
        let text = await load()
        detail.show("\(text), on the main thread: \(Thread.isMainThread)")
      }
    case .timer: _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in show("timer", in: detail) }
    case .queue: DispatchQueue.global().async { DispatchQueue.main.async { show("queue", in: detail) } }
    case .later: DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { show("later", in: detail) }
    case .busy: tick(detail, 1)
    default: DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { fatalError("later") }
    }
  }

  /// Shows 300 numbers, one after the other, faster than anybody can see.
  @MainActor private func tick(_ detail: DetailViewController, _ number: Int) {
    detail.show("tick \(number)")
    guard number < 300 else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { tick(detail, number + 1) }
  }

  private func load() async -> String {
    try? await Task.sleep(for: .milliseconds(20))
    return "loaded"
  }
}

@Sendable private func show(_ text: String, in detail: DetailViewController) {
  MainActor.assumeIsolated { detail.show(text) }
}
