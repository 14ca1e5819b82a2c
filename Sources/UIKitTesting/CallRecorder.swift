#if canImport(UIKit) && os(iOS)
  import UIKit

  /// Stands before the delegate of a split view, and notes what it is asked and told.
  final class CallRecorder: NSObject, UISplitViewControllerDelegate {
    private let delegate: any UISplitViewControllerDelegate
    var calls: [DelegateCall] = []

    init(_ delegate: any UISplitViewControllerDelegate) { self.delegate = delegate }

    override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || (delegate as? NSObject)?.responds(to: selector) == true
    }

    override func forwardingTarget(for selector: Selector!) -> Any? {
      let name = NSStringFromSelector(selector)
      let method = Self.names[name] ?? name
      calls.append(DelegateCall(receiver: String(describing: Swift.type(of: delegate)), method: method))
      return delegate
    }

    /// The names of the methods in Swift. The arguments and the answers are not known here.
    private static let names = [
      "splitViewController:willChangeToDisplayMode:": "splitViewController(_:willChangeTo:)",
      "targetDisplayModeForActionInSplitViewController:": "targetDisplayModeForAction(in:)",
      "primaryViewControllerForCollapsingSplitViewController:": "primaryViewController(forCollapsing:)",
      "primaryViewControllerForExpandingSplitViewController:": "primaryViewController(forExpanding:)",
      "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:":
        "splitViewController(_:collapseSecondary:onto:)",
      "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:":
        "splitViewController(_:separateSecondaryFrom:)",
      "splitViewController:showViewController:sender:": "splitViewController(_:show:sender:)",
      "splitViewController:showDetailViewController:sender:": "splitViewController(_:showDetail:sender:)",
      "splitViewController:willShowColumn:": "splitViewController(_:willShow:)",
      "splitViewController:willHideColumn:": "splitViewController(_:willHide:)",
      "splitViewController:didShowColumn:": "splitViewController(_:didShow:)",
      "splitViewController:didHideColumn:": "splitViewController(_:didHide:)",
      "splitViewController:topColumnForCollapsingToProposedTopColumn:":
        "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
      "splitViewController:displayModeForExpandingToProposedDisplayMode:":
        "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
      "splitViewControllerDidCollapse:": "splitViewControllerDidCollapse(_:)",
      "splitViewControllerDidExpand:": "splitViewControllerDidExpand(_:)",
      "splitViewControllerInteractivePresentationGestureWillBegin:":
        "splitViewControllerInteractivePresentationGestureWillBegin(_:)",
      "splitViewControllerInteractivePresentationGestureDidEnd:": "splitViewControllerInteractivePresentationGestureDidEnd(_:)",
    ]
  }
#endif
