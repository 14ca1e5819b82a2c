import SwiftSyntax

/// The modules that a file imports where the preview compiles it.
struct FileImports {
  private(set) var modules: [String] = []
  private(set) var placeOfSwiftUI: Place?

  init(_ file: SourceFile) {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(file.tree)
    for node in collector.found {
      guard let module = node.path.first?.name.text else { continue }
      if !modules.contains(module) { modules.append(module) }
      if module == "SwiftUI", placeOfSwiftUI == nil { placeOfSwiftUI = file.place(of: node) }
    }
  }

  /// Whether the file cannot be compiled without SwiftUI.
  var needsSwiftUI: Bool { placeOfSwiftUI != nil }

  private final class Collector: SyntaxVisitor {
    var found: [ImportDeclSyntax] = []

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      if let elements = BuildCondition.activeClause(of: node)?.elements { walk(elements) }
      return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      found.append(node)
      return .skipChildren
    }
  }
}
