import SplitKit

/// A detail that slides the master over itself and back, in portrait.
///
/// It does what the article's code does, step by step. The code adds the master's width to the position of a view that
/// the split view positions, and stores in a flag that it has.
///
/// The article describes one button. Its code adds a button with every turn to portrait, from portrait too. With
/// `keepsOneButton` false, this controller does the same: a turn upside down adds a second button, landscape removes one,
/// and the remaining button slides the master over the detail there.
final class SlidingDetailViewController: DetailViewController {
  private(set) var masterIsVisible = false
  let keepsOneButton: Bool

  init(_ application: Application, id: String, keepsOneButton: Bool) {
    self.keepsOneButton = keepsOneButton
    super.init(application, id: id)
  }

  override func viewDidLoad() {
    recognize(.swipe(.left)) { $0.handleSwipe(inwards: $0.isMirrored) }
    recognize(.swipe(.right)) { $0.handleSwipe(inwards: !$0.isMirrored) }
    recognize(.tap) { $0.handleSwipe(inwards: false) }
    if !interfaceOrientation.isLandscape { addMasterButton() }
    super.viewDidLoad()
  }

  /// Calls a function for each of these gestures, as long as this controller exists.
  private func recognize(_ gesture: GestureRecognizer.Gesture, _ action: @escaping (SlidingDetailViewController) -> Void) {
    addGestureRecognizer(
      GestureRecognizer(gesture) { [weak self] in
        if let self { action(self) }
      })
  }

  override func didChooseItem() { hideMasterView() }

  override func willRotate(to orientation: InterfaceOrientation, duration: Double) {
    guard orientation.isLandscape else { return addMasterButton() }
    hideMasterView()
    removeMasterButton()
  }

  /// Handles a swipe. A tap counts as a swipe outwards. In landscape, neither has an effect.
  private func handleSwipe(inwards: Bool) {
    guard !interfaceOrientation.isLandscape else { return }
    inwards ? showMasterView() : hideMasterView()
  }
}

/// Moves the master's view.
extension SlidingDetailViewController {
  func showMasterView() {
    guard !masterIsVisible else { return }
    masterIsVisible = true
    moveMaster(inwards: true)
  }

  func hideMasterView() {
    guard masterIsVisible else { return }
    masterIsVisible = false
    moveMaster(inwards: false)
  }

  /// Moves the master by its own width from its present position. If the master is at the right, it moves the other way
  /// [ours: iOS 5 mirrors nothing].
  private func moveMaster(inwards: Bool) {
    guard let master = splitViewController?.viewControllers.first else { return }
    let isRightwards = inwards != isMirrored
    application.animate(duration: Application.defaultViewAnimationDuration) {
      master.viewOrigin.x += isRightwards ? master.view.frame.width : -master.view.frame.width
    }
  }

  private var isMirrored: Bool {
    (traitCollection.layoutDirection == .rightToLeft) != (splitViewController?.primaryEdge == .trailing)
  }
}

/// Adds and removes the toolbar's button.
extension SlidingDetailViewController {
  func addMasterButton() {
    if keepsOneButton, toolbar?.items.isEmpty == false { return }
    let button = BarButtonItem(id: freeButtonID, title: "Master") { [weak self] in self?.showMasterView() }
    insert(button)
  }

  /// Removes the first item, if there is one. The article's text does not have this condition, but its repository has.
  /// Without it, a turn from one landscape orientation to the other would end the app.
  private func removeMasterButton() {
    guard let toolbar, !toolbar.items.isEmpty else { return }
    toolbar.setItems(Array(toolbar.items.dropFirst()), animated: true)
  }

  /// An id that no other button of the bar has: `detail/master`, then `detail/master-2`.
  private var freeButtonID: String {
    let taken = Set(toolbar?.items.map(\.id) ?? [])
    let ids = ["\(id)/master"] + (2...Toolbar.maximumItems + 1).map { "\(id)/master-\($0)" }
    return ids.first { !taken.contains($0) } ?? ids[0]
  }
}
