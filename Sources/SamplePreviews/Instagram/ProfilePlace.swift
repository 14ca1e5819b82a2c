import ContentBlocks
import SplitKit

/// The place of the user in a profile and its split: the selected post, whether its detail and the comments are in
/// front, whether an expand restores the detail, and the modes of the split and of the detail's list.
struct ProfilePlace {
  let profile: UserProfileViewController
  let split: SplitViewController

  init(_ profile: UserProfileViewController, in split: SplitViewController) {
    (self.profile, self.split) = (profile, split)
  }

  var members: [Member] {
    var members: [Member] = []
    if let post = profile.selectedPost { members.append(Member("post", .number(Double(post)))) }
    members.append(Member("showsDetail", .bool(detail != nil)))
    if showsComments {
      members += [Member("showsComments", true), Member("commentsOf", profile.detail.comments.post.value)]
    }
    if split.secondaryBeforeCollapse is NavigationController { members.append(Member("returnsDetail", true)) }
    if profile.detail.listDisplayMode != .allVisible {
      members.append(Member("listDisplayMode", .string(profile.detail.listDisplayMode.name)))
    }
    return members + DisplayModePlace(split: split).members
  }

  /// The offsets of the profile and its detail, for a profile whose name will be another one after a restore.
  var offsets: [Member] {
    [("offset", profile as ViewController), ("detailOffset", detail)].compactMap { name, controller in
      controller?.scrolledOffset.map { Member(name, .number($0)) }
    }
  }

  /// The stack that shows the detail: the secondary, the top of the collapsed stack, or a presented stack.
  private var stack: NavigationController? {
    let controllers = split.viewControllers
    if controllers.count > 1 { return controllers[1] as? NavigationController }
    if let outer = controllers.first as? NavigationController { return outer.topViewController as? NavigationController }
    return presentedDetail
  }

  private var presentedDetail: NavigationController? {
    let navigation = profile.detail.navigationController
    return navigation?.splitViewController == nil && navigation?.presentingViewController != nil ? navigation : nil
  }

  /// The detail, or nil if it is not on the stack in front.
  var detail: ContentDetailViewController? {
    stack?.viewControllers.contains { $0 === profile.detail } == true ? profile.detail : nil
  }

  private var showsComments: Bool { detail != nil && stack?.topViewController === profile.detail.comments }

  /// Restores a place. If `canPresent` is false, nothing is presented, because another screen must be in front.
  func restore(_ place: Value, canPresent: Bool) {
    restoreSelection(place, canPresent: canPresent)
    DisplayModePlace(split: split).restore(place)
    profile.detail.restore(listDisplayMode: listDisplayMode(in: place))
    profile.restore(offset: place["offset"])
    profile.detail.restore(offset: place["detailOffset"])
  }

  /// The mode that the list was last told in a place, where the split tells it any.
  private func listDisplayMode(in place: Value) -> DisplayMode {
    guard (split as? InstagramSplitViewController)?.tellsDetail == true else { return .allVisible }
    return place["listDisplayMode"]?.string.flatMap(DisplayMode.init(name:)) ?? .allVisible
  }

  private func restoreSelection(_ place: Value, canPresent: Bool) {
    guard let number = place["post"]?.number, let post = Int(exactly: number) else { return }
    profile.markSelected(post)
    if place["returnsDetail"] == true { rememberDetail(of: post) }
    let presents = split.isCollapsed && !(split.viewControllers.first is NavigationController)
    guard place["showsDetail"]?.bool != false, canPresent || !presents else { return uncoverProfile() }
    showDetail(of: post)
    split.layoutIfNeeded()
    if place["showsComments"]?.bool == true {
      profile.detail.showComments(of: PostID(place["commentsOf"]) ?? PostID(owner: profile.owner.number, number: post))
    }
    split.layoutIfNeeded()
  }

  /// Gives a collapsed split the detail as its secondary from before the collapse.
  private func rememberDetail(of post: Int) {
    guard let primary = split.viewControllers.first, split.isCollapsed,
      !(split.secondaryBeforeCollapse is NavigationController)
    else { return }
    let stack = profile.stackedDetail(of: post)
    split.viewControllers = [primary, stack]
    if let primary = primary as? NavigationController { primary.setViewControllers([profile, stack]) }
    profile.detail.postSelected(at: post)
  }

  /// Shows the post in front, without the comments that may cover it.
  func show(_ post: Int) {
    profile.markSelected(post)
    if showsComments { stack?.popViewController(animated: false) }
    showDetail(of: post)
  }

  /// Shows the detail of a post. A detail that has been in front since the launch only scrolls to the post.
  private func showDetail(of post: Int) {
    if detail == nil { profile.select(post) } else { profile.detail.postSelected(at: post) }
  }

  /// Pops a detail that has been in front since the launch and covers the profile.
  private func uncoverProfile() {
    if split.isCollapsed, detail != nil { profile.navigationController?.popViewController(animated: false) }
  }
}
