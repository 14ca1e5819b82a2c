import SwiftSyntax

/// R2: attributes that need Objective-C become spaces.
final class ObjCRule: Rule {
  /// The attributes that Linux rejects, or for which other rules have noted all that is in them.
  private static let attributes: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "NSCopying", "NSManaged",
    "nonobjc",
    "objc", "objcMembers",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    guard Self.attributes.contains(name) else { return .visitChildren }
    work.note("objc")
    work.blank(node)
    return .skipChildren
  }

  /// `dynamic` beside `@objc` goes with it. Alone it is a word of Swift.
  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.tokenKind == .keyword(.dynamic), let declaration = node.parent?.parent,
      let attributes = declaration.asProtocol(WithAttributesSyntax.self)?.attributes,
      ["objc", "NSManaged"].contains(where: attributes.contains)
    else { return .visitChildren }
    work.blank(node)
    return .skipChildren
  }
}
