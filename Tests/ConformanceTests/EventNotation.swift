import SplitKit

/// An event of the wire as the statements write it: `willHide(secondary)`, `collapseSecondary(nav[B], nav[A]) -> false`,
/// `A.viewWillAppear`.
///
/// A call to the split's delegate has no receiver; any other has the one that it is made to. The split itself and the
/// sender are no arguments, as on the wire. The only trait that is written is the horizontal size class.
func notation(of event: Value) -> String {
  let selector = event["call"]?.string ?? "?"
  let receiver = event["receiver"]?.string ?? "?"
  let arguments = (event["arguments"]?.array ?? []).map(notation(ofArgument:))
  let name = shortNames[selector] ?? selector.prefix { $0 != "(" }.description
  return (receiver == "delegate" ? "" : receiver + ".") + name
    + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
    + (event["answer"].map { " -> \(notation(ofArgument: $0))" } ?? "")
}

private func notation(ofArgument value: Value) -> String {
  switch value {
  case .string(let text): text
  case .array(let elements): elements.map(notation(ofArgument:)).joined(separator: " x ")
  case .object: value["horizontalSizeClass"]?.string ?? "traits"
  case .null, .bool, .number: value.text
  }
}

/// The names of the calls whose selector begins with an argument, or with too much.
private let shortNames = [
  "splitViewController(_:willChangeTo:)": "willChangeTo",
  "splitViewController(_:willShow:)": "willShow",
  "splitViewController(_:willHide:)": "willHide",
  "splitViewController(_:didShow:)": "didShow",
  "splitViewController(_:didHide:)": "didHide",
  "splitViewControllerDidCollapse(_:)": "didCollapse",
  "splitViewControllerDidExpand(_:)": "didExpand",
  "primaryViewController(forCollapsing:)": "forCollapsing",
  "primaryViewController(forExpanding:)": "forExpanding",
  "splitViewController(_:collapseSecondary:onto:)": "collapseSecondary",
  "splitViewController(_:separateSecondaryFrom:)": "separateSecondary",
  "splitViewController(_:showDetail:sender:)": "showDetail",
  "splitViewController(_:show:sender:)": "show",
  "splitViewController(_:shouldHide:in:)": "shouldHide",
  "splitViewController(_:willHide:with:for:)": "willHide",
  "splitViewController(_:willShow:invalidating:)": "willShow",
  "splitViewController(_:popoverController:willPresent:)": "willPresent",
  "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)": "topColumn",
  "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)": "displayModeForExpanding",
  "splitViewControllerInteractivePresentationGestureWillBegin(_:)": "gestureWillBegin",
  "splitViewControllerInteractivePresentationGestureDidEnd(_:)": "gestureDidEnd",
  "targetDisplayModeForAction(in:)": "targetDisplayMode",
  "navigationController(_:willShow:animated:)": "navigationWillShow",
  "navigationController(_:didShow:animated:)": "navigationDidShow",
  "navigationBar(_:shouldPush:)": "shouldPush",
  "navigationBar(_:shouldPop:)": "shouldPop",
  "navigationBar(_:didPop:)": "didPop",
  "tabBarController(_:shouldSelect:)": "shouldSelect",
  "tabBarController(_:didSelect:)": "didSelect",
  "tabBarController(_:shouldSelectTab:)": "shouldSelectTab",
  "tabBarController(_:didSelectTab:previousTab:)": "didSelectTab",
]
