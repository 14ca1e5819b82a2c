import SwiftSyntax

/// R8: `#available(iOS 26, *)` asks the profile: `UIDevice.isRunning(iOS: 26)`.
///
/// A profile stands for all versions with its first number, so the second number of a version does not count. Linux would answer yes to every question, and the preview also shows older systems. `@available` stays, because it has no effect
/// there.
final class AvailabilityRule: Rule {
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    work.note("availability")
    let isPositive = node.availabilityKeyword.tokenKind == .poundAvailable
    // A condition that does not speak of iOS holds there by its star.
    let question = version(in: node).map { "UIDevice.isRunning(iOS: \($0))" } ?? "true"
    work.needsModule = work.needsModule || question != "true"
    work.replace(node, by: isPositive ? question : question == "true" ? "false" : "!\(question)")
    return .skipChildren
  }

  private func version(in node: AvailabilityConditionSyntax) -> String? {
    let platforms = node.availabilityArguments.compactMap { $0.argument.as(PlatformVersionSyntax.self) }
    return platforms.first { $0.platform.text == "iOS" }?.version?.major.text
  }
}
