import SplitKit

extension ReturningSweep {
  /// The sweep as a text, with where the layout depends on the direction, where it does not settle, and whether it ends.
  package var text: String { there.text + (faults.flatMap { [""] + $0 }).map { $0 + "\n" }.joined() }

  /// The parts of the text about the way back, each in lines.
  private var faults: [[String]] {
    let rest = untried > 0 ? ["\(untried) more breakpoints were not tried back and forth, because they are too many."] : []
    let parts = differences.map(\.lines) + unsettled.map(\.lines) + [unfinished?.lines ?? [], rest]
    let faults = parts.filter { !$0.isEmpty }
    return faults.isEmpty ? [["The layout is the same on the way back, and settles at every breakpoint."]] : faults
  }

  fileprivate static func widths(_ from: Double, _ to: Double) -> String {
    from == to ? "at \(shortest(from))" : "from \(shortest(from)) to \(shortest(to))"
  }
}

extension DirectionDifference {
  /// The controllers whose layouts differ.
  package var targets: [String] { changes.map(\.target) }

  /// The difference in lines: the widths, the facts in both directions, and the calls.
  package var lines: [String] {
    let facts = changes.map { change in
      "    \(change.target).\(change.name): \(change.words(change.from)) from narrow to wide, \(change.words(change.to)) from wide to narrow"
    }
    return ["The layout depends on the direction \(ReturningSweep.widths(from, to)):"] + facts
      + calls.widening.lines(" from narrow to wide") + calls.narrowing.lines(" from wide to narrow")
  }
}

extension UnsettledFlip {
  /// The controllers whose layouts differ.
  package var targets: [String] { changes.map(\.target) }

  /// The flip in lines: the pixels, the facts of both layouts, and the calls.
  package var lines: [String] {
    let facts = changes.map { "    \($0.target).\($0.name): \($0.words($0.from)), then \($0.words($0.to))" }
    let layouts = layoutCount == 2 ? "has two layouts by turns" : "has \(layoutCount) layouts in turn"
    let head =
      "The layout does not settle at \(shortest(width)). Dragged back and forth between \(shortest(before)) and \(shortest(after)), it"
    return ["\(head) \(layouts):"] + facts + calls.lines("")
  }
}

extension UnfinishedLayouts {
  /// The controllers whose layouts differ.
  package var targets: [String] { changes.map(\.target) }

  /// The widths in lines, with the facts of two layouts after each other and the calls.
  package var lines: [String] {
    let widths = ReturningSweep.widths(min(first, last), max(first, last))
    let facts = changes.map { "    \($0.target).\($0.name): \($0.words($0.from)), then \($0.words($0.to))" }
    return [
      "The layout does not end \(widths): each one asks for another one, and the window is drawn after \(Window.maximumPasses)."
    ] + facts + calls.lines(" in each layout")
  }
}

extension LayoutChange {
  fileprivate func words(_ value: Value?) -> String { value?.words ?? "none" }
}

extension [Call] {
  /// A line with the calls on a way, or none.
  fileprivate func lines(_ way: String) -> [String] {
    isEmpty ? [] : ["    calls\(way): \(inShort.joined(separator: ", "))"]
  }
}
