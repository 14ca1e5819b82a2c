import Foundation
internal import SplitKit

/// The widths of the texts that have less room than one line needs, in a layout of a width.
struct TextWidths {
  let width: CGFloat
  let widths: [ObjectIdentifier: CGFloat]

  /// Whether a layout that was solved with these widths has given a view the width in which it was measured.
  @MainActor
  func suits(_ view: UIView, _ width: CGFloat) -> Bool {
    !view.isTooNarrow(width, before: widths[ObjectIdentifier(view)])
  }
}

extension LayoutSolving.RootSize {
  /// The width, if it is given.
  fileprivate var width: CGFloat? {
    switch kind {
    case .fixed: size.width
    case .fitting(let horizontal, _): horizontal == .required ? size.width : nil
    }
  }
}

/// Layouts by constraints.
extension UIView {
  /// Whether constraints place the view, instead of its frame and its mask.
  var isPlacedByConstraints: Bool { !translatesAutoresizingMaskIntoConstraints && superview != nil }

  /// Lays out the views under this one: first by masks and constraints, and then as each one's `layoutSubviews()` does. Changes in
  /// there are laid out again, but not without end.
  func layOutContents() {
    for _ in 0..<4 {
      updateConstraintsOfTree()
      solveConstraintsIfNeeded()
      layOutTree(isRoot: true)
      guard needsAnotherLayout else { return }
    }
  }

  /// Gives the views under this one their frames, and lays out this one alone, as `layoutSubviews()` does.
  func layOutSubviews() {
    updateConstraintsOfTree()
    solveConstraintsIfNeeded()
    needsLayoutOfSubviews = false
    layoutSubviews()
  }

  /// Whether a view in this one, or this one, has asked for a layout since the last one.
  var needsAnotherLayout: Bool {
    guard due.contains(.layout) else { return false }
    return needsLayoutOfSubviews || subviews.contains { !$0.isOfChildController && $0.isToBeLaidOutAgain }
  }

  /// Whether the view, or one in it, has asked for a layout of the views around it. A list asks for its rows.
  private var isToBeLaidOutAgain: Bool {
    sharesLayout ? needsAnotherLayout : hasRows && due.contains(.layout) && needsLayoutOfSubviews
  }

  func updateConstraintsOfTree() {
    guard due.contains(.layout) else { return }
    for view in subviews where !view.isOfChildController { view.updateConstraintsOfTree() }
    guard layoutState.needsUpdate else { return }
    layoutState.needsUpdate = false
    updateConstraints()
  }

  /// Whether anything under this view needs more than frames and masks.
  var usesConstraints: Bool {
    !layoutState.constraints.isEmpty || placesSubviewsItself
      || subviews.contains {
        !$0.translatesAutoresizingMaskIntoConstraints || (!$0.isOfChildController && $0.sharesLayout && $0.usesConstraints)
      }
  }

  /// Solves the constraints again if something of them may have changed, or the size.
  private func solveConstraintsIfNeeded() {
    guard due.contains(.solving) || layoutState.solvedSize != bounds.size else { return reportMeasured() }
    if usesConstraints { solveConstraints() }
    due.remove(.solving)
    layoutState.solvedSize = bounds.size
  }

  private func solveConstraints() {
    let result = solved(.fixed(bounds.size))
    for (view, frame) in result.views { view.setSolvedFrame(frame) }
    for (guide, frame) in result.guides {
      guide.layoutFrame = frame
      if guide.kind == .content { (guide.owningView as? UIScrollView)?.noteSolvedContent(frame.size) }
    }
    report(result.contradictions)
    reportAmbiguities()
  }

  /// The layout in a size. Texts that have less room than one line needs are measured again in the width that they have.
  ///
  /// The widths of texts are kept, because the height of a cell is asked for in the width in which the cell is laid out.
  private func solved(_ size: LayoutSolving.RootSize) -> LayoutResult {
    let kept = due.contains(.measuring) ? nil : layoutState.textWidths
    if let kept, kept.width == size.width {
      let result = layout(in: size, widths: kept.widths)
      if result.views.allSatisfy({ kept.suits($0.view, $0.frame.width) }) { return result }
    }
    return solvedAnew(size)
  }

  private func solvedAnew(_ size: LayoutSolving.RootSize) -> LayoutResult {
    var widths: [ObjectIdentifier: CGFloat] = [:]
    var result = layout(in: size)
    for _ in 0..<2 {
      let narrow = result.views.filter { $0.view.isTooNarrow($0.frame.width, before: widths[ObjectIdentifier($0.view)]) }
      if narrow.isEmpty { break }
      for (view, frame) in narrow { widths[ObjectIdentifier(view)] = frame.width }
      result = layout(in: size, widths: widths)
    }
    layoutState.textWidths = size.width.map { TextWidths(width: $0, widths: widths) }
    due.remove(.measuring)
    return result
  }

  fileprivate func isTooNarrow(_ width: CGFloat, before: CGFloat?) -> Bool {
    guard heightFollowsWidth, isPlacedByConstraints, width > 0 else { return false }
    if let before { return (before - width).magnitude > 0.5 }
    return contentSize(inWidth: nil).width > width + 0.5
  }

  private func setSolvedFrame(_ frame: CGRect) {
    // A view that is placed by its frame and its mask keeps its frame while nothing around it changes: the numbers are the same.
    guard preservesSuperviewLayoutMargins else { return setFrame(frame) }
    let margins = layoutMargins
    setFrame(frame)
    if margins != layoutMargins { setNeedsLayout() }
  }

  /// Reports what a measuring layout found, now that the view is laid out in the size in which it was measured.
  private func reportMeasured() {
    guard let measured = layoutState.measuredContradictions, !UIKitContext.current.isMeasuring else { return }
    report(measured)
  }

  /// Reports what contradicts what, once for each contradiction. A layout that only measures a cell reports nothing, because the cell has
  /// the height of before or none, which its constraints contradict.
  private func report(_ contradictions: [String]) {
    let isMeasuring = UIKitContext.current.isMeasuring
    layoutState.measuredContradictions = isMeasuring ? contradictions : nil
    if isMeasuring { return }
    for text in contradictions where !layoutState.contradictions.contains(text) {
      UIKitContext.current.application.warn(text, receiver: nearestController?.engine.id ?? "UIView")
    }
    layoutState.contradictions = contradictions
  }

  /// Logs the views on screen that the constraints leave open, once for each kind of constraints, as Xcode names them in its view debugger.
  private func reportAmbiguities() {
    guard layoutState.isOpennessUnknown, window != nil, bounds.width > 0, bounds.height > 0 else { return }
    layoutState.isOpennessUnknown = false
    for (view, openness) in ambiguities where !view.isHidden {
      UIKitContext.current.application.warn(
        "\(openness.sentence) for \(type(of: view)).", receiver: view.nearestController?.engine.id ?? "UIView")
    }
  }

  /// The size that the constraints lead to, with a wish for each direction.
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    guard usesConstraints else {
      let own = contentSize(inWidth: target.width > 0 ? target.width : nil)
      return CGSize(width: own.width >= 0 ? own.width : target.width, height: own.height >= 0 ? own.height : target.height)
    }
    updateConstraintsOfTree()
    return solved(LayoutSolving.RootSize(kind: .fitting(horizontal: horizontal, vertical: vertical), size: target)).size
  }
}
