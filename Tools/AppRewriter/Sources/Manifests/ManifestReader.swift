import SwiftParser
import SwiftSyntax

/// Reads a package's manifest as text. Nothing of it runs, because it is a program that the package brings.
///
/// Literals, constants with literal values, and sums of both are read. A target whose name is computed in another way is left out, and its
/// line is reported.
public enum ManifestReader {
  /// Reads the text of a `Package.swift`. A text that is no manifest has no targets.
  public static func read(_ text: String) -> Manifest {
    let isDeep = BracketDepth.of(text) > BracketDepth.most
    let tree = Parser.parse(source: isDeep ? "" : text)
    let constants = ConstantCollector(viewMode: .sourceAccurate)
    constants.walk(tree)
    let targets = TargetCollector(ManifestValues(constants.values), SourceLocationConverter(fileName: "", tree: tree))
    targets.walk(tree)
    return Manifest(
      targets: targets.targets, swiftLanguageVersions: targets.languageVersions,
      toolsVersion: .init(_version: toolsVersion(in: text)), computedLines: targets.computedLines)
  }

  /// The version in the first line that names one, as in `// swift-tools-version: 6.0`. Without one it is the first version of all.
  private static func toolsVersion(in text: String) -> String {
    let lines = text.split(separator: "\n", maxSplits: 8, omittingEmptySubsequences: true).prefix(8)
    let version = lines.lazy.compactMap { $0.firstMatch(of: /^\/\/\s*swift-tools-version\s*:\s*([0-9][0-9.]*)/)?.1 }.first
    return version.map(String.init) ?? "3.1.0"
  }
}

/// Finds the constants of a manifest.
private final class ConstantCollector: SyntaxVisitor {
  private(set) var values: [String: ExprSyntax] = [:]

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let value = node.initializer?.value {
      // A manifest that has a name twice has it in two scopes or under two conditions. The first one counts.
      values[name] = values[name] ?? value
    }
    return .visitChildren
  }
}

/// Finds the declarations of targets, wherever a manifest has them: in the list of the package, in a constant, or in a list that is added.
private final class TargetCollector: SyntaxVisitor {
  private(set) var targets: [Manifest.Target] = []
  private(set) var languageVersions: [String] = []
  private(set) var computedLines: [Int] = []
  private let values: ManifestValues
  private let locations: SourceLocationConverter

  /// The declarations of targets, with the kinds that `dump-package` gives them.
  private static let kinds = [
    "target": "regular", "executableTarget": "executable", "testTarget": "test", "macro": "macro", "plugin": "plugin",
    "binaryTarget": "binary", "systemLibrary": "system",
  ]

  init(_ values: ManifestValues, _ locations: SourceLocationConverter) {
    (self.values, self.locations) = (values, locations)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.label?.text {
    // A dependency on a target has the same form as the declaration of one.
    case "dependencies": return isOfTarget(node) ? .skipChildren : .visitChildren
    case "swiftLanguageVersions", "swiftLanguageModes":
      languageVersions = values.elements(node.expression).compactMap(values.languageVersion)
      return .skipChildren
    default: return .visitChildren
    }
  }

  private func isOfTarget(_ argument: LabeledExprSyntax) -> Bool {
    argument.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(kind) != nil
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    // The manifest runs on this machine, so the branch for Linux counts, and one for a module that is not there does not.
    if let clause = node.clauses.first(where: { $0.condition.map(ManifestCondition.holds) ?? true }) { walk(clause) }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let kind = kind(of: node), let name = node.argument("name") else { return .visitChildren }
    guard let name = values.text(name) else {
      computedLines.append(locations.location(for: node.positionAfterSkippingLeadingTrivia).line)
      return .visitChildren
    }
    targets.append(
      Manifest.Target(
        name: name, type: kind, path: node.argument("path").flatMap(values.text),
        exclude: node.argument("exclude").map(values.texts) ?? [],
        dependencies: node.argument("dependencies").map { values.elements($0).compactMap(values.dependency) } ?? []))
    return .skipChildren
  }

  private func kind(of call: FunctionCallExprSyntax) -> String? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    guard member.base == nil || member.base?.trimmedDescription == "Target" else { return nil }
    return Self.kinds[member.declName.baseName.text]
  }
}

extension FunctionCallExprSyntax {
  /// The value of an argument with a label.
  func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }
}
