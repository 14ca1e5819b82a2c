import SwiftSyntax

/// R8: `#available(iOS 26, *)` asks the profile: `UIDevice.isRunning(iOS: 26)`.
///
/// Linux would answer yes to every question, and the preview also shows older systems. `@available` stays, because it has no effect
/// there.
final class AvailabilityRule: Rule {
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    work.note("availability")
    let isPositive = node.availabilityKeyword.tokenKind == .poundAvailable
    // A condition that does not speak of iOS holds there by its star.
    let question = version(in: node).map { "UIDevice.isRunning(iOS: \($0))" } ?? "true"
    work.replace(node, by: isPositive ? question : question == "true" ? "false" : "!\(question)")
    return .skipChildren
  }

  private func version(in node: AvailabilityConditionSyntax) -> String? {
    let platforms = node.availabilityArguments.compactMap { $0.argument.as(PlatformVersionSyntax.self) }
    guard let version = platforms.first(where: { $0.platform.text == "iOS" })?.version else { return nil }
    let minor = version.components.first.map(\.number.text) ?? "0"
    return minor == "0" ? version.major.text : "\(version.major.text).\(minor)"
  }
}
