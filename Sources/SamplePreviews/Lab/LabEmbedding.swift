import SplitKit

/// The place of the lab's split view.
enum LabEmbedding: String, CaseIterable {
  /// The split is the window's root, or the child of its host.
  case window
  /// The split is the first of two tabs. The second tab is a split of its own, which does not appear before its tab is
  /// selected.
  case tab
  /// The split is in a container on top of a stack, because a split view itself cannot be pushed.
  case pushed
  /// The split is presented over everything.
  case modal
  /// The split is in no window. The root is an empty controller.
  case none
}

extension LabEmbedding {
  /// The window's root, which contains the split or its host.
  func root(
    around content: ViewController, beside neighbour: ViewController?, _ controllers: PlainViewControllers,
    _ options: PreviewOptions, _ tabDelegate: LabTabDelegate
  ) throws(Refusal) -> ViewController {
    let application = content.application
    switch self {
    case .window: return content
    case .tab:
      let tabs = [("One", "1.square", content), ("Two", "2.square", neighbour)].compactMap { title, image, content in
        content.map { LabTab(name: $0.id, title: title, image: image, content: $0) }
      }
      return try TabBarController(application, tabs, options, tabDelegate)
    case .pushed:
      let navigation = NavigationController(rootViewController: controllers["menu"])
      navigation.pushViewController(content)
      return navigation
    case .modal:
      content.modalPresentationStyle = .fullScreen
      return PresentingViewController(application, id: "root", presenting: content)
    case .none: return controllers["root"]
    }
  }
}

/// A plain controller that presents another one when it first appears.
private final class PresentingViewController: ViewController {
  private let content: ViewController
  private var hasPresented = false

  init(_ application: Application, id: String, presenting content: ViewController) {
    self.content = content
    super.init(application, id: id, title: id)
    hidesClassName = true
  }

  override var viewModel: Value? { ["kind": "plain", "title": .string(id)] }

  override func viewDidAppear() {
    guard !hasPresented else { return }
    hasPresented = true
    present(content)
  }
}
