/// The containers of a window as a part of the user's place: the stacks, the selected tabs, and the columns of split views.
///
/// An app that tells its own place knows what its screens show. The containers around them are the same for every app, also
/// where a client has moved the controllers.
extension Window {
  /// The contents of each container in the tree, and which of them it shows, by its id, beginning with the outermost.
  package var containerPlaces: [Member] {
    var places: [Member] = []
    rootViewController.forEachDescendant { controller in
      if let place = controller.containerPlace { places.append(Member(controller.id, place)) }
    }
    return places
  }

  /// Restores containers as far as they and their controllers exist. `find` returns the controller with a name, or nil.
  package func restoreContainers(_ places: [Member], find: (String) -> ViewController?) {
    for place in places {
      guard let container = find(place.name), container.host != nil else { continue }
      container.restoreContainer(place.value, find: find)
      rootViewController.setNeedsLayout()
      layoutIfNeeded()
    }
  }

  /// Puts the controller with a name at the root, if there is one that has no other place.
  package func restoreRoot(_ name: String, find: (String) -> ViewController?) {
    guard let root = find(name), root !== rootViewController, root.objectionToMoving == nil else { return }
    setRootViewController(root)
  }
}

extension ViewController {
  /// The contents of this container, and which of them it shows, or nil for a controller that is no container of the system.
  fileprivate var containerPlace: Value? {
    switch self {
    case let stack as NavigationController: stack.stackPlace
    case let tabs as TabBarController: tabs.selectedViewController.map { .string($0.id) }
    case let split as SplitViewController: split.columnsPlace
    default: nil
    }
  }

  fileprivate func restoreContainer(_ place: Value, find: (String) -> ViewController?) {
    switch self {
    case let stack as NavigationController: stack.restoreStack(place, find: find)
    case let tabs as TabBarController: tabs.restoreTab(place)
    case let split as SplitViewController: split.restoreColumns(place, find: find)
    default: break
    }
  }
}

extension TabBarController {
  fileprivate func restoreTab(_ place: Value) {
    guard let tab = place.string.flatMap(selectable), tab !== selectedViewController else { return }
    selectedViewController = tab
  }
}
