/// What a controller knows about presentations: what it presents, what presents it, and how it wants to be presented.
struct ModalState {
  /// Only of a controller without a parent: UIKit lets the outermost one present for all that it contains.
  var presented: ViewController?
  weak var presenting: ViewController?
  /// While it is presented.
  var presentation: Presentation?

  var style = ModalPresentationStyle.automatic
  var isModal = false
  var preferredContentSize = Size.zero
}

extension ViewController {
  /// What this controller presents, or one of those around it does (AD documented).
  public var presentedViewController: ViewController? { presentationRoot.modal.presented }

  /// What presented this controller, or the outermost one around it (AD documented).
  public var presentingViewController: ViewController? { presentationRoot.modal.presenting }

  /// How this controller is presented the next time. Default automatic (AD documented: since iOS 13; before, full
  /// screen, which is what automatic is there).
  public var modalPresentationStyle: ModalPresentationStyle {
    get { modal.style }
    set { modal.style = newValue }
  }

  /// Whether the user cannot dismiss this controller, by a swipe or by a tap beside a popover. Default false (AD
  /// documented; before iOS 13 `isModalInPopover`).
  public var isModalInPresentation: Bool {
    get { modal.isModal }
    set { modal.isModal = newValue }
  }

  /// How large this controller would like to be as a popover or a form sheet; zero for no wish (AD documented).
  public var preferredContentSize: Size {
    get { modal.preferredContentSize }
    set {
      guard modal.preferredContentSize != newValue else { return }
      modal.preferredContentSize = newValue
      setNeedsLayout()
    }
  }

  /// The outermost controller around this one: it presents, and is presented, for all that it contains.
  var presentationRoot: ViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// How this controller is presented at the moment; nil while it is not.
  var presentation: Presentation? { modal.presenting == nil ? nil : modal.presentation }
}
