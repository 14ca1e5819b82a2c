import SplitKit

/// The options of the lab about bars.
struct LabBars {
  /// Whether toolbars are shown, and each plain controller has three items for them.
  private let hasToolbars: Bool
  private let hasLargeTitles: Bool

  init(_ options: PreviewOptions) {
    hasToolbars = options["navigationToolbar"] == true
    hasLargeTitles = options["largeTitles"] == true
  }

  /// Makes the options the defaults of the stacks that an application creates from now on.
  func apply(to application: Application) {
    application.navigationDefaults.prefersLargeTitles = hasLargeTitles
    application.navigationDefaults.isToolbarHidden = !hasToolbars
  }

  /// Gives a new plain controller its toolbar items.
  func furnish(_ controller: PlainViewController) {
    guard hasToolbars else { return }
    controller.toolbarItems = ["One", "Two", "Three"].map { title in
      BarButtonItem(id: "\(controller.id)/toolbar-\(title.lowercased())", title: title) {}
    }
  }
}
