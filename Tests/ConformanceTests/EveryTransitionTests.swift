import SplitKit
import Testing

/// Every way into one stack and out of it again on iOS 26, against the rules of spec/split-view.md 5.10, which are
/// written down here once more: who is announced follows from the columns that are seen before and after.
@Suite struct EveryTransitionTests {
  @Test(arguments: Way.all)
  func `the delegate hears what the columns before and after say`(way: Way) throws {
    for problem in try Row.run(way.transcript(), in: "ios26") { Issue.record("\(problem)") }
  }
}

/// One way: how the split begins, what is answered, what happens to the stack, and where it expands.
struct Way: Sendable {
  /// No column fits beside at 393.
  let width: Double
  /// 3 is assigned once the split is shown, as it would be hidden at first.
  let preferred: DisplayMode
  let launchesCompact: Bool
  /// The delegate's answer to `collapseSecondary`.
  let merges: Bool
  /// Whether B is popped while collapsed.
  let pops: Bool
  let pushed: [String]

  static let all: [Way] = {
    var ways: [Way] = []
    for width: Double in [820, 393] {
      for preferred: DisplayMode in [.automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary] {
        for compact in [false, true] where preferred != .oneOverSecondary || width == 820 && !compact {
          ways += stacks.map { stack in
            Way(
              width: width, preferred: preferred, launchesCompact: compact, merges: stack.merges, pops: stack.pops,
              pushed: stack.pushed)
          }
        }
      }
    }
    return ways
  }()

  /// The ways of the stack. B stays in it, is popped from it, or was never in it. Then controllers are pushed.
  private static let stacks: [(merges: Bool, pops: Bool, pushed: [String])] =
    [[], ["D"], ["D", "E"]].flatMap { [(false, false, $0), (false, true, $0), (true, false, $0)] }
}

extension Way: CustomTestStringConvertible {
  var testDescription: String {
    "\(Int(width)) \(preferred.name), \(launchesCompact ? "launched compact" : "collapsed"), answer \(merges), "
      + "\(pops ? "B popped, " : "")pushed \(pushed)"
  }
}

/// The rules.
extension Way {
  /// The mode that a preference leads to at first appearance and after an expand.
  private var resolved: DisplayMode {
    guard width == 820 else { return .secondaryOnly }
    switch preferred {
    case .secondaryOnly, .oneOverSecondary: return .secondaryOnly
    default: return .oneBesideSecondary
    }
  }

  private var modeBefore: DisplayMode {
    if launchesCompact { return .secondaryOnly }
    return preferred == .oneOverSecondary ? .oneOverSecondary : resolved
  }

  private static func columns(_ mode: DisplayMode) -> [String] {
    mode == .secondaryOnly ? ["secondary"] : ["primary", "secondary"]
  }

  /// Two rounds: as if the primary alone were to stay, then the secondary on top where it was pushed.
  private var collapse: [String] {
    let before = launchesCompact ? [] : Self.columns(modeBefore)
    let first =
      (before.contains("primary") ? [] : ["willShow(primary)"])
      + (before.contains("secondary") ? ["willHide(secondary)"] : [])
    return first + (merges ? [] : ["willHide(primary)", "willShow(secondary)"])
  }

  /// The column on top while collapsed; nil for a controller that was never a column.
  private var top: String? { pushed.isEmpty ? topBelow : nil }
  private var topBelow: String { merges || pops ? "primary" : "secondary" }

  /// One round, from the column on top to those of the mode.
  private var expand: [String] {
    let after = Self.columns(resolved)
    return ["primary", "secondary"].compactMap { column in
      switch (top == column, after.contains(column)) {
      case (false, true): "willShow(\(column))"
      case (true, false): "willHide(\(column))"
      case (true, true), (false, false): nil
      }
    }
  }

  /// One for each column that was announced: that of its last announcement.
  private static func did(_ will: [String]) -> [String] {
    ["primary", "secondary"].compactMap { column in
      will.last { $0.hasSuffix("(\(column))") }?.replacing("will", with: "did")
    }
  }

  private static func change(to mode: DisplayMode, from old: DisplayMode) -> [String] {
    mode == old ? [] : ["willChangeTo(\(mode.name))"]
  }
}

/// The rules as expectations of a case.
extension Way {
  func transcript() throws -> Case {
    let questions = ["forCollapsing -> null", "collapseSecondary(nav[B], nav[A]) -> \(merges)"]
    let collapsing = expectation(
      Self.change(to: .oneBesideSecondary, from: modeBefore) + questions + collapse, Self.did(collapse) + ["didCollapse"])
    let stack = "nav[\(self.stack.joined(separator: ","))]"
    let expanding = expectation(
      Self.change(to: resolved, from: .oneBesideSecondary) + ["forExpanding -> null", "separateSecondary(\(stack)) -> null"]
        + expand,
      Self.did(expand) + ["didExpand"])
    let steps = opening(collapsing) + changes + [["traits": ["horizontalSizeClass": "regular"], "expect": expanding]]
    return Case(steps: try steps.map(Step.init))
  }

  private var stack: [String] { (merges || pops ? ["A"] : ["A", "nav[B]"]) + pushed }

  private func expectation(_ will: [String], _ did: [String]) -> Value {
    ["will": .array(will.map { .string($0) }), "did": .array(did.map { .string($0) })]
  }

  private func opening(_ collapsing: Value) -> [Value] {
    func open(_ sizeClass: Value) -> Member {
      var options: [Member] = [Member("hosted", true), Member("collapseSecondary", .bool(merges))]
      if preferred != .oneOverSecondary {
        options.append(Member("properties", ["preferredDisplayMode": .string(preferred.name)]))
      }
      return Member(
        "open",
        [
          "window": [.number(width), 1180], "traits": ["horizontalSizeClass": sizeClass], "options": .object(options),
        ])
    }
    if launchesCompact { return [.object([open("compact"), Member("expect", collapsing)])] }
    let over: [Value] =
      preferred == .oneOverSecondary ? [["set": ["preferredDisplayMode": .string(preferred.name)]]] : []
    return [.object([open("regular")])] + over + [["traits": ["horizontalSizeClass": "compact"], "expect": collapsing]]
  }

  /// The messages that change the stack. A push hides the column that was on top, and the delegate is told so.
  private var changes: [Value] {
    let pop: [Value] = pops ? [["perform": "pop", "on": "nav:A"]] : []
    return pop
      + pushed.enumerated().map { index, name in
        let hides = index == 0
        let will = ["showDetail(\(name)) -> false"] + (hides ? ["willHide(\(topBelow))"] : [])
        let expected = expectation(will, hides ? ["didHide(\(topBelow))"] : [])
        return ["perform": "showDetail", "controller": .string(name), "expect": expected]
      }
  }
}
