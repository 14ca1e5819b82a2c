/// The layers of a tab bar controller: the selected controller, and the bar over it.
extension TabBarController {
  var tabLayers: [Layer] {
    var selected = ChildLayer(selectedViewController)
    selected.column = .inherited
    return [.view(ViewLayer()), .child(selected), .bar(barLayer)]
  }

  private var barLayer: BarLayer {
    BarLayer(
      id: "\(id)/tabBar", frame: barFrame, safeArea: EdgeInsets(bottom: view.safeArea.bottom),
      isVisible: !isTabBarHidden, content: barViewModel, row: row)
  }

  private var row: ElementRow {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let frames = TabBarRow(frame: barFrame, count: viewControllers.count, isMirrored: isMirrored).frames
    let elements = zip(viewControllers, frames).map { controller, frame in
      Element(
        id: itemID(of: controller), frame: frame, touch: .perform { self.didTapItem(of: controller) })
    }
    return ElementRow(area: barFrame, elements: elements)
  }

  private func itemID(of controller: ViewController) -> String { "\(id)/item-\(controller.id)" }

  /// The view model of the bar, with an item for each controller.
  private var barViewModel: Value {
    let items = viewControllers.enumerated().map { index, controller in
      var members = [Member("id", .string(itemID(of: controller)))]
      if let title = controller.tabBarItem.title { members.append(Member("title", .string(title))) }
      if let image = controller.tabBarItem.image { members.append(Member("image", .string(image))) }
      members.append(Member("isEnabled", true))
      members.append(Member("isSelected", .bool(index == selectedIndex)))
      return Value.object(members)
    }
    return ["kind": "tabBar", "items": .array(items)]
  }
}
