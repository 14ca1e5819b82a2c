import SplitKit

/// Where the user is in the prototype: the selected post, whether its detail is in front, the mode, the offsets.
struct InstagramPlace {
  let split: InstagramSplitViewController
  let profile: UserProfileViewController

  var value: Value {
    var members: [Member] = [Member("tab", "profile")]
    if let post = profile.selectedPost { members.append(Member("post", .number(Double(post)))) }
    members.append(Member("showsDetail", .bool(detail != nil)))
    members.append(Member("preferredDisplayMode", .string(split.preferredDisplayMode.name)))
    members.append(Member("offsets", .object(offsets)))
    return .object(members)
  }

  /// The detail that is in front: the secondary's, or that on top of the collapsed stack.
  private var detail: ViewController? {
    let controllers = split.viewControllers
    let top = controllers.count > 1 ? controllers[1] : (controllers.first as? NavigationController)?.topViewController
    return (top as? NavigationController)?.topViewController as? ContentDetailViewController
  }

  private var offsets: [Member] {
    [profile, detail].compactMap { controller in
      guard let controller, let layout = controller.contentLayout, layout.offset.y > 0 else { return nil }
      return Member(controller.id, .number(layout.offset.y))
    }
  }

  /// Goes there: what is missing or makes no sense is left as it is.
  static func restore(_ place: Value, split: InstagramSplitViewController, profile: UserProfileViewController) {
    if let mode = place["preferredDisplayMode"]?.string.flatMap(DisplayMode.init(name:)) {
      split.restore(preferredDisplayMode: mode)
    }
    if let number = place["post"]?.number, let post = Int(exactly: number) {
      place["showsDetail"]?.bool == false ? profile.markSelected(post) : profile.select(post)
    }
    split.layoutIfNeeded()
    let here = InstagramPlace(split: split, profile: profile)
    for controller in [profile, here.detail].compactMap({ $0 }) {
      if let y = place["offsets"]?[controller.id]?.number { controller.didScroll(to: Point(x: 0, y: y)) }
    }
  }
}
