import SplitKit

/// A tab bar controller as a file describes it.
struct TabsSpec: Sendable {
  let tabs: [ControllerSpec]
  /// The delegate's answer when the user taps a tab, or nil for a tab bar controller without a delegate.
  let shouldSelect: Bool?
}

extension TabsSpec {
  static let shape: Shape<ControllerDefinition> = .mapping(
    "Tabs", "a tab bar controller",
    Shape<[ControllerSpec]>.list(of: ControllerSpec.nested, atMost: 32).field(
      "tabs", "The controllers of the tabs, each with a tab item."),
    Shape<Bool>.flag.optional(
      "shouldSelect", "What the delegate answers when the user taps a tab. (default: there is no delegate)"),
    CommonSpec.id, CommonSpec.className, CommonSpec.title, CommonSpec.tab, CommonSpec.properties(of: .tabBar)
  ) { (mark, tabs, shouldSelect, id, className, title, tab, properties) throws(SourceError) in
    guard !tabs.isEmpty else { throw SourceError(at: mark, "A tab bar controller has at least one tab.") }
    return ControllerDefinition(
      kind: .tabs(TabsSpec(tabs: tabs, shouldSelect: shouldSelect)),
      common: CommonSpec(id: id, className: className, title: title, tab: tab, properties: properties), mark: mark)
  }
}
