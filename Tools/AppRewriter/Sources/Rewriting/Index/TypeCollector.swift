import SwiftSyntax

/// Notes the types that a file declares.
final class TypeCollector: SyntaxVisitor {
  private let file: SourceFile
  private var found: [TypeFacts] = []
  private var mainCall: (file: String, delegate: String?)?

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  func collect(into index: inout ClassIndex) {
    walk(file.tree)
    for type in found { index.add(type) }
    if let mainCall { index.mainCall = mainCall }
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = BuildCondition.activeClause(of: node)?.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, .class, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, .other, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, .other, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, .other, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { note(node, .protocol, isGeneric: false) }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "UIApplicationMain" {
      mainCall = (file.path, EntryRule.delegate(of: node))
    }
    return .visitChildren
  }

  private func note(_ node: some DeclGroupSyntax, _ kind: TypeFacts.Kind, isGeneric: Bool) -> SyntaxVisitorContinueKind {
    let outer = node.enclosingType
    var type = TypeFacts(name: outer.map { "\($0).\(node.typeName)" } ?? node.typeName, kind: kind, file: file.path)
    let outerFacts = found.last { $0.name == outer }
    let isPrivate = node.modifiers.contains(.private) || node.modifiers.contains(.fileprivate)
    type.inherited = node.inheritedNames
    type.isGeneric = isGeneric || outerFacts?.isGeneric == true
    type.isFilePrivate = isPrivate || outerFacts?.isFilePrivate == true
    type.isUnreachable = node.isLocal || outer != nil && node.modifiers.contains(.private) || outerFacts?.isUnreachable == true
    type.hasObjCMembers = node.attributes.contains("objcMembers")
    type.entryAttribute = ["main", "UIApplicationMain"].first { node.attributes.contains($0) }
    found.append(type)
    return .visitChildren
  }
}
