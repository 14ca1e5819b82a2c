import UIKit

// The split view of the article about adaptability, as a phone of 5.5 inches shows it: conversations beside a conversation. The
// split view decides nothing itself.

open class MessagesSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  open override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  public static func sample() -> MessagesSplitViewController {
    let split = MessagesSplitViewController()
    split.viewControllers = [
      UINavigationController(rootViewController: ConversationsViewController()),
      UINavigationController(rootViewController: ConversationViewController(name: "Noor")),
    ]
    return split
  }
}

open class ConversationsViewController: UIViewController {
  open override func viewDidLoad() {
    super.viewDidLoad()
    title = "Messages"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .compose, target: self, action: Selector("compose:", ConversationsViewController.compose(_:)))
  }

  public func compose(_ sender: Any?) {
    let detail = UINavigationController(rootViewController: ConversationViewController(name: "New"))
    showDetailViewController(detail, sender: sender)
  }
}

open class ConversationViewController: UIViewController {
  public let name: String
  public private(set) var sizeClasses: [UIUserInterfaceSizeClass] = []

  public init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  public required init?(coder aDecoder: NSCoder) {
    name = ""
    super.init(coder: aDecoder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
    navigationItem.leftItemsSupplementBackButton = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Details", style: .plain, target: self, action: Selector("details", ConversationViewController.details))
    sizeClasses.append(traitCollection.horizontalSizeClass)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    sizeClasses.append(traitCollection.horizontalSizeClass)
  }

  private lazy var detailsScreen = ConversationDetailsViewController()

  public func details() { show(detailsScreen, sender: self) }
}

open class ConversationDetailsViewController: UIViewController {
  open override func viewDidLoad() {
    super.viewDidLoad()
    title = "Details"
  }
}
