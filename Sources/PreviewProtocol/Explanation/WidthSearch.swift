import SplitKit

/// A width at which facts change, with the changes.
struct LayoutFlip {
  /// The first width with the changes, on the way from the present one.
  let width: Double
  /// The number of the flip for people.
  let number: Double
  let changes: [LayoutChange]
}

/// The search for the nearest width, in one direction, at which a fact of an explanation changes.
///
/// As in a sweep, one copy of the preview is resized point by point, and a second one follows it. The second one goes pixel by
/// pixel to the point at which the first one found a change.
final class WidthSearch {
  private(set) var flip: LayoutFlip?
  private(set) var isDone = false
  /// Whether the copies show the facts of the explanation before they are resized.
  let startsAlike: Bool
  private let start: Explanation?
  private let end: Double
  private let isWider: Bool
  private let leader: OpenPreview
  private let follower: OpenPreview

  init(for explanation: Explanation, towards end: Double, isWider: Bool, leader: OpenPreview, follower: OpenPreview) {
    (self.end, self.isWider, self.leader, self.follower) = (end, isWider, leader, follower)
    start = leader.explanation(of: explanation.target)
    startsAlike = start.map { explanation.changes(to: $0).isEmpty } ?? false
  }

  /// Resizes the copies by a point, or finds the width.
  func step() {
    let width = leader.window.size.width
    guard let start, isWider ? width < end : width > end else { return isDone = true }
    let next = isWider ? min(end, width.rounded(.down) + 1) : max(end, width.rounded(.up) - 1)
    let changes = changes(from: start, in: leader, at: next)
    guard changes.isEmpty else {
      flip = exactFlip(from: start, to: next) ?? LayoutFlip(width: next, number: flipNumber(width, next), changes: changes)
      return isDone = true
    }
    follower.resize(to: next, follower.window.size.height)
  }

  /// The first pixel on the way to a width at which something changes.
  private func exactFlip(from start: Explanation, to width: Double) -> LayoutFlip? {
    let pixel = 1 / follower.window.scale
    var current = follower.window.size.width
    while current != width {
      let previous = current
      current = current.stepped(towards: width, by: pixel)
      let changes = changes(from: start, in: follower, at: current)
      if !changes.isEmpty { return LayoutFlip(width: current, number: flipNumber(previous, current), changes: changes) }
    }
    return nil
  }

  private func changes(from start: Explanation, in copy: OpenPreview, at width: Double) -> [LayoutChange] {
    copy.resize(to: width, copy.window.size.height)
    return start.changes(to: copy.explanation(of: start.target))
  }
}

extension OpenPreview {
  /// The explanation of a target, or nil if there is no such target.
  fileprivate func explanation(of name: String) -> Explanation? {
    let explainer = Explainer(window)
    return explainer.target(named: name).map(explainer.explanation)
  }
}

extension Explanation {
  /// The changes of the facts of this explanation. Facts that are gone count only if no other fact has changed, because they
  /// mostly go with another change: a collapsed split view, for example, has no display mode.
  func changes(to next: Explanation?) -> [LayoutChange] {
    let pairs = facts.map { fact in (fact, next?.facts.first { $0.target == fact.target && $0.name == fact.name }) }
    let changed = pairs.compactMap { old, new in new.flatMap { old.change(to: $0) } }
    guard changed.isEmpty else { return changed }
    return pairs.filter { $0.1 == nil }.map { old, _ in
      LayoutChange(target: old.target, name: old.name, from: old.value, to: nil, because: nil)
    }
  }
}

extension ExplainedFact {
  /// The change to another value, or of a length to another rule.
  fileprivate func change(to next: ExplainedFact) -> LayoutChange? {
    guard isLength ? next.rule != rule : next.value != value else { return nil }
    return LayoutChange(target: target, name: name, from: value, to: next.value, because: next.because)
  }
}
