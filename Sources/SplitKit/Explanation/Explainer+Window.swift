/// The causes that are those of the whole window.
extension Explainer {
  /// The facts about the window itself.
  var windowFacts: [ExplainedFact] { window.application.profile.isAdaptive ? [windowClass] : [windowSize] }

  func outside(_ point: Point) -> ExplainedFact {
    let size = window.size
    let place = "the point \(point.words) shows nothing"
    let reason = "it is outside of the window, which is \(shortest(size.width)) x \(shortest(size.height))"
    return ExplainedFact(
      NewControllerName.window, "size", [.number(size.width), .number(size.height)], place,
      because: Reason(.windowSize, reason), isLength: true)
  }

  /// The size alone, in a version without size classes.
  private var windowSize: ExplainedFact {
    let (width, height) = (shortest(window.size.width), shortest(window.size.height))
    return ExplainedFact(
      NewControllerName.window, "size", [.number(window.size.width), .number(window.size.height)],
      "the window is \(width) x \(height)", because: Reason(.windowSize, "the client has given it this size"), isLength: true)
  }

  /// The horizontal size class of the window.
  private var windowClass: ExplainedFact {
    let override = window.traitOverrides.horizontalSizeClass
    let reason = window.policy.reasonForHorizontalClass(of: window.size, on: window.device, override: override)
    let clause = override == nil ? window.policy.clause(reason.text) : "it is \(reason.text)"
    let value = window.traitCollection.horizontalSizeClass.rawValue
    return ExplainedFact(
      NewControllerName.window, "horizontalSizeClass", .string(value), "the horizontal size class of the window is \(value)",
      because: Reason(reason.rule, clause), as: reason.text)
  }

  /// The causes of the horizontal size class of a controller: an override, a container, a presentation, or the window.
  func causes(ofClassOf controller: ViewController) -> [ExplainedFact] {
    guard window.application.profile.isAdaptive else { return [] }
    var candidate = controller
    while true {
      if let reason = ownReason(forClassOf: candidate) { return [classFact(of: candidate, reason)] }
      guard let around = candidate.giverOfTraits else { break }
      candidate = around
    }
    if candidate !== window.rootViewController, candidate.presentation == nil { return [] }
    return windowFacts
  }

  /// The reason for a class that is not the one around a controller, or nil if it is that one.
  private func ownReason(forClassOf controller: ViewController) -> Reason? {
    let value = controller.traitCollection.horizontalSizeClass
    if controller.traitOverrides.horizontalSizeClass != nil {
      return Reason(.overriddenClass, "it is set by hand to \(value.rawValue)")
    }
    let around = controller.giverOfTraits?.traitCollection ?? window.traitCollection
    guard value != around.horizontalSizeClass, value != .unspecified else { return nil }
    if let presentation = controller.presentation {
      return Reason(.presentationClass, "it is presented as a \(presentation.adapted.rawValue), which is compact in any window")
    }
    if let split = controller.parent as? SplitViewController, split.reading.primary === controller {
      return Reason(.primaryClass, "the primary column of a split view is always compact")
    }
    return controller.parent.map { Reason(.appContainer, "\(phrase(for: $0)) gives it this class") }
  }

  private func classFact(of controller: ViewController, _ reason: Reason) -> ExplainedFact {
    let value = controller.traitCollection.horizontalSizeClass.rawValue
    return ExplainedFact(
      controller.id, "horizontalSizeClass", .string(value), "the horizontal size class of \(phrase(for: controller)) is \(value)",
      because: reason)
  }

  /// A controller as a sentence names it.
  func phrase(for controller: ViewController) -> String {
    switch controller {
    case is SplitViewController: "the split view \(controller.id)"
    case is NavigationController: "the stack \(controller.id)"
    case is TabBarController: "the tab bar controller \(controller.id)"
    default: "the controller \(controller.id)"
    }
  }
}

extension Point {
  /// The point in a sentence, in tenths of a point: a pointer can stand between pixels.
  fileprivate var words: String { "\(tenths(x)), \(tenths(y))" }

  private func tenths(_ length: Double) -> String { shortest((length * 10).rounded() / 10) }
}
