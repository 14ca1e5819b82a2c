import SplitKit

extension JSONWriter {
  mutating func write(_ pane: Pane) {
    beginObject()
    member("id", pane.id)
    writeMembers(of: pane, since: nil)
    endObject()
  }

  /// Writes the members of a pane after its id: those that differ from an earlier pane of the same id, or all of them
  /// if there is none.
  mutating func writeMembers(of pane: Pane, since old: Pane?) {
    var difference = MemberDifference()
    if old?.content !== pane.content { writePlace(of: pane, since: old, &difference) }
    if old?.frame != pane.frame { member("frame", pane.frame) }
    if old?.safeArea != pane.safeArea { member("safeArea", pane.safeArea) }
    if let insets = difference.changed("contentSafeArea", old?.contentSafeArea, pane.contentSafeArea) {
      member("contentSafeArea", insets)
    }
    writeTouchMembers(of: pane, since: old, &difference)
    writeBars(of: pane, since: old, &difference)
    writeContent(of: pane, since: old, &difference)
    write(difference)
  }

  private mutating func writePlace(of pane: Pane, since old: Pane?, _ difference: inout MemberDifference) {
    if old?.role != pane.role { member("role", pane.role.name) }
    if old?.container != pane.container { member("container", pane.container) }
    if let column = difference.changed("column", old?.column, pane.column) { member("column", column.name) }
    if old?.controller != pane.controller { member("controller", pane.controller) }
  }

  private mutating func writeTouchMembers(of pane: Pane, since old: Pane?, _ difference: inout MemberDifference) {
    if old?.isVisible != pane.isVisible { member("isVisible", pane.isVisible) }
    if old?.isInHierarchy != pane.isInHierarchy { member("isInHierarchy", pane.isInHierarchy) }
    if old?.isDimmed != pane.isDimmed { member("isDimmed", pane.isDimmed) }
    if old?.isInteractive != pane.isInteractive { member("isInteractive", pane.isInteractive) }
    if let opacity = difference.changed("opacity", old?.opacity, pane.opacity) { member("opacity", opacity) }
  }

  private mutating func writeBars(of pane: Pane, since old: Pane?, _ difference: inout MemberDifference) {
    let sharesContent = old?.content === pane.content
    if !sharesContent, let bar = difference.changed("navigationBar", old?.navigationBar, pane.navigationBar) {
      member("navigationBar", bar)
    }
    if let frame = difference.changed("navigationBarFrame", old?.navigationBarFrame, pane.navigationBarFrame) {
      member("navigationBarFrame", frame)
    }
    if !sharesContent { writeToolbars(of: pane, since: old, &difference) }
    if let frame = difference.changed("bottomToolbarFrame", old?.bottomToolbarFrame, pane.bottomToolbarFrame) {
      member("bottomToolbarFrame", frame)
    }
  }

  private mutating func writeToolbars(of pane: Pane, since old: Pane?, _ difference: inout MemberDifference) {
    if let toolbar = difference.changed("toolbar", old?.toolbar, pane.toolbar) { member("toolbar", toolbar) }
    if let toolbar = difference.changed("bottomToolbar", old?.bottomToolbar, pane.bottomToolbar) {
      member("bottomToolbar", toolbar)
    }
  }

  /// Writes the members about the content. Most panes share their constant part with the earlier pane, and then nothing in
  /// it is compared.
  private mutating func writeContent(of pane: Pane, since old: Pane?, _ difference: inout MemberDifference) {
    let sharesContent = old?.content === pane.content
    writeLayout(of: pane, since: old, &difference)
    if !sharesContent { writeSelection(of: pane, since: old, &difference) }
    if let presentation = difference.changed("presentation", old?.presentation, pane.presentation) {
      member("presentation", presentation)
    }
    if let edge = difference.changed("resizable", old?.resizable, pane.resizable) { member("resizable", edge) }
    if !sharesContent { writeView(of: pane, since: old, &difference) }
  }

  private mutating func writeLayout(of pane: Pane, since old: Pane?, _ difference: inout MemberDifference) {
    // A request to scroll is sent with every scene that has one, because it is not a state.
    let oldLayout = pane.layout?.scrollTo == nil ? old?.contentLayout : nil
    if let layout = difference.changed("layout", oldLayout, pane.contentLayout) { member("layout", layout.layout) }
  }

  private mutating func writeSelection(of pane: Pane, since old: Pane?, _ difference: inout MemberDifference) {
    if let selection = difference.changed("selection", old?.selection.unlessEmpty, pane.selection.unlessEmpty) {
      member("selection", selection)
    }
  }

  private mutating func writeView(of pane: Pane, since old: Pane?, _ difference: inout MemberDifference) {
    if let decoration = difference.changed("decoration", old?.content.decoration, pane.content.decoration) {
      member("decoration", decoration)
    }
    if let gestures = difference.changed("gestures", old?.content.gestures.unlessEmpty, pane.content.gestures.unlessEmpty) {
      member("gestures", gestures.map(\.name))
    }
    if let model = difference.changed("viewModel", old?.viewModel, pane.viewModel) { member("viewModel", model) }
  }

  private mutating func member(_ name: Name, _ decoration: ViewDecoration) {
    beginObject(name)
    member("borderWidth", decoration.borderWidth)
    member("cornerRadius", decoration.cornerRadius)
    member("shadowOpacity", decoration.shadowOpacity)
    member("shadowOffset", decoration.shadowOffset)
    endObject()
  }

  private mutating func member(_ name: Name, _ edge: ResizableEdge) {
    beginObject(name)
    member("id", edge.id)
    member("edge", edge.edge.rawValue)
    member("minimum", edge.minimum)
    member("maximum", edge.maximum)
    endObject()
  }

  private mutating func member(_ name: Name, _ presentation: ShownPresentation) {
    beginObject(name)
    member("style", presentation.style.rawValue)
    if let source = presentation.source { member("source", source) }
    if let arrow = presentation.arrow { member("arrow", arrow.rawValue) }
    endObject()
  }

  private mutating func member(_ name: Name, _ layout: ContentLayout) {
    beginObject(name)
    let metrics = layout.metrics
    member("kind", metrics.kind)
    if let columns = metrics.columns { member("columns", columns) }
    for number in metrics.numbers { write(number) }
    member("contentInset", layout.contentInset)
    member("contentSize", metrics.contentSize)
    member("offset", layout.offset)
    if let target = layout.scrollTo {
      beginObject("scrollTo")
      member("id", target.id)
      member("animated", target.animated)
      endObject()
    }
    endObject()
  }
}
