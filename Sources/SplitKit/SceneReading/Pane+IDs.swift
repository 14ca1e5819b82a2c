/// The ids of panes, elements and view models, by the controllers that they belong to.
extension Pane {
  static let suffix = "/pane"

  static func id(of controller: ViewController) -> String { controller.id + suffix }
  static func dimmingID(of split: SplitViewController) -> String { "\(split.id)/dimming" }
  /// A split view has a dimming pane of its own, over its secondary.
  static func dimmingID(ofPresented controller: ViewController) -> String {
    controller is SplitViewController ? "\(controller.id)/presentation/dimming" : "\(controller.id)/dimming"
  }
  static func separatorID(_ name: String, of split: SplitViewController) -> String { "\(split.id)/\(name)" }
  static func tabBarID(of tabBar: TabBarController) -> String { "\(tabBar.id)/tabBar" }
  static func barID(of navigation: NavigationController) -> String { "\(navigation.id)/bar" }
  static func toolbarID(of controller: ViewController) -> String { "\(controller.id)/toolbar" }
  static func tabItemID(of controller: ViewController, in tabBar: TabBarController) -> String {
    "\(tabBar.id)/item-\(controller.id)"
  }
}
