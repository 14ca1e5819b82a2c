extension Window {
  /// The findings about what is on screen now. Reading them changes nothing.
  ///
  /// `drawnElsewhere` are the ids of the contents, or of their panes, that only an app's own module draws. The colours that their
  /// view models declare are judged, because nobody here sees their texts.
  package func auditFindings(drawnElsewhere: Set<String>) -> [AuditFinding] {
    let scene = Scene(of: self)
    let models = Dictionary(scene.viewModels.map { ($0.id, $0) }) { first, _ in first }
    let shown = scene.panes.filter(\.isVisible)
    let contents = shown.flatMap { pane in
      [pane.viewModel, pane.navigationBar, pane.toolbar, pane.bottomToolbar].compactMap { $0.flatMap { models[$0] } }
        .filter { drawnElsewhere.contains($0.id) }.map { (pane: pane.id, content: $0) }
    }
    return Auditor.findings(
      in: auditedElements(ElementModels(scene.viewModels)), contents: contents, style: scene.window.traits.userInterfaceStyle,
      textSize: scene.window.textSize)
  }

  /// The elements that a finger can reach now, from back to front.
  private func auditedElements(_ models: ElementModels) -> [AuditedElement] {
    panes.filter { $0.pane.isVisible && $0.pane.isInteractive && $0.pane.role != .dimming }.flatMap { standing in
      standing.audited(models)
    }
  }
}

/// The view models of the elements of a scene, by their ids.
private struct ElementModels {
  private var models: [String: Value] = [:]

  init(_ viewModels: [ViewModel]) { for model in viewModels { add(model.content) } }

  subscript(id: String) -> Value { models[id] ?? .null }

  private mutating func add(_ value: Value) {
    switch value {
    case .array(let elements): for element in elements { add(element) }
    case .object(let members):
      if let id = value["id"]?.string { models[id] = value }
      for member in members { add(member.value) }
    case .null, .bool, .number, .string: break
    }
  }
}

extension StandingPane {
  fileprivate func audited(_ models: ElementModels) -> [AuditedElement] {
    let bars = target.elements.rows.flatMap { row in
      row.elements.filter(\.isEnabled).map { element in
        AuditedElement(
          id: element.id, pane: pane.id, area: element.frame.map(drawn), model: models[element.id], isInBar: true)
      }
    }
    let fields = target.elements.fields.map {
      AuditedElement(id: $0.id, pane: pane.id, area: nil, model: $0.viewModel, isInBar: false)
    }
    return bars + fields + (target.elements.content.map { contentElements($0, models) } ?? [])
  }

  /// The elements of the content: those at a place that the engine knows with their areas, and the others without.
  private func contentElements(_ content: ContentElements, _ models: ElementModels) -> [AuditedElement] {
    let controller = content.controller
    let region = controller.view.frame.inset(by: controller.view.safeArea)
    let areas = controller.contentLayout == nil ? [] : TouchSurvey(region: region) { controller.element(at: $0) }.areas()
    let placed = areas.filter { content.element($0.id)?.isEnabled == true }.map {
      AuditedElement(
        id: $0.id, pane: pane.id, area: drawn($0.area), model: models[$0.id], isInBar: false, hasWholeHeight: $0.hasWholeHeight)
    }
    guard controller.contentLayout == nil else { return placed }
    var others: [AuditedElement] = []
    content.model.forEachElement { id, isEnabled in
      guard isEnabled else { return }
      others.append(AuditedElement(id: id, pane: pane.id, area: nil, model: models[id], isInBar: false))
    }
    return others
  }

  private func drawn(_ rect: Rect) -> Rect { target.scale?.drawn(rect) ?? rect }
}
