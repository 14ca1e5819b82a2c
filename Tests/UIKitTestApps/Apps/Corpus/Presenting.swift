import UIKit

// Sheets, popovers and what a delegate decides about them.

public final class PresentingController: UIViewController, UIPopoverPresentationControllerDelegate {
  public private(set) var events: [String] = []
  public var allowsDismissal = true
  private lazy var more = UIBarButtonItem(
    title: "More", style: .plain, target: self, action: Selector("showPopover:", PresentingController.showPopover(_:)))

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    navigationItem.rightBarButtonItem = more
    toolbarItems = [
      UIBarButtonItem(
        title: "Sheet", style: .plain, target: self, action: Selector("showSheet", PresentingController.showSheet)),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(title: "Full", style: .done, target: self, action: Selector("showFull", PresentingController.showFull)),
    ]
    navigationController?.setToolbarHidden(false, animated: false)
  }

  public func showPopover(_ sender: UIBarButtonItem) {
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 200, height: 150)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.barButtonItem = sender
    content.popoverPresentationController?.delegate = self
    content.popoverPresentationController?.permittedArrowDirections = .up
    present(content, animated: true) { self.events.append("popover shown") }
  }

  public func showSheet() {
    let sheet = SheetScreen()
    if let presentation = sheet.sheetPresentationController {
      presentation.detents = [
        .medium(), .large(), .custom(identifier: .init("small")) { context in context.maximumDetentValue * 0.2 },
      ]
      presentation.prefersGrabberVisible = true
      presentation.largestUndimmedDetentIdentifier = .medium
      presentation.delegate = self
    }
    present(sheet, animated: true)
  }

  public func showFull() {
    let screen = SheetScreen()
    screen.modalPresentationStyle = .fullScreen
    screen.modalTransitionStyle = .crossDissolve
    present(screen, animated: false, completion: { [weak self] in self?.events.append("full shown") })
  }

  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    events.append("should")
    return allowsDismissal
  }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { events.append("will") }
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { events.append("did") }
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    events.append("attempt")
  }
}

extension PresentingController: UISheetPresentationControllerDelegate {}

public final class SheetScreen: UIViewController {
  public private(set) var wasBeingDismissed = false
  deinit { SheetCount.shared.alive -= 1 }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    SheetCount.shared.alive += 1
  }

  required init?(coder: NSCoder) { fatalError() }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    wasBeingDismissed = isBeingDismissed
  }

  public func close() { dismiss(animated: true, completion: nil) }
}

public final class SheetCount: @unchecked Sendable {
  public static let shared = SheetCount()
  public var alive = 0
}
