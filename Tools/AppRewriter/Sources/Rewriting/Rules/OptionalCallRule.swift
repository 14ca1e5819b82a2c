import SwiftSyntax

/// R4: `delegate?.didChoose?(item)` becomes `delegate?.didChoose (item)`, because no requirement is optional here.
///
/// The call of a property that holds a closure keeps its question mark.
final class OptionalCallRule: Rule {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let mark = Self.mark(of: node.calledExpression), Self.hasLabels(node) || isRequirement(mark.method) else {
      return .visitChildren
    }
    work.note("optionalCall")
    work.blank(mark.token)
    return .visitChildren
  }

  /// The mark after a method, and the method.
  private static func mark(of called: ExprSyntax) -> (token: TokenSyntax, method: DeclReferenceExprSyntax)? {
    if let chain = called.as(OptionalChainingExprSyntax.self), let member = chain.expression.as(MemberAccessExprSyntax.self) {
      return (chain.questionMark, member.declName)
    }
    if let forced = called.as(ForceUnwrapExprSyntax.self), let member = forced.expression.as(MemberAccessExprSyntax.self) {
      return (forced.exclamationMark, member.declName)
    }
    return nil
  }

  /// Whether an argument has a label. The call of a closure has none.
  private static func hasLabels(_ node: FunctionCallExprSyntax) -> Bool { node.arguments.contains { $0.label != nil } }

  private func isRequirement(_ method: DeclReferenceExprSyntax) -> Bool {
    let name = method.baseName.text
    if index.types.values.contains(where: { type in type.methods.contains { $0.isOptional && $0.name == name } }) { return true }
    if index.types.values.contains(where: { type in type.properties.contains { $0.name == name } }) { return false }
    return method.argumentNames != nil || DelegateMethods.contains(name)
  }
}

/// The optional methods of UIKit's protocols, by how their names begin.
enum DelegateMethods {
  private static let beginnings = [
    "adaptivePresentationStyle", "animationController", "application", "collectionView", "contextMenuInteraction",
    "didDismissSearchController", "didPresentSearchController", "gestureRecognizer", "indexTitles", "interactionController",
    "navigationController", "numberOfSections", "pageViewController", "pickerView", "popoverPresentationController", "position",
    "presentationController", "scene", "scrollView", "searchBar", "sectionIndexTitles", "sheetPresentationController",
    "splitViewController", "tabBar", "tableView", "textField", "textView", "toolbar", "viewForZooming",
    "willDismissSearchController",
    "willPresentSearchController", "window", "didRotate", "prepareForPopoverPresentation", "updateSearchResults",
  ]

  static func contains(_ name: String) -> Bool { beginnings.contains(where: name.hasPrefix) }

  /// Whether one of the beginnings is a whole name that is longer than that of its object, so that no property is meant.
  static func isWhole(_ name: String) -> Bool {
    ["numberOfSections", "sectionIndexTitles", "viewForZooming", "indexTitles"].contains(name)
      || ["Did", "Should", "Will"].contains { name.contains($0) }
  }
}
