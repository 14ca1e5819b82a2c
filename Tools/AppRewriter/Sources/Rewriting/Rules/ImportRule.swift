import SwiftSyntax

/// Imports of a submodule become those of the module, and imports of modules that are built into the app become spaces.
final class ImportRule: Rule {
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .skipChildren }
    if index.mergedModules.contains(module) {
      work.note("import")
      work.blank(node)
    } else if node.path.count > 1, node.importKindSpecifier == nil {
      work.note("import")
      work.replace(node.path, by: module)
    }
    return .skipChildren
  }
}
