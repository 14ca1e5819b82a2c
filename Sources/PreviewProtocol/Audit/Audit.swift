import ScenePicture
import SplitKit

/// An audit of the open preview over a range of widths: what some people cannot use, and at which widths.
///
/// A sweep finds the bands of widths within which the layout stays as it is. A copy of the open preview, which has its place, its
/// overrides and its properties, is then resized to the ends and the middle of each band. Each step takes one width, so that the
/// server can serve other clients in between.
package final class Audit: Inquiry {
  /// A finding of an audit, with the widths at which it found it.
  struct Found {
    /// It as it is at the first of the widths.
    let finding: AuditFinding
    var widths: [Double]
  }

  let sweep: Sweep
  /// The widths that were looked at, in order.
  private(set) var widths: [Double] = []
  private(set) var all: [Found] = []
  /// The texts in UIKit's own colours that have too little contrast. They are no findings.
  private(set) var systemContrasts: [SystemContrast] = []
  /// The greatest number of texts over images at one width, whose contrast is not judged.
  private(set) var textsOverImages = 0
  /// The number of findings beyond the greatest number of an answer.
  private(set) var dropped = 0
  private var ahead: ArraySlice<Double>?
  private let copy: OpenPreview

  /// The greatest number of widths that are looked at. In a sweep with more bands, they are spread evenly.
  static let maximumWidths = 300
  /// The greatest number of findings in an answer.
  static let maximumFindings = 300

  init(
    over range: SweepRange, of current: OpenPreview, among previews: [Preview], devices: DeviceCatalog
  ) throws(ProtocolError) {
    try range.check()
    sweep = try Sweep(current.sweepable, over: range, among: previews, on: devices, overrides: current.traitOverrides)
    copy = try PreviewCopy(current).make(among: previews, on: devices)
  }

  /// Whether nothing was found.
  package var isClean: Bool { all.isEmpty }

  package var isDone: Bool { ahead?.isEmpty == true }

  func advance() {
    guard sweep.isDone else { return sweep.advance() }
    guard let width = ahead?.first else { return ahead = samples[...] }
    ahead?.removeFirst()
    look(at: width)
  }

  func write(to writer: inout JSONWriter, ack: Acknowledgement) { writer.write(self, ack: ack) }

  /// The ends and the middle of each band.
  private var samples: [Double] {
    let places = sweep.bands.flatMap { band in [band.from, ((band.from + band.to) / 2).rounded(), band.to] }
    let each = places.reduce(into: [Double]()) { if $0.last != $1 { $0.append($1) } }
    guard each.count > Self.maximumWidths else { return each }
    let last = Double(each.count - 1)
    return (0..<Self.maximumWidths).map { each[Int(Double($0) * last / Double(Self.maximumWidths - 1))] }
  }

  private func look(at width: Double) {
    widths.append(width)
    copy.resize(to: width, sweep.range.height)
    let scene = Scene(of: copy.window)
    let texts = ScenePicture(
      scene, app: copy.preview.drawingApp, profile: copy.application.profile, language: copy.application.language
    ).texts
    // The engine knows the heights of elements but not what is drawn in them, and a picture breaks and cuts their texts.
    let found = copy.window.auditFindings(drawnElsewhere: texts.unknownContents)
      .filter { $0.rule != .cutText || !texts.elementsWithoutText.contains($0.target) }
    let cut = Auditor.findings(about: texts.cut, width: width, textSize: scene.window.textSize)
    let inactive = scene.inactiveElements
    let active = texts.colored.filter { !inactive.contains($0.target) }
    for finding in found + cut + Auditor.findings(about: active) { note(finding, at: width) }
    systemContrasts.add(active, at: width)
    textsOverImages = max(textsOverImages, texts.countOverImages)
  }

  private func note(_ finding: AuditFinding, at width: Double) {
    if let index = all.firstIndex(where: { $0.finding.isSame(as: finding) }) {
      if all[index].widths.last != width { all[index].widths.append(width) }
    } else if all.count < Self.maximumFindings {
      all.append(Found(finding: finding, widths: [width]))
    } else {
      dropped += 1
    }
  }
}

extension Scene {
  /// The ids of the elements that are disabled. WCAG asks for no contrast in them.
  fileprivate var inactiveElements: Set<String> {
    var ids: Set<String> = []
    for model in viewModels { model.content.forEachElement { id, isEnabled in if !isEnabled { ids.insert(id) } } }
    return ids
  }
}
