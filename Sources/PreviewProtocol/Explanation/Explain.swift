import Spelling
import SplitKit

/// The question why a part of an app is where it is, or is hidden.
///
/// The sentences are read from the open preview at once. The nearest widths at which one of their facts changes are searched
/// with copies, first in the narrower direction and then in the wider one. Each step takes one width, so that the server can
/// serve other clients in between.
package final class Explain: Inquiry {
  let preview: String
  let profile: Profile
  let size: Size
  let explanation: Explanation
  /// The nearest narrower and wider widths at which a fact changes, or nil where none was found.
  private(set) var narrower: LayoutFlip?
  private(set) var wider: LayoutFlip?
  /// Whether the copies show the same as the open preview at its width. They lack what no place, option or property tells.
  private(set) var startsAlike = true
  private var ends: ArraySlice<Double>
  private var search: WidthSearch?
  private let copy: () throws(ProtocolError) -> OpenPreview

  /// The widths between which the nearest changes are searched, in points.
  static let range: ClosedRange<Double> = 200...2000

  /// Reads the sentences. Throws an error if the open preview has no such target.
  init(
    _ question: ExplainQuestion, of current: OpenPreview, among previews: [Preview], devices: DeviceCatalog
  ) throws(ProtocolError) {
    let explainer = Explainer(current.window)
    let target = try explainer.target(of: question)
    preview = current.preview.id
    profile = current.application.profile
    size = current.window.size
    explanation = explainer.explanation(of: target)
    ends = target.isInWindow ? [Self.range.lowerBound, Self.range.upperBound] : []
    let source = PreviewCopy(current)
    copy = { () throws(ProtocolError) in try source.make(among: previews, on: devices) }
  }

  package var isDone: Bool { ends.isEmpty }

  func advance() throws(ProtocolError) {
    guard let end = ends.first else { return }
    guard let search else { return search = try begin(towards: end) }
    search.step()
    guard search.isDone else { return }
    if end == Self.range.lowerBound { narrower = search.flip } else { wider = search.flip }
    self.search = nil
    ends.removeFirst()
  }

  func write(to writer: inout JSONWriter, ack: Acknowledgement) { writer.write(self, ack: ack) }

  private func begin(towards end: Double) throws(ProtocolError) -> WidthSearch {
    let search = WidthSearch(
      for: explanation, towards: end, isWider: end == Self.range.upperBound, leader: try copy(), follower: try copy())
    if !search.startsAlike { startsAlike = false }
    return search
  }
}

extension Explainer {
  /// The target that a question is about. Throws an error that names some targets if there is none with the name.
  func target(of question: ExplainQuestion) throws(ProtocolError) -> ExplainedTarget {
    switch question {
    case .root: return .controller(window.rootViewController)
    case .point(let point): return target(at: point)
    case .target(let name):
      if let target = target(named: name) { return target }
      let elements = window.elementIDs
      if let target = ShortTarget.id(of: name, among: elements).flatMap(target(named:)) { return target }
      throw ProtocolError(.unknownTarget, sentence(aboutUnknown: name.clipped, elements), path: "target")
    }
  }
}

extension Explainer {
  private func sentence(aboutUnknown name: String, _ elements: [String]) -> String {
    let near =
      (nearWord(to: name, in: targetNames) ?? ShortTarget.nearLastPart(to: name, among: elements)).map { " Did you mean \($0)?" }
      ?? ""
    return
      "There is no controller, pane, column or element named \(name).\(near) There are \(targetNames.joined(separator: ", "))."
  }
}

extension ExplainedTarget {
  /// Whether the target can change with the width of the window.
  fileprivate var isInWindow: Bool { if case .outside = self { false } else { true } }
}
