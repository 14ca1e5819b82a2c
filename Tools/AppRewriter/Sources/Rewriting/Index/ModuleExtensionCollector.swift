import SwiftSyntax

/// Finds the methods that extensions of classes of the module declare, and the overrides in such extensions.
final class ModuleExtensionCollector: SyntaxVisitor {
  private let index: ClassIndex
  private(set) var methods: [OverridableMethod] = []
  /// The methods that extensions of classes of the module override.
  private(set) var overrides: Set<String> = []

  init(_ file: SourceFile, _ index: ClassIndex) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = BuildCondition.activeClause(of: node)?.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.isLocal, let type = node.enclosingType, index.type(type) == nil, node.isMainMethod else { return .skipChildren }
    let method = OverridableMethod(node, of: type)
    if node.modifiers.contains(.override) { overrides.insert(method.signature) } else { methods.append(method) }
    return .skipChildren
  }
}

extension FunctionDeclSyntax {
  /// Whether this is a method of an object of the main actor, as all classes of the module are.
  fileprivate var isMainMethod: Bool {
    ![.static, .class, .nonisolated, .private, .fileprivate].contains { modifiers.contains($0) }
  }
}
