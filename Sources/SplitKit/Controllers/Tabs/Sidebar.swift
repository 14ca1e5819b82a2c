/// The sidebar of a tab bar controller, since iOS 18: `UITabBarController.Sidebar`.
public final class Sidebar {
  private weak var tabBarController: TabBarController?
  /// The value that the app or the user has given, or nil.
  private var isHiddenByChoice: Bool?

  init(of controller: TabBarController) { tabBarController = controller }

  /// Whether the sidebar is hidden. Until somebody assigns a value, it is true on a pad and false on a phone (T26 observed
  /// on iOS 26, inferred on iOS 18). The value has an effect only while the controller can show a sidebar.
  public var isHidden: Bool {
    get { isHiddenByChoice ?? (tabBarController?.traitCollection.userInterfaceIdiom != .phone) }
    set {
      guard newValue != isHiddenByChoice else { return }
      isHiddenByChoice = newValue
      tabBarController?.setNeedsLayout()
    }
  }

  /// How the sidebar shares the view with the content. The default is automatic (AD documented).
  public var preferredLayout = SidebarLayout.automatic {
    didSet { if preferredLayout != oldValue { tabBarController?.setNeedsLayout() } }
  }

  /// The width in points. It is unmeasured (spec/containers.md 344).
  package static let width: Double = 320
}
