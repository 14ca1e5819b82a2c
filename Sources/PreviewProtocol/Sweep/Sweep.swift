import SplitKit

/// A sweep, which resizes a copy of a preview through every width of a range and notes where its layout flips.
///
/// Each call of `walk(_:)` covers only a few widths, so that the server can serve other clients in between. A second
/// copy follows one point behind. If the first copy finds a change, the second one goes there pixel by pixel, so the
/// width of a flip is exact. As in a window that the user drags, a mode can last, so the result depends on the
/// direction.
package final class Sweep: Inquiry {
  package let range: SweepRange
  let profile: Profile
  let preview: String
  /// The message that opened the preview.
  let opened: Open
  private let leader: OpenPreview
  private let follower: OpenPreview
  private var index = 0
  private var facts: LayoutFacts
  /// The bands of the range in which nothing changes, in the order of the walk.
  private(set) var bands: [SweepBand]
  /// The first widths in a row at which the layout was not finished, or nil.
  private(set) var unfinished: UnfinishedLayouts?

  /// Opens the copies at the first width, with the scale of the requested window. Throws the errors of `open`.
  ///
  /// `overrides` are those of the open preview, which can have changed since it was opened.
  convenience init(
    _ open: Open, over range: SweepRange, among previews: [Preview], on devices: DeviceCatalog,
    overrides: TraitOverrides? = nil
  ) throws(ProtocolError) {
    let copies = SweepCopies(of: open, over: range, among: previews, on: devices, overrides: overrides)
    self.init(over: range, opened: open, leader: try copies.make(), follower: try copies.make())
    if leader.window.unfinishedLayouts > 0 { noteUnfinished(range.from) }
  }

  /// Creates a sweep with copies that have the first width.
  init(over range: SweepRange, opened: Open, leader: OpenPreview, follower: OpenPreview) {
    (self.range, self.opened, self.leader, self.follower) = (range, opened, leader, follower)
    profile = leader.application.profile
    preview = leader.preview.id
    facts = LayoutFacts(leader.sceneReader.read(), profile: profile)
    bands = [SweepBand(from: range.from, to: range.from, facts: facts, changes: [], calls: [])]
  }

  /// The way back of a sweep that is done, in the same windows.
  var back: Sweep {
    let range = SweepRange(from: range.to, to: range.from, height: range.height, profile: range.profile)
    return Sweep(over: range, opened: opened, leader: leader, follower: follower)
  }

  /// The number of pixels for each point in the windows of the sweep.
  var scale: Double { leader.window.scale }

  package var isDone: Bool { index == range.count - 1 }

  /// Continues by the given number of widths, or to the end.
  func walk(_ count: Int) {
    for _ in 0..<count where !isDone { step() }
  }

  func advance() { walk(1) }

  func write(to writer: inout JSONWriter, ack: Acknowledgement) { writer.write(self, ack: ack) }

  private func step() {
    index += 1
    let width = range.width(index)
    let unfinishedBefore = leader.window.unfinishedLayouts
    let next = leader.facts(at: width, range.height).facts
    if leader.window.unfinishedLayouts != unfinishedBefore { noteUnfinished(width) }
    if next == facts { follower.resize(to: width, range.height) } else { refine(to: width) }
    facts = next
    bands[bands.count - 1].to = width
  }

  private func noteUnfinished(_ width: Double) {
    guard let last = unfinished?.last else { return unfinished = UnfinishedLayouts(of: leader, at: width) }
    if last == range.width(index - 1) { unfinished?.last = width }
  }

  /// Resizes the follower to a width, pixel by pixel.
  private func refine(to width: Double) {
    let pixel = 1 / follower.window.scale
    var current = follower.window.size.width
    while current != width {
      let previous = current
      current = current.stepped(towards: width, by: pixel)
      let (facts, calls) = follower.facts(at: current, range.height)
      let changes = facts.changes(from: bands[bands.count - 1].facts)
      guard !changes.isEmpty else { continue }
      bands[bands.count - 1].to = previous
      bands.append(SweepBand(from: current, to: current, facts: facts, changes: changes, calls: calls))
    }
  }
}

/// A range of widths within which nothing about the layout changes.
struct SweepBand {
  /// The first width in the direction of the walk.
  let from: Double
  var to: Double
  let facts: LayoutFacts
  /// The changes from the band before.
  let changes: [LayoutChange]
  /// The calls to the app's code at its first width.
  let calls: [Call]
}

extension Double {
  /// The next value on the way to another one, in steps of a length. The last step can be shorter.
  func stepped(towards end: Double, by length: Double) -> Double {
    guard (end - self).magnitude > length else { return end }
    return end > self ? self + length : self - length
  }
}

extension OpenPreview {
  /// Resizes a copy, as a finger that drags the edge of its window. Returns the calls to the app's code.
  @discardableResult
  func resize(to width: Double, _ height: Double) -> [Call] {
    application.beginMessage(isResize: true)
    window.resize(to: Size(width: width, height: height), staysFree: true)
    let calls = application.takeCalls()
    _ = application.takeTransition()
    return calls
  }

  /// Resizes a copy. Returns the facts of its layout, and the calls to the app's code.
  func facts(at width: Double, _ height: Double) -> (facts: LayoutFacts, calls: [Call]) {
    let calls = resize(to: width, height)
    return (LayoutFacts(sceneReader.read(), profile: application.profile), calls)
  }
}
