import SplitKit

/// Where the user is in a profile and its split: the selected post, whether its detail is in front, the comments, whether
/// an expand brings the detail back, and the modes of the split and of the detail's list.
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
    if showsComments { members.append(Member("showsComments", true)) }
    if split.secondaryBeforeCollapse is NavigationController { members.append(Member("returnsDetail", true)) }
    if profile.detail.listDisplayMode != .allVisible {
      members.append(Member("listDisplayMode", .string(profile.detail.listDisplayMode.name)))
    }
    return members + DisplayModePlace(split: split).members
  }

  /// How far the two are scrolled, of a profile whose name is not the same the next time.
  var offsets: [Member] {
    [("offset", profile as ViewController), ("detailOffset", detail)].compactMap { name, controller in
      controller?.scrolledOffset.map { Member(name, .number($0)) }
    }
  }

  /// The stack that is in front as a detail: the secondary, that on top of the collapsed stack, or one that is presented.
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

  /// The detail, if it is on that stack.
  var detail: ContentDetailViewController? {
    stack?.viewControllers.contains { $0 === profile.detail } == true ? profile.detail : nil
  }

  private var showsComments: Bool { detail != nil && stack?.topViewController === profile.detail.comments }

  /// Goes there. What is shown by a presentation stays away where something else is to be in front.
  func restore(_ place: Value, canPresent: Bool) {
    restoreSelection(place, canPresent: canPresent)
    DisplayModePlace(split: split).restore(place)
    profile.detail.restore(
      listDisplayMode: place["listDisplayMode"]?.string.flatMap(DisplayMode.init(name:)) ?? .allVisible)
    profile.restore(offset: place["offset"])
    profile.detail.restore(offset: place["detailOffset"])
  }

  private func restoreSelection(_ place: Value, canPresent: Bool) {
    guard let number = place["post"]?.number, let post = Int(exactly: number) else { return }
    profile.markSelected(post)
    if place["returnsDetail"] == true { rememberDetail(of: post) }
    let presents = split.isCollapsed && !(split.viewControllers.first is NavigationController)
    guard place["showsDetail"]?.bool != false, canPresent || !presents else { return uncoverProfile() }
    showDetail(of: post)
    split.layoutIfNeeded()
    if place["showsComments"]?.bool == true { profile.detail.showComments() }
    split.layoutIfNeeded()
  }

  /// Collapsed, the split is given the detail as what it had before.
  private func rememberDetail(of post: Int) {
    guard let primary = split.viewControllers.first, split.isCollapsed,
      !(split.secondaryBeforeCollapse is NavigationController)
    else { return }
    let stack = profile.stackedDetail(of: post)
    split.viewControllers = [primary, stack]
    if let primary = primary as? NavigationController { primary.setViewControllers([profile, stack]) }
    profile.detail.postSelected(at: post)
  }

  /// A detail that is in front already, from the launch on, only moves to its row.
  private func showDetail(of post: Int) {
    if detail == nil { profile.select(post) } else { profile.detail.postSelected(at: post) }
  }

  /// A detail that is there from the launch on may cover a profile that was in front.
  private func uncoverProfile() {
    if split.isCollapsed, detail != nil { profile.navigationController?.popViewController(animated: false) }
  }
}
