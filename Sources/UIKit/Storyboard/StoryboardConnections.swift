import Foundation

/// The connections of objects that a storyboard or a nib has made.
@MainActor
enum StoryboardConnections {
  /// Gives an object another one by an outlet. An outlet of an unknown object is left out.
  static func connect(_ outlet: StoryboardFile.Outlet, in objects: StoryboardObjects) {
    guard let owner = objects[outlet.from], let value = objects[outlet.destination] else { return }
    if let set = ClassTable.outlet(outlet.property, of: owner) { return set(owner, value) }
    setOwnOutlet(outlet.property, of: owner, to: value)
  }

  /// The outlets of UIKit's own classes.
  private static func setOwnOutlet(_ property: String, of owner: AnyObject, to value: AnyObject) {
    switch (owner, property) {
    case (let split as UISplitViewController, "delegate"): split.delegate = value as? any UISplitViewControllerDelegate
    case (let navigation as UINavigationController, "delegate"):
      navigation.delegate = value as? any UINavigationControllerDelegate
    case (let tabs as UITabBarController, "delegate"): tabs.delegate = value as? any UITabBarControllerDelegate
    case (let table as UITableView, "dataSource"): table.dataSource = value as? any UITableViewDataSource
    case (let table as UITableView, "delegate"): table.delegate = value as? any UITableViewDelegate
    case (let field as UITextField, "delegate"): field.delegate = value as? any UITextFieldDelegate
    case (let text as UITextView, "delegate"): text.delegate = value as? any UITextViewDelegate
    case (let controller as UIViewController, "view"): controller.view = value as? UIView
    default: break
    }
  }

  /// Lets a control or a bar item send its action.
  static func connect(_ action: StoryboardFile.Action, in objects: StoryboardObjects) {
    let (selector, target) = (Selector(action.selector), objects[action.destination])
    if let control = objects[action.from] as? UIControl {
      control.addTarget(target, action: selector, for: events[action.event ?? ""] ?? .touchUpInside)
    } else if let item = objects[action.from] as? UIBarButtonItem {
      (item.target, item.action) = (target, selector)
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchUpInside": .touchUpInside, "touchDown": .touchDown, "valueChanged": .valueChanged, "editingChanged": .editingChanged,
    "editingDidBegin": .editingDidBegin, "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    "primaryActionTriggered": .primaryActionTriggered,
  ]
}
