import SplitKit

/// What home pushes: a split view cannot be pushed, so it is the child of a plain controller and fills its safe area
/// (spec/split-view.md 9.5). It has no delegate and no button of the prototype's.
final class ProfileContainerViewController: ViewController {
  let profile: UserProfileViewController
  let split: SplitViewController

  init(_ application: Application, number: Int, activity: Activity) {
    profile = UserProfileViewController(application, number: number, activity: activity)
    split = SplitViewController(application, id: "split-\(number)")
    split.preferredDisplayMode = .allVisible
    split.viewControllers = [profile, EmptyDetailViewController(application, id: "empty-\(number)")]
    super.init(application, id: "container-\(number)", title: profile.title)
    addChild(split)
  }

  /// What shows at the edges that the split leaves free.
  override var viewModel: Value? { ["kind": "blank"] }

  override func layoutChildren() {
    var placement = view
    placement.frame = view.frame.inset(by: view.safeArea)
    placement.safeArea = .zero
    split.layOut(placement)
  }

  /// The insets are taken to stay as they are: what they will be the container learns with its place.
  override func size(forChildContentContainer child: ViewController, withParentContainerSize size: Size) -> Size {
    Rect(x: 0, y: 0, width: size.width, height: size.height).inset(by: view.safeArea).size
  }
}
