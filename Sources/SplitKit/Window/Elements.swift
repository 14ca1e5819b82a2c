/// Something that can be tapped.
struct Element {
  let id: String
  /// The pane that it is drawn in.
  let pane: String
  let isEnabled: Bool
  let tap: () -> Void
}

/// Everything in a window that can be tapped, by id.
struct Elements {
  private(set) var all: [String: Element] = [:]

  init(of window: Window) {
    window.rootViewController.forEachDescendant { add($0, in: window) }
  }

  private mutating func add(_ controller: ViewController, in window: Window) {
    if controller.presentation != nil, controller.parent == nil { addDimming(of: controller) }
    switch controller {
    case let navigation as NavigationController: addBar(of: navigation, in: window)
    case let tabBar as TabBarController: addItems(of: tabBar)
    case let split as SplitViewController:
      let pane = Pane.dimmingID(of: split)
      add(pane, in: pane) { split.implementation.didTapDimming() }
      let details = split.implementation.details
      if let primary = details.primaryInPopover {
        let pane = Pane.dimmingID(ofPresented: primary)
        add(pane, in: pane) { details.popover?.controller.dismiss() }
      }
    default:
      addContent(of: controller)
      for field in controller.textFields { add(field, in: Pane.id(of: controller), window) }
      addToolbar(of: controller)
    }
  }

  private mutating func add(_ id: String, in pane: String, isEnabled: Bool = true, _ tap: @escaping () -> Void) {
    all[id] = Element(id: id, pane: pane, isEnabled: isEnabled, tap: tap)
  }

  /// What lies between a presentation and what is below it, where there is something that catches taps.
  private mutating func addDimming(of presented: ViewController) {
    guard presented.presentationDimming != nil else { return }
    let pane = Pane.dimmingID(ofPresented: presented)
    add(pane, in: pane) { presented.didTapBesidePresentation() }
  }

  /// A tap on a field gives it the keyboard.
  private mutating func add(_ field: TextField, in pane: String, _ window: Window) {
    add(field.id, in: pane) { window.setFocus(field.id) }
  }

  private mutating func addBar(of navigation: NavigationController, in window: Window) {
    guard !(navigation.parent is NavigationController), let bar = NavigationBar(of: navigation) else { return }
    let pane = Pane.id(of: navigation)
    for item in bar.leading + bar.trailing {
      add(item.id, in: pane, isEnabled: item.isEnabled) { item.perform() }
    }
    if let search = bar.top.navigationItem.searchController { add(search.searchField, in: pane, window) }
    if let back = bar.back, let id = bar.backID {
      add(id, in: pane) { back.navigation.popViewController() }
    }
  }

  private mutating func addToolbar(of controller: ViewController) {
    for item in controller.toolbar?.items ?? [] {
      add(item.id, in: Pane.id(of: controller), isEnabled: item.isEnabled) { item.perform() }
    }
  }

  private mutating func addItems(of tabBar: TabBarController) {
    for controller in tabBar.viewControllers {
      add(Pane.tabItemID(of: controller, in: tabBar), in: Pane.tabBarID(of: tabBar)) {
        tabBar.didTapItem(of: controller)
      }
    }
  }

  private mutating func addContent(of controller: ViewController) {
    guard let model = controller.viewModel else { return }
    model.forEachElement { id, isEnabled in
      add(id, in: Pane.id(of: controller), isEnabled: isEnabled) { controller.didTap(element: id) }
    }
  }
}

extension Value {
  /// Calls the body with every `id` in a view model, and whether what has it is enabled.
  package func forEachElement(_ body: (_ id: String, _ isEnabled: Bool) -> Void) {
    switch self {
    case .array(let elements): for element in elements { element.forEachElement(body) }
    case .object(let members):
      if let id = self["id"]?.string { body(id, self["isEnabled"]?.bool ?? true) }
      for member in members { member.value.forEachElement(body) }
    case .null, .bool, .number, .string: break
    }
  }
}
