/// The layers of a tab bar controller: the selected controller, and the bar over it.
extension TabBarController {
  func drawTabs(in reader: any LayerReader, _ context: LayerContext) {
    let content = reader.content(of: self)
    reader.draw(ViewLayer(content: content), of: self, context)
    var selected = ChildLayer(selectedViewController)
    selected.column = .inherited
    reader.draw(selected, of: self, context)
    var layer = BarLayer(
      content: content, frame: barFrame, safeArea: EdgeInsets(bottom: view.safeArea.bottom), isVisible: !isTabBarHidden)
    if reader.readsElements { layer.row = tabRow }
    reader.draw(layer, of: self, context)
  }

  /// The content of the bar, with an item for each controller.
  var barContent: ShownContent {
    let items = viewControllers.enumerated().map { index, controller in
      var members = [Member("id", .string(itemID(of: controller)))]
      if let title = controller.tabBarItem.title { members.append(Member("title", .string(title))) }
      if let image = controller.tabBarItem.image { members.append(Member("image", .string(image))) }
      members.append(Member("isEnabled", true))
      members.append(Member("isSelected", .bool(index == selectedIndex)))
      return Value.object(members)
    }
    return ShownContent(
      of: self, tabBar: ViewModel(id: "\(id)/tabBar", content: ["kind": "tabBar", "items": .array(items)]))
  }

  /// The items of the bar with their frames.
  private var tabRow: ElementRow {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let frames = TabBarRow(frame: barFrame, count: viewControllers.count, isMirrored: isMirrored).frames
    let elements = zip(viewControllers, frames).map { controller, frame in
      Element(
        id: itemID(of: controller), frame: frame, touch: .perform { self.didTapItem(of: controller) })
    }
    return ElementRow(area: barFrame, elements: elements)
  }

  private func itemID(of controller: ViewController) -> String { "\(id)/item-\(controller.id)" }
}
