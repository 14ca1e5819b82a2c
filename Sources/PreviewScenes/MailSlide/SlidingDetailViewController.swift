import SplitKit

/// Slides the master over itself and back, in portrait.
///
/// It does what the article's code does, move by move: it adds the master's width to the place of a view that is the split
/// view's to place, and remembers in a flag that it has. So what the article warns of can be seen too. Turned upside down
/// a second button comes; landscape takes one away; the one that is left slides the master over the detail there.
final class SlidingDetailViewController: DetailViewController {
  private(set) var masterIsVisible = false

  override func viewDidLoad() {
    addGestureRecognizer(GestureRecognizer(.swipe(.left)) { [unowned self] in handleSwipe(inwards: isMirrored) })
    addGestureRecognizer(GestureRecognizer(.swipe(.right)) { [unowned self] in handleSwipe(inwards: !isMirrored) })
    addGestureRecognizer(GestureRecognizer(.tap) { [unowned self] in handleSwipe(inwards: false) })
    if !interfaceOrientation.isLandscape { addMasterButton() }
    super.viewDidLoad()
  }

  override func didChooseItem() { hideMasterView() }

  override func willRotate(to orientation: InterfaceOrientation, duration: Double) {
    guard orientation.isLandscape else { return addMasterButton() }
    hideMasterView()
    removeMasterButton()
  }

  /// A swipe, or a tap, which is one outwards. In landscape nothing comes of them.
  private func handleSwipe(inwards: Bool) {
    guard !interfaceOrientation.isLandscape else { return }
    inwards ? showMasterView() : hideMasterView()
  }
}

/// The master's view.
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

  /// By its own width, from wherever it is. Where the master is at the right, the other way [ours: iOS 5 mirrors nothing].
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

/// The toolbar's button.
extension SlidingDetailViewController {
  func addMasterButton() {
    let button = BarButtonItem(id: freeButtonID, title: "Master") { [unowned self] in showMasterView() }
    insert(button)
  }

  /// Takes the first item away, if there is one: the article's sentence has no such condition, its repository has, and
  /// without it a turn from one landscape to the other would end the app.
  private func removeMasterButton() {
    guard let toolbar, !toolbar.items.isEmpty else { return }
    toolbar.setItems(Array(toolbar.items.dropFirst()), animated: true)
  }

  /// Each button of the bar has an id of its own: `detail/master`, then `detail/master-2`.
  private var freeButtonID: String {
    let taken = Set(toolbar?.items.map(\.id) ?? [])
    let ids = ["\(id)/master"] + (2...Toolbar.maximumItems + 1).map { "\(id)/master-\($0)" }
    return ids.first { !taken.contains($0) } ?? ids[0]
  }
}
