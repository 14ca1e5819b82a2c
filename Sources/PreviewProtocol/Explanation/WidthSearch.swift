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
/// A length that another rule decides from some width on mostly goes on where it was: it changes gradually. A person sees no flip
/// there, so such a width is the answer only if nothing else changes in the direction.
///
/// As in a sweep, one copy of the preview is resized point by point, and a second one follows it. The second one goes pixel by
/// pixel to the point at which the first one found a change.
final class WidthSearch {
  private(set) var flip: LayoutFlip?
  private(set) var isDone = false
  /// Whether the copies show the facts of the explanation before they are resized.
  let startsAlike: Bool
  /// The facts to compare with, without the lengths that have changed gradually.
  private var start: Explanation?
  /// The first width at which only lengths change, gradually.
  private var gradual: LayoutFlip?
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
    guard let start, isWider ? width < end : width > end else { return finish(gradual) }
    let next = isWider ? min(end, width.rounded(.down) + 1) : max(end, width.rounded(.up) - 1)
    let changes = start.changes(to: explanation(of: start.target, in: leader, at: next))
    guard changes.isEmpty else {
      if let found = exactFlip(from: start, to: next) { return take(found) }
      return finish(LayoutFlip(width: next, number: flipNumber(width, next), changes: changes))
    }
    follower.resize(to: next, follower.window.size.height)
  }

  private func finish(_ flip: LayoutFlip?) { (self.flip, isDone) = (flip, true) }

  /// Ends the search at a flip. A gradual change is only noted, and the search goes on at the pixel where it is.
  private func take(_ found: (flip: LayoutFlip, isGradual: Bool)) {
    guard found.isGradual else { return finish(found.flip) }
    gradual = gradual ?? found.flip
    start = start?.without(found.flip.changes)
    leader.resize(to: found.flip.width, leader.window.size.height)
  }

  /// The first pixel on the way to a width at which something changes.
  private func exactFlip(from start: Explanation, to width: Double) -> (flip: LayoutFlip, isGradual: Bool)? {
    let pixel = 1 / follower.window.scale
    var (current, before) = (follower.window.size.width, follower.explanation(of: start.target))
    while current != width {
      let previous = current
      current = current.stepped(towards: width, by: pixel)
      let now = explanation(of: start.target, in: follower, at: current)
      let changes = start.changes(to: now)
      if !changes.isEmpty {
        let flip = LayoutFlip(width: current, number: flipNumber(previous, current), changes: changes)
        return (flip, changes.allSatisfy { before?.isGradual($0) ?? false })
      }
      before = now
    }
    return nil
  }

  private func explanation(of target: String, in copy: OpenPreview, at width: Double) -> Explanation? {
    copy.resize(to: width, copy.window.size.height)
    return copy.explanation(of: target)
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

extension Explanation {
  /// Whether a length changes by at most a point from what it is in this explanation.
  fileprivate func isGradual(_ change: LayoutChange) -> Bool {
    guard let fact = facts.first(where: { $0.target == change.target && $0.name == change.name }), fact.isLength,
      let (before, now) = change.to.map({ (fact.value.lengths, $0.lengths) }), before.count == now.count
    else { return false }
    return zip(before, now).allSatisfy { abs($0 - $1) <= 1 }
  }

  /// The explanation without the facts of some changes.
  fileprivate func without(_ changes: [LayoutChange]) -> Explanation {
    filter { fact in !changes.contains { $0.target == fact.target && $0.name == fact.name } }
  }
}

extension Value {
  /// The number, or the numbers of an array, such as those of a frame.
  fileprivate var lengths: [Double] { array?.compactMap(\.number) ?? number.map { [$0] } ?? [] }
}

extension ExplainedFact {
  /// The change to another value, or of a length to another rule. The insets that a hidden column keeps are those of the past,
  /// and no change of this width.
  fileprivate func change(to next: ExplainedFact) -> LayoutChange? {
    guard rule != .keptInset, next.rule != .keptInset, isLength ? next.rule != rule : next.value != value else { return nil }
    return LayoutChange(target: target, name: name, from: value, to: next.value, because: next.because)
  }
}
