import SplitKit

/// The container of a visited profile, which is pushed because a split view cannot be pushed. It contains a split view that fills its safe
/// area (spec/split-view.md 9.5). This split has no delegate and not the prototype's button.
final class ProfileContainerViewController: ViewController {
  let profile: UserProfileViewController
  let split: SplitViewController

  init(_ application: Application, number: Int, owner: Person, _ store: PhotoStore, _ overlays: Overlays) {
    profile = UserProfileViewController(application, number: number, owner: owner, store, overlays)
    split = SplitViewController(application, id: "split-\(number)")
    split.preferredDisplayMode = .allVisible
    split.viewControllers = [profile, EmptyDetailViewController(application, id: "empty-\(number)")]
    super.init(application, id: "container-\(number)", title: profile.title)
    addChild(split)
  }

  /// The background that is visible at the edges, which the split leaves free.
  override var viewModel: Value? { ["kind": "blank"] }

  override func layoutChildren() {
    var placement = view
    placement.frame = view.frame.inset(by: view.safeArea)
    placement.safeArea = .zero
    split.layOut(placement)
  }

  /// The size of the split for a new size of the container. It assumes that the insets stay the same, because the
  /// container learns its new insets only with its place.
  override func size(forChildContentContainer child: ViewController, withParentContainerSize size: Size) -> Size {
    Rect(x: 0, y: 0, width: size.width, height: size.height).inset(by: view.safeArea).size
  }
}
