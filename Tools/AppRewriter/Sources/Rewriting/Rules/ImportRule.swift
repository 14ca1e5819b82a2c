import SwiftSyntax

/// Imports of a submodule become those of the module, and imports of modules that are built into the app become spaces. A file that
/// imports Foundation gets the parts of it that are elsewhere on Linux, if it uses them.
final class ImportRule: Rule {
  private var isFirst = true

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .skipChildren }
    if index.mergedModules.contains(module) {
      work.note("import")
      work.blank(node)
    } else if node.path.count > 1, node.importKindSpecifier == nil {
      work.note("import")
      work.replace(node.path, by: module)
    }
    if module == "Foundation" || module == "UIKit" { addParts(before: node) }
    return .skipChildren
  }

  /// Imports what Apple's Foundation has and Foundation on Linux has not, on the line of the first import.
  private func addParts(before node: ImportDeclSyntax) {
    guard isFirst else { return }
    isFirst = false
    let text = String(decoding: work.file.bytes, as: UTF8.self)
    let own = FileImports(work.file).modules
    for (module, names) in Self.parts where !own.contains(module) && text.contains(names) {
      if module == "Combine", Self.namesOfCombine.contains(where: { index.type($0) != nil }) { continue }
      work.note("import")
      work.addedImports.append(module)
      work.insert("import \(module); ", before: node)
    }
  }

  /// The names of Combine, which Apple's Foundation brings. An app can have a type of its own with such a name.
  private static let namesOfCombine = [
    "ObservableObject", "Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject",
  ]

  /// The modules with the other parts, and the names that they have. The module UIKit stands in for those that no module has.
  private static var parts: [(module: String, names: Regex<Substring>)] {
    [
      (
        "FoundationNetworking",
        /\b(?:URLSession|URLRequest|URLResponse|HTTPURLResponse|HTTPCookie|URLCache|URLCredential|URLProtocol)/
      ),
      ("FoundationXML", /\bXML(?:Parser|Document|Element|Node)\b/),
      (
        "Combine", /\b(?:ObservableObject|AnyCancellable|AnyPublisher|PassthroughSubject|CurrentValueSubject)\b|@Published\b/
      ),
      ("UIKit", /String\(\s*localized:|LocalizedStringResource|RelativeDateTimeFormatter/),
    ]
  }
}
