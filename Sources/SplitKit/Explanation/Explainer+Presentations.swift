/// The presentation of a controller: its style, and its frame.
extension Explainer {
  func presentationFacts(of controller: ViewController) -> [ExplainedFact] {
    guard let presentation = controller.presentation else { return [] }
    let facts = [style(of: controller, presentation), presentation.placement.map { frame(of: controller, $0) }]
    return facts.compactMap { $0 } + windowFacts
  }

  private func style(of controller: ViewController, _ presentation: Presentation) -> ExplainedFact {
    let reason = controller.reasonForStyle(presentation)
    let style = presentation.adapted.rawValue
    return ExplainedFact(
      controller.id, "modalPresentationStyle", .string(style), "\(phrase(for: controller)) is presented as a \(style)",
      because: Reason(reason.rule, clause(for: reason.rule)), as: reason.text)
  }

  private func clause(for rule: Rule) -> String {
    let profile = window.application.profile.id
    return switch rule {
    case .compactHeightStyle: "the window has a compact height"
    case .compactWidthStyle: "the window has a compact width"
    case .automaticStyle: "the app asks for no style, and \(profile) has this one"
    case .keptStyle: "\(profile) keeps the style in a compact window"
    default: "the app asks for this style"
    }
  }

  private func frame(of controller: ViewController, _ placement: PresentationPlacement) -> ExplainedFact {
    let (frame, reason) = (placement.view.frame, placement.reason)
    return ExplainedFact(
      controller.id, "frame", [.number(frame.x), .number(frame.y), .number(frame.width), .number(frame.height)],
      "\(phrase(for: controller)) is \(shortest(frame.width)) x \(shortest(frame.height))",
      because: Reason(reason.rule, reason.clause), as: reason.sentence, isLength: true)
  }
}
