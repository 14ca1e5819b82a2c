/// The state of a controller's presentations: what it presents, what presents it, and how it wants to be presented.
struct ModalState {
  /// The presented controller. The outermost controller has it for everything inside it, and a controller inside has one in its
  /// presentation context alone.
  var presented: ViewController?
  weak var presenting: ViewController?
  /// The presentation, while this controller is presented.
  var presentation: Presentation?
  /// The controller that this one replaces while the style is adapted, or nil for one that the app presents itself.
  var original: ViewController?
  /// The layout environment inside the presentation, or nil for that of the window (see `ColumnSplit+Inspector.swift`).
  var layoutEnvironment: LayoutEnvironment?

  var style = ModalPresentationStyle.automatic
  /// Whether the controller defines a presentation context, or nil for the default.
  var definesContext: Bool?
  var isModal = false
  var preferredContentSize = Size.zero
}

extension ViewController {
  /// The controller that this one, or one around it, presents (AD documented).
  public var presentedViewController: ViewController? { nearestPresenter?.modal.presented }

  /// The controller that presents this one, or the outermost one around it (AD documented).
  public var presentingViewController: ViewController? { presentationRoot.modal.presenting }

  /// The style of the next presentation of this controller. The default is automatic (AD documented: since iOS 13;
  /// before it is full screen, which is the meaning of automatic there).
  public var modalPresentationStyle: ModalPresentationStyle {
    get { modal.style }
    set { modal.style = newValue }
  }

  /// Whether the user cannot dismiss this controller by a swipe or by a tap beside a popover. The default is false (AD
  /// documented; before iOS 13 `isModalInPopover`).
  public var isModalInPresentation: Bool {
    get { modal.isModal }
    set { modal.isModal = newValue }
  }

  /// The size that this controller prefers as a popover or a form sheet. Zero stands for no preference (AD documented).
  public var preferredContentSize: Size {
    get { modal.preferredContentSize }
    set {
      guard modal.preferredContentSize != newValue else { return }
      guard newValue.isFinite else { return application.raise("A size is made of finite numbers", receiver: id) }
      modal.preferredContentSize = newValue
      setNeedsLayout()
    }
  }

  /// The outermost controller around this one, which presents and is presented for everything inside it.
  var presentationRoot: ViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// The present presentation of this controller, or nil if it is not presented.
  var presentation: Presentation? { modal.presenting == nil ? nil : modal.presentation }
}

extension ViewController {
  /// The reason why this controller cannot be put into a container, at the root or into a presentation, or nil if it can.
  var objectionToMoving: String? {
    if let parent { return "\(id) has a parent already, \(parent.id); a view controller has one." }
    return presentingViewController == nil ? nil : "\(id) is being presented; it cannot be anywhere else."
  }
}
