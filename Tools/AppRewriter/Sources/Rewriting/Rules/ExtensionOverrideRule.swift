import SwiftSyntax

/// R5: what a class overrides in an extension is overridden in the class's body, by a member that calls the one in the extension.
///
/// The body's member stands before the closing brace, on its line. The one in the extension gets a name of its own and stays where it
/// is.
final class ExtensionOverrideRule: Rule {
  override func run() {
    for found in ForwarderCollector(work.file, index).found {
      if let forwarder = found.forwarder { rename(forwarder) } else { refuse(found) }
    }
    super.run()
  }

  private func rename(_ forwarder: Forwarder) {
    work.note("extensionOverride")
    for word in forwarder.words { work.blank(word) }
    work.replace(forwarder.name, by: forwarder.newName)
  }

  private func refuse(_ found: ForwarderCollector.Found) {
    let isOwn = index.type(found.type) != nil
    work.remark(
      "overrides in extensions",
      isOwn
        ? "An override of this form cannot stand in an extension on Linux. Move it into the class."
        : "An extension of \(found.type) cannot override its members on Linux. Override them in a subclass.", at: found.member)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = BuildCondition.activeClause(of: node)?.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.enclosingType.map { "\($0).\(node.name.text)" } ?? node.name.text
    guard let type = index.types[name], type.file == work.file.path, let texts = index.forwarders[name] else {
      return .visitChildren
    }
    let isEmpty = node.memberBlock.members.isEmpty
    // A member that ends on the line of the brace needs a semicolon before the next one.
    let lead = isEmpty || node.memberBlock.rightBrace.leadingTrivia.containsLineBreak ? "" : "; "
    work.insert(lead + texts.joined(separator: "; ") + " ", before: node.memberBlock.rightBrace)
    return .visitChildren
  }
}

extension Trivia {
  fileprivate var containsLineBreak: Bool {
    contains { piece in
      switch piece {
      case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
      default: false
      }
    }
  }
}
