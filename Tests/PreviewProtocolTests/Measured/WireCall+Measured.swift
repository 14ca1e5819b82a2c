extension WireCall {
  /// The call as the measurement writes it.
  var measured: String {
    guard isOfDelegate else { return "\(receiver).\(lifecycleName)" }
    let state = "{collapsed=\(isCollapsed ?? false) mode=\(Self.number(ofMode: displayMode)) vcs=[\(names)]}"
    return "delegate.\(delegateName) \(state)"
  }

  private var names: String { (viewControllers ?? []).joined(separator: ",") }

  private var lifecycleName: String {
    switch name {
    case "willMove(toParent:)": "willMove(\(argument ?? "nil"))"
    case "didMove(toParent:)": "didMove(\(argument ?? "nil"))"
    default: name
    }
  }

  private var delegateName: String {
    let arguments = self.arguments.map { $0.string ?? "nil" }
    return switch name {
    case "splitViewController(_:willChangeTo:)": "willChangeTo(\(Self.number(ofMode: argument)))"
    case "splitViewController(_:willShow:)": "willShow(\(columnNumber))"
    case "splitViewController(_:willHide:)": "willHide(\(columnNumber))"
    case "splitViewController(_:didShow:)": "didShow(\(columnNumber))"
    case "splitViewController(_:didHide:)": "didHide(\(columnNumber))"
    case "splitViewControllerDidCollapse(_:)": "didCollapse"
    case "splitViewControllerDidExpand(_:)": "didExpand"
    case "primaryViewController(forCollapsing:)": "primaryViewController(forCollapsing)"
    case "primaryViewController(forExpanding:)": "primaryViewController(forExpanding)"
    case "splitViewController(_:collapseSecondary:onto:)":
      "collapseSecondary(\(arguments[0]),onto:\(arguments[1]))->\(value["answer"] == true)"
    case "splitViewController(_:separateSecondaryFrom:)":
      "separateSecondaryFrom(\(arguments[0]))->\(value["answer"]?.string ?? "nil")"
    case "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)":
      "topColumnForCollapsing(proposed:\(columnNumber))->\(Self.number(ofColumn: value["answer"]?.string))"
    case "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)":
      "displayModeForExpanding(proposed:\(Self.number(ofMode: argument)))->\(Self.number(ofMode: value["answer"]?.string))"
    case "splitViewController(_:showDetail:sender:)": "showDetail(\(arguments[0]))"
    default: name
    }
  }

  private var columnNumber: Int { Self.number(ofColumn: argument) }

  private static func number(ofColumn name: String?) -> Int {
    ["primary", "supplementary", "secondary", "compact", "inspector"].firstIndex(of: name ?? "") ?? -1
  }

  /// UIKit's raw value of a behaviour.
  static func number(ofBehavior name: String?) -> Int {
    ["automatic", "tile", "overlay", "displace"].firstIndex(of: name ?? "") ?? -1
  }

  /// UIKit's raw value of a mode (spec/split-view.md 2.1).
  static func number(ofMode name: String?) -> Int {
    let modes = [
      "automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary", "twoBesideSecondary", "twoOverSecondary",
      "twoDisplaceSecondary",
    ]
    return modes.firstIndex(of: name ?? "") ?? -1
  }
}
