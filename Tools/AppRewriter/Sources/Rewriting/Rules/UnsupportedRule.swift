import SwiftSyntax

/// R14: names what the preview does not support, so that the developer need not guess it from the compiler's errors.
final class UnsupportedRule: Rule {
  private static let types = [
    "UIHostingController": ("SwiftUI", "There is no SwiftUI on Linux, so a UIHostingController shows nothing."),
    "UIHostingConfiguration": ("SwiftUI", "There is no SwiftUI on Linux, so a UIHostingConfiguration shows nothing."),
    "NSFetchedResultsController": ("Core Data", "There is no Core Data on Linux."),
    "NSManagedObject": ("Core Data", "There is no Core Data on Linux."),
    "NSPersistentContainer": ("Core Data", "There is no Core Data on Linux."),
    "MKMapView": ("MapKit", "There is no MapKit on Linux."),
    "AVPlayerViewController": ("AVKit", "There is no AVKit on Linux."),
  ]

  private static let attributes = [
    "FetchRequest": ("SwiftUI", "There is no SwiftUI on Linux."),
    "NSManaged": ("Core Data", "There is no Core Data on Linux, so an @NSManaged property has no storage."),
  ]

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    name(node.baseName.text, at: node)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    name(node.name.text, at: node)
    return .visitChildren
  }

  private func name(_ name: String, at node: some SyntaxProtocol) {
    guard let (topic, sentence) = Self.types[name], index.type(name) == nil else { return }
    work.remark(topic, sentence, at: node)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if let (topic, sentence) = Self.attributes[node.attributeName.trimmedDescription] { work.remark(topic, sentence, at: node) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.trimmedDescription
    let literal = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    if called == "NSClassFromString", literal?.contains(".") == true {
      work.remark(
        "NSClassFromString", "The name of a class has no module on Linux, so NSClassFromString finds nothing here.", at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = BuildCondition.activeClause(of: node)?.elements { walk(elements) }
    return .skipChildren
  }
}
