import Foundation

/// The layouts of a view that are kept.
extension UIView {
  /// The number of layouts that a view keeps: in a size and in a width, with texts in one line and in several.
  private static var mostKeptLayouts: Int { 4 }

  /// The layout of the constraints in a size, with the widths that texts have.
  func layout(in size: LayoutSolving.RootSize, widths: [ObjectIdentifier: CGFloat] = [:]) -> LayoutResult {
    for kept in layoutState.keptLayouts where kept.kind == size.kind {
      if let result = kept.result(size.size, widths: widths) { return result }
    }
    let solving = LayoutSolving(root: self, size: size, textWidths: widths)
    let layout = KeptLayout(solving)
    if !layout.isForOneSize { keep(layout) }
    // A constraint whose constant alone changes, as in a drag, leaves as much open as before.
    if layout.isNew, layoutState.examinedCount != solving.system.constraints.count {
      (layoutState.isOpennessUnknown, layoutState.examinedCount) = (true, solving.system.constraints.count)
    }
    return layout.result(for: solving.values) ?? LayoutResult(size: size.size, contradictions: [])
  }

  /// The views in this one whose frames the constraints leave open in the present size, each with what is open.
  var ambiguities: [(view: UIView, openness: LayoutOpenness)] {
    let widths = layoutState.textWidths?.widths ?? [:]
    let results = [0, 16.0].compactMap { shift in
      let solving = LayoutSolving(root: self, size: .fixed(bounds.size), textWidths: widths, shift: shift)
      return KeptLayout(solving, isForOneUse: true).result(for: solving.values)
    }
    guard results.count == 2 else { return [] }
    return zip(results[0].views, results[1].views).compactMap { first, second in
      let openness = LayoutOpenness(first.frame, second.frame)
      return openness.isEmpty ? nil : (first.view, openness)
    }
  }

  private func keep(_ layout: KeptLayout) {
    layoutState.keptLayouts.insert(layout, at: 0)
    if layoutState.keptLayouts.count > Self.mostKeptLayouts { layoutState.keptLayouts.removeLast() }
  }

  /// Notes that other views are in this one. The views in a list or a cell take no part in the layouts around it.
  func noteSubviews() {
    if sharesLayout { dropKeptLayouts() } else { layoutState.dropKeptLayouts() }
  }

  /// Forgets the layouts that a change of constraints or of the tree in this view concerns: its own, and those of the views around it up to
  /// the one from which its constraints are solved.
  func dropKeptLayouts() {
    layoutState.dropKeptLayouts()
    var view = self
    while let superview = view.superview {
      view = superview
      view.layoutState.dropKeptLayouts()
      if view.isLayoutRoot { return }
    }
  }
}
