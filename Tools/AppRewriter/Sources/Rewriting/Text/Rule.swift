import SwiftSyntax

/// Something that Linux cannot compile, and what stands for it.
///
/// Every rule is a visitor of its own, in a file of its own. It notes its changes in the file's work.
class Rule: SyntaxVisitor {
  let work: FileWork

  required init(_ work: FileWork) {
    self.work = work
    super.init(viewMode: .sourceAccurate)
  }

  /// Applies the rule to the file.
  func run() { walk(work.file.tree) }

  var index: ClassIndex { work.index }

  /// All rules. Their order has no effect on the text, because each notes changes of the original.
  static let all: [Rule.Type] = [
    SelectorRule.self, ObjCRule.self, OptionalProtocolRule.self, OptionalCallRule.self, ExtensionOverrideRule.self,
    ConditionRule.self, EntryRule.self, AvailabilityRule.self, RegistrationRule.self, MetatypeRule.self, KeyPathRule.self,
    LiteralRule.self, ImportRule.self, UnsupportedRule.self, NSObjectRule.self, RequirementQueryRule.self,
    OverridableMethodRule.self, FoundationRule.self, OldNameRule.self,
  ]
}
